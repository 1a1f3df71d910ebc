import { createHash } from 'node:crypto';
import { and, asc, count, eq, getTableColumns, sql } from 'drizzle-orm';
import { lockOrganisation, requireRoom } from '../billing/limits.ts';
import type { Clock } from '../clock.ts';
import type { Database, Db } from '../database/database.ts';
import { assistants, dataChunks, dataFiles } from '../database/schema.ts';
import { notFound, Refusal } from '../refusal.ts';
import { fileNameOf } from './fileName.ts';
import { detectType, mediaTypeOf } from './fileType.ts';

const { content: _, ...columns } = getTableColumns(dataFiles);

/** A data file without its bytes. */
export type DataFileRow = Omit<typeof dataFiles.$inferSelect, 'content'>;

/** A passage as its preview shows it. */
export type PassageRow = Omit<typeof dataChunks.$inferSelect, 'dataFileId'>;

/** A file as it comes from a form. */
export interface GivenFile {
  name: string;
  bytes: Uint8Array;
}

/** The files that assistants answer from (AS-3). The caller checks permissions. */
export interface DataFiles {
  /** By name. */
  list(assistantId: string): Promise<DataFileRow[]>;
  /**
   * Keeps a file and puts it into the queue. Repeated with the same id, it gives the file that is there.
   * @throws {Refusal} 409 where the id stands for another file; 422 for a
   *   name, type or number that is not taken
   */
  add(assistantId: string, id: string, file: GivenFile): Promise<DataFileRow>;
  /**
   * Replaces the content of a file; the old content is not used for answers any more.
   * @throws {Refusal} 404, or 422 for a name or type that is not taken
   */
  replace(id: string, file: GivenFile): Promise<DataFileRow>;
  /**
   * Puts a file that failed into the queue again; any other stays as it is.
   * @throws {Refusal} 404
   */
  retry(id: string): Promise<DataFileRow>;
  /** Removes a file and its passages, which are not used for answers any more. */
  remove(id: string): Promise<void>;
  /** Passages of a file that is ready, in its order; none before. */
  passages(
    id: string,
    page: { page: number; pageSize: number },
  ): Promise<{ rows: PassageRow[]; total: number }>;
  /**
   * The file as it came.
   * @throws {Refusal} 404
   */
  content(id: string): Promise<Uint8Array>;
}

/** Most files of one assistant: so many can still be searched without delay. */
const MAX_FILES = 1000;

