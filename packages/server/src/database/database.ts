import { existsSync } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { PGlite } from '@electric-sql/pglite';
import { drizzle as drizzlePostgres, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import { migrate as migratePostgres } from 'drizzle-orm/node-postgres/migrator';
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import { drizzle as drizzlePglite } from 'drizzle-orm/pglite';
import { migrate as migratePglite } from 'drizzle-orm/pglite/migrator';
import pg from 'pg';
import { inPackage } from '../packageFolder.ts';
import { errorCode, StartError } from '../startError.ts';
import { lockDataFolder } from './dataFolder.ts';
import * as schema from './schema.ts';
import { ServerPool } from './serverPool.ts';
import { createLocalSignals, createServerSignals, type Signals } from './signals.ts';

/** Queries, typed by the schema; a transaction is one too. */
export type Db = PgDatabase<PgQueryResultHKT, typeof schema>;

/** An open database with the schema of this version. */
export interface Database {
  db: Db;
  /** Runs work that only one process at a time may do, such as seeding. */
  exclusively<T>(work: (db: Db) => Promise<T>): Promise<T>;
  /** Whether other processes may use it at the same time. */
  shared: boolean;
  /** What the processes that use it tell each other. */
  signals: Signals;
  close(): Promise<void>;
}

/** Where the data lives: in a folder of this machine, in memory (tests), or at a PostgreSQL server. */
export type DatabaseLocation = { folder: string } | { memory: true } | { url: string };

const migrationsFolder = fileURLToPath(inPackage('migrations'));
/** Key of the advisory lock under which migrations and seeding run; any number that nobody else uses. */
const EXCLUSIVE_LOCK = 7_275_539;
const CONNECT_TIMEOUT_MS = 5000;
/**
 * The embedded database's cache: an eighth of the usual, which saves memory and costs a small team no time.
 */
const SHARED_BUFFERS = 'shared_buffers=16MB';

/**
 * Opens the database and brings its schema up to date.
 * @throws {StartError} if the folder cannot be used or the server cannot be reached.
 */
export function openDatabase(location: DatabaseLocation): Promise<Database> {
  return 'url' in location ? openServer(location.url) : openEmbedded(location);
}

async function openEmbedded(location: { folder: string } | { memory: true }): Promise<Database> {
  const unlock = 'folder' in location ? await lockDataFolder(location.folder) : async () => undefined;
  try {
    const client = 'folder' in location ? await openFolder(location.folder) : new PGlite();
    await client.waitReady;
    const db = drizzlePglite(client, { schema });
    await migratePglite(db, { migrationsFolder });
    return {
      db,
      exclusively: (work) => work(db),
      shared: !('folder' in location),
      signals: createLocalSignals(),
      async close() {
        await client.close();
        await unlock();
      },
    };
  } catch (cause) {
    await unlock();
    if (!('folder' in location)) throw cause;
    throw new StartError(
      `The database in ${location.folder} cannot be opened (${firstLine(cause)}). Restore the folder, or set PARLEY_DATA to another one.`,
    );
  }
}

/**
 * Makes a new database in a temporary folder and then renames that: an interrupted first start leaves no
 * incomplete database.
 */
async function openFolder(folder: string): Promise<PGlite> {
  const path = join(folder, 'database');
  if (!existsSync(path)) {
    const unfinished = join(folder, 'database.unfinished');
    await rm(unfinished, { recursive: true, force: true });
    const client = new PGlite(unfinished);
    await client.waitReady;
    await client.close();
    await rename(unfinished, path);
  }
  return new PGlite(path, { startParams: [...PGlite.defaultStartParams, '-c', SHARED_BUFFERS] });
}

async function openServer(url: string): Promise<Database> {
  const pool = new ServerPool(url);

  /** On a connection of its own, which may take longer than calls may; its end frees the lock. */
  async function alone<T>(work: (db: NodePgDatabase<typeof schema>) => Promise<T>): Promise<T> {
    const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: CONNECT_TIMEOUT_MS });
    client.on('error', () => undefined);
    try {
      await client.connect();
      await client.query('select pg_advisory_lock($1)', [EXCLUSIVE_LOCK]);
      return await work(drizzlePostgres(client, { schema }));
    } finally {
      await client.end();
    }
  }

  try {
    await alone((db) => migratePostgres(db, { migrationsFolder }));
  } catch (cause) {
    await pool.end();
    throw new StartError(
      `The database of DATABASE_URL (${new URL(url).host}) does not answer (${errorCode(cause) || firstLine(cause)}). Start it, correct DATABASE_URL, or unset it to use the embedded database.`,
    );
  }
  const signals = createServerSignals(url);
  return {
    db: drizzlePostgres(pool, { schema }),
    exclusively: alone,
    shared: true,
    signals,
    async close() {
      await signals.close();
      await pool.end();
    },
  };
}

function firstLine(cause: unknown): string {
  return String(cause instanceof Error ? cause.message : cause).split('\n')[0] ?? '';
}
