import type { DataFile, dataFileCalls } from '../contract/dataFiles.ts';
import type { Examples } from './example.ts';
import { assistantGuid, dataFileGuid, done, now } from './ids.ts';

const ready: DataFile = {
  dataFileGuid,
  name: 'shipping.md',
  bytes: 8120,
  pages: 4,
  status: 'ready',
  progress: null,
  failure: null,
  updatedAt: now,
};
const queued: DataFile = { ...ready, pages: 0, status: 'queued' };
const text = '# Shipping\n\nDelivery takes 2 to 4 working days.\n';
const file = new File([text], 'shipping.md', { type: 'text/markdown' });

export const dataFileExamples: Examples<keyof typeof dataFileCalls> = {
  getDataFiles: { input: { assistantGuid }, reply: { dataFiles: [ready] } },
  uploadDataFile: { input: { assistantGuid, dataFileGuid, file }, reply: queued },
  replaceDataFile: { input: { dataFileGuid, file }, reply: queued },
  retryDataFile: { input: { dataFileGuid }, reply: queued },
  deleteDataFile: { input: { dataFileGuid }, reply: done },
  getDataFilePassages: {
    input: { dataFileGuid },
    reply: {
      rows: [{ ordinal: 0, page: 1, heading: 'Shipping', text: 'Delivery takes 2 to 4 working days.' }],
      total: 1,
    },
  },
  downloadDataFile: {
    input: { dataFileGuid },
    file: { name: 'shipping.md', mediaType: 'text/markdown', content: text },
  },
};
