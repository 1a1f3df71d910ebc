import { randomUUID } from 'node:crypto';
import { readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { PGlite } from '@electric-sql/pglite';
import pg from 'pg';
import { type Database, openDatabase } from '../database/database.ts';
import { loadKeys } from '../identity/keys.ts';
import { seed } from '../seed/seed.ts';
import { createTestClock } from './testClock.ts';

/** Names the variable that holds the folder of this run's templates. */
export const TEMPLATES = 'PARLEY_TEST_TEMPLATES';

export interface TestDatabaseOptions {
  /** With pgvector, which a server must have. */
  vectors?: boolean;
  /** With the demo, as of the beginning of the tests' clock, and the keys of the embedded provider. */
  demo?: boolean;
}

/**
 * A database for one test file, empty unless it is to hold the demo: in memory, or, where
 * `PARLEY_TEST_DATABASE_URL` names a PostgreSQL server, one of its own on that server, dropped at the end.
 */
export async function openTestDatabase({ vectors, demo }: TestDatabaseOptions = {}): Promise<Database> {
  const server = process.env.PARLEY_TEST_DATABASE_URL;
  const folder = process.env[TEMPLATES];
  if (!server && folder) {
    const copyOf = await templateIn(folder, demo ? 'demo' : 'empty', () =>
      openFilled({ memory: true }, demo),
    );
    return openDatabase({ memory: true, copyOf }, { vectors });
  }
  if (!server) return openFilled({ memory: true }, demo, { vectors });
  const name = `parley_test_${randomUUID().replaceAll('-', '')}`;
  await administer(server, `create database ${name}`);
  const url = new URL(server);
  url.pathname = `/${name}`;
  const database = await openFilled({ url: url.href }, demo);
  return {
    ...database,
    async close() {
      await database.close();
      await administer(server, `drop database ${name}`);
    },
  };
}

async function openFilled(
  location: Parameters<typeof openDatabase>[0],
  demo?: boolean,
  options?: Parameters<typeof openDatabase>[1],
): Promise<Database> {
  const database = await openDatabase(location, options);
  if (demo) {
    await seed(database, createTestClock());
    await loadKeys(database);
  }
  return database;
}

/**
 * A database that others begin as a copy of: making one takes five times as long as copying it. The first
 * file of a run that needs it makes it; two that do so at once make the same.
 */
async function templateIn(folder: string, name: string, make: () => Promise<Database>): Promise<Blob> {
  const path = join(folder, name);
  try {
    return new Blob([await readFile(path)]);
  } catch (cause) {
    if ((cause as NodeJS.ErrnoException).code !== 'ENOENT') throw cause;
  }
  const database = await make();
  const { $client } = database.db as unknown as { $client: PGlite };
  const dump = await $client.dumpDataDir('none');
  await database.close();
  const unfinished = `${path}-${process.pid}`;
  await writeFile(unfinished, dump.stream());
  await rename(unfinished, path);
  return dump;
}

async function administer(server: string, statement: string): Promise<void> {
  const client = new pg.Client(server);
  await client.connect();
  await client.query(statement);
  await client.end();
}
