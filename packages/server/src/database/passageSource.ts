import { and, asc, eq } from 'drizzle-orm';
import type { PassageSource } from '../answers/passage.ts';
import type { Database } from './database.ts';
import { assistants, dataChunks, dataFiles } from './schema.ts';

/** The passages of an assistant's data files, as the database has them. */
export function createPassageSource({ db }: Pick<Database, 'db'>): PassageSource {
  const readyOf = (assistantId: string) =>
    and(eq(dataFiles.assistantId, assistantId), eq(dataFiles.status, 'ready'));

  return {
    async dataVersion(assistantId) {
      const [row] = await db
        .select({ version: assistants.dataVersion })
        .from(assistants)
        .where(eq(assistants.id, assistantId));
      return String(row?.version ?? '');
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
