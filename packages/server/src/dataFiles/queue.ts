import { randomUUID } from 'node:crypto';
import type { DataFileFailure } from '@parley/model';
import { eq, inArray, sql } from 'drizzle-orm';
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
import { holdLease, isOver, LEASE_END, type Lease, LeaseLost } from './lease.ts';
import { shareWork } from './shareWork.ts';

/** Indexes what is queued; as many processes as there are share the work. */
export interface DataFileQueue {
  /** Says to all processes that a file was queued: one of them reads it at once. */
  wake(): void;
  /** Stops, and puts the files that are being read back into the queue. */
  close(): Promise<void>;
}

/** Files that one process reads at a time. */
const SLOTS = 2;
/** After so many ms one more file is read beside one: each may take memory, so there is no second. */
const SLOW = { after: 3000, most: 1 };
/** What all processes are told when a file was queued. */
const QUEUED = 'data-files';
/** What they are told when one can be answered from. */
export const READY = 'data-files-ready';
/** A file fails after this many attempts without a result: the process died, or the database failed. */
const MAX_ATTEMPTS = 3;
/** Passages that are stored in one go: other calls need not wait for long. */
const BATCH = 500;

/** A file that this process indexes. */
interface Claim extends Lease {
  assistantId: string;
  mediaType: string;
  content: Uint8Array;
  attempts: number;
}

/**
 * Starts indexing. A file becomes `ready` or `failed`, whatever it holds; a
 * failure of the database is tried again.
 */
export function startDataFileQueue(
  { db, signals }: Pick<Database, 'db' | 'signals'>,
  clock: Clock,
  limits: ExtractionLimits = EXTRACTION_LIMITS,
  slow = SLOW,
): DataFileQueue {
  const work = shareWork<Claim>(signals, QUEUED, {
    slots: SLOTS,
    slow,
    claim: (slowOnes) => claimNext(db, slowOnes),
    carryOut: (claim, closing) => index(db, clock, claim, limits, closing, () => signals.tell(READY)),
    problem: 'data files cannot be indexed now',
  });
  return {
    wake() {
      work.wake();
      signals.tell(QUEUED);
    },
    close: work.close,
  };
}

/**
 * Takes the file that has waited longest and leases it. Organisations take turns: one whose file is being
 * read waits, so that many slow files of one do not hold up the others. A slow one holds up no other of its
 * own organisation, but two do.
 */
async function claimNext(db: Db, slow: readonly Claim[]): Promise<Claim | null> {
  const leaseId = randomUUID();
  const ids = slow.map(({ id }) => id);
  const share = sql`case when ${inArray(sql`other.id`, ids)} then 1 else 2 end`;
  const next = sql`
    select file.id from data_files file join assistants owner on owner.id = file.assistant_id
    where (file.status = 'queued' or (file.status = 'indexing' and ${isOver(sql`file`)}))
      and 2 > (
        select coalesce(sum(${share}), 0)
        from data_files other join assistants on assistants.id = other.assistant_id
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
      leasedUntil: LEASE_END,
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

async function index(
  db: Db,
  clock: Clock,
  claim: Claim,
  limits: ExtractionLimits,
  closing: AbortSignal,
  ready: () => void,
): Promise<void> {
  let progress: number | null = null;
  const lease = holdLease(db, claim, () => ({ progress }));

  try {
    const onProgress = (share: number) => {
      progress = share;
    };
    if (claim.attempts > MAX_ATTEMPTS) throw new ExtractionError('interrupted');
    const type = typeOf(claim.mediaType);
    const signal = AbortSignal.any([closing, lease.lost]);
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
    lease.end();
  }

  /**
   * Stores the passages in batches, each under the lease, and makes them
   * answerable at once with the last step.
   */
  async function keep({ pages, chunks }: Extracted): Promise<void> {
    await lease.underLease((tx) => tx.delete(dataChunks).where(eq(dataChunks.dataFileId, claim.id)));
    for (let from = 0; from < chunks.length; from += BATCH) {
      const rows = chunks.slice(from, from + BATCH).map((chunk) => ({ dataFileId: claim.id, ...chunk }));
      await lease.underLease((tx) => tx.insert(dataChunks).values(rows));
    }
    await lease.underLease(async (tx) => {
      await end(tx, { status: 'ready', pages, embeddedBy: null });
      await countChange(tx, claim.assistantId);
    });
    ready();
  }

  async function fail(failure: DataFileFailure): Promise<void> {
    await db.transaction(async (tx) => {
      const file = await end(tx, { status: 'failed', failure, pages: 0 });
      const { assistantId } = claim;
      const [assistant] = await tx.select().from(assistants).where(eq(assistants.id, assistantId));
      if (!file || !assistant || assistant.deletedAt) return;
      const details = { fileName: file.name, failure, dataFileId: claim.id };
      const happening = { type: 'data_file_failed', assistantId, details } as const;
      await notifyAdmins(tx, assistant.organisationId, happening, clock.now());
    });
  }

  /** Undefined where the lease is lost. */
  async function end(tx: Db, result: Partial<typeof dataFiles.$inferInsert>) {
    const free = { leaseId: null, leasedUntil: null, progress: null };
    const [file] = await tx
      .update(dataFiles)
      .set({ ...result, ...free, updatedAt: clock.now() })
      .where(lease.ours)
      .returning({ name: dataFiles.name });
    return file;
  }

  /** Puts the file back into the queue; when the server stops, the attempt does not count. */
  async function giveBack(): Promise<void> {
    const attempts = closing.aborted ? claim.attempts - 1 : claim.attempts;
    await db
      .update(dataFiles)
      .set({ status: 'queued', leaseId: null, leasedUntil: null, attempts })
      .where(lease.ours);
  }
}

function report(cause: unknown): void {
  log.error({ err: cause }, 'a data file was not indexed');
}
