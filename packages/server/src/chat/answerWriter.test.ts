import { setTimeout as delay } from 'node:timers/promises';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { systemClock } from '../clock.ts';
import type { AnswerJob } from './answerJob.ts';
import type { AnswerLog } from './answerLog.ts';
import { createAnswerWriter, type WrittenAnswer } from './answerWriter.ts';

/** A kill may lose so much of what was shown, in ms. */
const LOST_MS = 150;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'setImmediate', 'performance'], fakeNodeBuiltins: true });
});
afterEach(() => void vi.useRealTimers());

test.each([5, 1000])(
  'FA-3: of what was shown no more than 150 ms is ever unkept, where keeping it takes %i ms',
  async (duration) => {
    let kept = 0;
    const log = {
      async append(_, [piece]) {
        await delay(duration);
        kept += piece?.events.length ?? 0;
      },
      tell: () => undefined,
    } as Partial<AnswerLog> as AnswerLog;
    const shownAt: number[] = [];
    const answer: WrittenAnswer = {
      ...{ job: { answer: { id: 'answer', createdAt: new Date() }, after: 0 } as AnswerJob },
      ...{ events: [], said: [], kept: 0, ending: null, lost: null, controller: new AbortController() },
      readers: new Set([() => shownAt.push(performance.now())]),
    };
    const writer = createAnswerWriter({ db: {} as never }, log, systemClock);
    writer.begin(answer);
    shownAt.push(performance.now());
    for (let word = 0; word < 500; word += 1) {
      writer.say(answer, { type: 'delta', text: 'word ' });
      await vi.advanceTimersByTimeAsync(10);
      // A kill at this moment would lose what was shown from the first event on that is not kept.
      const lost = shownAt.slice(kept);
      expect((lost.at(-1) ?? 0) - (lost[0] ?? 0)).toBeLessThanOrEqual(LOST_MS);
    }
    expect(kept).toBeGreaterThan(0);
  },
);
