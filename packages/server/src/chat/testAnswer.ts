import type { AnswerEvent } from '@parley/api';
import { countAnswer } from '../billing/usage.ts';
import type { Clock } from '../clock.ts';
import type { Database } from '../database/database.ts';
import { log } from '../operation/log.ts';
import { partsOf, STOPPING } from './answerParts.ts';
import type { AnswerEngine, AnswerQuestion } from './engine.ts';
import type { AnswerStream } from './eventStream.ts';

/** A question to an assistant as its draft is, with the ids that the reader's chat knows it by. */
export interface TestQuestion extends Omit<AnswerQuestion, 'signal'> {
  /** Whose characters it counts against. */
  organisationId: string;
  threadId: string;
  messageId: string;
  answerId: string;
}

/**
 * The answer to a test of a draft: streamed to its one reader and kept nowhere. The engine stops when the
 * reader goes. What was written until then counts, as it cost as much as any other answer.
 * @param closing aborted when the server ends.
 */
export function testAnswerOf(
  { db }: Pick<Database, 'db'>,
  engine: AnswerEngine,
  clock: Clock,
  closing: AbortSignal,
  { organisationId, threadId, messageId, answerId, ...question }: TestQuestion,
): AnswerStream {
  return async function* (reading) {
    let sequence = 0;
    let characters = 0;
    async function count(): Promise<void> {
      const counted = characters;
      characters = 0;
      if (counted > 0) await countAnswer(db, organisationId, counted, clock.now()).catch(notCounted);
    }
    const numbered = (event: AnswerEvent) => {
      sequence += 1;
      return [{ sequence, event }];
    };
    const createdAt = clock.now().toISOString();
    yield numbered({ type: 'start', threadId, messageId, answerId, createdAt });
    const signal = AbortSignal.any([reading, closing]);
    try {
      for await (const part of partsOf(engine, { ...question, signal })) {
        if (part.type === 'replace') characters = part.text.length;
        if (part.type === 'delta') characters += part.text.length;
        if (part.type === 'end' || part.type === 'error') await count();
        if (part.type === 'end') yield numbered({ type: 'end', finishReason: part.finishReason });
        else yield numbered(part);
      }
    } finally {
      await count();
    }
    if (closing.aborted) yield numbered({ type: 'error', ...STOPPING });
  };
}

/** The reader has the answer all the same. */
const notCounted = (err: unknown) => log.error({ err }, 'an answer to a test was not counted');
