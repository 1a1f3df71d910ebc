import { expect, test } from 'vitest';
import { MAX_REPOSITORY_BYTES, sizeLine } from './size.ts';

test('QA-1: the size of the repository is told, and too much of it is a failure', () => {
  expect(sizeLine(97_200_000)).toEqual({
    line: 'The repository weighs 97.2 MB of at most 150.0 MB.',
    tooLarge: false,
  });
  expect(sizeLine(MAX_REPOSITORY_BYTES + 1).tooLarge).toBe(true);
});
