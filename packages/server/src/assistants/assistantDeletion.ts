import type { DeletedAssistant } from '@parley/api';
import { DAY_MS, DELETED_ASSISTANT_DAYS } from '@parley/model';
import { and, count, desc, eq, inArray, lt, sql } from 'drizzle-orm';
import { lockOrganisation, requireRoom } from '../billing/limits.ts';
import type { Clock } from '../clock.ts';
import { type Database, type Db, UNNAMED } from '../database/database.ts';
import { readOncePerKey } from '../database/readTogether.ts';
import { assistants, dataFiles, threads, type User, users } from '../database/schema.ts';
import { notFound } from '../refusal.ts';
import { accessSignal } from './access.ts';
import { assistantsOf, deletedAssistantsOf } from './assistantsOf.ts';

const KEPT_MS = DELETED_ASSISTANT_DAYS * DAY_MS;

/** Deletes assistants, at first so that they can be had back (AS-1). */
export interface AssistantDeletion {
  /**
   * Takes assistants from everybody at once, with their data; for some days they can be had back.
   * @throws {Refusal} 404 where none of them is of the organisation
   */
  remove(remover: User, assistantIds: string[]): Promise<void>;
  /** Those that can be had back, the one that was deleted last first. */
  list(organisationId: string): Promise<DeletedAssistant[]>;
  /** How many those are. Those who ask at once share one read: each opened list asks. */
  count(organisationId: string): Promise<number>;
  /**
   * Gives deleted assistants back, paused, or as the drafts that they were; those that are not deleted stay.
   * @throws {Refusal} 404 where none of them is of the organisation; 422 where the plan has no room
   */
  restore(organisationId: string, assistantIds: string[]): Promise<void>;
  /**
   * Deletes those for good that were deleted before.
   * @throws {Refusal} 404 where none of them is a deleted one of the organisation
   */
  purge(organisationId: string, assistantIds: string[]): Promise<void>;
}

/** Deletes the assistants of the database. */
export function createAssistantDeletion({ db, signals }: Database, clock: Clock): AssistantDeletion {
  const countOf = db
    .select({ count: count() })
    .from(assistants)
    .where(deletedAssistantsOf(sql.placeholder('organisation')))
    .prepare(UNNAMED);
  const countOnce = readOncePerKey(async (organisation: string) => {
    const [row] = await countOf.execute({ organisation });
    return row?.count ?? 0;
  });

  return {
    async remove({ id, organisationId }, assistantIds) {
      const removed = await db
        .update(assistants)
        .set({
          deletedAt: clock.now(),
          deletedBy: id,
          // Whoever has it back does not put it on sites and before people by that.
          status: sql`case ${assistants.status} when 'published' then 'paused' else ${assistants.status} end`,
        })
        .where(and(assistantsOf(organisationId), inArray(assistants.id, assistantIds)))
        .returning({ id: assistants.id });
      if (removed.length === 0) throw notFound('assistant');
      signals.tell(accessSignal(organisationId));
    },

    async list(organisationId) {
      const rows = await db
        .select({
          assistantGuid: assistants.id,
          name: assistants.name,
          avatarUrl: assistants.avatarUrl,
          dataFileCount: db.$count(dataFiles, eq(dataFiles.assistantId, assistants.id)),
          conversationCount: db.$count(threads, eq(threads.assistantId, assistants.id)),
          deletedAt: sql<Date>`${assistants.deletedAt}`.mapWith(assistants.deletedAt),
          deletedBy: users.name,
        })
        .from(assistants)
        .leftJoin(users, eq(users.id, assistants.deletedBy))
        .where(deletedAssistantsOf(organisationId))
        .orderBy(desc(assistants.deletedAt), assistants.name);
      return rows.map(({ deletedAt, ...row }) => ({
        ...row,
        deletedAt: deletedAt.toISOString(),
        keptUntil: new Date(deletedAt.getTime() + KEPT_MS).toISOString(),
      }));
    },

    count: countOnce,

    async restore(organisationId, assistantIds) {
      await db.transaction(async (tx) => {
        const organisation = await lockOrganisation(tx, organisationId);
        const restored = await tx
          .update(assistants)
          .set({ deletedAt: null, deletedBy: null })
          .where(and(eq(assistants.organisationId, organisationId), inArray(assistants.id, assistantIds)))
          .returning({ id: assistants.id });
        if (restored.length === 0) throw notFound('assistant');
        await requireRoom(tx, organisation, 'assistants');
        await requireRoom(tx, organisation, 'dataFiles');
      });
      signals.tell(accessSignal(organisationId));
    },

    async purge(organisationId, assistantIds) {
      const purged = await db
        .delete(assistants)
        .where(and(deletedAssistantsOf(organisationId), inArray(assistants.id, assistantIds)))
        .returning({ id: assistants.id });
      if (purged.length === 0) throw notFound('assistant');
    },
  };
}

/** Deletes for good, with files and conversations, what was deleted too long ago to be had back (AS-1). */
export async function purgeOldAssistants(db: Db, now: Date): Promise<void> {
  await db.delete(assistants).where(lt(assistants.deletedAt, new Date(now.getTime() - KEPT_MS)));
}
