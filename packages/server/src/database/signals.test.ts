import { createClient, portalReplies, withStreams } from '@parley/api';
import pg from 'pg';
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import { POLL_INTERVAL_MS } from '../chat/answerLog.ts';
import { HOST_PAGE_ASSISTANT } from '../seed/demo.ts';
import { inPatience } from '../testing/inPatience.ts';
import { startPostgres, type TestPostgres } from '../testing/postgres.ts';
import { createScriptedEngine } from '../testing/scriptedEngine.ts';
import { messageWith, startTestServer, textOf, watch } from '../testing/testServer.ts';
import { openDatabase } from './database.ts';
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
function heard(signals: Signals, name: string): Promise<void> {
  const signal = new Promise<void>((resolve) => {
    const end = signals.on(name, () => {
      end();
      resolve();
    });
  });
  return inPatience(signal, `No signal '${name}' came`);
}

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

test('CMD-7: a reader at another server is told what there is, and need not look by itself', async () => {
  const engine = createScriptedEngine();
  const database = await openDatabase({ url: postgres.url });
  const here = await startTestServer({ engine, database });
  const { issuer, audience } = here.issuer;
  const elsewhere = await startTestServer({
    database: await openDatabase({ url: postgres.url }),
    config: { identity: { kind: 'external', issuer, audience, clientId: 'test' } },
  });
  onTestFinished(async () => {
    await Promise.all([here.close(), elsewhere.close()]);
  });
  const wait = globalThis.setTimeout;
  // Waits of so long have no end: who is not told reads nothing more.
  const waits = vi
    .spyOn(globalThis, 'setTimeout')
    .mockImplementation(((work: () => void, time?: number, ...words: []) =>
      wait(time === POLL_INTERVAL_MS ? () => undefined : work, time, ...words)) as typeof setTimeout);
  onTestFinished(() => waits.mockRestore());
  const message = { ...messageWith('Hello?'), assistantGuid: HOST_PAGE_ASSISTANT };
  const writing = watch((options) => here.client('admin@acme.test').stream('sendMessage', message, options));
  await writing.until('start');
  const answer = await engine.next();
  const headers = await here.headersOf('admin@acme.test');
  const reader = withStreams(
    createClient({ baseUrl: elsewhere.origin, credentials: async () => headers, replies: portalReplies }),
  );
  const reading = watch((options) =>
    reader.stream('getAnswerStream', { answerId: message.answerId }, options),
  );
  await reading.until('start');
  answer.say({ type: 'delta', text: 'Two ' });
  await reading.until('delta');
  answer.finish('days.');
  await reading.until('end');
  expect(textOf(reading.events)).toBe('Two days.');
});
