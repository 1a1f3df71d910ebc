import { createHash } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { unpackTypefaces } from './typefaces.ts';

/** What a folder of typefaces holds, one line for each. */
async function contentsOf(folder: string): Promise<string[]> {
  const lines = (await readdir(folder)).map(async (file) => {
    const bytes = await readFile(join(folder, file));
    return `${file} ${createHash('sha256').update(bytes).digest('hex')}`;
  });
  return Promise.all(lines);
}

test('QA-1: typefaces that are unpacked at the same time are whole', { timeout: 120_000 }, async () => {
  const folder = await mkdtemp(join(tmpdir(), 'typefaces-'));
  const [alone, ...together] = ['alone', 'one', 'other'].map((name) => join(folder, name));
  try {
    await unpackTypefaces(alone as string);
    await Promise.all(together.map(unpackTypefaces));
    const whole = await contentsOf(alone as string);
    expect(whole.length).toBeGreaterThan(100);
    for (const each of together) expect(await contentsOf(each)).toEqual(whole);
  } finally {
    await rm(folder, { recursive: true });
  }
});
