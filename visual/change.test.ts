import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { changeOf, withMargin } from './change.ts';

let folder: string;

/** A grey picture with a dark mark at a place. */
async function picture(name: string, mark?: { left: number; top: number }, width = 200): Promise<string> {
  const path = join(folder, `${name}.png`);
  const grey = { create: { width, height: 100, channels: 3, background: '#888' } } as const;
  const dark = { create: { width: 10, height: 5, channels: 3, background: '#222' } } as const;
  await sharp(grey)
    .composite(mark ? [{ input: dark, ...mark }] : [])
    .png()
    .toFile(path);
  return path;
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'parley-change-'));
});
afterAll(async () => {
  await rm(folder, { recursive: true });
});

test('QA-3: a change is cropped to the pixels that differ', async () => {
  const before = await picture('before');
  const after = await picture('after', { left: 30, top: 90 });
  const area = { left: 30, top: 90, width: 10, height: 5 };
  expect((await changeOf([before, after])).area).toEqual(area);
  expect(withMargin(area, { width: 200, height: 100 })).toEqual({ left: 0, top: 50, width: 80, height: 50 });
});

test('QA-3: equal pictures and pictures of another size have no such part', async () => {
  const before = await picture('equal');
  expect((await changeOf([before, await picture('same')])).area).toBeNull();
  expect((await changeOf([before, await picture('wide', undefined, 201)])).area).toBeNull();
});

test('QA-3: the same change at another place is known again, another change is not', async () => {
  const before = await picture('plain');
  const seal = async (name: string, mark: { left: number; top: number }) =>
    (await changeOf([before, await picture(name, mark)])).seal;
  const first = await seal('first', { left: 5, top: 5 });
  expect(await seal('moved', { left: 100, top: 50 })).toBe(first);
  expect((await changeOf([before])).seal).not.toBe(first);
});
