import { randomUUID } from 'node:crypto';
import { HOUR_MS } from '@parley/model';
import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { assistants, identityRecords, threads, users } from '../database/schema.ts';
import { HOST_PAGE_ASSISTANT } from '../seed/demo.ts';
import { refusalOf, startTestServer, type TestServer } from '../testing/testServer.ts';

const ADMIN = 'admin@newco.test';
const ACME = 'admin@acme.test';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const admin = () => server.client(ADMIN);
const linkOf = (mail: string | undefined) => /http\S+/.exec(mail ?? '')?.[0] ?? '';

async function userOf(email: string) {
  const { rows } = await admin().call('getUsers', { search: email });
  const found = rows.find((user) => user.email === email);
  if (!found) throw new Error(`No user ${email}`);
  return found;
}

/** Fills in the page that an invitation leads to. */
const fillIn = (url: string, fields: Record<string, string>) =>
  fetch(url, { method: 'POST', body: new URLSearchParams(fields) });
const answers = { name: 'Nia', password: 'Parley-demo-2', repeat: 'Parley-demo-2' };

async function invite(email: string, role: 'admin' | 'user' = 'user') {
  const { sent } = await admin().call('inviteUsers', { invitationGuid: randomUUID(), emails: [email], role });
  return sent[0] ?? expect.fail('Nobody was invited.');
}

