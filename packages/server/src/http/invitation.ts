import { DISPLAY_NAME_MAX_LENGTH, type Locale } from '@parley/model';
import { eq } from 'drizzle-orm';
import { type Context, Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { html } from 'hono/html';
import type { IdentityConfig } from '../config.ts';
import { organisations, type User } from '../database/schema.ts';
import { isStorable } from '../storableText.ts';
import { createInvitations, type InvitationParts } from '../users/invitations.ts';
import { isGoodPassword } from '../users/passwordRules.ts';
import { invitationWords } from './invitationWords.ts';
import { browserLanguage, FORM_MAX_BYTES, page } from './page.ts';

/** What was wrong with a form: a key of `refused` in the page's words. */
type Problem = 'name' | 'password' | 'repeat';

interface Form {
  name: string;
  password: string;
  repeat: string;
}

/**
 * The page that an invitation leads to (US-1). Opening it changes nothing, because mail scanners open links
 * too. With the embedded provider its form chooses a password; with another one it leads to the sign-in,
 * which knows the invited by their verified e-mail address.
 */
export function createInvitationPage(parts: InvitationParts, identity: IdentityConfig): Hono {
  const { db } = parts.database;
  const invitations = createInvitations(parts);
  const app = new Hono();
  const localeOf = (c: Context): Locale => c.get('language') as Locale;
  const wordsOf = (c: Context) => invitationWords[localeOf(c)];

  const over = (c: Context) => {
    const words = wordsOf(c);
    return c.html(page(words.overTitle, html`<p>${words.overText}</p>`, localeOf(c)), 410);
  };

  async function show(c: Context, user: User, form?: Form, problem?: Problem) {
    const words = wordsOf(c);
    const [organisation] = await db
      .select()
      .from(organisations)
      .where(eq(organisations.id, user.organisationId));
    const title = words.title(organisation?.name ?? '');
    const content =
      identity.kind === 'external'
        ? html`<p>${words.elsewhere(user.email)}</p><p><a class="button" href="/signin">${words.signIn}</a></p>`
        : html`<p class="soft">${words.purpose(user.email)}</p>
            ${problem ? html`<p class="notice" role="alert">${words.refused[problem]}</p>` : ''}
            <form method="post" class="fields">
              <input type="hidden" name="email" autocomplete="username" value="${user.email}" />
              <label>${words.name}
                <input name="name" autocomplete="name" required maxlength="${DISPLAY_NAME_MAX_LENGTH}"
                  value="${form?.name ?? ''}" />
              </label>
              <label>${words.password}
                <input name="password" type="password" autocomplete="new-password" required
                  aria-describedby="rules" />
              </label>
              <p id="rules" class="soft">${words.rules}</p>
              <label>${words.repeat}
                <input name="repeat" type="password" autocomplete="new-password" required />
              </label>
              <button>${words.submit}</button>
            </form>`;
    return c.html(page(title, content, localeOf(c)), problem ? 422 : 200);
  }

  app.use('/invitation/*', browserLanguage, bodyLimit({ maxSize: FORM_MAX_BYTES }), async (c, next) => {
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
    const words = wordsOf(c);
    const content = html`<p>${words.doneText}</p><p><a class="button" href="/signin">${words.signIn}</a></p>`;
    return c.html(page(words.doneTitle, content, localeOf(c)));
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
