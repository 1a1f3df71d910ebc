import { QUICK_START_GAPS } from '@parley/model';
import { z } from 'zod';
import type { Calls } from './call.ts';
import { guid } from './common.ts';

/** Calls of the quick start guide (QS-1). */
export const guideCalls = {
  getQuickStart: {
    summary: 'What an organisation has done of the quick start guide, and what is missing',
    auth: 'admin',
    reply: z.object({
      /** The organisation's oldest assistant, which the guide is about; null where there is none. */
      assistant: z.object({ assistantGuid: guid, widgetKey: z.string() }).nullable(),
      /** Null where it is done. */
      gaps: z.object({
        create: z.enum(QUICK_START_GAPS.create).nullable(),
        data: z.enum(QUICK_START_GAPS.data).nullable(),
        test: z.enum(QUICK_START_GAPS.test).nullable(),
        style: z.enum(QUICK_START_GAPS.style).nullable(),
        domain: z.enum(QUICK_START_GAPS.domain).nullable(),
        install: z.enum(QUICK_START_GAPS.install).nullable(),
        invite: z.enum(QUICK_START_GAPS.invite).nullable(),
        plan: z.enum(QUICK_START_GAPS.plan).nullable(),
      }),
    }),
    errors: [403],
  },
} as const satisfies Calls;
