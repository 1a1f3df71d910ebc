import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import http from 'node:http';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { freePorts } from '../testing/freePorts.ts';
import { startTestServer, type TestServer } from '../testing/testServer.ts';

const NEWCO = 'admin@newco.test';
const ACME = 'admin@acme.test';
const answers = { name: 'Nia', password: 'Parley-demo-2', repeat: 'Parley-demo-2' };

let server: TestServer;
/** Where the embedded provider listens; its name is the test's issuer. */
let provider: string;
beforeAll(async () => {
  const [portal = 0, identity = 0, hostPage = 0] = await freePorts(3);
  provider = `http://localhost:${identity}`;
  server = await startTestServer({
    provider: 'embedded',
    config: { ports: { portal, identity, hostPage }, origin: `http://localhost:${portal}` },
  });
});
afterAll(() => server.close());

const usersOf = async (as: string) => (await server.client(as).call('getUsers', { pageSize: 100 })).rows;

function invite(as: string, emails: string[]) {
  return server.client(as).call('inviteUsers', { invitationGuid: randomUUID(), emails, role: 'user' });
}

async function linkFor(as: string, email: string): Promise<string> {
  const { sent } = await invite(as, [email]);
  return sent[0]?.url ?? expect.fail(`${email} was not invited.`);
}

/** A request to the provider's page that a link leads to, under the name that the provider goes by. */
async function request(link: string, body?: URLSearchParams) {
  const redirect = await fetch(link, { redirect: 'manual' });
  const { pathname, search, host, origin } = new URL(redirect.headers.get('location') ?? '');
  const headers = { host, ...(body && { origin, 'content-type': 'application/x-www-form-urlencoded' }) };
  const call = http.request(provider + pathname + search, { method: body ? 'POST' : 'GET', headers });
  call.end(body?.toString());
  const [reply] = (await once(call, 'response')) as [http.IncomingMessage];
  return { status: reply.statusCode, cookies: reply.headers['set-cookie'] ?? [], page: await text(reply) };
}

/** Fills in that page. */
const accept = (link: string) => request(link, new URLSearchParams(answers));

describe('US-1: who invites is not told that an address is known elsewhere', () => {
  test('whether it has joined, was deactivated, is invited, or nobody knows it', async () => {
    const theirs = await usersOf(ACME);
    const known = (['active', 'inactive', 'invited'] as const).map(
      (status) => theirs.find((user) => user.status === status && !user.isSelf)?.email ?? expect.fail(status),
    );
    const fresh = 'fresh@newco.test';
    const before = server.mails.length;
    const { sent, refused } = await invite(NEWCO, [...known, fresh]);
    expect(refused).toEqual([]);
    expect(server.mails).toHaveLength(before + 4);
    const plain = (page: string, email: string) => page.replaceAll(email, '').replaceAll(/[\w-]{43}/g, '');
    const seen = await Promise.all(
      sent.map(async ({ email, url, userId, ...rest }) => {
        const row = (await usersOf(NEWCO)).find((user) => user.email === email);
        const { name, userId: _, ...shown } = row ?? expect.fail(`${email} is not listed.`);
        const { status, page } = await request(url);
        return {
          rest,
          shown: { ...shown, email: '' },
          status,
          page: plain(page, email),
        };
      }),
    );
    expect(sent.map(({ email }) => email)).toEqual([...known, fresh]);
    expect(seen.at(-1)?.status).toBe(200);
    for (const one of seen) expect(one).toEqual(seen.at(-1));
    const again = await invite(NEWCO, [...known, fresh]);
    expect(new Set(again.refused.map(({ reason }) => reason))).toEqual(new Set(['invited']));
  });

  test('who accepts is: in words, and stays where they are', async () => {
    const email = 'service@acme.test';
    const before = await server.client(email).call('getUserSettings');
    const link = await linkFor(NEWCO, email);
    const refused = await accept(link);
    expect(refused.status).toBe(409);
    expect(refused.page).toContain(
      `${email} has joined another organization, and an address can be in one only.`,
    );
    expect(refused.cookies.join()).not.toContain('session');
    expect(await server.client(email).call('getUserSettings')).toEqual(before);
    expect((await usersOf(NEWCO)).find((user) => user.email === email)?.status).toBe('invited');

    const own = (await usersOf(ACME)).find((user) => user.email === email);
    await server.client(ACME).call('removeUsers', { userIds: [own?.userId ?? ''] });
    expect((await accept(link)).status).toBe(303);
    const { organisationName } = await server.client(email).call('getUserSettings');
    expect(organisationName).not.toBe(before.organisationName);
  });

  test('US-1: whoever accepts is seen then, before their portal makes a call', async () => {
    const email = 'seen@newco.test';
    const link = await linkFor(NEWCO, email);
    const lastActivity = async () =>
      (await usersOf(NEWCO)).find((user) => user.email === email)?.lastActivity;
    expect(await lastActivity()).toBeNull();
    server.clock.advance(1000);
    expect((await accept(link)).status).toBe(303);
    expect(await lastActivity()).toBe(server.clock.now().toISOString());
  });

  test('of two organisations that invite an address the first to be accepted has it', async () => {
    const links = await Promise.all([NEWCO, ACME].map((as) => linkFor(as, 'wanted@else.test')));
    const statuses = (await Promise.all(links.map(accept))).map(({ status }) => status);
    expect(statuses.toSorted()).toEqual([303, 409]);
    const won = statuses.indexOf(303) === 0 ? NEWCO : ACME;
    const standing = async (as: string) =>
      (await usersOf(as)).find((user) => user.email === 'wanted@else.test')?.status;
    expect(await standing(won)).toBe('active');
    expect(await standing(won === NEWCO ? ACME : NEWCO)).toBe('invited');
  });

  test('their own are told apart', async () => {
    const { refused } = await invite(ACME, [ACME, 'agent@acme.test']);
    expect(refused.map(({ reason }) => reason)).toEqual(['member', 'member']);
  });
});
