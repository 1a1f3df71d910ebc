import type { RateLimit } from '@parley/model';
import { inArray } from 'drizzle-orm';
import type { Clock } from '../clock.ts';
import type { Database, Db } from '../database/database.ts';
import { grantHolders } from '../database/schema.ts';
import { workTogether } from '../database/workTogether.ts';
import { countCalls, createPeekLimit, tallied, tooManyRequests } from '../rateLimit.ts';
import { hashToken } from '../secrets.ts';
import type { ReadGrant } from './widgetGrants.ts';

const WINDOW = { windowSeconds: 60 * 60, message: '' };
/** Frames of an assistant in which one network address begins to call, an hour. */
const NEW_FRAMES: RateLimit = { max: 1000, ...WINDOW };
/** The same of frames whose site nobody knows: a script has such a grant for two headers. */
export const NEW_FRAMES_WITHOUT_SITE: RateLimit = { max: 60, ...WINDOW };

/** Knows whose the grants of documents are: a document does not know its visitor, its first call does. */
export interface GrantHolders {
  /**
   * Gives a grant to whoever calls with it first, at whichever process.
   * @param clientId who calls with it now, and found nobody who holds it
   * @param address their network address
   * @returns who holds it: another visitor, where that one was quicker
   * @throws {Refusal} 429 where the address has begun with too many grants
   */
  take(
    grant: Pick<ReadGrant, 'id' | 'assistantId' | 'site' | 'renewableUntil'>,
    clientId: string,
    address: string,
  ): Promise<string>;
}

/** A grant that is called with for the first time. */
interface FirstCall {
  assistantId: string;
  row: typeof grantHolders.$inferInsert;
  /** What counts the new frames of its address. */
  key: string;
  isWithoutSite: boolean;
}

/** First calls of one assistant's visitors that are stored in one transaction. */
const MOST_TOGETHER = 100;

const limitOf = ({ isWithoutSite }: FirstCall) => (isWithoutSite ? NEW_FRAMES_WITHOUT_SITE : NEW_FRAMES);

/**
 * Makes the memory of holders over the shared database. First calls that come at once are stored together
 * (ADR 75); an address without any left is refused before, and so holds up nobody.
 */
export function createGrantHolders({ db }: Pick<Database, 'db'>, clock: Clock): GrantHolders {
  const peek = createPeekLimit(db);
  const store = workTogether<string, FirstCall, string>(
    ({ assistantId }) => assistantId,
    MOST_TOGETHER,
    async (calls) => {
      const rows = await db.transaction((tx) => storeFirstCalls(tx, calls, clock.now()));
      const holders = new Map(rows.map(({ grantId, clientId }) => [grantId, clientId]));
      return calls.map(({ row }) => holders.get(row.grantId) ?? row.clientId);
    },
  );

  return {
    async take({ id, assistantId, site, renewableUntil }, clientId, address) {
      const isWithoutSite = site === null;
      const call = {
        assistantId,
        row: { grantId: id, clientId, expiresAt: renewableUntil },
        // The address is kept as a digest alone.
        key: `frame:${isWithoutSite ? 'without-site:' : ''}${assistantId}:${hashToken(address)}`,
        isWithoutSite,
      };
      const now = clock.now();
      const reached = await peek({ key: call.key, limit: limitOf(call) }, now);
      if (reached) throw tooManyRequests(reached, limitOf(call));
      return store(call);
    },
  };
}

/** @returns who holds these grants, whoever was quicker. @throws {Refusal} 429 of one of them */
async function storeFirstCalls(tx: Db, calls: readonly FirstCall[], now: Date) {
  // In the same order everywhere, so that two processes with the same grants cannot deadlock.
  const rows = calls.map(({ row }) => row).sort((one, other) => (one.grantId < other.grantId ? -1 : 1));
  const taken = await tx.insert(grantHolders).values(rows).onConflictDoNothing().returning();
  const holders = new Map(taken.map(({ grantId, clientId }) => [grantId, clientId]));
  const first = calls.filter(({ row }) => holders.get(row.grantId) === row.clientId);
  const counted = [...new Map(first.map((call) => [call.row.grantId, call])).values()];
  for (const limit of [NEW_FRAMES, NEW_FRAMES_WITHOUT_SITE]) {
    const keys = counted.filter((call) => limitOf(call) === limit).map(({ key }) => key);
    await countCalls(tx, tallied(keys), limit, now);
  }
  if (holders.size === calls.length) return taken;
  const all = rows.map(({ grantId }) => grantId);
  return tx.select().from(grantHolders).where(inArray(grantHolders.grantId, all));
}
