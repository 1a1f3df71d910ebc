import { QUICK_START_GAPS } from '@parley/model';
import { z } from 'zod';
import type { Calls } from './call.ts';
import { guid, rowsOf } from './common.ts';

/** Calls of the quick start guide (QS-1). */
export const guideCalls = {
  getQuickStart: {
    summary: 'What an organization has done of the quick start guide, and what is missing',
    auth: 'admin',
    reply: z.object({
      /** Those that the guide can be about, the oldest first. */
      assistants: rowsOf(z.object({ assistantGuid: guid, name: z.string(), widgetKey: z.string() })),
      /** Null where it is done. */
      gaps: z.object({
        create: z.enum(QUICK_START_GAPS.create).nullable(),
        data: z.enum(QUICK_START_GAPS.data).nullable(),
        test: z.enum(QUICK_START_GAPS.test).nullable(),
        style: z.enum(QUICK_START_GAPS.style).nullable(),
        domain: z.enum(QUICK_START_GAPS.domain).nullable(),
        publish: z.enum(QUICK_START_GAPS.publish).nullable(),
        install: z.enum(QUICK_START_GAPS.install).nullable(),
        invite: z.enum(QUICK_START_GAPS.invite).nullable(),
        plan: z.enum(QUICK_START_GAPS.plan).nullable(),
      }),
    }),
    errors: [],
  },
} as const satisfies Calls;
