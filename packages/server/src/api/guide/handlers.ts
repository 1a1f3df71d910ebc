import type { guideCalls } from '@parley/api/contract';
import { readQuickStart } from '../../guide/readQuickStart.ts';
import type { HandlerDependencies, HandlersOf } from '../handler.ts';

/** Calls of the quick start guide (QS-1). */
export function guideHandlers({ database: { db } }: HandlerDependencies): HandlersOf<typeof guideCalls> {
  return {
    getQuickStart: ({ caller: { organisation } }) => readQuickStart(db, organisation),
  };
}
