import type { CareState } from '@parley/model';
import { eq, sql } from 'drizzle-orm';
import { messages } from '../database/schema.ts';

/**
 * Whether an answer needs care, and whether somebody saw to it (AS-6): the one rule, for whoever reads,
 * counts or filters messages. Passages that a reader rated up have answered.
 */
export const care = sql<CareState | null>`case
  when ${messages.uncertain} = 'nothing' or ${messages.rating} = 'down'
    or (${messages.uncertain} = 'passages' and ${messages.rating} is distinct from 'up')
  then case when ${messages.settled} then 'done' else 'open' end
end`;

export const needsCare = eq(care, 'open');
