import { and, asc, eq, gt, inArray, not, sql } from 'drizzle-orm';
import type { PassageSource } from '../answers/passage.ts';
import type { Database } from './database.ts';
import { isLongerAgo } from './databaseClock.ts';
import { readTogether } from './readTogether.ts';
import { assistants, dataChunks, dataFiles } from './schema.ts';

/** Passages read at a time: few enough that other calls are answered in between. */
const PART = 500;
/** A file that became ready within so many seconds came lately. */
const LATELY_SECONDS = 600;

/** The passages of an assistant's data files, as the database has them. */
export function createPassageSource({ db }: Pick<Database, 'db'>): PassageSource {
  const chunksAfter = (dataFileId: string, ordinal: number) =>
    db
      .select()
      .from(dataChunks)
      .where(and(eq(dataChunks.dataFileId, dataFileId), gt(dataChunks.ordinal, ordinal)))
      .orderBy(asc(dataChunks.ordinal))
      .limit(PART);

  // Each question asks for it.
  const versionOf = readTogether<string, number>(async (ids) => {
    const rows = await db
      .select({ id: assistants.id, version: assistants.dataVersion })
      .from(assistants)
      .where(inArray(assistants.id, [...ids]));
    return new Map(rows.map(({ id, version }) => [id, version]));
  });

  return {
    dataVersion: async (assistantId) => String((await versionOf(assistantId)) ?? ''),

    async filesOf(assistantId) {
      const rows = await db
        .select({
          ...{ guid: dataFiles.id, name: dataFiles.name },
          ...{ bytes: dataFiles.bytes, hash: dataFiles.contentHash },
        })
        .from(dataFiles)
        .where(and(eq(dataFiles.assistantId, assistantId), eq(dataFiles.status, 'ready')))
        .orderBy(asc(dataFiles.createdAt), asc(dataFiles.name), asc(dataFiles.id));
      // The same content gives the same passages.
      return rows.map(({ guid, name, bytes, hash }) => ({ guid, name, bytes, version: `${hash} ${name}` }));
    },

    async *passagesOf({ guid, name }) {
      let last = -1;
      for (;;) {
        const chunks = await chunksAfter(guid, last);
        yield chunks.map(({ page, heading, text }) => ({
          ...{ dataFileGuid: guid, fileName: name },
          ...{ page, heading, text },
        }));
        if (chunks.length < PART) break;
        last = chunks.at(-1)?.ordinal ?? last;
      }
    },

    async grownBeyond(bytes) {
      const all = sql`sum(${dataFiles.bytes})`;
      const last = sql`max(${dataFiles.updatedAt})`;
      const rows = await db
        .select({ id: dataFiles.assistantId })
        .from(dataFiles)
        .where(eq(dataFiles.status, 'ready'))
        .groupBy(dataFiles.assistantId)
        .having(and(gt(all, bytes), not(isLongerAgo(last, LATELY_SECONDS))));
      return rows.map(({ id }) => id);
    },
  };
}
