import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { TEMPLATES } from './testDatabase.ts';

/** For a run of tests: a folder for the databases that its files begin with. @returns what removes it */
export default async function setUp(): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'parley-templates-'));
  process.env[TEMPLATES] = folder;
  return () => rm(folder, { recursive: true });
}
