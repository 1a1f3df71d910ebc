import { ASSISTANT_VERSIONS_MAX_COUNT, type AssistantDraft, differIn, fieldsOf } from '@parley/model';
import { and, desc, eq, lte, max, sql } from 'drizzle-orm';
import type { Db } from '../database/database.ts';
import { type Assistant, assistantVersions, type User, users } from '../database/schema.ts';
import { notFound } from '../refusal.ts';
import { membersAmong } from './access.ts';

/**
 * Keeps what is published now as the newest version, and lets the oldest go. The caller holds the lock of the
 * assistant, so that no two publications take the same number.
 */
export async function keepVersion(
  tx: Db,
  assistantId: string,
  content: AssistantDraft<number>,
  publisher: Pick<User, 'id' | 'name'>,
  publishedAt: Date,
): Promise<void> {
  const ofAssistant = eq(assistantVersions.assistantId, assistantId);
  const [newest] = await tx
    .select({ number: max(assistantVersions.number) })
    .from(assistantVersions)
    .where(ofAssistant);
  const number = (newest?.number ?? 0) + 1;
  await tx.insert(assistantVersions).values({
    ...{ assistantId, number, content, publishedAt },
    ...{ publishedBy: publisher.id, publishedByName: publisher.name },
  });
  await tx
    .delete(assistantVersions)
    .where(and(ofAssistant, lte(assistantVersions.number, number - ASSISTANT_VERSIONS_MAX_COUNT)));
}

/** The versions of an assistant, newest first, each with what it changed; the newest is what is in force. */
export async function listVersions(db: Db, assistantId: string) {
  const rows = await db
    .select({
      number: assistantVersions.number,
      content: assistantVersions.content,
      publishedAt: assistantVersions.publishedAt,
      publishedBy: sql<string | null>`coalesce(${users.name}, ${assistantVersions.publishedByName})`,
    })
    .from(assistantVersions)
    .leftJoin(users, eq(users.id, assistantVersions.publishedBy))
    .where(eq(assistantVersions.assistantId, assistantId))
    .orderBy(desc(assistantVersions.number));
  return rows.map(({ publishedAt, content, ...row }, index) => ({
    ...row,
    publishedAt: publishedAt?.toISOString() ?? null,
    current: index === 0,
    changed: changesSince(rows[index + 1]?.content, content),
  }));
}

const changesSince = (before: AssistantDraft | undefined, now: AssistantDraft) =>
  before ? fieldsOf(now).filter(differIn(before, now)) : null;

/**
 * What a version holds, as a draft could hold it now: users who have left can't be given the assistant again.
 * @throws {Refusal} 404 for a version that is not kept
 */
export async function readVersion(
  db: Db,
  { id, organisationId }: Pick<Assistant, 'id' | 'organisationId'>,
  number: number,
): Promise<AssistantDraft<number>> {
  const [version] = await db
    .select({ content: assistantVersions.content })
    .from(assistantVersions)
    .where(and(eq(assistantVersions.assistantId, id), eq(assistantVersions.number, number)));
  if (!version) throw notFound('version');
  const { content } = version;
  return { ...content, userIds: await membersAmong(db, organisationId, content.userIds) };
}
