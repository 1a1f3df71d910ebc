import { DATA_FILE_STATUSES } from '@parley/model';
import { z } from 'zod';
import type { Calls } from './call.ts';
import { byAssistant, guid, moment } from './common.ts';

export const dataFile = z.object({
  dataFileGuid: guid,
  name: z.string(),
  bytes: z.int().nonnegative(),
  pages: z.int().nonnegative(),
  status: z.enum(DATA_FILE_STATUSES),
  updatedAt: moment,
});

/** Calls about the files that an assistant answers from. */
export const dataFileCalls = {
  getDataFiles: {
    summary: 'Data files of an assistant',
    auth: 'admin',
    query: byAssistant,
    reply: z.object({ dataFiles: z.array(dataFile) }),
    errors: [403, 404],
  },
} as const satisfies Calls;

export type DataFile = z.infer<typeof dataFile>;
