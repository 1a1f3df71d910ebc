import type { messages } from '../database/schema.ts';
import type { AnswerQuestion } from './engine.ts';

/** An answer to write. */
export interface AnswerJob {
  answer: typeof messages.$inferSelect;
  /** Whose characters it counts against. */
  organisationId: string;
  question: Omit<AnswerQuestion, 'signal'>;
  /** Sequence of the last event of an attempt that failed; 0 for the first attempt. */
  after: number;
}
