import type { AnswerEngine, AnswerPart, AnswerQuestion } from '../chat/engine.ts';
import { inPatience } from './inPatience.ts';

/** One answer that a test writes. */
export interface ScriptedAnswer {
  asked: AnswerQuestion;
  say(...parts: AnswerPart[]): void;
  /** Ends the answer as complete, after a last text. */
  finish(text?: string): void;
  fail(cause: unknown): void;
}

/** An engine whose answers a test writes, at the time it chooses. */
export interface ScriptedEngine extends AnswerEngine {
  /** The next answer that is asked for. */
  next(): Promise<ScriptedAnswer>;
  /** How many answers were asked for. */
  count(): number;
}

export function createScriptedEngine(): ScriptedEngine {
  const asked: ScriptedAnswer[] = [];
  const waiting: ((answer: ScriptedAnswer) => void)[] = [];
  let count = 0;

  return {
    count: () => count,
    next() {
      const answer = asked.shift();
      if (answer) return Promise.resolve(answer);
      const next = new Promise<ScriptedAnswer>((resolve) => waiting.push(resolve));
      return inPatience(next, 'No answer was asked for');
    },

    async *answer(question) {
      count += 1;
      const parts: AnswerPart[] = [];
      let failure: { cause: unknown } | null = null;
      let wake = () => {};
      const say = (...more: AnswerPart[]) => {
        parts.push(...more);
        wake();
      };
      const answer: ScriptedAnswer = {
        asked: question,
        say,
        finish: (text) =>
          say(...(text ? [{ type: 'delta', text } as const] : []), { type: 'end', finishReason: 'complete' }),
        fail(cause) {
          failure = { cause };
          wake();
        },
      };
      const waiter = waiting.shift();
      if (waiter) waiter(answer);
      else asked.push(answer);

      while (!question.signal.aborted) {
        const part = parts.shift();
        if (part) {
          yield part;
          if (part.type === 'end') return;
          continue;
        }
        if (failure) throw (failure as { cause: unknown }).cause;
        await new Promise<void>((resolve) => {
          wake = resolve;
          question.signal.addEventListener('abort', () => resolve(), { once: true });
        });
      }
    },
  };
}
