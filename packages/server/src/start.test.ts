import { randomUUID } from 'node:crypto';
import { chmod, cp, mkdir, mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Client, createClient, portalReplies, withStreams } from '@parley/api';
import pg from 'pg';
import { afterEach, beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { HOST_PAGE_ASSISTANT } from './seed/demo.ts';
import { freePorts } from './testing/freePorts.ts';
import { startModel } from './testing/modelServer.ts';
import { startPostgres } from './testing/postgres.ts';
import {
  acceptInvitation,
  kill,
  organisationCommand,
  type ServerProcess,
  signIn,
  startProcess,
} from './testing/serverProcess.ts';
import { messageWith, readAll, watch } from './testing/testServer.ts';

let folder: string;
let ports: Record<'PORT' | 'IDENTITY_PORT' | 'HOST_PAGE_PORT', string>;
const started: ServerProcess[] = [];

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'parley-start-'));
  const [portal, identity, hostPage] = await freePorts(3);
  ports = { PORT: `${portal}`, IDENTITY_PORT: `${identity}`, HOST_PAGE_PORT: `${hostPage}` };
});
afterEach(async () => {
  await Promise.all(started.splice(0).map(kill));
  await chmod(folder, 0o700);
  await rm(folder, { recursive: true });
});

/** Starts the server as `pnpm start` does, over the test's own folder and ports. */
function start(environment: Record<string, string> = {}, words?: string[]): ServerProcess {
  const process = startProcess({ PARLEY_DATA: join(folder, 'data'), ...ports, ...environment }, words);
  started.push(process);
  return process;
}

/** Starts a server that must refuse to start; returns the one line that it prints. */
async function refusedStart(environment: Record<string, string>): Promise<string> {
  const { exit, errors, output } = start(environment);
  expect(await exit).toBe(1);
  expect(output()).toBe('');
  expect(errors().trim().split('\n')).toHaveLength(1);
  return errors().trim();
}

const portalOrigin = () => `http://localhost:${ports.PORT}`;
const clientWith = (headers: Record<string, string>) =>
  withStreams(
    createClient({ baseUrl: portalOrigin(), credentials: async () => headers, replies: portalReplies }),
  );

const questionWith = (text: string) => ({ ...messageWith(text), assistantGuid: HOST_PAGE_ASSISTANT });

/** The messages of a user's newest thread with the demo's assistant. */
async function newestMessages(client: Client) {
  const { threads } = await client.call('getThreads', { assistantGuid: HOST_PAGE_ASSISTANT });
  return (await client.call('getThread', { threadId: threads[0]?.id ?? '' })).messages;
}

const signInHere = (email: string, password?: string) => signIn(portalOrigin(), email, password);

test('CMD-1: starts by one command, stops on SIGTERM with 0, and a second start keeps everything', async () => {
  const first = start();
  await first.ready;
  expect(first.output()).toContain(`Parley is ready: http://localhost:${ports.PORT}\n`);
  expect(first.output()).toContain('admin@acme.test');
  const admin = clientWith(await signInHere('admin@acme.test'));
  expect((await admin.call('getAssistants')).assistants).toHaveLength(3);
  const external = clientWith(await signInHere('google@acme.test'));
  expect((await external.call('getUsers', {})).total).toBe(8);
  expect((await fetch(`http://localhost:${ports.HOST_PAGE_PORT}`)).status).toBe(200);
  await readAll(admin.stream('sendMessage', questionWith('How long does delivery take?')));
  const [, before] = await newestMessages(admin);
  expect(before).toMatchObject({ state: 'complete' });
  expect(before?.citations.length).toBeGreaterThan(0);

  // Without a mail server the demo shows its e-mails (CMD-8).
  const { sent } = await admin.call('inviteUsers', {
    invitationGuid: randomUUID(),
    emails: ['new@acme.test'],
    role: 'user',
  });
  expect(await (await fetch(`${portalOrigin()}/outbox`)).text()).toContain(`href="${sent[0]?.url}"`);

  // An answer under way is aborted with an `error` event.
  const stream = watch((options) =>
    admin.stream('sendMessage', questionWith('How can I pay, and can I return a tent?'), options),
  );
  await stream.until('delta');
  const stopping = performance.now();
  first.child.kill('SIGTERM');
  expect((await stream.until('error')).event).toMatchObject({ status: 503, code: 'server_stopping' });
  expect(await first.exit).toBe(0);
  expect(performance.now() - stopping).toBeLessThan(5000);
  expect(first.errors()).toBe('');

  // A copy of the folder is a backup, as docs/deploy.md says: the next start is over the restored one.
  const [data, backup] = [join(folder, 'data'), join(folder, 'backup')];
  await cp(data, backup, { recursive: true });
  await rm(data, { recursive: true });
  await rename(backup, data);
  const second = start();
  await second.ready;
  expect((await newestMessages(admin)).map(({ state }) => state)).toEqual(['complete', 'failed']);
  second.child.kill('SIGINT');
  expect(await second.exit).toBe(0);
});

