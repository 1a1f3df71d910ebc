import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { baselineOf } from './baseline.ts';
import { Comparer } from './compare.ts';
import { baselinePath } from './plan.ts';

const captureOf = (width: number, height: number, grey: number) =>
  sharp({ create: { width, height, channels: 3, background: { r: grey, g: grey, b: grey } } })
    .png()
    .toBuffer();

let kept: Buffer;
let folder: string;
let comparer: Comparer;

beforeAll(async () => {
  kept = await captureOf(40, 30, 200);
  folder = await mkdtemp(join(tmpdir(), 'parley-visual-'));
  await mkdir(join(folder, 'story'));
  await writeFile(baselinePath('story/light', folder), await baselineOf(kept));
  await writeFile(
    baselinePath('story/foreign', folder),
    await sharp(kept).webp({ lossless: true }).toBuffer(),
  );
  await writeFile(baselinePath('story/structure', folder), 'th aria-sort=ascending "Name"\nth "Status"\n');
  comparer = new Comparer(folder, join(folder, 'report'));
});

afterAll(async () => {
  await rm(folder, { recursive: true });
});

test('QA-1: the capture that a baseline was made of is the same', async () => {
  expect(await comparer.compare('story/light', kept)).toMatchObject({ outcome: 'same' });
});

test('QA-1: the same pixels are the same, whoever packed them', async () => {
  expect(await comparer.compare('story/foreign', kept)).toMatchObject({ outcome: 'same' });
});

test('QA-1: one step of grey is a change of every pixel', async () => {
  const capture = await captureOf(40, 30, 201);
  expect(await comparer.compare('story/light', capture)).toMatchObject({
    outcome: 'changed',
    detail: '1200 pixels',
  });
});

test.each([
  ['taller', 40, 31],
  ['shorter', 40, 29],
  ['wider', 41, 30],
  ['narrower', 39, 30],
])('QA-1: a %s picture is a change', async (_, width, height) => {
  expect(await comparer.compare('story/light', await captureOf(width, height, 200))).toMatchObject({
    outcome: 'changed',
  });
});

test('QA-1: a picture without a baseline is new', async () => {
  expect(await comparer.compare('story/dark', kept)).toMatchObject({ outcome: 'new' });
});

test('QA-1: a structure is compared line by line', async () => {
  const same = await comparer.compare(
    'story/structure',
    await readFile(baselinePath('story/structure', folder)),
  );
  expect(same).toEqual({ name: 'story/structure', outcome: 'same' });
  const other = Buffer.from('th aria-sort=ascending "Name"\nth aria-sort=ascending "Status"\n');
  expect(await comparer.compare('story/structure', other)).toEqual({
    name: 'story/structure',
    outcome: 'changed',
    detail: '2 lines',
    lines: ['- th "Status"', '+ th aria-sort=ascending "Status"'],
  });
  expect(await comparer.compare('another/structure', other)).toMatchObject({ outcome: 'new' });
  expect(await comparer.compare('silent/structure', Buffer.from('\n'))).toMatchObject({ outcome: 'new' });
});
