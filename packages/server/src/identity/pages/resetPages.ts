import { serverWords } from '@parley/i18n/server';
import type { Locale } from '@parley/model';
import { html } from 'hono/html';
import { alertOf, fieldOf } from '../../pages/form.ts';
import { FORM_ID, inLanguage } from '../../pages/language.ts';
import { type Markup, pageOf } from '../../pages/layout.ts';
import { ROUTES } from '../routes.ts';
import { passwordRulesOf } from './passwordChecklist.ts';

/** Field names of both forms. */
export const RESET_FIELDS = { email: 'email', password: 'password', repeat: 'repeat' } as const;

/** Why a form is shown again. */
export type ResetProblem =
  | { kind: 'email' | 'password' | 'repeat' }
  | { kind: 'limited'; retryAfterSeconds: number };

function textOf(language: Locale, problem: ResetProblem): string {
  const t = serverWords(language);
  switch (problem.kind) {
    case 'email':
      return t('identity.reset.missing');
    case 'password':
      return t('invitation.refused.password');
    case 'repeat':
      return t('invitation.refused.repeat');
    case 'limited':
      return t('identity.reset.limited', { count: Math.ceil(problem.retryAfterSeconds / 60) });
  }
}

/** Asks who forgot their password. */
export function resetRequestPage(
  language: Locale,
  { email, problem, signInUrl }: { email: string; problem?: ResetProblem | undefined; signInUrl: string },
): Markup {
  const t = serverWords(language);
  const field = fieldOf({
    name: RESET_FIELDS.email,
    label: t('identity.signIn.email'),
    attributes: html`type="email" autocomplete="username" autocapitalize="none" spellcheck="false" value="${email}"`,
    focus: true,
    invalid: problem?.kind === 'email',
  });
  const title = t('identity.reset.title');
  return pageOf(language, title, {
    kind: 'card',
    path: ROUTES.passwordReset,
    withForm: true,
    markup: html`<div class="head"><h1>${title}</h1><p class="purpose">${t('identity.reset.purpose')}</p></div>
${problem ? alertOf(textOf(language, problem)) : ''}
<form method="post" action="${inLanguage(ROUTES.passwordReset, language)}" id="${FORM_ID}" novalidate>
${field}
<div class="actions">
<button class="button main">${t('identity.reset.submit')}</button>
<a class="button quiet" href="${signInUrl}">${t('identity.toSignIn')}</a>
</div>
</form>`,
  });
}

/** Lets somebody who came by a mailed link choose another password. */
export function newPasswordPage(
  language: Locale,
  { email, problem }: { email: string; problem?: ResetProblem | undefined },
): Markup {
  const t = serverWords(language);
  const title = t('identity.reset.title');
  const type = html`type="password" autocomplete="new-password"`;
  return pageOf(language, title, {
    kind: 'card',
    withPassword: true,
    markup: html`<div class="head"><h1>${title}</h1><p class="purpose">${t('identity.reset.newFor', { email })}</p></div>
<form method="post" novalidate>
<input type="hidden" name="username" autocomplete="username" value="${email}">
${fieldOf({
  name: RESET_FIELDS.password,
  label: t('identity.reset.password'),
  attributes: type,
  focus: problem?.kind !== 'repeat',
  invalid: problem?.kind === 'password',
  refused: textOf(language, { kind: 'password' }),
  ...passwordRulesOf(language),
  show: t('identity.showPassword'),
})}
${fieldOf({
  name: RESET_FIELDS.repeat,
  label: t('invitation.repeat'),
  attributes: type,
  focus: problem?.kind === 'repeat',
  invalid: problem?.kind === 'repeat',
  refused: textOf(language, { kind: 'repeat' }),
})}
<div class="actions">
<button class="button main">${t('identity.reset.save')}</button>
</div>
</form>`,
  });
}
