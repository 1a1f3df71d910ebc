import { and, eq, gt } from 'drizzle-orm';
import { Hono } from 'hono';
import { html } from 'hono/html';
import type { Clock } from '../clock.ts';
import type { Database } from '../database/database.ts';
import { emailVerifications, users } from '../database/schema.ts';
import { hashToken } from '../secrets.ts';
import { page } from './page.ts';

/**
 * The page that a verification e-mail links to. Opening it changes nothing, because mail scanners open links
 * too; its button proves the address, once.
 */
export function createVerifyEmailPage({ db }: Database, clock: Clock): Hono {
  const app = new Hono();

  app.get('/verify-email/:token', (c) =>
    c.html(page('Confirm your e-mail address', html`<form method="post"><button>Confirm</button></form>`)),
  );

  app.post('/verify-email/:token', async (c) => {
    const [proof] = await db
      .delete(emailVerifications)
      .where(
        and(
          eq(emailVerifications.tokenHash, hashToken(c.req.param('token'))),
          gt(emailVerifications.expiresAt, clock.now()),
        ),
      )
      .returning();
    const [user] = proof
      ? await db
          .update(users)
          .set({ emailVerified: true })
          .where(and(eq(users.id, proof.userId), eq(users.email, proof.email)))
          .returning({ id: users.id })
      : [];
    const back = html`<p><a href="/">Back to Parley</a></p>`;
    if (!user) return c.html(page('This link is no longer valid', back), 410);
    return c.html(page('Your e-mail address is confirmed', back));
  });

  return app;
}
