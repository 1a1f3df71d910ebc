import { errors, type Provider } from 'oidc-provider';
import { inLanguage, isForLanguage, languageAsked, languageFrom } from '../pages/language.ts';
import type { Context } from './context.ts';
import { readForm } from './form.ts';
import type { IdentitySettings } from './options.ts';
import { messagePage } from './pages/messagePage.ts';
import { languageOf, showMessage, showPage } from './pages/show.ts';
import { ACTIONS, FIELDS, type SignInProblem, signInPage } from './pages/signInPage.ts';
import { BLOCKED, SELECT_ACCOUNT_PROMPT, SIGN_UP_PROMPT } from './policy.ts';
import { ROUTES } from './routes.ts';
import { authTimeOfNow, endSession, subjectOfSession } from './session.ts';
import type { SignInLimit } from './signInLimit.ts';

type Interaction = InstanceType<Provider['Interaction']>;

/** Query that shows the form where the sign-up page would stand. */
const WITH_FORM = 'form';

/**
 * The pages under `/login/<id>`: the form, its answers, and the sign-up page. The id is in the path so that
 * the cookie which proves whose sign-in it is belongs to this one alone.
 */
export function createSignIn(provider: Provider, settings: IdentitySettings, limit: SignInLimit) {
  /** The sign-in that page and cookie both name; undefined where it is over. */
  async function interactionOf(ctx: Context, uid: string): Promise<Interaction | undefined> {
    try {
      const interaction = await provider.interactionDetails(ctx.req, ctx.res);
      if (interaction.uid !== uid) return undefined;
      ctx.state.responseMode = interaction.params.response_mode;
      return interaction;
    } catch (error) {
      if (error instanceof errors.SessionNotFound) return undefined;
      throw error;
    }
  }

  async function showForm(ctx: Context, interaction: Interaction, email: string, problem?: SignInProblem) {
    const { uid, prompt, session } = interaction;
    const chosen =
      prompt.name === SELECT_ACCOUNT_PROMPT && session
        ? await settings.accounts.findAccountBySubject(session.accountId)
        : undefined;
    const statuses = { wrong: 401, incomplete: 422, limited: 429 };
    if (problem?.kind === 'limited') ctx.set('Retry-After', String(problem.retryAfterSeconds));
    await showPage(
      ctx,
      problem ? statuses[problem.kind] : 200,
      signInPage({
        language: languageOf(ctx),
        path: `${ROUTES.signIn}/${uid}`,
        email,
        problem,
        continueAs: chosen?.active ? chosen.name : undefined,
      }),
    );
  }

  /** Shows the form in reply to it. Who comes back to the page finds the e-mail that was typed. */
  async function showAgain(ctx: Context, interaction: Interaction, email: string, problem?: SignInProblem) {
    interaction.lastSubmission = { email };
    await interaction.persist();
    await showForm(ctx, interaction, email, problem);
  }

  /** Sends the browser back to `/authorize`, which finishes with what was decided here. */
  async function finish(ctx: Context, interaction: Interaction, result: Interaction['result']) {
    interaction.result = result;
    await interaction.persist();
    ctx.status = 303;
    ctx.redirect(interaction.returnTo);
  }

  /** Keeps the language chosen on the page: one that the sign-in did not begin in, whoever used it before. */
  async function keepLanguage(ctx: Context, { params }: Interaction, subject: string) {
    const language = languageAsked(ctx.query.ui_locales);
    if (language === null || language === languageFrom(params.ui_locales)) return;
    await settings.accounts.chooseLanguage(subject, language);
  }

  async function signIn(ctx: Context, interaction: Interaction, email: string, password: string) {
    if (!email || !password) {
      return showAgain(ctx, interaction, email, {
        kind: 'incomplete',
        missing: [...(email ? [] : ['email' as const]), ...(password ? [] : ['password' as const])],
      });
    }
    // From before the password is checked, and kept until the browser comes back for its code: a password
    // that is changed meanwhile ends this sign-in, too.
    const ts = authTimeOfNow();
    const tried = await limit.try(email, settings.clientAddress(ctx.req), () =>
      settings.accounts.verifyPassword(email, password),
    );
    if (tried.outcome === 'failed') return showAgain(ctx, interaction, email, { kind: 'wrong' });
    if (tried.outcome === 'limited') {
      return showAgain(ctx, interaction, email, {
        kind: 'limited',
        retryAfterSeconds: tried.retryAfterSeconds,
      });
    }
    const { account } = tried;
    if (!account.active) return finish(ctx, interaction, { ...BLOCKED });
    await keepLanguage(ctx, interaction, account.subject);
    if (interaction.session && interaction.session.accountId !== account.subject) {
      await endSession(ctx, provider, settings);
      interaction.session = undefined;
    }
    const login = { accountId: account.subject, ts };
    return finish(ctx, interaction, { login, [SELECT_ACCOUNT_PROMPT]: {} });
  }

  return {
    async show(ctx: Context, uid: string): Promise<void> {
      const interaction = await interactionOf(ctx, uid);
      if (!interaction) {
        // Whoever goes back after signing in has nothing to begin anew.
        const isSignedIn = (await subjectOfSession(ctx, provider)) !== undefined;
        return showMessage(ctx, settings, isSignedIn ? 200 : 400, isSignedIn ? 'signedIn' : 'expired');
      }
      if (interaction.prompt.name === SIGN_UP_PROMPT && ctx.query[WITH_FORM] === undefined) {
        // Without PKCE this sign-in cannot be finished: the portal starts one that can.
        const address = interaction.params.code_challenge
          ? `${ROUTES.signIn}/${uid}?${WITH_FORM}`
          : settings.portalUrl;
        const language = languageOf(ctx);
        const way = { href: inLanguage(address, language), label: 'toSignIn' } as const;
        return showPage(ctx, 200, messagePage(language, 'signUp', way));
      }
      const typed = interaction.lastSubmission?.email ?? interaction.params.login_hint;
      return showForm(ctx, interaction, typeof typed === 'string' ? typed : '');
    },

    async submit(ctx: Context, uid: string): Promise<void> {
      const interaction = await interactionOf(ctx, uid);
      if (!interaction) return showMessage(ctx, settings, 400, 'expired');
      const form = await readForm(ctx, settings);
      if (!form) return;

      const email = (form.get(FIELDS.email) ?? '').trim();
      if (isForLanguage(form)) return showAgain(ctx, interaction, email);
      const action = form.get(FIELDS.action);
      if (action === ACTIONS.cancel) {
        return finish(ctx, interaction, { error: 'access_denied', error_description: 'the user cancelled' });
      }
      if (
        action === ACTIONS.continue &&
        interaction.prompt.name === SELECT_ACCOUNT_PROMPT &&
        interaction.session
      ) {
        await keepLanguage(ctx, interaction, interaction.session.accountId);
        return finish(ctx, interaction, { [SELECT_ACCOUNT_PROMPT]: {} });
      }
      return signIn(ctx, interaction, email, form.get(FIELDS.password) ?? '');
    },
  };
}
