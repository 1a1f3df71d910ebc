import { randomUUID } from 'node:crypto';
import { DAY_MS, HOUR_MS } from '@parley/model';
import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { cleanUp } from '../database/cleanUp.ts';
import { invitations } from '../database/schema.ts';
import { refusalOf, startTestServer, type TestServer } from '../testing/testServer.ts';

const ADMIN = 'admin@newco.test';
let server: TestServer;
beforeEach(async () => {
  server = await startTestServer();
});
afterEach(() => server.close());

const admin = () => server.client(ADMIN);
const invite = async (...emails: string[]) =>
  (await admin().call('inviteUsers', { invitationGuid: randomUUID(), emails, role: 'user' })).sent;
const resend = (userIds: string[]) =>
  admin().call('resendInvitations', { invitationGuid: randomUUID(), userIds });
const inTime = (milliseconds: number) => new Date(server.clock.now().getTime() + milliseconds).toISOString();
const tooMany = { status: 429, code: 'too_many_requests' };

test('US-1, SEC: one address gets so many invitations a day, and a refusal changes nothing', async () => {
  const [sent] = await invite('ada@newco.test');
  const userIds = [sent?.userId ?? ''];
  let { url } = sent ?? { url: '' };
  for (let count = 0; count < 4; count += 1) url = (await resend(userIds)).sent[0]?.url ?? '';
  const mailed = server.mails.length;
  const [other] = await invite('grace@newco.test');
  expect(await refusalOf(resend([...userIds, other?.userId ?? '']))).toMatchObject({
    ...tooMany,
    resetAt: inTime(DAY_MS),
  });
  await admin().call('removeUsers', { userIds: [other?.userId ?? ''] });
  expect(server.mails).toHaveLength(mailed + 1);
  expect((await fetch(url)).status).toBe(200);
  server.clock.advance(DAY_MS);
  expect((await resend(userIds)).sent).toHaveLength(1);
});

test('US-1, SEC: one organisation uses up no address for the others, and all together do not fill an inbox', async () => {
  const email = 'ada@elsewhere.test';
  const mailBy = async (client: ReturnType<TestServer['client']>) => {
    const input = { invitationGuid: randomUUID(), emails: [email], role: 'user' as const };
    const { sent } = await client.call('inviteUsers', input);
    await client.call('removeUsers', { userIds: sent.map(({ userId }) => userId) });
  };
  const refused = {
    ...tooMany,
    text: 'One of these addresses has been sent as many invitations as a day allows.',
    resetAt: inTime(DAY_MS),
  };
  const mailed = server.mails.length;
  const domains = ['newco.test', 'acme.test', 'trial.test', 'daily-limit.test', 'monthly-limit.test'];
  for (const domain of domains.slice(0, 4)) {
    const others = server.client(`admin@${domain}`);
    for (let times = 0; times < 5; times += 1) await mailBy(others);
    expect(await refusalOf(mailBy(others))).toMatchObject(refused);
  }
  expect(server.mails).toHaveLength(mailed + 20);
  expect(await refusalOf(mailBy(server.client(`admin@${domains[4]}`)))).toMatchObject(refused);
  server.clock.advance(DAY_MS);
  await mailBy(server.client(`admin@${domains[4]}`));
});

test('US-1, SEC: an organisation mails so many invitations an hour, whoever they are for', async () => {
  for (let round = 0; round < 5; round += 1) {
    const people = Array.from({ length: 10 }, (_, index) => `${round}-${index}@newco.test`);
    const sent = await invite(...people);
    await admin().call('removeUsers', { userIds: sent.map(({ userId }) => userId) });
  }
  const mailed = server.mails.length;
  expect(await refusalOf(invite('late@newco.test'))).toMatchObject({
    ...tooMany,
    resetAt: inTime(HOUR_MS),
  });
  expect(server.mails).toHaveLength(mailed);
  expect((await admin().call('getUsers', { search: 'late@' })).total).toBe(0);
  // What is not mailed counts nothing, and other organisations go on.
  expect(
    (await admin().call('inviteUsers', { invitationGuid: randomUUID(), emails: ['nobody'], role: 'user' }))
      .refused,
  ).toHaveLength(1);
  const others = server.client('admin@acme.test');
  expect(
    (
      await others.call('inviteUsers', {
        invitationGuid: randomUUID(),
        emails: ['new@acme.test'],
        role: 'user',
      })
    ).sent,
  ).toHaveLength(1);
  server.clock.advance(HOUR_MS);
  expect(await invite('late@newco.test')).toHaveLength(1);
});

test('US-1, SEC: links to hand on are made so many an hour', async () => {
  const [sent] = await invite('ada@newco.test');
  const link = () =>
    admin().call('createInvitationLink', { invitationGuid: randomUUID(), userId: sent?.userId ?? '' });
  for (let count = 0; count < 100; count += 1) await link();
  expect(await refusalOf(link())).toMatchObject(tooMany);
  server.clock.advance(HOUR_MS);
  await link();
});

test('US-1: links that ended are deleted a week later, but for the one that says so', async () => {
  const [sent] = await invite('ada@newco.test');
  const userId = sent?.userId ?? '';
  server.clock.advance(HOUR_MS);
  const last = await admin().call('createInvitationLink', { invitationGuid: randomUUID(), userId });
  server.clock.advance(9 * DAY_MS);
  const [waiting] = await invite('grace@newco.test');
  const linksOf = (id = '') => server.database.db.$count(invitations, eq(invitations.userId, id));
  await cleanUp(server.database, server.clock);
  expect(await linksOf(userId)).toBe(2);
  server.clock.advance(DAY_MS);
  await cleanUp(server.database, server.clock);
  expect(await linksOf(userId)).toBe(1);
  expect(await linksOf(waiting?.userId)).toBe(1);
  server.clock.advance(365 * DAY_MS);
  await cleanUp(server.database, server.clock);
  const { rows } = await admin().call('getUsers', { search: 'ada@' });
  expect(rows[0]).toMatchObject({ status: 'invited', invitationEndsAt: last.endsAt });
});
