import { and, desc, eq, gt, inArray, isNull, or, sql } from 'drizzle-orm';
import { type Clock, systemClock } from '../clock.ts';
import { isStorable } from '../storableText.ts';
import type { Database } from './database.ts';
import { identityRecords } from './schema.ts';

/**
 * What the identity provider keeps under a model and an id; `grantId`, `uid` and `userCode` can be looked up.
 */
export interface IdentityPayload {
  grantId?: string | undefined;
  uid?: string | undefined;
  userCode?: string | undefined;
  /** Seconds since 1970, once `consume` was called. */
  consumed?: unknown;
  [key: string]: unknown;
}

/**
 * Storage of the embedded identity provider, in the shape of its adapters. Expired records are never found.
 */
export interface IdentityStore {
  /** Keeps the payload, over what was there; `expiresIn` in seconds, for ever where it is left out. */
  upsert(model: string, id: string, payload: IdentityPayload, expiresIn?: number): Promise<void>;
  find(model: string, id: string): Promise<IdentityPayload | undefined>;
  findByUid(model: string, uid: string): Promise<IdentityPayload | undefined>;
  findByUserCode(model: string, userCode: string): Promise<IdentityPayload | undefined>;
  /** Marks a one-time record as used: `find` then returns it with `consumed`. */
  consume(model: string, id: string): Promise<void>;
  destroy(model: string, id: string): Promise<void>;
  /** Removes a record and gives it; of several who ask at once one gets it. */
  take(model: string, id: string): Promise<IdentityPayload | undefined>;
  /** Removes every record of the grant, of whatever model. */
  revokeByGrantId(grantId: string): Promise<void>;
  /** Keeps this many records of a model, those that expire last, and removes the others. */
  keepNewest(model: string, count: number): Promise<void>;
}

/** Makes the identity provider's storage in the database that all processes share. */
export function createIdentityStore(database: Database, clock: Clock = systemClock): IdentityStore {
  const { db } = database;
  const is = (model: string, id: string) => and(eq(identityRecords.model, model), eq(identityRecords.id, id));
  const alive = () => or(isNull(identityRecords.expiresAt), gt(identityRecords.expiresAt, clock.now()));

  /** @param id what is sought: one that could not be kept was never kept. */
  async function findWhere(
    id: string,
    condition: ReturnType<typeof and>,
  ): Promise<IdentityPayload | undefined> {
    if (!isStorable(id)) return undefined;
    const rows = await db
      .select({ payload: identityRecords.payload })
      .from(identityRecords)
      .where(and(condition, alive()))
      .limit(1);
    return rows[0]?.payload;
  }

  return {
    async upsert(model, id, payload, expiresIn) {
      const record = {
        payload,
        grantId: payload.grantId ?? null,
        uid: payload.uid ?? null,
        userCode: payload.userCode ?? null,
        expiresAt: expiresIn === undefined ? null : new Date(clock.now().getTime() + expiresIn * 1000),
      };
      await db
        .insert(identityRecords)
        .values({ model, id, ...record })
        .onConflictDoUpdate({ target: [identityRecords.model, identityRecords.id], set: record });
    },
    find: (model, id) => findWhere(id, is(model, id)),
    findByUid: (model, uid) =>
      findWhere(uid, and(eq(identityRecords.model, model), eq(identityRecords.uid, uid))),
    findByUserCode: (model, userCode) =>
      findWhere(userCode, and(eq(identityRecords.model, model), eq(identityRecords.userCode, userCode))),
    async consume(model, id) {
      const consumed = Math.floor(clock.now().getTime() / 1000);
      await db
        .update(identityRecords)
        .set({ payload: sql`${identityRecords.payload} || ${JSON.stringify({ consumed })}::jsonb` })
        .where(is(model, id));
    },
    async destroy(model, id) {
      await db.delete(identityRecords).where(is(model, id));
    },
    async take(model, id) {
      const taken = await db
        .delete(identityRecords)
        .where(and(is(model, id), alive()))
        .returning({ payload: identityRecords.payload });
      return taken[0]?.payload;
    },
    async keepNewest(model, count) {
      const older = db
        .select({ id: identityRecords.id })
        .from(identityRecords)
        .where(eq(identityRecords.model, model))
        .orderBy(desc(identityRecords.expiresAt))
        .offset(count);
      await db
        .delete(identityRecords)
        .where(and(eq(identityRecords.model, model), inArray(identityRecords.id, older)));
    },
    async revokeByGrantId(grantId) {
      await db.delete(identityRecords).where(eq(identityRecords.grantId, grantId));
    },
  };
}
