import type { DataFile } from '@parley/api';
import type { dataFileCalls } from '@parley/api/contract';
import { and, eq } from 'drizzle-orm';
import { assistantsOf } from '../../assistants/assistantsOf.ts';
import { requireSubscription } from '../../billing/usage.ts';
import { assistants, dataFiles as table } from '../../database/schema.ts';
import type { DataFileRow, GivenFile } from '../../dataFiles/dataFiles.ts';
import { notFound } from '../../refusal.ts';
import { findAssistant } from '../assistants/findAssistant.ts';
import type { PortalCaller } from '../callers.ts';
import type { HandlerDependencies, HandlersOf } from '../handler.ts';

/** Calls about the files that an assistant answers from. */
export function dataFileHandlers({
  database: { db },
  clock,
  dataFiles,
}: HandlerDependencies): HandlersOf<typeof dataFileCalls> {
  /** @throws {Refusal} 404 for a file that does not exist or is another organisation's */
  async function findDataFile({ organisation }: PortalCaller, dataFileGuid: string) {
    const [file] = await db
      .select({ id: table.id, name: table.name, mediaType: table.mediaType })
      .from(table)
      .innerJoin(assistants, eq(assistants.id, table.assistantId))
      .where(and(eq(table.id, dataFileGuid), assistantsOf(organisation.id)));
    if (!file) throw notFound('data file');
    return file;
  }

  return {
    async getDataFiles({ caller, input }) {
      const assistant = await findAssistant(db, caller, input.assistantGuid);
      return { dataFiles: (await dataFiles.list(assistant.id)).map(dataFileOf) };
    },

    async uploadDataFile({ caller, input }) {
      const assistant = await findAssistant(db, caller, input.assistantGuid);
      requireSubscription(caller.organisation, clock.now());
      return dataFileOf(await dataFiles.add(assistant.id, input.dataFileGuid, await givenFile(input.file)));
    },

    async replaceDataFile({ caller, input }) {
      const { id } = await findDataFile(caller, input.dataFileGuid);
      requireSubscription(caller.organisation, clock.now());
      return dataFileOf(await dataFiles.replace(id, await givenFile(input.file)));
    },

    async retryDataFile({ caller, input }) {
      const { id } = await findDataFile(caller, input.dataFileGuid);
      return dataFileOf(await dataFiles.retry(id));
    },

    async deleteDataFile({ caller, input }) {
      const { id } = await findDataFile(caller, input.dataFileGuid);
      await dataFiles.remove(id);
      return { ok: true };
    },

    async getDataFilePassages({ caller, input }) {
      const { id } = await findDataFile(caller, input.dataFileGuid);
      return dataFiles.passages(id, input);
    },

    async downloadDataFile({ caller, input }) {
      const { id, name, mediaType } = await findDataFile(caller, input.dataFileGuid);
      return { name, mediaType, content: new Uint8Array(await dataFiles.content(id)) };
    },
  };
}

async function givenFile(file: File): Promise<GivenFile> {
  return { name: file.name, bytes: await file.bytes() };
}

function dataFileOf({ id, name, bytes, pages, status, progress, failure, updatedAt }: DataFileRow): DataFile {
  return {
    dataFileGuid: id,
    ...{ name, bytes, pages, status, progress, failure },
    updatedAt: updatedAt.toISOString(),
  };
}
