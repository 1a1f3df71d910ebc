import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { StartError } from '../startError.ts';
import { openDatabase } from './database.ts';
import { lockDataFolder } from './dataFolder.ts';
import { rateLimits } from './schema.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'parley-database-'));
});
afterEach(() => rm(folder, { recursive: true }));

test('CMD-4: keeps its data, and begins anew what an interrupted first start left unfinished', async () => {
  await mkdir(join(folder, 'database.unfinished'));
  await writeFile(join(folder, 'database.unfinished', 'PG_VERSION'), 'half');
  const first = await openDatabase({ folder });
  const row = { key: 'a', windowEndsAt: new Date('2026-05-12T10:00:00Z'), count: 1 };
  await first.db.insert(rateLimits).values(row);
  await first.close();
  expect((await readdir(folder)).sort()).toEqual(['database']);
  const second = await openDatabase({ folder });
  expect(await second.db.select().from(rateLimits)).toEqual([row]);
  await second.close();
});

test('CMD-4: a data folder is held by one running process, and taken over from a dead one', async () => {
  const lock = join(folder, 'parley.lock');
  // Process 1 runs on every machine; no process has the number after the largest possible.
  await writeFile(lock, '1');
  await expect(lockDataFolder(folder)).rejects.toThrow(StartError);
  await writeFile(lock, String(2 ** 22 + 1));
  const unlock = await lockDataFolder(folder);
  expect(await readFile(lock, 'utf8')).toBe(String(process.pid));
  await unlock();
  expect(await readdir(folder)).toEqual([]);
});
