import { expect, test } from 'vitest';
import { inTurn } from './inTurn.ts';

test('AS-6: answers are settled one after the other', async () => {
  const steps: string[] = [];
  await inTurn(['a', 'b'], async (each) => {
    steps.push(`begin ${each}`);
    await Promise.resolve();
    steps.push(`end ${each}`);
  });
  expect(steps).toEqual(['begin a', 'end a', 'begin b', 'end b']);
});

test('AS-6: an answer that cannot be settled is told, and those before it are settled', async () => {
  const settled: string[] = [];
  const settling = inTurn(['a', 'b', 'c'], async (each) => {
    if (each === 'b') throw new Error('refused');
    settled.push(each);
  });
  await expect(settling).rejects.toThrow('refused');
  expect(settled).toEqual(['a']);
});
