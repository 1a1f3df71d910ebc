import { randomUUID } from 'node:crypto';
import { createServer, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type ApiError, createClient, portalReplies, type StreamingClient, withStreams } from '@parley/api';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { trialPlan } from './billing/plans.ts';
import { DEFAULT_SIGN_IN_LIMITS } from './identity/options.ts';
import { Browser } from './identity/testing.ts';
import { freePorts } from './testing/freePorts.ts';
import { startModel, type TestModel } from './testing/modelServer.ts';
import { startPostgres, type TestPostgres } from './testing/postgres.ts';
import {
  acceptInvitation,
  kill,
  organisationCommand,
  type ServerProcess,
  signIn,
  startProcess,
} from './testing/serverProcess.ts';
import { messageWith, readAll, textOf, watch } from './testing/testServer.ts';

const PASSWORD = 'Some-words-1';
const EMAIL = 'ada@example.test';
let postgres: TestPostgres;
let model: TestModel;
let processes: [ServerProcess, ServerProcess];
let origins: [string, string];
let proxy: Server;
let here: StreamingClient;
let elsewhere: StreamingClient;

/** A proxy that sends its requests to these ports by turns, and keeps the `Host` header. */
async function startProxy(ports: readonly number[]): Promise<Server> {
  let requests = 0;
  const proxy = createServer((incoming, reply) => {
    const { method, url: path, headers } = incoming;
    requests += 1;
    const port = ports[requests % ports.length];
    const forwarded = request({ host: '127.0.0.1', port, method, path, headers }, (answer) => {
      reply.writeHead(answer.statusCode ?? 500, answer.rawHeaders);
      answer.pipe(reply);
    });
    forwarded.on('error', () => reply.destroy());
    incoming.pipe(forwarded);
  });
  await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve));
  return proxy;
}

const portOf = (server: Server) => (server.address() as AddressInfo).port;

function closed(server: Server): Promise<void> {
  server.closeAllConnections();
  return new Promise((resolve) => server.close(() => resolve()));
}

beforeAll(async () => {
  [postgres, model] = await Promise.all([startPostgres(), startModel()]);
  const [port = 0, otherPort = 0, identityPort = 0, otherIdentityPort = 0] = await freePorts(4);
  proxy = await startProxy([identityPort, otherIdentityPort]);
  origins = [`http://localhost:${port}`, `http://localhost:${otherPort}`];
  // Both have the same public addresses: a sign-in goes through both.
  const environment = {
    DATABASE_URL: postgres.url,
    PARLEY_ORIGIN: origins[0],
    IDENTITY_ORIGIN: `http://localhost:${portOf(proxy)}`,
    LOG_LEVEL: 'error',
    ...model.environment,
  };
  const command = startProcess(environment, [organisationCommand, 'create', 'Example', EMAIL]);
  if ((await command.exit) !== 0) throw new Error(command.errors());
  // Two that start together over one database.
  processes = [
    startProcess({ ...environment, PORT: `${port}`, IDENTITY_PORT: `${identityPort}` }),
    startProcess({ ...environment, PORT: `${otherPort}`, IDENTITY_PORT: `${otherIdentityPort}` }),
  ];
  await Promise.all(processes.map(({ ready }) => ready));
  const link = /^http\S+$/m.exec(command.output())?.[0] ?? '';
  expect((await acceptInvitation(link, 'Ada', PASSWORD)).status).toBe(303);
  const headers = await signIn(origins[0], EMAIL, PASSWORD);
  const [first, second] = origins.map((baseUrl) =>
    withStreams(createClient({ baseUrl, credentials: async () => headers, replies: portalReplies })),
  );
  [here, elsewhere] = [first as StreamingClient, second as StreamingClient];
});
afterAll(async () => {
  await Promise.all(processes.map(kill));
  await Promise.all([model.close(), closed(proxy)]);
  await postgres.close();
});