describe('the list', () => {
  test('US-1: is searched, filtered and paged on the server', async () => {
    const acme = server.client(ACME);
    const { rows, total } = await acme.call('getUsers', {});
    expect(total).toBe(rows.length);
    expect(new Set(rows.map(({ status }) => status))).toEqual(new Set(['active', 'invited', 'inactive']));
    expect(JSON.stringify(rows)).not.toMatch(/scrypt|password/i);

    const admins = await acme.call('getUsers', { role: 'admin', status: ['active', 'invited'] });
    expect(admins.rows.every(({ role, status }) => role === 'admin' && status !== 'inactive')).toBe(true);

    const second = await acme.call('getUsers', { page: 2, pageSize: 3 });
    expect(second.rows.map(({ userId }) => userId)).toEqual(rows.slice(3, 6).map(({ userId }) => userId));
    expect(second.total).toBe(total);

    const found = await acme.call('getUsers', { search: 'AGENT@' });
    expect(found.rows.map(({ email }) => email)).toEqual(['agent@acme.test']);
    expect(found.rows[0]?.assistantGuids).toHaveLength(2);
  });

  test('US-1: is sorted by role, status and assistants, equals by name', async () => {
    const sorted = async (sort: 'role' | 'status' | 'assistants', direction: 'ascending' | 'descending') =>
      (await server.client(ACME).call('getUsers', { sort, direction })).rows;
    expect((await sorted('role', 'descending'))[0]?.role).toBe('user');
    expect((await sorted('status', 'ascending')).at(-1)?.status).toBe('inactive');
    const reach = (await sorted('assistants', 'descending')).map(({ usableAssistants }) => usableAssistants);
    expect(new Set(reach).size).toBeGreaterThan(1);
    expect(reach).toEqual(reach.toSorted((a, b) => b - a));
  });

  test('US-1: names with marks on their letters stand beside those without', async () => {
    const called = (email: string, name: string) =>
      server.database.db.update(users).set({ name }).where(eq(users.email, email)).returning();
    const acme = server.client(ACME);
    const before = (await acme.call('getUsers', {})).rows;
    const names = ['Zoë', 'Äcme', 'Éva', 'Łukasz', 'adam'];
    const renamed = before.slice(0, names.length);
    for (const [at, { email }] of renamed.entries()) await called(email, names[at] ?? '');
    const sorted = (await acme.call('getUsers', {})).rows.map(({ name }) => name);
    const { users: offered } = await acme.call('getAssistantDraft', { assistantGuid: HOST_PAGE_ASSISTANT });
    for (const { email, name } of renamed) await called(email, name);
    for (const list of [sorted, offered.map(({ name }) => name)]) {
      expect(list.filter((name) => names.includes(name))).toEqual(['Äcme', 'adam', 'Éva', 'Łukasz', 'Zoë']);
      expect(list).toEqual(list.toSorted(new Intl.Collator('en').compare));
    }
  });

  test('US-1: says who was here when, and sorts who never was behind all others', async () => {
    const acme = server.client(ACME);
    const seen = async () => {
      const { rows } = await acme.call('getUsers', { sort: 'lastActivity', direction: 'descending' });
      return rows.map(({ lastActivity, isSelf }) => ({ lastActivity, isSelf }));
    };
    // The call itself is what makes the caller seen.
    await seen();
    const [first, ...others] = await seen();
    expect(first).toMatchObject({ isSelf: true, lastActivity: expect.any(String) });
    expect(others.at(-1)?.lastActivity).toBeNull();
  });

  test('US-1: an assistant for everyone counts for those who were given none', async () => {
    const find = async (search: string) => {
      const { rows, totalAssistants } = await server.client(ACME).call('getUsers', { search });
      return { usable: rows[0]?.usableAssistants, totalAssistants };
    };
    const setAudience = (audience: 'everyone' | 'chosen') =>
      server.database.db.update(assistants).set({ audience }).where(eq(assistants.id, HOST_PAGE_ASSISTANT));
    await setAudience('chosen');
    expect(await find('nobody@')).toEqual({ usable: 0, totalAssistants: 3 });
    expect((await find('agent@')).usable).toBe(2);
    await setAudience('everyone');
    expect((await find('nobody@')).usable).toBe(1);
    expect((await find('agent@')).usable).toBe(2);
    expect((await find('admin@')).usable).toBe(3);
    await setAudience('chosen');
  });

  test('US-1: a draft that was given to a user does not count, as they do not find it', async () => {
    const { db } = server.database;
    const setStatus = (status: 'published' | 'draft') =>
      db.update(assistants).set({ status }).where(eq(assistants.id, HOST_PAGE_ASSISTANT));
    const find = async (search: string) =>
      (await server.client(ACME).call('getUsers', { search })).rows.map(
        ({ usableAssistants, assistantGuids }) => ({
          usable: usableAssistants,
          given: assistantGuids.length,
        }),
      );
    expect(await find('agent@')).toEqual([{ usable: 2, given: 2 }]);
    await setStatus('draft');
    expect(await find('agent@')).toEqual([{ usable: 1, given: 2 }]);
    const { rows } = await server
      .client(ACME)
      .call('getUsers', { sort: 'assistants', direction: 'descending' });
    const reach = rows.map(({ usableAssistants }) => usableAssistants);
    expect(reach).toEqual(reach.toSorted((a, b) => b - a));
    await setStatus('published');
  });

  test('US-1: a search needs no marks on letters', async () => {
    const rename = (name: string) =>
      server.database.db.update(users).set({ name }).where(eq(users.email, 'agent@acme.test'));
    await rename('Łucja Ångström');
    const found = async (search: string) =>
      (await server.client(ACME).call('getUsers', { search })).rows.map(({ email }) => email);
    expect(await found('lucja ANGSTROM')).toEqual(['agent@acme.test']);
    expect(await found('Łucja ångs')).toEqual(['agent@acme.test']);
    await rename('Acme Agent');
  });

  test.each(['%', '_', '\\', "'"])('US-1: %j in a search stands for itself', async (search) => {
    expect((await server.client(ACME).call('getUsers', { search })).total).toBe(0);
  });
});

