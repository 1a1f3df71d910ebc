import type { AnswerEvent } from '@parley/api';
import type { Clock } from '../clock.ts';
import { partsOf, STOPPING } from './answerParts.ts';
import type { AnswerEngine, AnswerQuestion } from './engine.ts';
import type { AnswerStream } from './eventStream.ts';

/** A question to an assistant as its draft is, with the ids that the reader's chat knows it by. */
export interface TestQuestion extends Omit<AnswerQuestion, 'signal'> {
  threadId: string;
  messageId: string;
  answerId: string;
}

/**
 * The answer to a test of a draft: streamed to its one reader and kept nowhere. The engine stops when the
 * reader goes.
 * @param closing aborted when the server ends.
 */
export function testAnswerOf(
  engine: AnswerEngine,
  clock: Clock,
  closing: AbortSignal,
  { threadId, messageId, answerId, ...question }: TestQuestion,
): AnswerStream {
  return async function* (reading) {
    let sequence = 0;
    const numbered = (event: AnswerEvent) => {
      sequence += 1;
      return [{ sequence, event }];
    };
    const createdAt = clock.now().toISOString();
    yield numbered({ type: 'start', threadId, messageId, answerId, createdAt });
    const signal = AbortSignal.any([reading, closing]);
    for await (const part of partsOf(engine, { ...question, signal })) {
      if (part.type === 'end') yield numbered({ type: 'end', finishReason: part.finishReason });
      else yield numbered(part);
    }
    if (closing.aborted) yield numbered({ type: 'error', ...STOPPING });
  };
}
