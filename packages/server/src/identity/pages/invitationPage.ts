import { SIGN_IN_ANEW } from '@parley/api';
import { serverWords } from '@parley/i18n/server';
import { DISPLAY_NAME_MAX_LENGTH, INVITATION_HOURS, type Locale } from '@parley/model';
import { html } from 'hono/html';
import { fieldOf } from '../../pages/form.ts';
import { FORM_ID, inLanguage } from '../../pages/language.ts';
import { type Markup, type PageContent, pageOf } from '../../pages/layout.ts';
import type { Invited } from '../../users/invited.ts';
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

const card = (title: string, content: Markup, language: Locale, more: Partial<PageContent> = {}): Markup =>
  pageOf(language, title, {
    ...more,
    kind: 'card',
    markup: html`<div class="head"><h1>${title}</h1></div>${content}`,
  });

const ROLE_WORDS = { admin: 'invitation.roles.admin', user: 'invitation.roles.user' } as const;

/** What somebody of a role can do; a user without an assistant is told apart. */
const ABLE_WORDS = {
  admin: 'invitation.able.admin',
  user: 'invitation.able.user',
  none: 'invitation.able.none',
} as const;

/** At most so many assistants are named; of those beyond it is said how many there are. */
const NAMED_ASSISTANTS = 5;

/** Who invites, and to what: the role, and what it lets them do. */
function offerOf({ user, language, inviter, assistants }: Invited): Markup {
  const t = serverWords(language);
  const named = assistants.slice(0, NAMED_ASSISTANTS);
  const count = assistants.length - named.length;
  const list = [...named, ...(count > 0 ? [t('invitation.more', { count })] : [])];
  const isWithout = user.role === 'user' && assistants.length === 0;
  const facts = [
    [t('invitation.by'), inviter],
    [t('invitation.role'), t(ROLE_WORDS[user.role])],
    [t('invitation.able.title'), t(ABLE_WORDS[isWithout ? 'none' : user.role])],
    [t('invitation.assistants'), new Intl.ListFormat(language).format(list)],
  ];
  return html`<dl class="facts">${facts
    .filter(([, fact]) => fact)
    .map(([term, fact]) => html`<dt>${term}</dt><dd dir="auto">${fact}</dd>`)}</dl>`;
}

/**
 * Says that a link is used or too old, and leads whoever used it to the portal's sign-in.
 * @param path of the link, whose page speaks the other languages too: nobody knows whose it was
 */
export function invitationOverPage(language: Locale, path: string, signInUrl: string): Markup {
  const t = serverWords(language);
  const content = html`<p class="message">${t('invitation.overText', { hours: INVITATION_HOURS })}</p>
<p class="message">${t('invitation.overAccepted')}</p>
<a class="button main" href="${inLanguage(signInUrl, language)}">${t('invitation.signIn')}</a>`;
  return card(t('invitation.overTitle'), content, language, { path });
}

/**
 * Says that the address has joined another organisation, which it has to leave before it joins this one.
 * @param path of the link, where opening it says the same in the other languages; left out for the reply to a
 * form
 */
export function invitationTakenPage(
  { user, language, organisation }: Invited,
  signInUrl: string,
  path?: string,
): Markup {
  const { email } = user;
  const t = serverWords(language);
  const content = html`<p class="message">${t('invitation.takenText', { email })}</p>
<p class="message">${t('invitation.takenWay', { organisation })}</p>
<a class="button main" href="${inLanguage(signInUrl, language)}">${t('invitation.signIn')}</a>`;
  return card(t('invitation.takenTitle'), content, language, { path });
}

/** Leads to the sign-in of another provider, which knows the invited by their verified e-mail address. */
export function invitationElsewherePage(invited: Invited): Markup {
  const { user, language, organisation } = invited;
  const { email } = user;
  const t = serverWords(language);
  const content = html`${offerOf(invited)}<p class="message">${t('invitation.elsewhere', { email })}</p>
<a class="button main" href="${inLanguage(SIGN_IN_PATH, language)}">${t('invitation.signIn')}</a>`;
  return card(t('invitation.title', { organisation }), content, language);
}

/**
 * Lets somebody who was invited say their name and choose a password. The page does not repeat passwords, so
 * its script checks them before they are sent; without it both are typed again, and the first has the focus.
 * @param path where the page is
 * @param signedIn e-mail address of who is signed in at this browser, and is not any more afterwards
 * @param typed what was sent, where the page is shown again, and what of it was refused
 */
export function invitationPage(
  invited: Invited,
  path: string,
  signedIn: string | undefined,
  typed?: { form: InvitationForm; problems: readonly InvitationProblem[] },
): Markup {
  const { user, language, organisation } = invited;
  const { form, problems = [] } = typed ?? {};
  const isWrong = (field: InvitationProblem) => problems.includes(field);
  const { email } = user;
  const t = serverWords(language);
  const newPassword = html`type="password" autocomplete="new-password"`;
  const content = html`${offerOf(invited)}<p class="purpose">${t('invitation.purpose', { email })}</p>
${signedIn === undefined ? '' : html`<p class="message">${t('invitation.signedIn', { email: signedIn })}</p>`}
<form method="post" id="${FORM_ID}" novalidate>
<input type="hidden" name="email" autocomplete="username" value="${email}">
${fieldOf({
  name: 'name',
  label: t('invitation.name'),
  attributes: html`autocomplete="name" maxlength="${DISPLAY_NAME_MAX_LENGTH}" value="${form?.name ?? ''}"`,
  focus: problems.length === 0 || isWrong('name'),
  invalid: isWrong('name'),
  refused: t(PROBLEMS.name),
})}
${fieldOf({
  name: 'password',
  label: t('invitation.password'),
  attributes: newPassword,
  // Neither is repeated: whichever was wrong, the first of them is typed first.
  focus: problems.length > 0 && !isWrong('name'),
  invalid: isWrong('password'),
  refused: t(PROBLEMS.password),
  ...passwordRulesOf(language),
  show: t('identity.showPassword'),
})}
${fieldOf({
  name: 'repeat',
  label: t('invitation.repeat'),
  attributes: newPassword,
  invalid: isWrong('repeat'),
  refused: t(PROBLEMS.repeat),
})}
<div class="actions"><button class="button main">${t('invitation.submit')}</button></div>
</form>`;
  return card(t('invitation.title', { organisation }), content, language, {
    withPassword: true,
    withForm: true,
    path,
  });
}
