import {
  DATA_FILE_FAILURES,
  DATA_FILE_MAX_BYTES,
  DATA_FILE_STATUSES,
  SUBSCRIPTION_ERROR_STATUSES,
} from '@parley/model';
import { z } from 'zod';
import type { Calls } from './call.ts';
import { byAssistant, done, guid, moment, rowsOf } from './common.ts';
import { pageOf, paging } from './paging.ts';

export const dataFile = z.object({
  dataFileGuid: guid,
  name: z.string(),
  bytes: z.int().nonnegative(),
  /** 0 until it is read; 1 where the file has none. */
  pages: z.int().nonnegative(),
  status: z.enum(DATA_FILE_STATUSES),
  /** Share that is read while it is indexed, 0 to 1; null where nobody knows. */
  progress: z.number().min(0).max(1).nullable(),
  /** Why nothing can be answered from it; null unless it failed. */
  failure: z.enum(DATA_FILE_FAILURES).nullable(),
  updatedAt: moment,
});

/** A passage of a file: what retrieval finds and an answer cites. */
export const passage = z.object({
  /** Place in the file, from 0. */
  ordinal: z.int().nonnegative(),
  /** From 1; null where the file has no pages. */
  page: z.int().positive().nullable(),
  /** Headings above it, outermost first, joined by ' › '; '' where there are none. */
  heading: z.string(),
  /** Markdown. */
  text: z.string(),
});

const byDataFile = z.object({ dataFileGuid: guid });

/** Calls about the files that an assistant answers from (AS-3). */
export const dataFileCalls = {
  getDataFiles: {
    summary: 'Data files of an assistant, by name',
    auth: 'admin',
    query: byAssistant,
    reply: z.object({ dataFiles: rowsOf(dataFile) }),
    errors: [404],
  },
  uploadDataFile: {
    summary: 'Add a file under an id of the client’s; repeated, it replies with the file that is there',
    auth: 'admin',
    upload: { fields: byAssistant.extend(byDataFile.shape), maxBytes: DATA_FILE_MAX_BYTES },
    reply: dataFile,
    errors: [404, 409, ...SUBSCRIPTION_ERROR_STATUSES],
  },
  replaceDataFile: {
    summary: 'Put another file in the place of one; nothing of the old one is answered from any more',
    auth: 'admin',
    upload: { fields: byDataFile, maxBytes: DATA_FILE_MAX_BYTES },
    reply: dataFile,
    errors: [404, ...SUBSCRIPTION_ERROR_STATUSES],
  },
  retryDataFile: {
    summary: 'Read a file that failed once more; any other stays as it is',
    auth: 'admin',
    body: byDataFile,
    reply: dataFile,
    errors: [404],
  },
  deleteDataFile: {
    summary: 'Take a file away; nothing of it is answered from any more',
    auth: 'admin',
    body: byDataFile,
    reply: done,
    errors: [404],
  },
  getDataFilePassages: {
    summary: 'The text that was read from a file, in its passages; none before it is ready',
    auth: 'admin',
    query: byDataFile.extend(paging),
    reply: pageOf(passage),
    errors: [404],
  },
  downloadDataFile: {
    summary: 'A file as it was uploaded',
    auth: 'admin',
    query: byDataFile,
    download: true,
    errors: [404],
  },
} as const satisfies Calls;

export type DataFile = z.infer<typeof dataFile>;
