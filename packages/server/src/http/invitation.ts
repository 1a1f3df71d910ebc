import { serverWords } from '@parley/i18n/server';
import {
  DISPLAY_NAME_MAX_LENGTH,
  INVITATION_HOURS,
  PASSWORD_MAX_LENGTH,
  PASSWORD_MIN_LENGTH,
} from '@parley/model';
import { eq } from 'drizzle-orm';
import { type Context, Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { html } from 'hono/html';
import type { IdentityConfig } from '../config.ts';
import { organisations, type User } from '../database/schema.ts';
import { alertOf, fieldOf } from '../pages/form.ts';
import { inLanguage } from '../pages/language.ts';
import { isStorable } from '../storableText.ts';
import { createInvitations, type InvitationParts } from '../users/invitations.ts';
import { isGoodPassword } from '../users/passwordRules.ts';
import { cardPage, FORM_MAX_BYTES, passedLanguage } from './page.ts';

/** What may be wrong with a form, and the words for it. */
const PROBLEMS = {
  name: 'invitation.refused.name',
  password: 'invitation.refused.password',
  repeat: 'invitation.refused.repeat',
} as const;
type Problem = keyof typeof PROBLEMS;

interface Form {
  name: string;
  password: string;
  repeat: string;
}

/**
 * The page that an invitation leads to (US-1). Opening it changes nothing, because mail scanners open links
 * too. With the embedded provider its form chooses a password; with another one it leads to the sign-in,
 * which knows the invited by their verified e-mail address. It speaks the language that the invited user has
 * from their organisation; the link passes it along for when it is over (SH-5).
 */
export function createInvitationPage(parts: InvitationParts, identity: IdentityConfig): Hono {
  const { db } = parts.database;
  const invitations = createInvitations(parts);
  const app = new Hono();

  const over = (c: Context) => {
    const language = passedLanguage(c);
    const t = serverWords(language);
    const content = html`<p class="message">${t('invitation.overText', { hours: INVITATION_HOURS })}</p>`;
    return c.html(cardPage(t('invitation.overTitle'), content, language), 410);
  };

  async function show(c: Context, user: User, form?: Form, problem?: Problem) {
    const t = serverWords(user.language);
    const [organisation] = await db
      .select()
      .from(organisations)
      .where(eq(organisations.id, user.organisationId));
    const title = t('invitation.title', { organisation: organisation?.name ?? '' });
    const { email, language } = user;
    const signIn = html`<a class="button main" href="${inLanguage('/signin', language)}">${t('invitation.signIn')}</a>`;
    const newPassword = html`type="password" autocomplete="new-password"`;
    const rules = { min: PASSWORD_MIN_LENGTH, max: PASSWORD_MAX_LENGTH };
    const content =
      identity.kind === 'external'
        ? html`<p class="message">${t('invitation.elsewhere', { email })}</p>${signIn}`
        : html`<p class="purpose">${t('invitation.purpose', { email })}</p>
${problem ? alertOf(t(PROBLEMS[problem])) : ''}
<form method="post" novalidate>
<input type="hidden" name="email" autocomplete="username" value="${email}">
${fieldOf({
  name: 'name',
  label: t('invitation.name'),
  attributes: html`autocomplete="name" maxlength="${DISPLAY_NAME_MAX_LENGTH}" value="${form?.name ?? ''}"`,
  invalid: problem === 'name',
})}
${fieldOf({
  name: 'password',
  label: t('invitation.password'),
  attributes: newPassword,
  invalid: problem === 'password',
  help: t('invitation.rules', rules),
})}
${fieldOf({
  name: 'repeat',
  label: t('invitation.repeat'),
  attributes: newPassword,
  invalid: problem === 'repeat',
})}
<div class="actions"><button class="button main">${t('invitation.submit')}</button></div>
</form>`;
    return c.html(cardPage(title, content, language), problem ? 422 : 200);
  }

  app.use('/invitation/*', bodyLimit({ maxSize: FORM_MAX_BYTES }), async (c, next) => {
    await next();
    c.header('cache-control', 'no-store');
  });

  app.get('/invitation/:token', async (c) => {
    const user = await invitations.find(c.req.param('token'));
    return user ? show(c, user) : over(c);
  });

  app.post('/invitation/:token', async (c) => {
    const token = c.req.param('token');
    const user = await invitations.find(token);
    if (!user) return over(c);
    if (identity.kind === 'external') return show(c, user);
    const form = formOf(await c.req.parseBody());
    const problem = problemOf(form);
    if (problem) return show(c, user, form, problem);
    if (!(await invitations.accept(token, form))) return over(c);
    const { language } = user;
    const t = serverWords(language);
    const content = html`<p class="message">${t('invitation.doneText')}</p>
<a class="button main" href="${inLanguage('/signin', language)}">${t('invitation.signIn')}</a>`;
    return c.html(cardPage(t('invitation.doneTitle'), content, language));
  });

  return app;
}

function formOf(body: Record<string, unknown>): Form {
  const text = (name: string) => (typeof body[name] === 'string' ? body[name] : '');
  return { name: text('name').trim(), password: text('password'), repeat: text('repeat') };
}

function problemOf({ name, password, repeat }: Form): Problem | undefined {
  if (name === '' || !isStorable(name) || name.length > DISPLAY_NAME_MAX_LENGTH) return 'name';
  if (!isGoodPassword(password)) return 'password';
  return password === repeat ? undefined : 'repeat';
}