describe('an invitation', () => {
  test('US-1: the mail says what the role is for', async () => {
    const before = server.mails.length;
    await invite('looks-after@newco.test', 'admin');
    await invite('asks@newco.test', 'user');
    const [forAdmin, forUser] = server.mails.slice(before);
    expect(forAdmin).toContain('As an administrator you manage assistants, users and billing.');
    expect(forUser).toContain('There you ask questions');
  });

  test('US-1: is mailed to each valid address once', async () => {
    const before = server.mails.length;
    const emails = ['One@newco.test', 'one@newco.test ', 'none', ADMIN, 'agent@newco.test'];
    const reply = await admin().call('inviteUsers', { invitationGuid: randomUUID(), emails, role: 'user' });
    expect(reply.sent.map(({ email }) => email)).toEqual(['one@newco.test']);
    expect(reply.refused).toEqual([
      { email: 'none', reason: 'invalid' },
      { email: ADMIN, reason: 'member' },
      { email: 'agent@newco.test', reason: 'member' },
    ]);
    expect(server.mails.slice(before).map(linkOf)).toEqual([reply.sent[0]?.url]);
    const again = await admin().call('inviteUsers', {
      invitationGuid: randomUUID(),
      emails: ['one@newco.test'],
      role: 'user',
    });
    expect(again).toEqual({ sent: [], refused: [{ email: 'one@newco.test', reason: 'invited' }] });
  });

  test('US-1: an address at a domain of another script is one, however it is written', async () => {
    const { email } = await invite(' Anna@München.test ');
    expect(email).toBe('anna@xn--mnchen-3ya.test');
    const { refused } = await admin().call('inviteUsers', {
      invitationGuid: randomUUID(),
      emails: ['anna@münchen.test', 'Anna@xn--mnchen-3ya.test'],
      role: 'user',
    });
    expect(refused).toEqual([{ email, reason: 'invited' }]);
  });

  test('FA-1, US-1: that is asked for again with its id is the same, and mailed once', async () => {
    const before = server.mails.length;
    const invitation = {
      invitationGuid: randomUUID(),
      emails: ['once@newco.test', 'none', ADMIN, 'twice@newco.test'],
      role: 'user' as const,
    };
    const call = () => admin().call('inviteUsers', invitation);
    const [first, meanwhile] = await Promise.all([call(), call()]);
    expect(first.sent.map(({ email, mailed }) => [email, mailed])).toEqual([
      ['once@newco.test', true],
      ['twice@newco.test', true],
    ]);
    expect(meanwhile).toEqual(first);
    expect(await call()).toEqual(first);
    expect(server.mails.slice(before).map(linkOf)).toEqual(first.sent.map(({ url }) => url));
    // Another call does not take the links of this one.
    const { sent, refused } = await admin().call('inviteUsers', {
      ...invitation,
      invitationGuid: randomUUID(),
    });
    expect(sent).toEqual([]);
    expect(refused.map(({ reason }) => reason)).toEqual(['invalid', 'invited', 'member', 'invited']);
  });

  test('FA-1, US-1: that is sent again, or copied, twice with one id is sent or made once', async () => {
    const { userId } = await invite('resent@newco.test');
    const before = server.mails.length;
    const resending = { invitationGuid: randomUUID(), userIds: [userId] };
    const [first, meanwhile] = await Promise.all([
      admin().call('resendInvitations', resending),
      admin().call('resendInvitations', resending),
    ]);
    expect(meanwhile).toEqual(first);
    expect(await admin().call('resendInvitations', resending)).toEqual(first);
    expect(server.mails.slice(before).map(linkOf)).toEqual([first.sent[0]?.url]);
    expect((await fetch(first.sent[0]?.url ?? '')).status).toBe(200);

    const copying = { invitationGuid: randomUUID(), userId };
    const copied = await admin().call('createInvitationLink', copying);
    expect(await admin().call('createInvitationLink', copying)).toEqual(copied);
    expect(copied.url).not.toBe(first.sent[0]?.url);
  });

  test('US-1: of another organisation’s assistant is refused', async () => {
    const call = admin().call('inviteUsers', {
      invitationGuid: randomUUID(),
      emails: ['two@newco.test'],
      role: 'user',
      assistantGuids: [HOST_PAGE_ASSISTANT],
    });
    expect(await refusalOf(call)).toMatchObject({ status: 404 });
  });

  test('US-1: ends after 72 hours, and not before', async () => {
    const { url } = await invite('three@newco.test');
    server.clock.advance(72 * HOUR_MS - 1);
    expect((await fetch(url)).status).toBe(200);
    server.clock.advance(1);
    expect((await fetch(url)).status).toBe(410);
    expect((await fillIn(url, answers)).status).toBe(410);
  });

  test('US-1: that is sent again ends the link before; a copied link does not', async () => {
    const first = await invite('four@newco.test');
    const copied = await admin().call('createInvitationLink', {
      invitationGuid: randomUUID(),
      userId: first.userId,
    });
    expect((await fetch(first.url)).status).toBe(200);
    const { sent } = await admin().call('resendInvitations', {
      invitationGuid: randomUUID(),
      userIds: [first.userId],
    });
    expect((await fetch(first.url)).status).toBe(410);
    expect((await fetch(copied.url)).status).toBe(410);
    expect((await fetch(sent[0]?.url ?? '')).status).toBe(200);
    await admin().call('removeUsers', { userIds: [first.userId] });
    expect((await fetch(sent[0]?.url ?? '')).status).toBe(410);
  });

  test('US-1: is accepted by an account whose verified address is invited, and by no other', async () => {
    await invite('five@newco.test');
    const signedIn = async (sub: string, profile: Record<string, unknown>) => {
      const token = await server.issuer.sign({ sub, permissions: ['read:portal'] });
      server.issuer.userinfo({ sub, ...profile });
      return fetch(`${server.origin}/api/User/GetUserSettings`, {
        headers: { authorization: `Bearer ${token}` },
      });
    };
    const unverified = await signedIn('google-oauth2|5', { email: 'five@newco.test', email_verified: false });
    expect(unverified.status).toBe(403);
    const other = await signedIn('google-oauth2|5', { email: 'nobody@newco.test', email_verified: true });
    expect(other.status).toBe(403);
    const member = await signedIn('google-oauth2|5', { email: ADMIN, email_verified: true });
    expect(member.status).toBe(403);
    // Nor by one whose address has joined another organisation.
    await invite('agent@acme.test');
    const elsewhere = await signedIn('google-oauth2|6', { email: 'agent@acme.test', email_verified: true });
    expect(elsewhere.status).toBe(403);
    const invited = await signedIn('google-oauth2|5', { email: 'Five@newco.test', email_verified: true });
    expect(await invited.json()).toMatchObject({ email: 'five@newco.test' });
    expect(await userOf('five@newco.test')).toMatchObject({
      status: 'active',
      lastActivity: server.clock.now().toISOString(),
    });

    await invite('both@newco.test');
    server.clock.advance(1000);
    const { sent } = await server.client(ACME).call('inviteUsers', {
      ...{ invitationGuid: randomUUID(), emails: ['both@newco.test'], role: 'user' },
    });
    expect(sent).toHaveLength(1);
    const both = await signedIn('google-oauth2|7', { email: 'both@newco.test', email_verified: true });
    expect(both.status).toBe(200);
    expect((await userOf('both@newco.test')).status).toBe('active');
  });

  test('US-1: nobody guesses one', async () => {
    expect((await fetch(`${server.origin}/invitation/${'x'.repeat(43)}`)).status).toBe(410);
  });
});

