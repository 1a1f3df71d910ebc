import type { dataFileCalls } from '@parley/api/contract';
import { asc, eq } from 'drizzle-orm';
import { dataFiles } from '../../database/schema.ts';
import { findAssistant } from '../assistants/findAssistant.ts';
import type { HandlerDependencies, HandlersOf } from '../handler.ts';

/** Calls about the files that an assistant answers from. */
export function dataFileHandlers({
  database: { db },
}: HandlerDependencies): HandlersOf<typeof dataFileCalls> {
  return {
    async getDataFiles({ caller, input }) {
      const assistant = await findAssistant(db, caller, input.assistantGuid);
      const rows = await db
        .select({
          dataFileGuid: dataFiles.id,
          name: dataFiles.name,
          bytes: dataFiles.bytes,
          pages: dataFiles.pages,
          status: dataFiles.status,
          updatedAt: dataFiles.updatedAt,
        })
        .from(dataFiles)
        .where(eq(dataFiles.assistantId, assistant.id))
        .orderBy(asc(dataFiles.name));
      return { dataFiles: rows.map((row) => ({ ...row, updatedAt: row.updatedAt.toISOString() })) };
    },
  };
}
