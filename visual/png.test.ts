import { expect, test } from 'vitest';
import { captureOf } from './png.fixtures.ts';
import { baselineOf, sealIn, sealOf } from './png.ts';

test('QA-1: a baseline carries the seal of its capture, and of no other', () => {
  const capture = captureOf(40, 30, 200);
  expect(sealIn(baselineOf(capture))).toBe(sealOf(capture));
  expect(sealIn(baselineOf(capture))).not.toBe(sealOf(captureOf(40, 30, 201)));
});

test('QA-1: a picture of another program carries no seal', () => {
  expect(sealIn(captureOf(40, 30, 200))).toBeNull();
});
