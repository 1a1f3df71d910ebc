import { SIGN_IN_ANEW } from '@parley/api';
import { DISPLAY_NAME_MAX_LENGTH, inOneLine, isBlank, missingPasswordRules } from '@parley/model';
import type { Provider } from 'oidc-provider';
import { inLanguage, isForLanguage, languageAsked } from '../pages/language.ts';
import type { Invited } from '../users/invited.ts';
import type { Context } from './context.ts';
import { readForm } from './form.ts';
import type { IdentitySettings } from './options.ts';
import {
  type InvitationForm,
  type InvitationProblem,
  invitationOverPage,
  invitationPage,
  invitationTakenPage,
  SIGN_IN_PATH,
} from './pages/invitationPage.ts';
import { languageOf, showPage } from './pages/show.ts';
import { beginSession, subjectOfSession } from './session.ts';

/**
 * The pages under `/invitation/<token>` (US-1): who was invited chooses a password, and is signed in by that
 * (ADR 70). They speak the language that the invited user has from their organisation; the link passes it
 * along for when it is over (SH-5).
 */
export function createInvitationAcceptance(provider: Provider, settings: IdentitySettings) {
  const { accounts, invitations } = settings;
  const signInUrl = new URL(SIGN_IN_PATH, settings.portalUrl).href;
  const showOver = (ctx: Context) =>
    showPage(ctx, 410, invitationOverPage(languageOf(ctx), ctx.path, signInUrl));
  const showTaken = (ctx: Context, invited: Invited, path?: string) =>
    showPage(ctx, 409, invitationTakenPage(invited, signInUrl, path));

  /** Whose link it is, in the language that the address asks for. */
  async function invitedBy(ctx: Context, token: string): Promise<Invited | undefined> {
    const invited = await invitations.find(token);
    return invited && { ...invited, language: languageAsked(ctx.query.ui_locales) ?? invited.language };
  }

  /** E-mail address of who is signed in at this browser. */
  async function signedInAt(ctx: Context): Promise<string | undefined> {
    const subject = await subjectOfSession(ctx, provider);
    return subject === undefined ? undefined : (await accounts.findAccountBySubject(subject))?.email;
  }

  return {
    /** Opening a link changes nothing, because mail scanners open links too. */
    async open(ctx: Context, token: string): Promise<void> {
      const invited = await invitedBy(ctx, token);
      if (!invited) return showOver(ctx);
      const signedIn = await signedInAt(ctx);
      // Nobody learns by opening a link that its address is known; its owner knows.
      if (signedIn === invited.user.email) return showTaken(ctx, invited, ctx.path);
      return showPage(ctx, 200, invitationPage(invited, ctx.path, signedIn));
    },

    async accept(ctx: Context, token: string): Promise<void> {
      // This form signs in. Another site could send it with an invitation and a password of its own, and have
      // a reader work in a stranger's account: a request that does not say where it is from is refused too.
      const fields = await readForm(ctx, settings, { needsOrigin: true });
      if (!fields) return;
      const invited = await invitedBy(ctx, token);
      if (!invited) return showOver(ctx);
      const form = formOf(fields);
      const isRead = isForLanguage(fields);
      const problems = isRead ? [] : problemsOf(form);
      if (isRead || problems.length > 0) {
        const page = invitationPage(invited, ctx.path, await signedInAt(ctx), { form, problems });
        return showPage(ctx, isRead ? 200 : 422, page);
      }
      const user = await invitations.accept(token, { ...form, language: invited.language });
      if (user === 'taken') return showTaken(ctx, invited);
      if (!user?.subject) return showOver(ctx);
      await beginSession(ctx, provider, user.subject, settings);
      ctx.set('Cache-Control', 'no-store');
      ctx.status = 303;
      const { path, parameter } = SIGN_IN_ANEW;
      ctx.redirect(inLanguage(new URL(`${path}?${parameter}=1`, settings.portalUrl).href, invited.language));
    },
  };
}

function formOf(fields: URLSearchParams): InvitationForm {
  const text = (name: string) => fields.get(name) ?? '';
  return { name: inOneLine(text('name')).trim(), password: text('password'), repeat: text('repeat') };
}

/** All that is wrong, in the order of the fields. */
function problemsOf({ name, password, repeat }: InvitationForm): InvitationProblem[] {
  const wrong = {
    name: isBlank(name) || name.length > DISPLAY_NAME_MAX_LENGTH,
    password: missingPasswordRules(password).length > 0,
    repeat: password !== repeat,
  };
  return (Object.keys(wrong) as InvitationProblem[]).filter((field) => wrong[field]);
}
