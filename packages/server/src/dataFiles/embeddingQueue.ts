import { randomUUID } from 'node:crypto';
import { and, eq, sql } from 'drizzle-orm';
import type { Embedder } from '../answers/embedder.ts';
import type { Database, Db } from '../database/database.ts';
import type { PassageVectorStore, UnembeddedPassage } from '../database/passageVectors.ts';
import { dataFiles } from '../database/schema.ts';
import { log } from '../operation/log.ts';
import { holdLease, isOver, LEASE_END, type Lease, LeaseLost } from './lease.ts';
import { READY } from './queue.ts';
import { shareWork } from './shareWork.ts';

/** Files that one process embeds at a time. */
const SLOTS = 2;
/** Passages in one call: some servers take no more. */
const BATCH = 32;
/** Characters of a passage that are embedded; few are longer, and models read no more. */
const LONGEST_TEXT = 4000;
/** Nobody waits for a file; a model that is busy for a moment shall not cost it the whole pause below. */
const PATIENCE = { timeout: 30_000, retries: 2 };
/** Seconds until a file is tried again that could not be embedded. */
const FILE_PAUSE_SECONDS = 60;
/** Until this process asks the model again that failed, in ms; twice as long each time, up to the most. */
const FIRST_PAUSE_MS = 1000;
const MOST_PAUSE_MS = 5 * 60 * 1000;

/** A file that this process embeds. */
interface Claim extends Lease {
  /** The space that its vectors shall be in. */
  space: string;
}

/**
 * Embeds the passages of all files that can be answered from and have no vectors of the configured model: new
 * ones, those of before it was configured, and those of another model. A file is answered from by its words
 * meanwhile, and where the model fails, which is asked again later.
 */
export function startEmbeddingQueue(
  { db, signals }: Pick<Database, 'db' | 'signals'>,
  embedder: Embedder,
  vectors: PassageVectorStore,
): { close(): Promise<void> } {
  let failures = 0;
  let pausedUntil = 0;

  function pause(cause: unknown): void {
    pausedUntil = performance.now() + Math.min(FIRST_PAUSE_MS * 2 ** failures, MOST_PAUSE_MS);
    failures += 1;
    log.warn({ err: cause }, 'passages were not embedded');
  }

  return shareWork<Claim>(signals, READY, {
    slots: SLOTS,
    async claim() {
      if (performance.now() < pausedUntil) return null;
      const space = await embedder.space().catch(pause);
      return space ? claimNext(db, space.name) : null;
    },
    async carryOut(claim, closing) {
      const lease = holdLease(db, claim, () => ({}));
      const signal = AbortSignal.any([closing, lease.lost]);
      try {
        for (;;) {
          const passages = await vectors.missing(claim.id, claim.space, BATCH);
          if (passages.length === 0) break;
          const made = await embedder.embed(passages.map(textOf), { ...PATIENCE, signal });
          if (made.space.name !== claim.space) throw new Error('The embeddings model is another one.');
          const byOrdinal = new Map(passages.map(({ ordinal }, at) => [ordinal, made.vectors[at] ?? []]));
          await lease.underLease((tx) => vectors.keep(tx, claim.id, claim.space, byOrdinal));
        }
        await lease.underLease((tx) =>
          tx
            .update(dataFiles)
            .set({ embeddedBy: claim.space, leaseId: null, leasedUntil: null })
            .where(lease.ours),
        );
        failures = 0;
      } catch (cause) {
        if (cause instanceof LeaseLost || lease.lost.aborted) return;
        if (!closing.aborted) pause(cause);
        await giveBack(db, claim, closing.aborted ? 0 : FILE_PAUSE_SECONDS).catch((err) =>
          log.error({ err }, 'a file was not given back'),
        );
      } finally {
        lease.end();
      }
    },
    problem: 'passages cannot be embedded now',
  });
}

/** Takes the oldest of the files without vectors; organisations take turns, as in indexing. */
async function claimNext(db: Db, space: string): Promise<Claim | null> {
  const leaseId = randomUUID();
  const next = sql`
    select file.id from data_files file join assistants owner on owner.id = file.assistant_id
    where file.status = 'ready' and file.embedded_by is distinct from ${space} and ${isOver(sql`file`)}
      and not exists (
        select from data_files other join assistants on assistants.id = other.assistant_id
        where assistants.organisation_id = owner.organisation_id
          and other.status = 'ready' and other.lease_id is not null and not ${isOver(sql`other`)}
      )
    order by file.queued_at, file.id
    limit 1
    for update of file skip locked`;
  const [claimed] = await db
    .update(dataFiles)
    .set({ leaseId, leasedUntil: LEASE_END })
    .where(sql`${dataFiles.id} = (${next})`)
    .returning({ id: dataFiles.id });
  return claimed ? { ...claimed, leaseId, space } : null;
}

/** Leaves a file to whoever comes after so many seconds. */
async function giveBack(db: Db, { id, leaseId }: Claim, seconds: number): Promise<void> {
  await db
    .update(dataFiles)
    .set({ leaseId: null, leasedUntil: sql`now() + make_interval(secs => ${seconds})` })
    .where(and(eq(dataFiles.id, id), eq(dataFiles.leaseId, leaseId)));
}

const textOf = ({ heading, text }: UnembeddedPassage) =>
  `${heading}\n\n${text}`.trim().slice(0, LONGEST_TEXT);