/** Makes an assistant, which the trial has room for, and asks it at the first process. */
async function startAnswer() {
  const { assistants } = await here.call('getAssistants');
  const assistantGuid = assistants[0]?.assistantGuid ?? randomUUID();
  if (assistants.length === 0) await here.call('createAssistant', { name: 'Desk', assistantGuid });
  const message = { ...messageWith('What is the moon made of?'), assistantGuid };
  const reading = readAll(here.stream('sendMessage', message));
  const answer = await model.next();
  answer.say('Of rock');
  return { answer, reading, answerId: message.answerId };
}

test('CMD-6: over a PostgreSQL server nothing of the demo exists', async () => {
  await expect(signIn(origins[0], 'admin@acme.test')).rejects.toThrow();
  expect((await fetch(`${origins[0]}/billing-sandbox/portal/unknown`)).status).toBe(404);
  expect((await fetch(`${origins[0]}/outbox`)).status).toBe(404);
});

test('CMD-7: who signed in at one process is known to the other, and what one changes the other shows', async () => {
  await here.call('updateProfile', { name: 'Ada Lovelace' });
  expect((await elsewhere.call('getUserSettings')).name).toBe('Ada Lovelace');
});

test('CH-3: a stream that begins at one process is followed and resumed at the other', async () => {
  const { answer, reading, answerId } = await startAnswer();
  let lastEventId = '';
  for await (const { id, event } of elsewhere.stream('getAnswerStream', { answerId })) {
    lastEventId = id;
    if (event.type === 'delta') break;
  }
  answer.say(' and dust.');
  const resumed = readAll(elsewhere.stream('getAnswerStream', { answerId }, { lastEventId }));
  answer.finish();
  expect(textOf(await resumed)).toBe(' and dust.');
  expect(textOf(await reading)).toBe('Of rock and dust.');
});

test('CH-3: an answer is stopped at whichever process', async () => {
  const { reading, answerId } = await startAnswer();
  await elsewhere.call('stopAnswer', { answerId });
  expect((await reading).at(-1)?.event).toMatchObject({ type: 'end', finishReason: 'stopped' });
});

test('SEC: processes share the limit of sign-ins, which one attacker spends at both', async () => {
  const { identity } = await (await fetch(`${origins[0]}/config.json`)).json();
  const redirect_uri = `${identity.baseUrl}/auth/auth0/callback`;
  const { audience, clientId: client_id } = identity;
  async function tryOnce(): Promise<number> {
    const browser = new Browser(`${identity.issuerBaseUrl}/`);
    const form = await browser.openSignIn({ redirect_uri, audience, client_id });
    return (await browser.submit(form, { email: 'nobody@example.test', password: 'Wrong-1234' })).status;
  }
  const tries = Array.from({ length: DEFAULT_SIGN_IN_LIMITS.failuresPerAccount + 4 }, tryOnce);
  const statuses = await Promise.all(tries);
  expect(statuses.filter((status) => status === 429)).toHaveLength(4);
});

test('BI-1: 20 creations at once over both processes make as many assistants as the plan includes', async () => {
  const before = (await here.call('getAssistants')).assistants.length;
  const results = await Promise.allSettled(
    Array.from({ length: 20 }, (_, index) =>
      (index % 2 ? here : elsewhere).call('createAssistant', {
        name: `Raced ${index}`,
        assistantGuid: randomUUID(),
      }),
    ),
  );
  const refused = results.flatMap((each) => (each.status === 'rejected' ? [each.reason as ApiError] : []));
  expect(results.length - refused.length).toBe(trialPlan.assistantLimit - before);
  expect(new Set(refused.map(({ status }) => status))).toEqual(new Set([422]));
  expect((await elsewhere.call('getAssistants')).assistants).toHaveLength(trialPlan.assistantLimit);
});

test('FA-3: when the process that writes an answer is killed, the other one finishes it', async () => {
  const { reading, answerId } = await startAnswer();
  const broken = reading.catch(() => undefined);
  const followed = watch((options) => elsewhere.stream('getAnswerStream', { answerId }, options));
  await followed.until('delta');
  await kill(processes[0]);
  await broken;
  expect((await followed.until('error')).event).toMatchObject({ code: 'answer_incomplete' });
  expect(textOf(followed.events)).toBe('Of rock');
});
