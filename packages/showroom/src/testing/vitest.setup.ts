import { afterEach, beforeEach, expect, vi } from 'vitest';
import { forgetLeftBehind, leftBehind } from '../faults/opened.ts';
import { watchPage } from './watching.ts';

const watch = watchPage();

beforeEach(() => watch.forget());

afterEach(async (context) => {
  // The summary counts a test without it as failed.
  Object.assign(context.task.meta, { checked: true });
  expect(watch.faults(), 'A page writes no console error, and asks no other host.').toEqual([]);
  await vi
    .waitFor(() => expect(leftBehind(), 'Nothing of the tests before waits or runs any more.').toEqual([]))
    .finally(forgetLeftBehind);
});
