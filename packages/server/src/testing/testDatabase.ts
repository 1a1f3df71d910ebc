import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { type Database, openDatabase } from '../database/database.ts';

/**
 * An empty database for one test file: in memory, or, where `PARLEY_TEST_DATABASE_URL` names a PostgreSQL
 * server, one of its own on that server, dropped at the end.
 */
export async function openTestDatabase(): Promise<Database> {
  const server = process.env.PARLEY_TEST_DATABASE_URL;
  if (!server) return openDatabase({ memory: true });
  const name = `parley_test_${randomUUID().replaceAll('-', '')}`;
  await administer(server, `create database ${name}`);
  const url = new URL(server);
  url.pathname = `/${name}`;
  const database = await openDatabase({ url: url.href });
  return {
    ...database,
    async close() {
      await database.close();
      await administer(server, `drop database ${name}`);
    },
  };
}

async function administer(server: string, statement: string): Promise<void> {
  const client = new pg.Client(server);
  await client.connect();
  await client.query(statement);
  await client.end();
}
