import type { Locale } from '@parley/model';
import { html, raw } from 'hono/html';
import { type Markup, page } from './layout.ts';
import { pageWords } from './words.ts';

const ALERT_ID = 'problem';

/** Field names and the values of the buttons that do something else than sign in. */
export const FIELDS = { email: 'email', password: 'password', action: 'action' } as const;
export const ACTIONS = { cancel: 'cancel', continue: 'continue' } as const;

/** Why the page is shown again. */
export type SignInProblem =
  | { kind: 'wrong' }
  | { kind: 'incomplete'; missing: 'email' | 'password' }
  | { kind: 'limited'; retryAfterSeconds: number };

const alertIcon = raw(
  '<svg viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="1.75" ' +
    'stroke-linecap="round" stroke-linejoin="round" aria-hidden="true"><circle cx="12" cy="12" ' +
    'r="10"/><path d="M12 8v4m0 4h.01"/></svg>',
);

/** The sign-in form; after a failure it keeps the e-mail and puts the focus where something has to change. */
export function signInPage(options: {
  language: Locale;
  /** Where the form is posted to. */
  action: string;
  email: string;
  problem?: SignInProblem | undefined;
  /** Name of the account that is signed in, if one may be chosen instead of typing. */
  continueAs?: string | undefined;
}): Markup {
  const { language, action, email, problem, continueAs } = options;
  const words = pageWords[language].signIn;
  const focus = focusOf(email, problem);
  const invalid = {
    email: problem?.kind === 'wrong' || (problem?.kind === 'incomplete' && problem.missing === 'email'),
    password: problem?.kind === 'wrong' || (problem?.kind === 'incomplete' && problem.missing === 'password'),
  };
  const field = (name: 'email' | 'password', attributes: Markup) => html`<div class="field">
<label for="${name}">${words[name]}</label>
<input id="${name}" name="${FIELDS[name]}" ${attributes} required ${focus === name ? 'autofocus' : ''} ${
    invalid[name] ? raw(`aria-invalid="true" aria-describedby="${ALERT_ID}"`) : ''
  }>
</div>`;

  return page(
    language,
    words.title,
    html`<div class="head"><h1>${words.title}</h1><p class="purpose">${words.purpose}</p></div>
${
  continueAs
    ? html`<form method="post" action="${action}">
<button class="button second" name="${FIELDS.action}" value="${ACTIONS.continue}">${words.continueAs(continueAs)}</button>
</form>
<p class="between">${words.otherAccount}</p>`
    : ''
}
${problem ? html`<div class="alert" role="alert" id="${ALERT_ID}">${alertIcon}<p>${textOf(language, problem)}</p></div>` : ''}
<form method="post" action="${action}">
${field('email', html`type="email" autocomplete="username" autocapitalize="none" spellcheck="false" value="${email}"`)}
${field('password', html`type="password" autocomplete="current-password"`)}
<div class="actions">
<button class="button main">${words.submit}</button>
<button class="button quiet" name="${FIELDS.action}" value="${ACTIONS.cancel}" formnovalidate>${words.cancel}</button>
</div>
</form>`,
  );
}

function focusOf(email: string, problem: SignInProblem | undefined): 'email' | 'password' {
  if (problem?.kind === 'incomplete') return problem.missing;
  return email === '' ? 'email' : 'password';
}

function textOf(language: Locale, problem: SignInProblem): string {
  const words = pageWords[language].signIn;
  if (problem.kind === 'limited') return words.limited(Math.ceil(problem.retryAfterSeconds / 60));
  return words[problem.kind];
}
