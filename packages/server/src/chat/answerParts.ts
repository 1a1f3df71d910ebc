import type { AnswerEvent } from '@parley/api';
import { splitHalf } from '@parley/model';
import type { AnswerFailure } from '../database/schema.ts';
import { log } from '../operation/log.ts';
import { storable } from '../storableText.ts';
import { type AnswerEngine, AnswerError, type AnswerPart, type AnswerQuestion } from './engine.ts';

/** What a reader is told when the server ends in the middle of an answer. */
export const STOPPING: AnswerFailure = {
  status: 503,
  code: 'server_stopping',
  text: 'The server is restarting. Send the message again.',
  retryAfter: 5,
};
const FAILED: AnswerFailure = { status: 500, code: 'answer_failed', text: 'An unexpected error occurred.' };

type ErrorEvent = Extract<AnswerEvent, { type: 'error' }>;

/**
 * What an engine writes, step by step. No text begins or ends within a character: the first half of one waits
 * for the other, and is left out where that never comes. The last step is `end`, or `error` where the engine
 * failed; it ends without either once `question.signal` is aborted.
 */
export async function* partsOf(
  engine: AnswerEngine,
  question: AnswerQuestion,
): AsyncGenerator<AnswerPart | ErrorEvent> {
  const { signal } = question;
  let half = '';
  try {
    for await (const part of engine.answer(question)) {
      if (signal.aborted) return;
      if (part.type === 'delta') {
        const [whole, rest] = splitHalf(half + part.text);
        half = rest;
        const text = storable(whole);
        if (text !== '') yield { ...part, text };
        continue;
      }
      if (part.type === 'replace') half = '';
      yield part.type === 'replace' ? { ...part, text: storable(part.text) } : part;
      if (part.type === 'end') return;
    }
    if (!signal.aborted) throw new Error('The engine gave no end.');
  } catch (cause) {
    if (signal.aborted) return;
    const failure = cause instanceof AnswerError ? cause.failure : FAILED;
    if (failure.status >= 500) log.error({ err: cause }, 'an answer failed');
    yield { type: 'error', ...failure };
  }
}
