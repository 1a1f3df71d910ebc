import { createHash } from 'node:crypto';
import { accountEmail, type Locale, missingPasswordRules } from '@parley/model';
import type { Provider } from 'oidc-provider';
import type { PasswordAccount } from '../accounts.ts';
import { inLanguage, isForLanguage } from '../pages/language.ts';
import type { LimitReached } from '../rateLimit.ts';
import { hashToken, randomToken } from '../secrets.ts';
import type { Context } from './context.ts';
import { readForm } from './form.ts';
import type { IdentitySettings } from './options.ts';
import { messagePage } from './pages/messagePage.ts';
import { newPasswordPage, RESET_FIELDS, type ResetProblem, resetRequestPage } from './pages/resetPages.ts';
import { languageOf, showPage } from './pages/show.ts';
import { ROUTES } from './routes.ts';
import { endSession } from './session.ts';
import type { SignInLimit } from './signInLimit.ts';

/** Under which links to a new password are kept; `endSessions` forgets them with everything of an account. */
const MODEL = 'PasswordReset';
/** How long such a link is valid. */
const RESET_HOURS = 1;
const HOUR_SECONDS = 60 * 60;
/** Links for one e-mail address, and from one network address, in an hour. */
const PER_EMAIL = { max: 3, windowSeconds: HOUR_SECONDS };
const PER_ADDRESS = { max: 20, windowSeconds: HOUR_SECONDS };

/**
 * The pages under `/password-reset`: who forgot their password is mailed a link, and chooses another one. The
 * answer is the same, and takes the same time, whether or not there is such an account (ADR 53).
 */
export function createPasswordReset(provider: Provider, settings: IdentitySettings, signIns: SignInLimit) {
  const { accounts, limiter, store } = settings;
  /** The way back to the portal, which passes the language along. */
  const signInUrl = (language: Locale) => inLanguage(new URL('signin', settings.portalUrl).href, language);

  /** The account that a link is for, as long as it is valid. */
  async function accountOf(token: string): Promise<PasswordAccount | undefined> {
    const payload = await store.find(MODEL, hashToken(token));
    return payload && accounts.findPasswordAccount({ subject: String(payload.accountId) });
  }

  async function mailLink(email: string): Promise<void> {
    const account = await accounts.findPasswordAccount({ email });
    if (!account) return;
    const token = randomToken();
    await store.upsert(MODEL, hashToken(token), { accountId: account.subject }, RESET_HOURS * HOUR_SECONDS);
    const url = new URL(`${ROUTES.passwordReset}/${token}`, settings.issuer).href;
    await settings.mails.resetLink(account, inLanguage(url, account.language), RESET_HOURS);
  }

  function count(email: string, address: string): Promise<LimitReached | null> {
    return limiter.take([
      { key: keyOf('email', email), limit: PER_EMAIL },
      { key: keyOf('address', address), limit: PER_ADDRESS },
    ]);
  }

  function showRequest(ctx: Context, email = '', problem?: ResetProblem, status = 200) {
    const language = languageOf(ctx);
    const content = { email, problem, signInUrl: signInUrl(language) };
    return showPage(ctx, status, resetRequestPage(language, content));
  }

  /** Also what a reader meets whose password was saved and whose page did not arrive: they may sign in. */
  const showOver = (ctx: Context) => {
    const language = languageOf(ctx);
    const way = { href: inLanguage(ROUTES.passwordReset, language), label: 'resetAgain' } as const;
    const other = { href: signInUrl(language), label: 'toSignIn' } as const;
    return showPage(ctx, 410, messagePage(language, 'resetOver', way, { other }));
  };

  const showForm = (ctx: Context, account: PasswordAccount, problem?: ResetProblem) =>
    showPage(ctx, problem ? 422 : 200, newPasswordPage(account.language, { email: account.email, problem }));

  return {
    show: (ctx: Context) => showRequest(ctx),

    async request(ctx: Context): Promise<void> {
      const form = await readForm(ctx, settings);
      if (!form) return;
      const typed = form.get(RESET_FIELDS.email) ?? '';
      if (isForLanguage(form)) return showRequest(ctx, typed);
      const email = accountEmail(typed);
      if (email === '') return showRequest(ctx, '', { kind: 'email' }, 422);
      const reached = await count(email, settings.clientAddress(ctx.req));
      if (reached) {
        ctx.set('Retry-After', String(reached.retryAfter));
        return showRequest(ctx, email, { kind: 'limited', retryAfterSeconds: reached.retryAfter }, 429);
      }
      // Not awaited: how long it takes would tell whether there is such an account.
      void mailLink(email).catch(settings.onError);
      const language = languageOf(ctx);
      const way = { href: signInUrl(language), label: 'toSignIn' } as const;
      return showPage(ctx, 200, messagePage(language, 'resetSent', way, { count: RESET_HOURS }));
    },

    /** Opening a link changes nothing, because mail scanners open links too. */
    async open(ctx: Context, token: string): Promise<void> {
      const account = await accountOf(token);
      return account ? showForm(ctx, account) : showOver(ctx);
    },

    async choose(ctx: Context, token: string): Promise<void> {
      const form = await readForm(ctx, settings);
      if (!form) return;
      const account = await accountOf(token);
      if (!account) return showOver(ctx);
      const password = form.get(RESET_FIELDS.password) ?? '';
      if (missingPasswordRules(password).length > 0) return showForm(ctx, account, { kind: 'password' });
      if (password !== form.get(RESET_FIELDS.repeat)) return showForm(ctx, account, { kind: 'repeat' });
      // Of several at once only one gets it.
      if (!(await store.take(MODEL, hashToken(token)))) return showOver(ctx);
      await accounts.setPassword(account.subject, password);
      await endSession(ctx, provider, settings);
      await signIns.know(account.email, settings.clientAddress(ctx.req));
      // The password is changed, whether or not this notice can be sent.
      void settings.mails.passwordChanged(account);
      const { language } = account;
      const way = { href: signInUrl(language), label: 'toSignIn' } as const;
      return showPage(ctx, 200, messagePage(language, 'resetDone', way));
    },
  };
}

/** Addresses are kept as digests: the database need not tell who forgot what. */
function keyOf(...parts: string[]): string {
  return `password-reset:${createHash('sha256').update(JSON.stringify(parts)).digest('base64url')}`;
}
