import { expect, test } from 'vitest';
import { forgetLeftBehind, leftBehind, makeKnown, type Opened, watchCalls } from './opened.ts';

test('DS-5: what a closed story has left waiting is named until it has ended, and what is open is not', () => {
  const held = ['held: getUsers'];
  const story = () => makeKnown({ running: () => [...held], close: () => undefined } as unknown as Opened);
  const first = story();
  expect(leftBehind()).toEqual([]);
  first.close();
  expect(leftBehind()).toEqual(['held: getUsers']);
  held.length = 0;
  expect(leftBehind()).toEqual([]);
  held.push('held: getAssistants');
  expect(leftBehind()).toEqual([]);
  story().close();
  expect(leftBehind()).toEqual(['held: getAssistants']);
  forgetLeftBehind();
  expect(leftBehind()).toEqual([]);
});

test('DS-5: a call that a story makes once it was closed is named, whatever made it', () => {
  const calls = watchCalls((name: string) => `token for ${name}`);
  expect(calls.call('getUsers')).toBe('token for getUsers');
  expect(calls.late).toEqual([]);
  calls.close();
  expect(calls.call('getUsers')).toBe('token for getUsers');
  expect(calls.late).toEqual(['a call after the end']);
});
