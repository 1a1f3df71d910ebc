import type { UserRole } from '@parley/model';
import { and, eq, inArray, sql } from 'drizzle-orm';
import { accessSignal, lockAssistants } from '../assistants/access.ts';
import { assistantsOf } from '../assistants/assistantsOf.ts';
import { followAccess } from '../assistants/followAccess.ts';
import { lockOrganisation, requireRoom } from '../billing/limits.ts';
import type { Clock } from '../clock.ts';
import type { Database, Db } from '../database/database.ts';
import {
  assistantAccess,
  assistants,
  type Organisation,
  threads,
  type User,
  users,
} from '../database/schema.ts';
import { notFound, Refusal } from '../refusal.ts';
import { endSessions } from './sessions.ts';

/** The users of an organisation, as its administrators change them (US-1). */
export interface Members {
  /** @throws {Refusal} 404 where one of them is not of the organisation. */
  find(organisationId: string, userIds: readonly string[]): Promise<User[]>;
  /** @throws {Refusal} 404 as `find`; 409 where no active administrator would be left. */
  changeRole(organisationId: string, userIds: readonly string[], role: UserRole): Promise<void>;
  /**
   * Gives a user these assistants and no others, in force and in their drafts.
   * @throws {Refusal} 404 as `find`, or for an assistant that is not of the organisation.
   */
  setAssistants(editor: User, userId: string, assistantIds: readonly string[]): Promise<void>;
  /** @throws {Refusal} 404 where one of them is not of the organisation. */
  requireAssistants(organisationId: string, assistantIds: readonly string[]): Promise<void>;
  /** @throws {Refusal} 404 as `find`; 422 where the plan has no room. */
  activate(organisationId: string, userIds: readonly string[]): Promise<void>;
  /** Sessions end at once. @throws {Refusal} as `changeRole`. */
  deactivate(organisationId: string, userIds: readonly string[]): Promise<void>;
  /**
   * Removes those that are of the organisation; whoever is not counts as removed before. Sessions end at
   * once; their chats stay with the organisation, without a name.
   * @returns the ids of those that were removed
   * @throws {Refusal} 404 where none of them is of the organisation; 409 as `changeRole`.
   */
  remove(organisationId: string, userIds: readonly string[]): Promise<string[]>;
}

/** Makes the changes over the users of the database. */
export function createMembers({ db, signals }: Database, clock: Clock): Members {
  const findSome = (tx: Db, organisationId: string, userIds: readonly string[]): Promise<User[]> =>
    tx
      .select()
      .from(users)
      .where(and(eq(users.organisationId, organisationId), inArray(users.id, [...userIds])));

  async function find(tx: Db, organisationId: string, userIds: readonly string[]): Promise<User[]> {
    const found = await findSome(tx, organisationId, userIds);
    if (found.length < new Set(userIds).size) throw notFound('user');
    return found;
  }

  async function findAny(tx: Db, organisationId: string, userIds: readonly string[]): Promise<User[]> {
    const found = await findSome(tx, organisationId, userIds);
    if (found.length === 0) throw notFound('user');
    return found;
  }

  /**
   * Changes users, one change at a time in each organisation, and
   * rolls it back where no administrator is left.
   */
  async function change(
    organisationId: string,
    userIds: readonly string[],
    apply: (tx: Db, ids: string[], organisation: Organisation) => Promise<unknown>,
    look = find,
  ): Promise<User[]> {
    const changed = await db.transaction(async (tx) => {
      const organisation = await lockOrganisation(tx, organisationId);
      const found = await look(tx, organisationId, userIds);
      await apply(
        tx,
        found.map(({ id }) => id),
        organisation,
      );
      if ((await countAdmins(tx, organisationId)) === 0) {
        throw new Refusal(409, 'last_admin', 'An organization needs an active administrator.');
      }
      return found;
    });
    signals.tell(accessSignal(organisationId));
    return changed;
  }

  async function requireAssistants(organisationId: string, assistantIds: readonly string[]): Promise<void> {
    const ids = [...new Set(assistantIds)];
    if (ids.length === 0) return;
    const found = await db.$count(assistants, and(assistantsOf(organisationId), inArray(assistants.id, ids)));
    if (found < ids.length) throw notFound('assistant');
  }

  return {
    requireAssistants,
    find: (organisationId, userIds) => find(db, organisationId, userIds),

    async changeRole(organisationId, userIds, role) {
      await change(organisationId, userIds, (tx, ids) =>
        tx.update(users).set({ role }).where(inArray(users.id, ids)),
      );
    },

    async setAssistants(editor, userId, assistantIds) {
      const { organisationId } = editor;
      const ids = [...new Set(assistantIds)];
      await requireAssistants(organisationId, ids);
      await db.transaction(async (tx) => {
        await find(tx, organisationId, [userId]);
        // What a deleted one was given to stays with it, for when it is had back.
        const own = tx.select({ id: assistants.id }).from(assistants).where(assistantsOf(organisationId));
        const given = and(eq(assistantAccess.userId, userId), inArray(assistantAccess.assistantId, own));
        const before = await tx
          .select({ id: assistantAccess.assistantId })
          .from(assistantAccess)
          .where(given);
        const had = before.map(({ id }) => id);
        const changed = [...ids.filter((id) => !had.includes(id)), ...had.filter((id) => !ids.includes(id))];
        if (changed.length === 0) return;
        await lockAssistants(tx, changed);
        await tx.delete(assistantAccess).where(given);
        if (ids.length > 0) {
          await tx.insert(assistantAccess).values(ids.map((assistantId) => ({ assistantId, userId })));
        }
        await followAccess(tx, editor, changed, [userId]);
      });
      signals.tell(accessSignal(organisationId));
    },

    async activate(organisationId, userIds) {
      await change(organisationId, userIds, async (tx, ids, organisation) => {
        await tx
          .update(users)
          .set({ status: 'active' })
          .where(and(inArray(users.id, ids), eq(users.status, 'inactive')));
        await requireRoom(tx, organisation, 'users');
      });
    },

    async deactivate(organisationId, userIds) {
      const found = await change(organisationId, userIds, (tx, ids) =>
        tx
          .update(users)
          .set({ status: 'inactive' })
          .where(and(inArray(users.id, ids), eq(users.status, 'active'))),
      );
      await endSessions(db, found, clock.now(), 'access');
    },

    async remove(organisationId, userIds) {
      const removeThem = async (tx: Db, ids: string[]) => {
        // Their chats stay with the organisation, under a random visitor id that nobody has.
        await tx
          .update(threads)
          .set({ userId: null, clientId: sql`gen_random_uuid()` })
          .where(inArray(threads.userId, ids));
        await tx.delete(users).where(inArray(users.id, ids));
      };
      const found = await change(organisationId, userIds, removeThem, findAny);
      await endSessions(db, found, clock.now(), 'access');
      return found.map(({ id }) => id);
    },
  };
}

/** Active administrators of an organisation. */
export function countAdmins(db: Db, organisationId: string): Promise<number> {
  return db.$count(
    users,
    and(eq(users.organisationId, organisationId), eq(users.role, 'admin'), eq(users.status, 'active')),
  );
}
