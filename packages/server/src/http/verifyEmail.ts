import { type ServerWords, serverWords } from '@parley/i18n/server';
import { and, eq, gt } from 'drizzle-orm';
import { type Context, Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { html } from 'hono/html';
import type { Clock } from '../clock.ts';
import type { Database } from '../database/database.ts';
import { emailVerifications, users } from '../database/schema.ts';
import { hashToken } from '../secrets.ts';
import { languageColumn } from '../users/language.ts';
import { cardPage, FORM_MAX_BYTES, passedLanguage } from './page.ts';

/**
 * The page that a verification e-mail links to. Opening it changes nothing, because mail scanners open links
 * too; its button proves the address, once. It speaks the user's language; the link passes it along
 * for when it is no longer valid.
 */
export function createVerifyEmailPage({ db }: Database, clock: Clock): Hono {
  const app = new Hono();
  app.use('/verify-email/*', bodyLimit({ maxSize: FORM_MAX_BYTES }));

  const isOf = (token: string) =>
    and(eq(emailVerifications.tokenHash, hashToken(token)), gt(emailVerifications.expiresAt, clock.now()));

  const way = (t: ServerWords) => html`<a class="button main" href="/">${t('verify.back')}</a>`;

  const over = (c: Context) => {
    const language = passedLanguage(c);
    const t = serverWords(language);
    return c.html(cardPage(t('verify.overTitle'), way(t), language), 410);
  };

  app.get('/verify-email/:token', async (c) => {
    const [user] = await db
      .select({ language: languageColumn })
      .from(emailVerifications)
      .innerJoin(users, eq(users.id, emailVerifications.userId))
      .where(isOf(c.req.param('token')));
    if (!user) return over(c);
    const t = serverWords(user.language);
    const form = html`<form method="post"><button class="button main">${t('verify.confirm')}</button></form>`;
    return c.html(cardPage(t('verify.title'), form, user.language));
  });

  app.post('/verify-email/:token', async (c) => {
    const [proof] = await db
      .delete(emailVerifications)
      .where(isOf(c.req.param('token')))
      .returning();
    const [user] = proof
      ? await db
          .update(users)
          .set({ emailVerified: true })
          .where(and(eq(users.id, proof.userId), eq(users.email, proof.email)))
          .returning({ language: languageColumn })
      : [];
    if (!user) return over(c);
    const t = serverWords(user.language);
    return c.html(cardPage(t('verify.doneTitle'), way(t), user.language));
  });

  return app;
}