/** @param wake is told that something waits in the queue. */
export function createDataFiles({ db }: Pick<Database, 'db'>, clock: Clock, wake: () => void): DataFiles {
  /** Columns of a file that is new, or that is to be read again. */
  const queued = () => ({
    ...{ status: 'queued' as const, pages: 0, failure: null, progress: null },
    ...{ leaseId: null, leasedUntil: null, attempts: 0, queuedAt: clock.now(), updatedAt: clock.now() },
  });

  async function changed(
    id: string,
    change: (tx: Db) => Promise<DataFileRow | undefined>,
  ): Promise<DataFileRow> {
    const row = await db.transaction(async (tx) => {
      const changedRow = await change(tx);
      if (!changedRow) throw notFound('data file');
      await tx.delete(dataChunks).where(eq(dataChunks.dataFileId, id));
      await countChange(tx, changedRow.assistantId);
      return changedRow;
    });
    wake();
    return row;
  }

  return {
    list: (assistantId) =>
      db
        .select(columns)
        .from(dataFiles)
        .where(eq(dataFiles.assistantId, assistantId))
        .orderBy(asc(dataFiles.name), asc(dataFiles.id)),

    async add(assistantId, id, file) {
      const kept = await keptOf(file);
      const row = await db.transaction(async (tx) => {
        // The lock makes simultaneous uploads wait for each other, so that the limit holds.
        const organisation = await lockOrganisation(tx, await ownerOf(tx, assistantId));
        const [known] = await tx.select(columns).from(dataFiles).where(eq(dataFiles.id, id));
        if (known) return sameOrRefused(known, assistantId, kept);
        if ((await tx.$count(dataFiles, eq(dataFiles.assistantId, assistantId))) >= MAX_FILES) {
          throw new Refusal(422, 'too_many_files', `An assistant may have at most ${MAX_FILES} data files.`);
        }
        const values = { id, assistantId, ...kept, ...queued(), createdAt: clock.now() };
        const [added] = await tx.insert(dataFiles).values(values).onConflictDoNothing().returning(columns);
        if (!added) throw idInUse();
        await requireRoom(tx, organisation, 'dataFiles');
        return added;
      });
      wake();
      return row;
    },

    async replace(id, file) {
      const kept = await keptOf(file);
      return changed(id, async (tx) => {
        const values = { ...kept, ...queued() };
        const [row] = await tx.update(dataFiles).set(values).where(eq(dataFiles.id, id)).returning(columns);
        return row;
      });
    },

    async retry(id) {
      const [row] = await db.select(columns).from(dataFiles).where(eq(dataFiles.id, id));
      if (!row) throw notFound('data file');
      if (row.status !== 'failed') return row;
      return changed(id, async (tx) => {
        const [again] = await tx
          .update(dataFiles)
          .set(queued())
          .where(eq(dataFiles.id, id))
          .returning(columns);
        return again;
      });
    },

    async remove(id) {
      await db.transaction(async (tx) => {
        const [gone] = await tx.delete(dataFiles).where(eq(dataFiles.id, id)).returning(columns);
        if (gone) await countChange(tx, gone.assistantId);
      });
    },

    async passages(id, { page, pageSize }) {
      const ofReady = and(eq(dataChunks.dataFileId, id), eq(dataFiles.status, 'ready'));
      const { dataFileId: __, ...shown } = getTableColumns(dataChunks);
      const ofFile = eq(dataFiles.id, dataChunks.dataFileId);
      const [all] = await db
        .select({ total: count() })
        .from(dataChunks)
        .innerJoin(dataFiles, ofFile)
        .where(ofReady);
      const rows = await db
        .select(shown)
        .from(dataChunks)
        .innerJoin(dataFiles, ofFile)
        .where(ofReady)
        .orderBy(asc(dataChunks.ordinal))
        .limit(pageSize)
        .offset((page - 1) * pageSize);
      return { rows, total: all?.total ?? 0 };
    },

    async content(id) {
      const [row] = await db
        .select({ content: dataFiles.content })
        .from(dataFiles)
        .where(eq(dataFiles.id, id));
      if (!row) throw notFound('data file');
      return row.content;
    },
  };
}

/** Tells whoever keeps an index over the assistant's passages that it is out of date. */
export async function countChange(tx: Db, assistantId: string): Promise<void> {
  await tx
    .update(assistants)
    .set({ dataVersion: sql`${assistants.dataVersion} + 1` })
    .where(eq(assistants.id, assistantId));
}

/** The columns that are stored of an uploaded file. */
async function keptOf({ name: given, bytes }: GivenFile) {
  const name = fileNameOf(given);
  return {
    name,
    mediaType: mediaTypeOf(await detectType(name, bytes)),
    bytes: bytes.byteLength,
    content: bytes,
    contentHash: createHash('sha256').update(bytes).digest('hex'),
  };
}

/** The organisation of an assistant. @throws {Refusal} 404 */
async function ownerOf(tx: Db, assistantId: string): Promise<string> {
  const [assistant] = await tx
    .select({ organisationId: assistants.organisationId })
    .from(assistants)
    .where(eq(assistants.id, assistantId));
  if (!assistant) throw notFound('assistant');
  return assistant.organisationId;
}

function sameOrRefused(
  known: DataFileRow,
  assistantId: string,
  kept: { name: string; contentHash: string },
): DataFileRow {
  const isSame =
    known.assistantId === assistantId && known.name === kept.name && known.contentHash === kept.contentHash;
  if (!isSame) throw idInUse();
  return known;
}

function idInUse(): Refusal {
  return new Refusal(409, 'guid_in_use', 'This identifier stands for another file.');
}
