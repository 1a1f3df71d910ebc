import { type SeedAssistant, seedFilesOf } from '../seed/files/manifest.ts';
import { ingest } from './ingest.ts';
import type { Passage, PassageSource } from './passage.ts';

/** The seed's files as a source of passages, for tests: the assistant's id is its key, a file's id its name. */
export const seedSource: PassageSource = {
  async dataVersion() {
    return 'seed';
  },
  async loadPassages(assistant) {
    return seedFilesOf(assistant as SeedAssistant).flatMap((file): Passage[] =>
      ingest(file).chunks.map(({ page, heading, text }) => ({
        dataFileGuid: file.name,
        fileName: file.name,
        page,
        heading,
        text,
      })),
    );
  },
};
