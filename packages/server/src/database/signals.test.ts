import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startPostgres, type TestPostgres } from '../testing/postgres.ts';
import { createServerSignals, type Signals } from './signals.ts';

let postgres: TestPostgres;
const opened: Signals[] = [];
beforeAll(async () => {
  postgres = await startPostgres();
});
afterAll(async () => {
  await Promise.all(opened.map((signals) => signals.close()));
  await postgres.close();
});

function open(): Signals {
  const signals = createServerSignals(postgres.url);
  opened.push(signals);
  return signals;
}

/** Resolves at the next signal of a name. */
const heard = (signals: Signals, name: string) =>
  new Promise<void>((resolve) => {
    const end = signals.on(name, () => {
      end();
      resolve();
    });
  });

test('CMD-7: what one process tells the others hear, by name, however much at once', async () => {
  const [here, elsewhere] = [open(), open()];
  // Each is told once that it may have missed something: it is connected then.
  await Promise.all([heard(here, 'ready'), heard(elsewhere, 'ready')]);
  const wrong: string[] = [];
  const end = elsewhere.on('other', () => wrong.push('other'));
  const names = Array.from({ length: 250 }, (_, index) => `answer:${index}`);
  const all = Promise.all([...names.map((name) => heard(elsewhere, name)), heard(here, 'answer:0')]);
  for (const name of names) here.tell(name);
  await all;
  expect(wrong).toEqual([]);
  end();
});

test('CMD-7: a lost connection is made again, and whoever waits is told to look', async () => {
  const [here, elsewhere] = [open(), open()];
  await Promise.all([heard(here, 'ready'), heard(elsewhere, 'ready')]);
  const again = Promise.all([heard(here, 'a'), heard(elsewhere, 'a')]);
  const client = new pg.Client(postgres.url);
  await client.connect();
  await client.query('select pg_terminate_backend(pid) from pg_stat_activity where pid <> pg_backend_pid()');
  await client.end();
  await again;
  const told = heard(elsewhere, 'b');
  here.tell('b');
  await told;
});
