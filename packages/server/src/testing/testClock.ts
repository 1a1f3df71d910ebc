import type { Clock } from '../clock.ts';

/** A clock that stands still until a test moves it. */
export interface TestClock extends Clock {
  advance(milliseconds: number): void;
}

/** Ten in the morning of a Tuesday in the middle of a month. */
export function createTestClock(): TestClock {
  let now = Date.parse('2026-05-12T10:00:00Z');
  return {
    now: () => new Date(now),
    advance: (milliseconds) => {
      now += milliseconds;
    },
  };
}
