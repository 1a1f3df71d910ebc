import { SIGN_IN_ANEW } from '@parley/api';
import { serverWords } from '@parley/i18n/server';
import { DISPLAY_NAME_MAX_LENGTH, INVITATION_HOURS, type Locale } from '@parley/model';
import { html } from 'hono/html';
import { alertOf, fieldOf, refusalTemplate } from '../../pages/form.ts';
import { inLanguage } from '../../pages/language.ts';
import { type Markup, pageOf } from '../../pages/layout.ts';
import type { Invited } from '../../users/invitations.ts';
import { passwordRulesOf } from './passwordChecklist.ts';

/** What may be wrong with a form, and the words for it. */
const PROBLEMS = {
  name: 'invitation.refused.name',
  password: 'invitation.refused.password',
  repeat: 'invitation.refused.repeat',
} as const;
export type InvitationProblem = keyof typeof PROBLEMS;

/** What somebody enters who accepts an invitation. */
export interface InvitationForm {
  name: string;
  password: string;
  repeat: string;
}

/** The portal's page that begins a sign-in. */
export const SIGN_IN_PATH = `/${SIGN_IN_ANEW.path}`;

const card = (title: string, content: Markup, language: Locale, withPassword = false): Markup =>
  pageOf(language, title, {
    kind: 'card',
    withPassword,
    markup: html`<div class="head"><h1>${title}</h1></div>${content}`,
  });

/** Says that a link is used or too old, and leads whoever used it to the portal's sign-in. */
export function invitationOverPage(language: Locale, signInUrl: string): Markup {
  const t = serverWords(language);
  const content = html`<p class="message">${t('invitation.overText', { hours: INVITATION_HOURS })}</p>
<p class="message">${t('invitation.overAccepted')}</p>
<a class="button main" href="${inLanguage(signInUrl, language)}">${t('invitation.signIn')}</a>`;
  return card(t('invitation.overTitle'), content, language);
}

/** Leads to the sign-in of another provider, which knows the invited by their verified e-mail address. */
export function invitationElsewherePage({ user, language, organisation }: Invited): Markup {
  const { email } = user;
  const t = serverWords(language);
  const content = html`<p class="message">${t('invitation.elsewhere', { email })}</p>
<a class="button main" href="${inLanguage(SIGN_IN_PATH, language)}">${t('invitation.signIn')}</a>`;
  return card(t('invitation.title', { organisation }), content, language);
}

/**
 * Lets somebody who was invited say their name and choose a password. The page does not repeat passwords, so
 * its script checks them before they are sent; without it both are typed again, and the first has the focus.
 * @param signedIn e-mail address of who is signed in at this browser, and is not any more afterwards
 */
export function invitationPage(
  { user, language, organisation }: Invited,
  signedIn: string | undefined,
  form?: InvitationForm,
  problem?: InvitationProblem,
): Markup {
  const { email } = user;
  const t = serverWords(language);
  const newPassword = html`type="password" autocomplete="new-password"`;
  const content = html`<p class="purpose">${t('invitation.purpose', { email })}</p>
${signedIn === undefined ? '' : html`<p class="message">${t('invitation.signedIn', { email: signedIn })}</p>`}
${problem ? alertOf(t(PROBLEMS[problem])) : ''}
<form method="post" novalidate>
${refusalTemplate()}
<input type="hidden" name="email" autocomplete="username" value="${email}">
${fieldOf({
  name: 'name',
  label: t('invitation.name'),
  attributes: html`autocomplete="name" maxlength="${DISPLAY_NAME_MAX_LENGTH}" value="${form?.name ?? ''}"`,
  focus: problem === undefined || problem === 'name',
  invalid: problem === 'name',
  refused: t(PROBLEMS.name),
})}
${fieldOf({
  name: 'password',
  label: t('invitation.password'),
  attributes: newPassword,
  focus: problem === 'password' || problem === 'repeat',
  invalid: problem === 'password' || problem === 'repeat',
  refused: t(PROBLEMS.password),
  ...passwordRulesOf(language),
  show: t('identity.showPassword'),
})}
${fieldOf({
  name: 'repeat',
  label: t('invitation.repeat'),
  attributes: newPassword,
  invalid: problem === 'repeat',
  refused: t(PROBLEMS.repeat),
})}
<div class="actions"><button class="button main">${t('invitation.submit')}</button></div>
</form>`;
  return card(t('invitation.title', { organisation }), content, language, true);
}