/** A kill may lose what was shown within so many ms before it. */
const LOST_MS = 150;
/** So much of an answer, in ms, is read before the kill: many times what may be lost of it. */
const READ_MS = 1000;
/** Longer than this, in ms, no piece of text is waited for before the kill: the machine had time for both. */
const EVEN_MS = 60;

/** A piece of an answer's text, and when it was shown. */
interface ShownText {
  text: string;
  at: number;
}

/** Whether enough was read, and what might be lost of it came evenly: a stall would be taken for a loss. */
function isEnough(shown: readonly ShownText[]): boolean {
  const [first, last] = [shown[0]?.at ?? 0, shown.at(-1)?.at ?? 0];
  const recent = shown.filter(({ at }) => at > last - LOST_MS - EVEN_MS);
  return (
    last - first > READ_MS && recent.every(({ at }, index) => at - (recent[index - 1]?.at ?? at) <= EVEN_MS)
  );
}

test('FA-3: a kill loses at most 150 ms of what was shown; the next start finishes the answer', async () => {
  const model = await startModel();
  onTestFinished(model.close);
  const first = start(model.environment);
  await first.ready;
  const admin = clientWith(await signInHere('admin@acme.test'));
  const stream = admin.stream('sendMessage', questionWith('How can I pay, and can I return a tent?'));
  const shown: ShownText[] = [];
  const speaking = model.next().then(({ say }) => setInterval(() => say(`${performance.now()} `), 10));
  for await (const { event } of stream) {
    if (event.type !== 'delta') continue;
    shown.push({ text: event.text, at: performance.now() });
    if (!isEnough(shown)) continue;
    first.child.kill('SIGKILL');
    break;
  }
  await first.exit;
  clearInterval(await speaking);

  const second = start();
  await second.ready;
  const messages = await newestMessages(admin);
  expect(messages.map(({ state }) => state)).toEqual(['complete', 'failed']);
  const kept = messages[1]?.body ?? '';
  const killed = shown.at(-1)?.at ?? 0;
  const old = shown.filter(({ at }) => at < killed - LOST_MS).map(({ text }) => text);
  expect(kept.startsWith(old.join(''))).toBe(true);
});

test('CMD-4: a second Parley on the same data folder is refused, a stale lock is not', async () => {
  const first = start();
  await first.ready;
  const [portal, identity, hostPage] = await freePorts(3);
  const others = { PORT: `${portal}`, IDENTITY_PORT: `${identity}`, HOST_PAGE_PORT: `${hostPage}` };
  expect(await refusedStart(others)).toMatch(
    /data folder .* is in use by a running Parley \(process \d+\)\. Stop/,
  );
  await kill(first);
  const third = start();
  await third.ready;
  expect(third.errors()).toBe('');
});