describe('users', () => {
  test('US-1: the last administrator can be neither demoted, deactivated nor removed', async () => {
    const { userId } = await userOf(ADMIN);
    expect((await admin().call('getUsers', {})).activeAdmins).toBe(1);
    const userIds = [userId];
    for (const call of [
      () => admin().call('changeUserRole', { userIds, role: 'user' }),
      () => admin().call('deactivateUsers', { userIds }),
      () => admin().call('removeUsers', { userIds }),
    ]) {
      expect(await refusalOf(call())).toMatchObject({ status: 409, code: 'last_admin' });
    }
    expect(await userOf(ADMIN)).toMatchObject({ role: 'admin', status: 'active' });
  });

  test('US-1: two administrators cannot remove each other at once', async () => {
    const first = await userOf(ADMIN);
    const second = await userOf('agent@newco.test');
    await admin().call('changeUserRole', { userIds: [second.userId], role: 'admin' });
    const outcomes = await Promise.allSettled([
      admin().call('changeUserRole', { userIds: [second.userId], role: 'user' }),
      server.client('agent@newco.test').call('changeUserRole', { userIds: [first.userId], role: 'user' }),
    ]);
    const { rows } = await server.client(ACME).call('getUsers', {});
    expect(rows.length).toBeGreaterThan(0);
    expect(outcomes.map(({ status }) => status)).toContain('rejected');
    await server.database.db.query.users
      .findMany({ where: (users, { eq }) => eq(users.role, 'admin') })
      .then((left) => expect(left.some(({ id }) => id === first.userId || id === second.userId)).toBe(true));
  });

  test('US-1: the settings say the role that somebody has now, whatever their token says', async () => {
    const acme = server.client(ACME);
    const { rows } = await acme.call('getUsers', { search: 'agent@acme.test' });
    const userIds = rows.map(({ userId }) => userId);
    const row = await server.database.db.query.users.findFirst({
      where: (users, { eq }) => eq(users.email, 'agent@acme.test'),
    });
    const token = await server.issuer.sign({ sub: row?.subject, permissions: ['read:portal'] });
    const said = async () => {
      const reply = await fetch(`${server.origin}/api/User/GetUserSettings`, {
        headers: { authorization: `Bearer ${token}` },
      });
      return (await reply.json()).role;
    };
    expect(await said()).toBe('user');
    await acme.call('changeUserRole', { userIds, role: 'admin' });
    expect(await said()).toBe('admin');
    await acme.call('changeUserRole', { userIds, role: 'user' });
    expect(await said()).toBe('user');
  });

  test('US-1: deactivating ends sessions at once; activating lets in again', async () => {
    const acme = server.client(ACME);
    const { rows } = await acme.call('getUsers', { search: 'agent@acme.test' });
    const userIds = rows.map(({ userId }) => userId);
    const agent = server.client('agent@acme.test');
    await agent.call('getUserSettings');
    const subject = await server.database.db.query.users.findFirst({
      where: (users, { eq }) => eq(users.email, 'agent@acme.test'),
    });
    const record = { model: 'RefreshToken', payload: { accountId: subject?.subject ?? '' } };
    await server.database.db.insert(identityRecords).values({ id: 'a-session', ...record });

    await acme.call('deactivateUsers', { userIds });

    expect(await refusalOf(agent.call('getUserSettings'))).toMatchObject({ code: 'inactive_user' });
    expect(await server.database.db.$count(identityRecords, eq(identityRecords.id, 'a-session'))).toBe(0);
    await acme.call('activateUsers', { userIds });
    // Signed in anew, by a provider that tells whole seconds.
    server.clock.advance(1000);
    expect((await agent.call('getUserSettings')).email).toBe('agent@acme.test');
  });

  test('US-1: the chats of a removed user stay with the organisation, and nobody can open them', async () => {
    const acme = server.client(ACME);
    const { db } = server.database;
    const left = { id: randomUUID(), assistantId: HOST_PAGE_ASSISTANT, title: 'Tents', unreadCount: 0 };
    const at = server.clock.now();
    const agent = await acme.call('inviteUsers', {
      invitationGuid: randomUUID(),
      emails: ['leaver@acme.test'],
      role: 'user',
    });
    const userId = agent.sent[0]?.userId ?? expect.fail('Nobody was invited.');
    await db.insert(threads).values({ ...left, userId, createdAt: at, updatedAt: at });
    await acme.call('removeUsers', { userIds: [userId] });
    const kept = await db.query.threads.findFirst({ where: (each, { eq }) => eq(each.id, left.id) });
    expect(kept).toMatchObject({ userId: null, title: 'Tents' });
    expect(kept?.clientId).not.toBe(userId);
  });

  test('US-1: users of another organisation do not exist', async () => {
    const { rows } = await server.client(ACME).call('getUsers', { search: 'nobody@' });
    const userIds = rows.map(({ userId }) => userId);
    const refused = await refusalOf(server.client('admin@trial.test').call('removeUsers', { userIds }));
    expect(refused).toMatchObject({ status: 404 });
  });

  test('US-1: the assistants of a user are the chosen ones', async () => {
    const acme = server.client(ACME);
    const { rows } = await acme.call('getUsers', { search: 'nobody@acme.test' });
    const userId = rows[0]?.userId ?? '';
    await acme.call('setUserAssistants', { userId, assistantGuids: [HOST_PAGE_ASSISTANT] });
    expect((await server.client('nobody@acme.test').call('getAssistants')).assistants).toHaveLength(1);
    await acme.call('setUserAssistants', { userId, assistantGuids: [] });
    expect((await server.client('nobody@acme.test').call('getAssistants')).assistants).toHaveLength(0);
  });
});

