import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { AnswerReport } from './chat.types.ts';
import { pacedReports } from './pacedReports.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const grew = (id: string, text: string): AnswerReport => ({
  type: 'answer.grew',
  id,
  growth: { type: 'delta', text },
});

function paced() {
  const passed: AnswerReport[] = [];
  return { passed, ...pacedReports((report) => passed.push(report)) };
}

test('CH-5: the first text comes at once, what follows in steps, under the id of its last piece', () => {
  const { passed, send } = paced();
  send(grew('1', 'Two '));
  expect(passed).toEqual([grew('1', 'Two ')]);
  send(grew('2', 'to '));
  send(grew('3', 'four '));
  vi.advanceTimersByTime(39);
  expect(passed).toHaveLength(1);
  vi.advanceTimersByTime(1);
  expect(passed.slice(1)).toEqual([grew('3', 'to four ')]);
  send(grew('4', 'days'));
  expect(passed).toHaveLength(2);
  vi.advanceTimersByTime(40);
  expect(passed.slice(2)).toEqual([grew('4', 'days')]);
});

test('CH-5: text after a pause comes at once again', () => {
  const { passed, send } = paced();
  send(grew('1', 'Two '));
  vi.advanceTimersByTime(40);
  send(grew('2', 'days'));
  expect(passed).toEqual([grew('1', 'Two '), grew('2', 'days')]);
});

test('CH-3: whatever is no text comes at once, after the text before it', () => {
  const { passed, send } = paced();
  const end: AnswerReport = { type: 'answer.ended', finishReason: 'complete' };
  for (const report of [grew('1', 'Two '), grew('2', 'to '), grew('3', 'four'), end]) send(report);
  expect(passed).toEqual([grew('1', 'Two '), grew('3', 'to four'), end]);
  vi.advanceTimersByTime(80);
  expect(passed).toHaveLength(3);
});

test('CH-6: a connection that is given up passes nothing on, so that it is asked for again', () => {
  const { passed, send, stop } = paced();
  send(grew('1', 'Two '));
  send(grew('2', 'days'));
  stop();
  vi.advanceTimersByTime(80);
  expect(passed).toEqual([grew('1', 'Two ')]);
});
