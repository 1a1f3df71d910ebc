import { randomUUID } from 'node:crypto';
import type { DataFileFailure } from '@parley/model';
import { and, eq, sql } from 'drizzle-orm';
import type { Clock } from '../clock.ts';
import type { Database, Db } from '../database/database.ts';
import { assistants, dataChunks, dataFiles } from '../database/schema.ts';
import { notifyAdmins } from '../notifications/notify.ts';
import { log } from '../operation/log.ts';
import { countChange } from './dataFiles.ts';
import type { Extracted } from './extract/index.ts';
import type { ExtractionLimits } from './extraction.types.ts';
import { ExtractionError } from './extractionError.ts';
import { EXTRACTION_LIMITS, extractApart } from './extractor.ts';
import { typeOf } from './fileType.ts';

/** Indexes what is queued; as many processes as there are share the work. */
export interface DataFileQueue {
  /** Says to all processes that a file was queued: one of them reads it at once. */
  wake(): void;
  /** Stops, and puts the files that are being read back into the queue. */
  close(): Promise<void>;
}

/** Files that one process reads at a time. */
const SLOTS = 2;
/** How often a process looks for files that another one left behind, or whose signal was lost, in ms. */
const POLL_MS = 5000;
/** What all processes are told when a file was queued. */
const QUEUED = 'data-files';
/** How often a process renews its lease of a file and stores its progress. */
const RENEW_MS = 1000;
/** A process that has not renewed its lease for this long counts as dead. */
const LEASE_SECONDS = 10;
/** A file fails after this many attempts without a result: the process died, or the database failed. */
const MAX_ATTEMPTS = 3;
/** Passages that are stored in one go: other calls need not wait for long. */
const BATCH = 500;

/** A file that this process indexes. */
interface Claim {
  id: string;
  leaseId: string;
  assistantId: string;
  mediaType: string;
  content: Uint8Array;
  attempts: number;
}

/** Thrown when the file was replaced, removed or taken over meanwhile: what was read of it is dropped. */
class LeaseLost extends Error {
  override readonly name = 'LeaseLost';
}

/**
 * Starts indexing. A file becomes `ready` or `failed`, whatever it holds; a
 * failure of the database is tried again.
 */
export function startDataFileQueue(
  { db, signals }: Pick<Database, 'db' | 'signals'>,
  clock: Clock,
  limits: ExtractionLimits = EXTRACTION_LIMITS,
): DataFileQueue {
  const closing = new AbortController();
  const running = new Set<Promise<void>>();
  /** Only one search of the queue runs at a time; a call meanwhile makes it run once more. */
  let looking: Promise<void> | null = null;
  let askedAgain = false;

  async function look(): Promise<void> {
    while (running.size < SLOTS && !closing.signal.aborted) {
      const claim = await claimNext(db);
      if (!claim) return;
      const work = index(db, clock, claim, limits, closing.signal).finally(() => {
        running.delete(work);
        wake();
      });
      running.add(work);
    }
  }

  function wake(): void {
    askedAgain = true;
    if (looking || closing.signal.aborted) return;
    looking = (async () => {
      while (askedAgain) {
        askedAgain = false;
        await look();
      }
    })()
      .catch((err) => log.error({ err }, 'data files cannot be indexed now'))
      .finally(() => {
        looking = null;
      });
  }

  wake();
  const timer = setInterval(wake, POLL_MS);
  const unsubscribe = signals.on(QUEUED, wake);
  return {
    wake() {
      wake();
      signals.tell(QUEUED);
    },
    async close() {
      unsubscribe();
      clearInterval(timer);
      closing.abort();
      await looking;
      await Promise.all(running);
    },
  };
}

/**
 * Takes the file that has waited longest and leases it. Organisations take turns: one whose file is being
 * read waits, so that many slow files of one do not hold up the others.
 */
async function claimNext(db: Db): Promise<Claim | null> {
  const leaseId = randomUUID();
  const next = sql`
    select file.id from data_files file join assistants owner on owner.id = file.assistant_id
    where (file.status = 'queued' or (file.status = 'indexing' and ${isOver(sql`file`)}))
      and not exists (
        select from data_files other join assistants on assistants.id = other.assistant_id
        where assistants.organisation_id = owner.organisation_id
          and other.status = 'indexing' and not ${isOver(sql`other`)}
      )
    order by file.queued_at, file.id
    limit 1
    for update of file skip locked`;
  const [claimed] = await db
    .update(dataFiles)
    .set({
      status: 'indexing',
      progress: null,
      leaseId,
      leasedUntil: leaseEnd,
      attempts: sql`${dataFiles.attempts} + 1`,
    })
    .where(sql`${dataFiles.id} = (${next})`)
    .returning({
      id: dataFiles.id,
      assistantId: dataFiles.assistantId,
      mediaType: dataFiles.mediaType,
      content: dataFiles.content,
      attempts: dataFiles.attempts,
    });
  return claimed ? { ...claimed, leaseId } : null;
}

