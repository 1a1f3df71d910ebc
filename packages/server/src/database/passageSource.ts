import { and, asc, count, eq, max } from 'drizzle-orm';
import type { PassageSource } from '../answers/passage.ts';
import type { Database } from './database.ts';
import { dataChunks, dataFiles } from './schema.ts';

/** The passages of an assistant's data files, as the database has them. */
export function createPassageSource({ db }: Pick<Database, 'db'>): PassageSource {
  const readyOf = (assistantId: string) =>
    and(eq(dataFiles.assistantId, assistantId), eq(dataFiles.status, 'ready'));

  return {
    async dataVersion(assistantId) {
      const [row] = await db
        .select({ files: count(), newest: max(dataFiles.updatedAt) })
        .from(dataFiles)
        .where(readyOf(assistantId));
      return `${row?.files ?? 0} ${row?.newest?.toISOString() ?? ''}`;
    },

    loadPassages: (assistantId) =>
      db
        .select({
          dataFileGuid: dataFiles.id,
          fileName: dataFiles.name,
          page: dataChunks.page,
          heading: dataChunks.heading,
          text: dataChunks.text,
        })
        .from(dataChunks)
        .innerJoin(dataFiles, eq(dataFiles.id, dataChunks.dataFileId))
        .where(readyOf(assistantId))
        .orderBy(asc(dataFiles.name), asc(dataFiles.id), asc(dataChunks.ordinal)),
  };
}
