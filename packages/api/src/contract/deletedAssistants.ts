import { DELETED_ASSISTANT_DAYS } from '@parley/model';
import { z } from 'zod';
import type { Calls } from './call.ts';
import { done, guid, moment, rowsOf, severalAssistants } from './common.ts';

/** An assistant that was deleted, while it can be had back (AS-1). */
export const deletedAssistant = z.object({
  assistantGuid: guid,
  name: z.string(),
  avatarUrl: z.string().nullable(),
  /** What it takes along for good. */
  dataFileCount: z.int().nonnegative(),
  conversationCount: z.int().nonnegative(),
  deletedAt: moment,
  /** Null where that is not known any more. */
  deletedBy: z.string().nullable(),
  /** When it goes for good. */
  keptUntil: moment,
});

/** Calls that delete assistants, and about those that can be had back. */
export const deletedAssistantCalls = {
  deleteAssistants: {
    summary: `Delete assistants; they can be had back for ${DELETED_ASSISTANT_DAYS} days`,
    auth: 'admin',
    body: severalAssistants,
    reply: done,
    errors: [404],
  },
  getDeletedAssistants: {
    summary: 'Deleted assistants that can be had back, the last one first',
    auth: 'admin',
    reply: z.object({ assistants: rowsOf(deletedAssistant) }),
    errors: [],
  },
  restoreAssistants: {
    summary: 'Have deleted assistants back: paused, or as the drafts that they were',
    auth: 'admin',
    body: severalAssistants,
    reply: done,
    errors: [404],
  },
  purgeAssistants: {
    summary: 'Delete deleted assistants for good, with their data files and conversations',
    auth: 'admin',
    body: severalAssistants,
    reply: done,
    errors: [404],
  },
} as const satisfies Calls;

export type DeletedAssistant = z.infer<typeof deletedAssistant>;
