import type { dataFileCalls } from '../contract/dataFiles.ts';
import type { Examples } from './example.ts';
import { assistantGuid, dataFileGuid, now } from './ids.ts';

export const dataFileExamples: Examples<keyof typeof dataFileCalls> = {
  getDataFiles: {
    input: { assistantGuid },
    reply: {
      dataFiles: [
        { dataFileGuid, name: 'shipping.md', bytes: 8120, pages: 4, status: 'ready', updatedAt: now },
      ],
    },
  },
};
