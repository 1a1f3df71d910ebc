import type { RateLimit } from '@parley/model';
import { eq } from 'drizzle-orm';
import type { Clock } from '../clock.ts';
import type { Database } from '../database/database.ts';
import { grantHolders } from '../database/schema.ts';
import { countCall } from '../rateLimit.ts';
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

/** Makes the memory of holders over the shared database. */
export function createGrantHolders({ db }: Database, clock: Clock): GrantHolders {
  return {
    async take({ id, assistantId, site, renewableUntil }, clientId, address) {
      await db.transaction(async (tx) => {
        const [taken] = await tx
          .insert(grantHolders)
          .values({ grantId: id, clientId, expiresAt: renewableUntil })
          .onConflictDoNothing()
          .returning();
        if (!taken) return;
        // The address is kept as a digest alone.
        const key = `frame:${site === null ? 'without-site:' : ''}${assistantId}:${hashToken(address)}`;
        await countCall(tx, key, site === null ? NEW_FRAMES_WITHOUT_SITE : NEW_FRAMES, clock.now());
      });
      const [row] = await db.select().from(grantHolders).where(eq(grantHolders.grantId, id));
      return row?.clientId ?? clientId;
    },
  };
}