describe('the account', () => {
  const png = () =>
    sharp({ create: { width: 600, height: 300, channels: 3, background: '#4338ca' } })
      .png()
      .toBuffer();
  const upload = async (content: Buffer | string, name = 'portrait.png') =>
    server
      .client(ACME)
      .call('uploadAvatar', { file: new File([new Uint8Array(Buffer.from(content))], name) });

  test('US-2: name and organisation are kept, what is left out stays', async () => {
    const acme = server.client(ACME);
    await acme.call('updateProfile', { name: ' Ada ' });
    await acme.call('updateOrganisation', { organisationName: 'Acme Outdoor', billingEmail: '' });
    const settings = await acme.call('getUserSettings');
    expect(settings).toMatchObject({ name: 'Ada', organisationName: 'Acme Outdoor', billingEmail: '' });
    expect(settings.supportEmail).not.toBe('');
    expect((await server.client('nobody@acme.test').call('getUserSettings')).billingEmail).toBeNull();
  });

  test('FA-1: what somebody else has changed meanwhile is not replaced, and what was saved may be sent again', async () => {
    const acme = server.client(ACME);
    const { name, organisationName } = await acme.call('getUserSettings');
    await acme.call('updateProfile', { name: 'Theirs', was: name });
    await acme.call('updateProfile', { name: 'Theirs', was: name });
    await acme.call('updateOrganisation', { organisationName: 'Their house', was: { organisationName } });
    await acme.call('updateOrganisation', { organisationName: 'Their house', was: { organisationName } });

    const mine = { organisationName: 'My house', billingEmail: 'mine@acme.test' };
    expect(await refusalOf(acme.call('updateProfile', { name: 'Mine', was: name }))).toMatchObject({
      status: 409,
      code: 'changed_meanwhile',
    });
    const late = acme.call('updateOrganisation', { ...mine, was: { organisationName } });
    expect(await refusalOf(late)).toMatchObject({ status: 409, code: 'changed_meanwhile' });
    const settings = await acme.call('getUserSettings');
    expect(settings).toMatchObject({ name: 'Theirs', organisationName: 'Their house' });
    expect(settings.billingEmail).not.toBe(mine.billingEmail);

    await acme.call('updateOrganisation', { ...mine, was: { organisationName: 'Their house' } });
    expect(await acme.call('getUserSettings')).toMatchObject(mine);
  });

  test('US-2: an e-mail address that is none is refused by its field', async () => {
    const refused = await refusalOf(server.client(ACME).call('updateOrganisation', { supportEmail: 'none' }));
    expect(refused).toMatchObject({ status: 422 });
    expect(refused.text).toBe('The support email is no email address.');
  });

  test('US-2, T14: a picture is kept anew as a square WebP, and the one before is gone', async () => {
    const first = await upload(await png());
    const served = await fetch(server.origin + first.avatarUrl);
    expect(served.headers.get('content-type')).toBe('image/webp');
    const { format, width, height } = await sharp(await served.arrayBuffer()).metadata();
    expect({ format, width, height }).toEqual({ format: 'webp', width: 256, height: 256 });
    const second = await upload(await png());
    expect((await fetch(server.origin + first.avatarUrl)).status).toBe(404);
    await server.client(ACME).call('removeAvatar');
    expect((await fetch(server.origin + second.avatarUrl)).status).toBe(404);
  });

  test.each([
    ['an SVG with a script', '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'],
    ['a GIF', Buffer.from('R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==', 'base64')],
    ['text', 'not a picture'],
    ['nothing', ''],
  ])('T14: %s under the name of a PNG is refused', async (_, content) => {
    expect(await refusalOf(upload(content))).toMatchObject({ status: 422, code: 'picture_refused' });
  });

  test('T14: a picture of more than 40 megapixels is refused for that, by what its head says', async () => {
    const background = '#4338ca';
    const large = { width: 8001, height: 5000, channels: 3, background } as const;
    const refused = await refusalOf(upload(await sharp({ create: large }).png().toBuffer()));
    expect(refused).toMatchObject({ status: 422, code: 'picture_too_large' });
  });
});
