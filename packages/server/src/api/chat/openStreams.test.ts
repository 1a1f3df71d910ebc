import { expect, test } from 'vitest';
import type { AnswerStream } from '../../chat/eventStream.ts';
import type { Db } from '../../database/database.ts';
import { createLocalSignals } from '../../database/signals.ts';
import { type Chatter, createOpenStreams, type StreamLimits } from './openStreams.ts';

/** Asked only once a second, which is longer than these tests take. */
const database = { db: {} as Db, signals: createLocalSignals() };

const organisation = { id: 'acme' };
const visitor = (clientId: string) => ({ clientId, organisation, assistant: { id: 'desk' } }) as Chatter;
const user = (id: string) => ({ organisation, user: { id } }) as Chatter;

const endless: AnswerStream = async function* (signal) {
  yield [{ sequence: 1, event: { type: 'delta', text: 'x' } }];
  await new Promise((resolve) => signal.addEventListener('abort', resolve));
};

function openerWith(limits: Partial<StreamLimits>) {
  const streams = createOpenStreams(database, 'https://portal.test', limits);
  return (
    caller: Chatter,
    address = '192.0.2.1',
    find = async () => ({ assistantId: 'desk', stream: endless }),
  ) => streams.open(caller, address, find);
}

const tooMany = { status: 429, body: { code: 'too_many_streams' } };
const failing = async () => {
  throw new Error('Not there, as the test wants.');
};

test('SEC: places are taken before anything is looked for, by one caller and by all', async () => {
  const open = openerWith({ perCaller: 2, inAll: 3 });
  const asked = [user('ada'), user('ada'), user('ada'), user('bob'), user('eve')].map((who) => open(who));
  const results = await Promise.allSettled(asked);
  expect(results.map(({ status }) => status)).toEqual([
    'fulfilled',
    'fulfilled',
    'rejected',
    'fulfilled',
    'rejected',
  ]);
});

test('SEC: a place is free again once its stream has ended, was not found, or was left before it began', async () => {
  const open = openerWith({ perCaller: 1 });
  const again = () => open(user('ada'));

  const stream = await again();
  await expect(again()).rejects.toMatchObject(tooMany);
  const reading = new AbortController();
  const events = stream(reading.signal);
  await events.next();
  await expect(again()).rejects.toMatchObject(tooMany);
  await events.return(undefined);

  await expect(open(user('ada'), '', failing)).rejects.toThrow('Not there');

  const left = new AbortController();
  (await again())(left.signal);
  left.abort();
  (await again())(AbortSignal.abort());
  await again();
});

test('SEC: an address has so many streams for its visitors, however many client ids they make up', async () => {
  const open = openerWith({ perAddress: 2 });
  await open(visitor('one'));
  await open(visitor('two'));
  await expect(open(visitor('three'))).rejects.toMatchObject(tooMany);
  await open(visitor('three'), '192.0.2.2');
  // Who is signed in is not counted by their address.
  await open(user('ada'));
});

test("SEC: a visitor who takes a user's id takes none of the user's streams", async () => {
  const open = openerWith({ perCaller: 1 });
  await open(visitor('ada'));
  await open(user('ada'));
});
