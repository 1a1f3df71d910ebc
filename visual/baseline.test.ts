import sharp from 'sharp';
import { expect, test } from 'vitest';
import { baselineOf, sealIn, sealOf } from './baseline.ts';

const grey = (level: number) =>
  sharp({ create: { width: 40, height: 30, channels: 3, background: { r: level, g: level, b: level } } })
    .png()
    .toBuffer();

test('QA-1: a baseline carries the seal of its capture, and of no other', async () => {
  const capture = await grey(200);
  expect(sealIn(await baselineOf(capture))).toBe(sealOf(capture));
  expect(sealIn(await baselineOf(capture))).not.toBe(sealOf(await grey(201)));
});

test('QA-1: a picture of another program carries no seal', async () => {
  expect(sealIn(await grey(200))).toBeNull();
});