// Leases use the database's clock, because the clocks of the processes may differ.
const leaseEnd = sql`now() + make_interval(secs => ${LEASE_SECONDS})`;
const isOver = (file: ReturnType<typeof sql>) => sql`coalesce(${file}.leased_until < now(), true)`;

async function index(
  db: Db,
  clock: Clock,
  claim: Claim,
  limits: ExtractionLimits,
  closing: AbortSignal,
): Promise<void> {
  const ours = and(eq(dataFiles.id, claim.id), eq(dataFiles.leaseId, claim.leaseId));
  const lost = new AbortController();
  let progress: number | null = null;
  const renewing = setInterval(() => {
    db.update(dataFiles)
      .set({ leasedUntil: leaseEnd, progress })
      .where(ours)
      .returning({ id: dataFiles.id })
      .then(
        (rows) => rows.length === 0 && lost.abort(new LeaseLost()),
        (err) => log.error({ err }, 'a lease was not renewed'),
      );
  }, RENEW_MS);

  try {
    const onProgress = (share: number) => {
      progress = share;
    };
    if (claim.attempts > MAX_ATTEMPTS) throw new ExtractionError('interrupted');
    const type = typeOf(claim.mediaType);
    const signal = AbortSignal.any([closing, lost.signal]);
    const extracted = await extractApart(type, claim.content, limits, onProgress, signal);
    await keep(extracted);
  } catch (cause) {
    if (cause instanceof LeaseLost) return;
    if (cause instanceof ExtractionError) await fail(cause.code).catch(report);
    else {
      if (!closing.aborted) report(cause);
      await giveBack().catch(report);
    }
  } finally {
    clearInterval(renewing);
  }

  /**
   * Stores the passages in batches, each under the lease, and makes them
   * answerable at once with the last step.
   */
  async function keep({ pages, chunks }: Extracted): Promise<void> {
    await underLease((tx) => tx.delete(dataChunks).where(eq(dataChunks.dataFileId, claim.id)));
    for (let from = 0; from < chunks.length; from += BATCH) {
      const rows = chunks.slice(from, from + BATCH).map((chunk) => ({ dataFileId: claim.id, ...chunk }));
      await underLease((tx) => tx.insert(dataChunks).values(rows));
    }
    await underLease(async (tx) => {
      await end(tx, { status: 'ready', pages });
      await countChange(tx, claim.assistantId);
    });
  }

  async function fail(failure: DataFileFailure): Promise<void> {
    await db.transaction(async (tx) => {
      const file = await end(tx, { status: 'failed', failure, pages: 0 });
      const { assistantId } = claim;
      const [assistant] = await tx.select().from(assistants).where(eq(assistants.id, assistantId));
      if (!file || !assistant) return;
      const details = { fileName: file.name, failure };
      const happening = { type: 'data_file_failed', assistantId, details } as const;
      await notifyAdmins(tx, assistant.organisationId, happening, clock.now());
    });
  }

  /** Undefined where the lease is lost. */
  async function end(tx: Db, result: Partial<typeof dataFiles.$inferInsert>) {
    const lease = { leaseId: null, leasedUntil: null, progress: null };
    const [file] = await tx
      .update(dataFiles)
      .set({ ...result, ...lease, updatedAt: clock.now() })
      .where(ours)
      .returning({ name: dataFiles.name });
    return file;
  }

  /** Puts the file back into the queue; when the server stops, the attempt does not count. */
  async function giveBack(): Promise<void> {
    const attempts = closing.aborted ? claim.attempts - 1 : claim.attempts;
    await db
      .update(dataFiles)
      .set({ status: 'queued', leaseId: null, leasedUntil: null, attempts })
      .where(ours);
  }

  async function underLease(work: (tx: Db) => Promise<unknown>): Promise<void> {
    await db.transaction(async (tx) => {
      const [row] = await tx.select({ id: dataFiles.id }).from(dataFiles).where(ours).for('update');
      if (!row) throw new LeaseLost();
      await work(tx);
    });
  }
}

function report(cause: unknown): void {
  log.error({ err: cause }, 'a data file was not indexed');
}
