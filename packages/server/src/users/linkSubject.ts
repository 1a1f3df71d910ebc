import { accountEmail, type RateLimit } from '@parley/model';
import { and, eq, exists, gt, isNull, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Clock } from '../clock.ts';
import type { IdentityConfig } from '../config.ts';
import type { Database } from '../database/database.ts';
import { invitations, users } from '../database/schema.ts';
import { notifyAdmins } from '../notifications/notify.ts';
import { countCall } from '../rateLimit.ts';
import { signInAway } from '../refusal.ts';
import { isStorable } from '../storableText.ts';
import { lockAddress } from './lockAddress.ts';
import { OWN_SUBJECT_PREFIX } from './subjects.ts';

/** How long the provider may take to say who somebody is. */
const TIMEOUT_MS = 5000;
/** For an account that belongs to no organisation, every call asks the provider again. */
const LIMIT: RateLimit = { max: 20, windowSeconds: 60 * 60, message: '' };

const userinfo = z.object({
  sub: z.string(),
  email: z.string().refine(isStorable),
  email_verified: z.literal(true),
});

/**
 * Finds the user of somebody who has signed in with an account that nobody knows yet, by the e-mail address
 * that the provider calls verified, and never otherwise. It accepts the invitation of that address (US-1), or
 * takes over a user who had a password here before sign-in moved to the provider (CMD-4). Whom the subject
 * belongs to is read afterwards: another call may have linked it.
 * @param headers of the call, with its access token.
 * @throws {Refusal} 429 for who asks again and again; 503 where the provider cannot say who it is.
 */
export type LinkSubject = (headers: Headers, subject: string) => Promise<void>;

/** Makes the link between accounts of a provider and users. The embedded provider knows its users already. */
export function createSubjectLink(
  { db }: Database,
  { kind, issuer }: Pick<IdentityConfig, 'kind' | 'issuer'>,
  clock: Clock,
): LinkSubject {
  if (kind === 'embedded') return async () => undefined;

  async function verifiedEmail(authorization: string, subject: string): Promise<string | null> {
    const reply = await fetch(new URL('userinfo', issuer), {
      headers: { authorization },
      signal: AbortSignal.timeout(TIMEOUT_MS),
    }).catch(() => null);
    // A provider that is away, or too busy, has not said that nobody knows the account: that would end it.
    if (!reply || reply.status === 429 || reply.status >= 500) throw signInAway();
    const parsed = userinfo.safeParse(await reply.json().catch(() => null));
    return reply.ok && parsed.data?.sub === subject ? accountEmail(parsed.data.email) : null;
  }

  async function link(authorization: string, subject: string): Promise<void> {
    await countCall(db, `link:${subject}`, LIMIT, clock.now());
    const email = await verifiedEmail(authorization, subject);
    if (email === null) return;
    await db.transaction(async (tx) => {
      const { isTaken } = await lockAddress(tx, email);
      const open = tx
        .select()
        .from(invitations)
        .where(and(eq(invitations.userId, users.id), gt(invitations.expiresAt, clock.now())));
      const isInvited = and(eq(users.status, 'invited'), isNull(users.subject), exists(open));
      const hadPassword = and(
        eq(users.status, 'active'),
        eq(users.emailVerified, true),
        eq(users.subject, sql`${OWN_SUBJECT_PREFIX} || ${users.id}`),
      );
      const [found] = await tx
        .select({ id: users.id, status: users.status })
        .from(users)
        .where(and(eq(users.email, email), isTaken ? hadPassword : isInvited))
        // Several organisations may have invited an address: the first one counts.
        .orderBy(users.createdAt, users.id)
        .limit(1);
      if (!found) return;
      const [user] = await tx
        .update(users)
        .set({ subject, status: 'active', emailVerified: true })
        .where(eq(users.id, found.id))
        .returning();
      if (!user || found.status === 'active') return;
      await tx.delete(invitations).where(eq(invitations.userId, user.id));
      const happening = { type: 'invitation_accepted', userId: user.id } as const;
      await notifyAdmins(tx, user.organisationId, happening, clock.now());
    });
  }

  // The portal makes several calls as it starts: together they ask the provider once.
  const linking = new Map<string, Promise<void>>();
  return (headers, subject) => {
    const begun = linking.get(subject);
    if (begun) return begun;
    const authorization = headers.get('authorization') ?? '';
    const own = link(authorization, subject).finally(() => linking.delete(subject));
    linking.set(subject, own);
    return own;
  };
}
