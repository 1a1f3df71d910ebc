import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { Agent, type IncomingMessage, request } from 'node:http';
import { join } from 'node:path';
import { startPostgres } from '@parley/server/testing/postgres';
import { root } from '../scripts/inputs.ts';
import { median, type Row } from './report.ts';
import { ports, startNode } from './servers.ts';

const RUNS = 3;
/** Answers that are asked for at once. */
const ANSWERS = 500;
/** Who asks: each as many questions as one person may send in a minute, in all runs together. */
const USERS = 100;
/** Of the demo; everyone of its organisation may ask it here. */
const ASSISTANT = 'a55150a0-0000-4000-8000-000000000001';
const QUESTION = 'How long does delivery to Austria take?';

/** Network addresses from which visitors come: one begins with 200 visitors an hour at most. */
const ADDRESSES = 250;
const portal = () => `http://localhost:${ports.portal}`;

/** A call that asks the question. */
interface Asking {
  path: string;
  headers: Record<string, string>;
  body: object;
}

/** Asked by somebody who is signed in. */
const byUser = (token: string): Asking => ({
  path: '/api/Chat/SendMessage',
  headers: { authorization: `Bearer ${token}` },
  body: { assistantGuid: ASSISTANT },
});

/** Asked by a visitor who has just opened the chat on a site, and was never there before. */
async function byVisitor(number: number): Promise<Asking> {
  const address = { 'x-forwarded-for': `192.0.2.${number % ADDRESSES}` };
  const headers = { ...address, 'sec-fetch-dest': 'iframe', referer: 'http://localhost:8080/' };
  const page = await (await fetch(`${portal()}/widget-chat/${ASSISTANT}`, { headers })).text();
  const [, grant = ''] = /name="parley-grant" content="([^"]+)"/.exec(page) ?? [];
  const [, key = ''] = /name="parley-key" content="([^"]+)"/.exec(page) ?? [];
  const visitor = { 'x-widget-key': key, 'x-widget-grant': grant, 'x-client-id': randomUUID() };
  return { path: '/api/Widget/SendMessage', headers: { ...address, ...visitor }, body: {} };
}

/** Milliseconds until the first byte of an answer, and until its first word; null where none comes. */
async function timesOf(
  { path, headers, body }: Asking,
  agent: Agent,
): Promise<{ byte: number; word: number } | null> {
  const ids = { threadId: randomUUID(), messageId: randomUUID(), answerId: randomUUID() };
  const began = performance.now();
  const asked = request(`${portal()}${path}`, {
    agent,
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
  });
  asked.end(JSON.stringify({ ...ids, ...body, text: QUESTION }));
  const [response] = (await once(asked, 'response')) as [IncomingMessage];
  let byte: number | undefined;
  let word: number | undefined;
  let text = '';
  for await (const piece of response) {
    byte ??= performance.now() - began;
    text += piece;
    if (text.includes('"delta"')) word ??= performance.now() - began;
  }
  return response.statusCode === 200 && byte !== undefined && word !== undefined ? { byte, word } : null;
}

const crowd = join(root, 'packages/server/src/testing/crowd.ts');

/** How long 500 who ask at once wait, on PostgreSQL, without a language model. */
export async function* answerRows(dataFolder: string): AsyncGenerator<Row> {
  const postgres = await startPostgres();
  try {
    yield* rowsOver(postgres.url, join(dataFolder, 'tokens.json'));
  } finally {
    await postgres.close();
  }
}

async function* rowsOver(url: string, file: string): AsyncGenerator<Row> {
  const parley = await startNode([crowd, url, ASSISTANT, `${USERS}`, file], 'ready', {
    PORT: `${ports.portal}`,
    IDENTITY_PORT: `${ports.identity}`,
    HOST_PAGE_PORT: `${ports.hostPage}`,
    // Nobody reads what it prints after its start.
    LOG_LEVEL: 'silent',
  });
  try {
    const tokens: string[] = JSON.parse(await readFile(file, 'utf8'));
    const askings = Array.from({ length: ANSWERS }, (_, at) => byUser(tokens[at % tokens.length] ?? ''));
    // The assistant's index is built with its first question.
    await timesOf(byUser(tokens[0] ?? ''), new Agent());
    yield* rowsOf('500 answers at once, PostgreSQL', async () => askings);
    yield* rowsOf('500 answers to new visitors at once, PostgreSQL', async () => {
      const visitors: Asking[] = [];
      // One after the other: they opened their chats before.
      for (let number = 0; number < ANSWERS; number += 1) visitors.push(await byVisitor(number));
      return visitors;
    });
  } finally {
    await parley.stop();
  }
}

/** How long those wait who ask at once, each run anew. */
async function* rowsOf(what: string, ask: () => Promise<readonly Asking[]>): AsyncGenerator<Row> {
  const times: NonNullable<Awaited<ReturnType<typeof timesOf>>>[] = [];
  let missing = 0;
  for (let run = 0; run < RUNS; run += 1) {
    const askings = await ask();
    // Connections of their own: the server closes those that rest, which may be just when one is used.
    const agent = new Agent();
    for (const time of await Promise.all(askings.map((asking) => timesOf(asking, agent)))) {
      if (time) times.push(time);
      else missing += 1;
    }
  }
  const rest = { unit: 'ms', runs: RUNS } as const;
  yield { what: `${what}: first byte`, ...rest, goal: 1000, ours: median(times.map(({ byte }) => byte)) };
  yield { what: `${what}: first word`, ...rest, ours: median(times.map(({ word }) => word)) };
  yield { what: `${what}: without a word`, unit: 'answers', goal: 0, runs: RUNS, ours: missing / RUNS };
}
