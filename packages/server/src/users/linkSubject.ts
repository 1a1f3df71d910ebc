import type { RateLimit } from '@parley/model';
import { and, eq, exists, gt, isNull } from 'drizzle-orm';
import { z } from 'zod';
import type { Clock } from '../clock.ts';
import type { Database } from '../database/database.ts';
import { invitations, users } from '../database/schema.ts';
import { notifyAdmins } from '../notifications/notify.ts';
import { countCall } from '../rateLimit.ts';

/** How long the provider may take to say who somebody is. */
const TIMEOUT_MS = 5000;
/** For an account that belongs to no organisation, every call asks the provider again. */
const LIMIT: RateLimit = { max: 20, windowSeconds: 60 * 60, message: '' };

const userinfo = z.object({ sub: z.string(), email: z.string(), email_verified: z.literal(true) });

/**
 * Accepts the invitation of somebody who has signed in with an account that nobody knows yet, where the
 * provider says that its e-mail address is verified and the address is invited (US-1).
 * @param headers of the call, with its access token.
 * @returns whether the subject belongs to a user now.
 * @throws {Refusal} 429 for who asks again and again.
 */
export type LinkSubject = (headers: Headers, subject: string) => Promise<boolean>;

/** Makes the link between accounts of a provider and invited users. `issuer` ends with a slash. */
export function createSubjectLink({ db }: Database, issuer: string, clock: Clock): LinkSubject {
  async function verifiedEmail(authorization: string, subject: string): Promise<string | null> {
    try {
      const reply = await fetch(new URL('userinfo', issuer), {
        headers: { authorization },
        signal: AbortSignal.timeout(TIMEOUT_MS),
      });
      const parsed = userinfo.safeParse(await reply.json());
      return reply.ok && parsed.data?.sub === subject ? parsed.data.email.toLowerCase() : null;
    } catch {
      // Without an answer from the provider, no address is verified.
      return null;
    }
  }

  return async (headers, subject) => {
    await countCall(db, `link:${subject}`, LIMIT, clock.now());
    const email = await verifiedEmail(headers.get('authorization') ?? '', subject);
    if (email === null) return false;
    return db.transaction(async (tx) => {
      const open = tx
        .select()
        .from(invitations)
        .where(and(eq(invitations.userId, users.id), gt(invitations.expiresAt, clock.now())));
      const [user] = await tx
        .update(users)
        .set({ subject, status: 'active', emailVerified: true })
        .where(and(eq(users.email, email), eq(users.status, 'invited'), isNull(users.subject), exists(open)))
        .returning();
      if (!user) return false;
      await tx.delete(invitations).where(eq(invitations.userId, user.id));
      const happening = { type: 'invitation_accepted', userId: user.id } as const;
      await notifyAdmins(tx, user.organisationId, happening, clock.now());
      return true;
    });
  };
}
