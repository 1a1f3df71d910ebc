import { serverWords } from '@parley/i18n/server';
import type { Locale } from '@parley/model';
import { html } from 'hono/html';
import { alertOf, fieldOf } from '../../pages/form.ts';
import { ACTION_FIELD, FORM_ID, inLanguage } from '../../pages/language.ts';
import { type Markup, pageOf } from '../../pages/layout.ts';
import { ROUTES } from '../routes.ts';

/** Field names and the values of the buttons that do something else than sign in. */
export const FIELDS = { email: 'email', password: 'password', action: ACTION_FIELD } as const;
export const ACTIONS = { cancel: 'cancel', continue: 'continue' } as const;

/** Why the page is shown again. */
export type SignInProblem =
  | { kind: 'wrong' }
  | { kind: 'incomplete'; missing: readonly ('email' | 'password')[] }
  | { kind: 'limited'; retryAfterSeconds: number };

/** The sign-in form; after a failure it keeps the e-mail and puts the focus where something has to change. */
export function signInPage(options: {
  language: Locale;
  /** Where the page is, and its form is posted to. */
  path: string;
  email: string;
  problem?: SignInProblem | undefined;
  /** Name of the account that is signed in, if one may be chosen instead of typing. */
  continueAs?: string | undefined;
}): Markup {
  const { language, path, email, problem, continueAs } = options;
  const action = inLanguage(path, language);
  const t = serverWords(language);
  const title = t('identity.signIn.title');
  const focus = email === '' ? 'email' : 'password';
  const isAbout = (name: 'email' | 'password') =>
    problem?.kind === 'wrong' || (problem?.kind === 'incomplete' && problem.missing.includes(name));
  const emailField = fieldOf({
    name: FIELDS.email,
    label: t('identity.signIn.email'),
    attributes: html`type="email" autocomplete="username" autocapitalize="none" spellcheck="false" value="${email}"`,
    focus: focus === 'email',
    invalid: isAbout('email'),
  });
  const passwordField = fieldOf({
    name: FIELDS.password,
    label: t('identity.signIn.password'),
    attributes: html`type="password" autocomplete="current-password"`,
    focus: focus === 'password',
    invalid: isAbout('password'),
    show: t('identity.showPassword'),
  });
  const markup = html`<div class="head"><h1>${title}</h1><p class="purpose">${t('identity.signIn.purpose')}</p></div>
${
  continueAs
    ? html`<form method="post" action="${action}">
<button class="button second" name="${FIELDS.action}" value="${ACTIONS.continue}">${t('identity.signIn.continueAs', { name: continueAs })}</button>
</form>
<p class="between">${t('identity.signIn.otherAccount')}</p>`
    : ''
}
${problem ? alertOf(textOf(language, problem)) : ''}
<form method="post" action="${action}" id="${FORM_ID}" novalidate>
${emailField}
${passwordField}
<a class="aside" href="${inLanguage(ROUTES.passwordReset, language)}">${t('identity.signIn.forgot')}</a>
<div class="actions">
<button class="button main">${t('identity.signIn.submit')}</button>
<button class="button quiet" name="${FIELDS.action}" value="${ACTIONS.cancel}">${t('identity.signIn.cancel')}</button>
</div>
</form>`;
  return pageOf(language, title, { kind: 'card', markup, withPassword: true, withForm: true, path });
}

function textOf(language: Locale, problem: SignInProblem): string {
  const t = serverWords(language);
  switch (problem.kind) {
    case 'wrong':
      return t('identity.signIn.wrong');
    case 'incomplete':
      return t('identity.signIn.incomplete');
    case 'limited':
      return t('identity.signIn.limited', { count: Math.ceil(problem.retryAfterSeconds / 60) });
  }
}
