import { expect, test } from 'vitest';
import { levelOf } from './level.ts';

test.each([
  [0, 100, 'normal', 0],
  [79, 100, 'normal', 0.79],
  [80, 100, 'near', 0.8],
  [99, 100, 'near', 0.99],
  [100, 100, 'full', 1],
  [250, 100, 'full', 1],
  [-5, 100, 'normal', 0],
  [0, 0, 'full', 1],
] as const)('BI-1: %d of %d is %s', (used, limit, level, part) =>
  expect(levelOf(used, limit)).toEqual({ level, part }),
);
