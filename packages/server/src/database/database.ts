import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, readdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { type Extensions, PGlite } from '@electric-sql/pglite';
import { sql } from 'drizzle-orm';
import { drizzle as drizzlePostgres, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import { migrate as migratePostgres } from 'drizzle-orm/node-postgres/migrator';
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import { drizzle as drizzlePglite } from 'drizzle-orm/pglite';
import { migrate as migratePglite } from 'drizzle-orm/pglite/migrator';
import pg from 'pg';
import { inPackage } from '../packageFolder.ts';
import { errorCode, StartError } from '../startError.ts';
import { lockDataFolder } from './dataFolder.ts';
import { FolderDatabase } from './folderDatabase.ts';
import * as schema from './schema.ts';
import { ServerPool } from './serverPool.ts';
import { createLocalSignals, createServerSignals, type Signals } from './signals.ts';

/** Queries, typed by the schema; a transaction is one too. */
export type Db = PgDatabase<PgQueryResultHKT, typeof schema>;

/**
 * Name of a query whose text is made once: the database keeps none of it, as a pooler may send each query to
 * another connection.
 */
export const UNNAMED = '';

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

/**
 * Where the data lives: in a folder of this machine, in memory (tests), or at a PostgreSQL server. `copyOf`
 * is a dump that a database in memory begins with.
 */
export type DatabaseLocation = { folder: string } | InMemory | { url: string };
interface InMemory {
  memory: true;
  copyOf?: Blob;
}

const migrationsFolder = fileURLToPath(inPackage('migrations'));
const CREATE_FOLDER = fileURLToPath(inPackage('src/database/createFolder.child.ts'));
/** What the folder of a database is called until it is whole. */
const UNFINISHED = 'database.unfinished';
/** Key of the advisory lock under which migrations and seeding run; any number that nobody else uses. */
const EXCLUSIVE_LOCK = 7_275_539;
const CONNECT_TIMEOUT_MS = 5000;

/** How the embedded database is opened. */
interface EmbeddedOptions {
  /** Loaded with pgvector; a server has it, or has not. */
  vectors?: boolean | undefined;
  /** A folder that is made holds the demo. */
  demo?: boolean | undefined;
}

/**
 * Opens the database and brings its schema up to date.
 * @throws {StartError} if the folder cannot be used or the server cannot be reached.
 */
export function openDatabase(location: DatabaseLocation, options: EmbeddedOptions = {}): Promise<Database> {
  return 'url' in location ? openServer(location.url) : openEmbedded(location, options);
}

async function openEmbedded(
  location: { folder: string } | InMemory,
  { vectors = false, demo = false }: EmbeddedOptions,
): Promise<Database> {
  const unlock = 'folder' in location ? await lockDataFolder(location.folder) : async () => undefined;
  try {
    const extensions = vectors ? { vector: (await import('@electric-sql/pglite-pgvector')).vector } : {};
    const client =
      'folder' in location
        ? await openFolder(location.folder, extensions, demo)
        : new PGlite({ extensions, ...(location.copyOf && { loadDataDir: location.copyOf }) });
    const database = await migrated(client);
    return {
      ...database,
      shared: !('folder' in location),
      async close() {
        await database.close();
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

/** An embedded database, its schema brought up to date; one process alone uses it. */
export async function migrated(client: PGlite | FolderDatabase): Promise<Database> {
  await client.waitReady;
  const db = drizzlePglite(client as PGlite, { schema });
  await migratePglite(db, { migrationsFolder });
  return {
    db,
    exclusively: (work) => work(db),
    shared: false,
    signals: createLocalSignals(),
    close: () => client.close(),
  };
}

/**
 * Makes a new database in a temporary folder and then renames that: an interrupted first start leaves no
 * incomplete database. A process of its own makes it, which gives its memory back.
 */
async function openFolder(folder: string, extensions: Extensions, demo: boolean): Promise<FolderDatabase> {
  const path = join(folder, 'database');
  if (!existsSync(path)) {
    for (const name of await readdir(folder)) {
      if (name.startsWith(UNFINISHED)) await rm(join(folder, name), { recursive: true });
    }
    // Its name is new: the process of a start that was killed may still write into the one before.
    const unfinished = await mkdtemp(join(folder, UNFINISHED));
    const words = [CREATE_FOLDER, unfinished, ...(demo ? ['demo'] : [])];
    await promisify(execFile)(process.execPath, words).catch(({ stderr, message }) => {
      throw new Error(stderr || message);
    });
    await rename(unfinished, path);
  }
  return new FolderDatabase(path, extensions);
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
    await alone(async (db) => {
      await requireUtf8(db, new URL(url));
      await migratePostgres(db, { migrationsFolder });
    });
  } catch (cause) {
    await pool.end();
    if (cause instanceof StartError) throw cause;
    throw new StartError(refusalWords(new URL(url), cause));
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

/** @throws {StartError} for a database that cannot keep every text. */
async function requireUtf8(db: NodePgDatabase<typeof schema>, url: URL): Promise<void> {
  const { rows } = await db.execute<{ server_encoding: string }>(sql`show server_encoding`);
  const encoding = rows[0]?.server_encoding;
  if (encoding === 'UTF8') return;
  throw new StartError(
    `The database '${nameIn(url)}' of DATABASE_URL (${url.host}) has the encoding ${encoding}. Create one with UTF8 (create database … encoding 'UTF8' template template0) and name it in DATABASE_URL.`,
  );
}

const nameIn = (url: URL) => decodeURIComponent(url.pathname.slice(1));

/** Why a database server cannot be used, and what to do, without its password. */
function refusalWords(url: URL, cause: unknown): string {
  // The query that failed has what the server said as its cause.
  const code = errorCode(cause) || errorCode(cause instanceof Error ? cause.cause : undefined);
  const name = nameIn(url);
  switch (code) {
    case '28P01':
    case '28000':
      return `The database of DATABASE_URL (${url.host}) refuses this user or password (${code}). Correct them in DATABASE_URL.`;
    case '3D000':
      return `The database of DATABASE_URL (${url.host}) has no database '${name}' (${code}). Create it, or correct the name in DATABASE_URL.`;
    case '42501':
      return `The user of DATABASE_URL (${url.host}) lacks rights in the database '${name}' (${code}). Make the user its owner, or name another user in DATABASE_URL.`;
    default:
      return `The database of DATABASE_URL (${url.host}) does not answer (${code || firstLine(cause)}). Start it, correct DATABASE_URL, or unset it to use the embedded database.`;
  }
}

function firstLine(cause: unknown): string {
  return String(cause instanceof Error ? cause.message : cause).split('\n')[0] ?? '';
}
