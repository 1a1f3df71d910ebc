import { and, eq, inArray, type SQLWrapper, sql } from 'drizzle-orm';
import type { AccessToken } from '../accessToken.ts';
import type { Db } from '../database/database.ts';
import { identityRecords, type User, users } from '../database/schema.ts';

/** What is known of the sign-in that a token comes from. */
export type SignIn = Pick<AccessToken, 'authTime' | 'issuedAt' | 'sessionId'>;

/**
 * Ends where these users are signed in, all of it or all but one sign-in: from now on their access tokens are
 * refused, and the embedded provider forgets their sessions and refresh tokens. Another provider keeps its
 * own.
 * @param by `password` where it was changed, `access` where an administrator took the access away: a sign-in
 * that is refused later says so (US-1, US-2).
 * @param kept `sessionId` of the sign-in that stays.
 */
export async function endSessions(
  db: Db,
  ended: readonly Pick<User, 'id' | 'subject'>[],
  now: Date,
  by: 'password' | 'access',
  kept: string | null = null,
): Promise<void> {
  if (ended.length === 0) return;
  await db
    .update(users)
    .set({ sessionsEndedAt: now, sessionsEndedBy: by, keptSession: kept })
    .where(
      inArray(
        users.id,
        ended.map(({ id }) => id),
      ),
    );
  const subjects = ended.flatMap(({ subject }) => (subject === null ? [] : [subject]));
  if (subjects.length === 0) return;
  const { payload, grantId, id, model } = identityRecords;
  const isTheirs = inArray(sql`${payload}->>'accountId'`, subjects);
  // A sign-in is known by its grant: refresh tokens and the browser's session name it.
  const isKept = sql`(${grantId} = ${kept} or (${model} = 'Grant' and ${id} = ${kept}) or exists (
    select from jsonb_each(${payload}->'authorizations') as client
    where client.value->>'grantId' = ${kept}))`;
  await db
    .delete(identityRecords)
    .where(kept === null ? isTheirs : sql`${isTheirs} and ${isKept} is not true`);
}

/** Of the records that say which single sign-ins have ended: of whoever signed out. */
const ENDED_SIGN_IN = 'EndedSignIn';

/**
 * Ends single sign-ins, as a sign-out does: their access tokens are refused from now on, though none says so.
 * @param seconds how long tokens of theirs may still be about
 */
export async function endSignIns(
  db: Db,
  sessionIds: readonly string[],
  now: Date,
  seconds: number,
): Promise<void> {
  if (sessionIds.length === 0) return;
  const expiresAt = new Date(now.getTime() + seconds * 1000);
  await db
    .insert(identityRecords)
    .values(sessionIds.map((id) => ({ model: ENDED_SIGN_IN, id, payload: {}, expiresAt })))
    .onConflictDoNothing();
}

/**
 * Column of those among these sign-ins that were ended singly.
 * @param sessionIds what stands for an array of texts in the statement
 */
export const endedAmong = (sessionIds: SQLWrapper) =>
  sql<string[]>`array(select id from ${identityRecords}
    where model = ${ENDED_SIGN_IN} and id = any(${sessionIds}::text[]))`;

/** The sign-in itself where it was ended singly. */
export async function endedOf(db: Db, sessionId: string | null): Promise<string[]> {
  if (sessionId === null) return [];
  const isIt = and(eq(identityRecords.model, ENDED_SIGN_IN), eq(identityRecords.id, sessionId));
  return (await db.$count(identityRecords, isIt)) > 0 ? [sessionId] : [];
}

/**
 * Whether the sign-in that a token comes from was ended. The embedded provider says to the millisecond when
 * its user signed in. Another one says the second: who signs in anew within the second in which sessions
 * ended has to sign in once more, as nothing tells them from who was there before.
 *
 * A provider that does not say when the user signed in leaves the time when the token was issued. A refresh
 * then looks like a new sign-in, and nothing in the token tells them apart: to count both as ended would keep
 * the user out for good. Where sessions end by deactivation, the user's status keeps them out meanwhile; what
 * is to stay ended after an activation has to be ended at that provider, too (docs/deploy.md).
 * @param endedSingly those among the sign-ins asked for that `endSignIns` ended
 */
export function isEnded(
  { sessionsEndedAt, keptSession }: Pick<User, 'sessionsEndedAt' | 'keptSession'>,
  { authTime, issuedAt, sessionId }: SignIn,
  endedSingly: readonly string[],
): boolean {
  if (sessionId !== null && endedSingly.includes(sessionId)) return true;
  if (sessionsEndedAt === null || (sessionId !== null && sessionId === keptSession)) return false;
  return sessionsEndedAt >= (authTime ?? issuedAt);
}

/** Whether somebody who came in by a sign-in may go on: they are active, and it was not ended. */
export const maySignInGoOn = (
  user: User | undefined,
  signIn: SignIn,
  endedSingly: readonly string[],
): user is User => user?.status === 'active' && !isEnded(user, signIn, endedSingly);
