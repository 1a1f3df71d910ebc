import { and, eq, sql } from 'drizzle-orm';
import type { Db } from '../database/database.ts';
import { inSeconds, NOW } from '../database/databaseClock.ts';
import { dataFiles } from '../database/schema.ts';
import { log } from '../operation/log.ts';

/** How often a process renews its lease of a file and stores its progress. */
const RENEW_MS = 1000;
/** A process that has not renewed its lease for this long counts as dead. */
const LEASE_SECONDS = 10;

/** That one process, and no other, works at a file. */
export interface Lease {
  /** The file's. */
  id: string;
  leaseId: string;
}

/** Thrown when the file was replaced, removed or taken over meanwhile: what was made of it is dropped. */
export class LeaseLost extends Error {
  override readonly name = 'LeaseLost';
}

/** When a lease that begins now is over. */
export const LEASE_END = inSeconds(LEASE_SECONDS);
/** Whether nobody works at a file. */
export const isOver = (file: ReturnType<typeof sql>) => sql`coalesce(${file}.leased_until < ${NOW}, true)`;

/**
 * Renews the lease of a file until `end` is called.
 * @param progress what is stored with each renewal
 */
export function holdLease(db: Db, { id, leaseId }: Lease, progress: () => { progress?: number | null }) {
  const ours = and(eq(dataFiles.id, id), eq(dataFiles.leaseId, leaseId));
  const lost = new AbortController();
  const renewing = setInterval(() => {
    db.update(dataFiles)
      .set({ leasedUntil: LEASE_END, ...progress() })
      .where(ours)
      .returning({ id: dataFiles.id })
      .then(
        (rows) => rows.length === 0 && lost.abort(new LeaseLost()),
        (err) => log.error({ err }, 'a lease was not renewed'),
      );
  }, RENEW_MS);
  return {
    /** The file, as long as the lease is held. */
    ours,
    /** Fires with a `LeaseLost`. */
    lost: lost.signal,
    /** Changes what belongs to the file. @throws {LeaseLost} */
    async underLease(work: (tx: Db) => Promise<unknown>): Promise<void> {
      await db.transaction(async (tx) => {
        const [row] = await tx.select({ id: dataFiles.id }).from(dataFiles).where(ours).for('update');
        if (!row) throw new LeaseLost();
        await work(tx);
      });
    },
    end: () => clearInterval(renewing),
  };
}
