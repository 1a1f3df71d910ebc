import { execFileSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { type Client, createClient, portalReplies, type StreamingClient, withStreams } from '@parley/api';
import pg from 'pg';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { systemClock } from './clock.ts';
import { readConfig, type ServerConfig } from './config.ts';
import { openDatabase } from './database/database.ts';
import { noMailer } from './mail.ts';
import { createOrganisation } from './organisations/createOrganisation.ts';
import { type RunningServer, startServer } from './start.ts';
import { freePorts } from './testing/freePorts.ts';
import { PATIENCE } from './testing/inPatience.ts';
import { findInstalledPostgres, startPostgres, type TestPostgres } from './testing/postgres.ts';
import { acceptInvitation, signIn } from './testing/serverProcess.ts';
import { messageWith, readAll, textOf } from './testing/testServer.ts';

const PASSWORD = 'Some-words-1';
const EMAIL = 'ada@example.test';
const QUESTION = 'How can I pay for my order?';
const DEPLOY = new URL('../../../docs/deploy.md', import.meta.url);
const PAYMENT = new URL('seed/files/payment.md', import.meta.url);

let programs: string;
let postgres: TestPostgres;
let folder: string;
let config: ServerConfig;
let server: RunningServer;

beforeAll(async () => {
  programs = await findInstalledPostgres();
  postgres = await startPostgres(programs);
  folder = await mkdtemp(join(tmpdir(), 'parley-backup-'));
  const [port, identityPort] = await freePorts(2);
  config = readConfig({
    ...{ DATABASE_URL: postgres.url, PORT: `${port}`, IDENTITY_PORT: `${identityPort}` },
    LOG_LEVEL: 'silent',
  });
});
afterAll(async () => {
  await server.close();
  await postgres.close();
  await rm(folder, { recursive: true });
});

/** The commands that the chapter of docs/deploy.md tells to type, in their order. */
async function documentedCommands(): Promise<string[]> {
  const [, chapter = ''] = (await readFile(DEPLOY, 'utf8')).split('\n## Backup and restore\n');
  const text = chapter.split('\n## ')[0] ?? '';
  return [...text.matchAll(/```sh\n(.*?)```/gs)].map(([, command = '']) => command);
}

function type(command: string): void {
  const path = [programs, process.env.PATH].join(delimiter);
  const env = { PATH: path, DATABASE_URL: postgres.url };
  execFileSync('sh', ['-ec', command], { cwd: folder, env, stdio: 'pipe' });
}

/** Drops the database with all that is in it, and makes an empty one in its place. */
async function empty(): Promise<void> {
  const url = new URL(postgres.url);
  url.pathname = '/template1';
  const client = new pg.Client({ connectionString: url.href });
  await client.connect();
  await client.query('drop database postgres');
  await client.query('create database postgres');
  await client.end();
}

/** @returns the link that invites its first administrator. */
async function makeOrganisation(): Promise<string> {
  const database = await openDatabase(config.database);
  const parts = { database, clock: systemClock, mailer: noMailer, origin: config.origin };
  const { url } = await createOrganisation(parts, { name: 'Example', email: EMAIL });
  await database.close();
  return url;
}

/** An assistant with a file that it answers from. */
async function makeAssistant(ada: Client): Promise<string> {
  const assistantGuid = randomUUID();
  await ada.call('createAssistant', { name: 'Desk', assistantGuid });
  const file = new File([await readFile(PAYMENT)], 'payment.md', { type: 'text/markdown' });
  await ada.call('uploadDataFile', { assistantGuid, dataFileGuid: randomUUID(), file });
  await vi.waitFor(
    async () => {
      const { dataFiles } = await ada.call('getDataFiles', { assistantGuid });
      expect(dataFiles[0]?.status).toBe('ready');
    },
    { timeout: PATIENCE, interval: 100 },
  );
  return assistantGuid;
}

/** What the assistant answers now: its words and the passages that they are from. */
async function ask(ada: StreamingClient, assistantGuid: string) {
  const message = { ...messageWith(QUESTION), assistantGuid };
  const text = textOf(await readAll(ada.stream('sendMessage', message)));
  const { messages } = await ada.call('getThread', { threadId: message.threadId });
  return { text, citations: messages.at(-1)?.citations, threadId: message.threadId };
}

test('CMD-4: a PostgreSQL that is backed up, emptied and restored as docs/deploy.md says answers as before', async () => {
  const [dump, restore, ...more] = await documentedCommands();
  expect([dump, restore, more]).toEqual([
    expect.stringContaining('pg_dump'),
    expect.stringContaining('pg_restore'),
    [],
  ]);
  const link = await makeOrganisation();
  server = await startServer(config);
  const { origin } = config;
  expect((await acceptInvitation(link, 'Ada', PASSWORD)).status).toBe(303);
  const headers = await signIn(origin, EMAIL, PASSWORD);
  const credentials = async () => headers;
  const ada = withStreams(createClient({ baseUrl: origin, credentials, replies: portalReplies }));
  const assistantGuid = await makeAssistant(ada);
  const { threadId, ...answer } = await ask(ada, assistantGuid);
  expect(answer.citations?.length).toBeGreaterThan(0);
  const replies = () =>
    Promise.all([
      ada.call('getUserSettings'),
      ada.call('getUsers', {}),
      ada.call('getAssistants'),
      ada.call('getAssistantDraft', { assistantGuid }),
      ada.call('getDataFiles', { assistantGuid }),
      ada.call('getThread', { threadId }),
      ada.call('getSubscriptionStatus'),
    ]);
  const before = await replies();

  type(dump ?? '');
  await server.close();
  await empty();
  type(restore ?? '');
  server = await startServer(config);

  // The sign-in of before is good, as its keys came back.
  expect(await replies()).toEqual(before);
  expect(await ask(ada, assistantGuid)).toMatchObject(answer);
  await expect(signIn(origin, EMAIL, PASSWORD)).resolves.toHaveProperty('authorization');
});
