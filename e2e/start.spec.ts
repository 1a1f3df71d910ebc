import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePorts } from '@parley/server/testing/freePorts';
import { openNetwork } from '@parley/server/testing/network';
import { startPostgres } from '@parley/server/testing/postgres';
import { acceptInvitation, organisationCommand, signIn, startProcess } from '@parley/server/testing/process';
import { test as base, expect } from './journey.ts';
import { answered, answering, ask, conversation, LONG_QUESTION, newest, QUESTION } from './portal.ts';
import { ports as taken } from './ports.ts';
import { type Environment, type Started, start } from './server.ts';
import { chat, openChat, openedAgain } from './widget.ts';

interface Own {
  /** Ports and a data folder that are this journey's alone. */
  environment: Environment;
  /** Starts a Parley that ends with the journey at the latest. */
  parley(changes?: Record<string, string>): Started;
}

const test = base.extend<Own>({
  environment: async ({ browserName: _ }, use) => {
    const folder = await mkdtemp(join(tmpdir(), 'parley-start-'));
    const [portal, identity, hostPage] = await freePorts(3);
    await use({
      PORT: `${portal}`,
      IDENTITY_PORT: `${identity}`,
      HOST_PAGE_PORT: `${hostPage}`,
      PARLEY_DATA: join(folder, 'data'),
    });
    await rm(folder, { recursive: true });
  },
  parley: async ({ environment }, use) => {
    const all: Started[] = [];
    await use((changes = {}) => {
      const started = start({ ...environment, ...changes });
      all.push(started);
      return started;
    });
    for (const started of all) started.signal('SIGKILL');
    await Promise.all(all.map(({ ended }) => ended));
  },
});

test.describe('CMD-1: a start that cannot work ends in one line that says what to do', () => {
  const refusals: [what: string, changes: Record<string, string>, line: RegExp][] = [
    ['a port in use', { PORT: `${taken.portal}` }, /^Port \d+ is in use\. .*PORT/],
    ['a malformed port', { PORT: 'eighty' }, /^PORT must be a port/],
    [
      'an unreachable DATABASE_URL',
      { DATABASE_URL: 'postgres://me:secret@127.0.0.1:1/parley' },
      /DATABASE_URL \(127\.0\.0\.1:1\) does not answer/,
    ],
  ];
  for (const [what, changes, line] of refusals) {
    test(what, async ({ parley }) => refuses(parley(changes), line));
  }

  test('an unwritable data folder', async ({ parley, environment }) => {
    await writeFile(environment.PARLEY_DATA, 'a file where the folder should be');
    await refuses(parley(), /^The data folder .* cannot be written .*PARLEY_DATA/);
  });

  async function refuses({ ended, errors, output }: Started, line: RegExp) {
    expect(await ended).toBe(1);
    expect(output()).toBe('');
    expect(errors().trimEnd()).toMatch(line);
    expect(errors().trimEnd().split('\n')).toHaveLength(1);
    expect(errors()).not.toContain('secret');
  }
});

test('CMD-1, CMD-4, CH-6: SIGTERM breaks answers off in order, the next start has everything', async ({
  page,
  parley,
  environment,
  problems,
}) => {
  test.slow();
  // The browser reports the calls that nobody answered while the server was away.
  problems.expect(
    /ERR_CONNECTION_REFUSED|ERR_INCOMPLETE_CHUNKED_ENCODING|ERR_CONNECTION_RESET|status of 503/,
  );
  const first = parley();
  await first.ready;
  expect(first.output()).toContain(`Parley is ready: http://localhost:${environment.PORT}\n`);
  expect(first.output()).toContain('admin@acme.test');

  await page.goto(`http://localhost:${environment.HOST_PAGE_PORT}`);
  const frame = await openChat(page);
  await ask(frame, QUESTION);
  await answered(frame);
  const before = (await newest(frame).textContent()) ?? '';
  await ask(frame, LONG_QUESTION);
  await answering(frame);

  const asked = performance.now();
  first.signal('SIGTERM');
  expect(await first.ended).toBe(0);
  expect(performance.now() - asked).toBeLessThan(5000);
  await expect(newest(frame).getByRole('button', { name: 'Try again' })).toBeVisible();

  const second = parley();
  await second.ready;
  await newest(frame).getByRole('button', { name: 'Try again' }).click();
  await answered(frame);
  await page.reload();
  await openedAgain(page);
  await answered(chat(page));
  await expect(conversation(chat(page))).toContainText(before);
  await expect(conversation(chat(page)).getByText(LONG_QUESTION)).toHaveCount(1);

  second.signal('SIGINT');
  expect(await second.ended).toBe(0);
  expect(second.errors()).toBe('');
});

test('CMD-7, FA-1: the id of a failed request is the same on the page, in the reply and in the log', async ({
  page,
  parley,
  environment,
  problems,
}) => {
  test.slow();
  problems.expect(/status of 503/);
  const postgres = await startPostgres();
  const url = new URL(postgres.url);
  const network = await openNetwork(Number(url.port));
  url.port = `${network.port}`;
  const settings = { DATABASE_URL: url.href, LOG_LEVEL: 'warn' };
  const portal = `http://localhost:${environment.PORT}`;
  const account = { email: 'ada@example.test', password: 'Some-words-1' };
  try {
    const command = startProcess({ ...environment, ...settings }, [
      organisationCommand,
      'create',
      'Example',
      account.email,
    ]);
    expect(await command.exit, command.errors()).toBe(0);
    const started = parley(settings);
    await started.ready;
    const link = /^http\S+$/m.exec(command.output())?.[0] ?? '';
    expect((await acceptInvitation(link, 'Ada', account.password)).status).toBe(303);
    const headers = await signIn(portal, account.email, account.password);
    const done = await fetch(`${portal}/api/User/CompleteWelcomeWizard`, { method: 'POST', headers });
    expect(done.status).toBe(200);
    await page.goto(`${portal}/quick-start-guide`);
    await page.getByLabel('Email').fill(account.email);
    await page.getByLabel('Password').fill(account.password);
    await page.getByRole('button', { name: 'Sign in' }).click();
    const navigation = page.getByRole('navigation', { name: 'Main navigation' });
    await expect(navigation).toBeVisible();

    network.set('cut');
    const refused = page.waitForResponse((reply) => reply.url().includes('/api/User/GetUsers'));
    await navigation.getByRole('link', { name: 'Users' }).click();
    const reply = await refused;
    expect(reply.status()).toBe(503);
    const id = reply.headers()['x-request-id'] ?? '';
    expect(id).not.toBe('');
    await expect(page.getByText(`Reference: ${id}.`)).toBeVisible();
    const logged = started
      .output()
      .split('\n')
      .filter((line) => line.includes(`"requestId":"${id}"`));
    expect(logged.map((line) => JSON.parse(line).msg)).toContain('the database is away');
  } finally {
    await network.close();
    await postgres.close();
  }
});
