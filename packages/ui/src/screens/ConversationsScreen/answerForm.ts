import type { AnswerDeed } from './conversations.types.ts';

/** Name of what is kept of a dialog about an answer. */
export const answerForm = (does: AnswerDeed, answerId: string): string => `answer.${does}.${answerId}`;
