import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Comparer } from './compare.ts';
import { captureOf } from './png.fixtures.ts';
import { baselineOf } from './png.ts';

const kept = captureOf(40, 30, 200);
let folder: string;
let comparer: Comparer;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'parley-visual-'));
  await mkdir(join(folder, 'story'));
  await writeFile(join(folder, 'story/light.png'), baselineOf(kept));
  await writeFile(join(folder, 'story/foreign.png'), kept);
  comparer = new Comparer(folder, join(folder, 'report'));
});

afterAll(async () => {
  await rm(folder, { recursive: true });
});

test('QA-1: the capture that a baseline was made of is the same', async () => {
  expect(await comparer.compare('story/light.png', kept)).toMatchObject({ outcome: 'same' });
});

test('QA-1: the same pixels are the same, whoever packed them', async () => {
  expect(await comparer.compare('story/foreign.png', baselineOf(kept))).toMatchObject({ outcome: 'same' });
});

test('QA-1: one step of grey is a change of every pixel', async () => {
  const capture = captureOf(40, 30, 201);
  expect(await comparer.compare('story/light.png', capture)).toMatchObject({
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
  expect(await comparer.compare('story/light.png', captureOf(width, height, 200))).toMatchObject({
    outcome: 'changed',
  });
});

test('QA-1: a picture without a baseline is new', async () => {
  expect(await comparer.compare('story/dark.png', kept)).toMatchObject({ outcome: 'new' });
});