describe('CMD-6: a start for others', () => {
  const PUBLISHED = { HOST: '127.0.0.1' };
  const organisation = async (...words: string[]) => {
    const { exit, output, errors } = start(PUBLISHED, [organisationCommand, ...words]);
    return { code: await exit, output: output(), errors: errors().trim() };
  };

  test('has no demo; a command makes an organisation, whose administrator joins by its link', async () => {
    const made = await organisation('create', 'Example', 'Ada@example.test');
    expect(made).toMatchObject({ code: 0, errors: '' });
    expect(await organisation('create', 'Example', 'ada@example.test')).toMatchObject({
      code: 1,
      errors: 'ada@example.test belongs to an organization already.',
    });
    const again = await organisation('invite', 'ada@example.test');

    const server = start(PUBLISHED);
    await server.ready;
    expect(server.output()).not.toMatch(/demo|foreign page/i);
    await expect(fetch(`http://localhost:${ports.HOST_PAGE_PORT}`)).rejects.toThrow();
    await expect(signInHere('admin@acme.test')).rejects.toThrow();
    expect((await fetch(`${portalOrigin()}/billing-sandbox/portal/x`)).status).toBe(404);

    for (const { output } of [made, again]) {
      const link = /^http\S+$/m.exec(output)?.[0] ?? '';
      expect((await fetch(link)).status).toBe(200);
    }
    const link = /^http\S+$/m.exec(made.output)?.[0] ?? '';
    expect((await acceptInvitation(link, 'Ada', 'Some-words-1')).status).toBe(303);
    const ada = clientWith(await signInHere('ada@example.test', 'Some-words-1'));
    expect((await ada.call('getUsers', {})).rows).toMatchObject([{ role: 'admin', status: 'active' }]);
    expect((await ada.call('getSubscriptionStatus')).status).toBe('trial');
    await expect(ada.call('getCustomerPortalUrl')).rejects.toMatchObject({ status: 503 });
    expect(server.errors()).toBe('');
  });

  test('on data that holds the demo is refused', async () => {
    const demo = start();
    await demo.ready;
    demo.child.kill('SIGTERM');
    await demo.exit;
    expect(await refusedStart(PUBLISHED)).toMatch(
      /holds the demo organizations, whose password is published/,
    );
  });

  test.each([
    [[], /^Usage:[\s\S]*makes an organization and/],
    [['create', 'Example'], /^Usage:/],
  ])('the command %j is refused with what to do', async (words, message) => {
    const { code, errors } = await organisation(...words);
    expect(code).toBe(1);
    expect(errors).toMatch(message);
  });
});

describe('CMD-1: bad input ends in one clear line', () => {
  test.each(['PORT', 'IDENTITY_PORT', 'HOST_PAGE_PORT'] as const)('%s in use', async (name) => {
    const server = createServer();
    await new Promise<void>((resolve) => server.listen(Number(ports[name]), '127.0.0.1', resolve));
    const line = await refusedStart({});
    expect(line).toContain(ports[name]);
    expect(line).toMatch(new RegExp(`in use.*${name}`));
    await new Promise((resolve) => server.close(resolve));
  });

  test('a data folder that cannot be written', async () => {
    await writeFile(join(folder, 'file'), '');
    const line = await refusedStart({ PARLEY_DATA: join(folder, 'file', 'data') });
    expect(line).toMatch(/cannot be written \(ENOTDIR\)\. .*PARLEY_DATA/);
  });

  test('a database folder that holds something else', async () => {
    await mkdir(join(folder, 'data', 'database'), { recursive: true });
    await writeFile(join(folder, 'data', 'database', 'PG_VERSION'), '9.6\n');
    expect(await refusedStart({})).toMatch(/cannot be opened .*PARLEY_DATA/);
  });

  test('a DATABASE_URL that nobody answers at, without its password', async () => {
    const [free] = await freePorts(1);
    const line = await refusedStart({ DATABASE_URL: `postgres://me:secret@localhost:${free}/parley` });
    expect(line).toMatch(/DATABASE_URL \(localhost:\d+\) does not answer \(ECONNREFUSED\)\. Start it/);
    expect(line).not.toContain('secret');
  });

  test('a database that cannot keep every text, without its password', async () => {
    const postgres = await startPostgres();
    onTestFinished(postgres.close);
    const client = new pg.Client({ connectionString: postgres.url });
    await client.connect();
    await client.query("create database ascii encoding 'SQL_ASCII' locale 'C' template template0");
    await client.end();
    const url = new URL(postgres.url);
    url.pathname = '/ascii';
    url.password = 'secret';
    const line = await refusedStart({ DATABASE_URL: url.href });
    expect(line).toMatch(/^The database 'ascii' of DATABASE_URL \(.*\) has the encoding SQL_ASCII\. Create/);
    expect(line).not.toContain('secret');
  });

  test('a malformed variable', async () => {
    expect(await refusedStart({ PORT: 'eighty' })).toBe(
      "PORT must be a port, from 1 to 65535 (it is 'eighty'). Correct it, or unset it.",
    );
  });
});
