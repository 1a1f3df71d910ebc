import { randomUUID } from 'node:crypto';
import {
  DAY_MS,
  FEATURES,
  LIMIT_NEAR_SHARE,
  NOTIFICATION_DAYS,
  NOTIFICATIONS_MAX_SHOWN,
} from '@parley/model';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { countAnswer, countMessages, countQuestions } from '../billing/usage.ts';
import { cleanUp } from '../database/cleanUp.ts';
import { announcedFeatures, notifications, organisations, users } from '../database/schema.ts';
import { PATIENCE } from '../testing/inPatience.ts';
import { refusalOf, startTestServer, type TestServer } from '../testing/testServer.ts';
import { createInvitations } from '../users/invitations.ts';
import { announceFeatures } from './announceFeatures.ts';
import { notifyAdmins } from './notify.ts';

const ADMIN = 'admin@acme.test';
const COLLEAGUE = 'google@acme.test';
const OTHER_ADMIN = 'admin@newco.test';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());
beforeEach(async () => {
  await server.database.db.delete(notifications);
});

const listOf = async (email: string) => (await server.client(email).call('getNotifications')).notifications;

async function organisationOf(email: string) {
  const [row] = await server.database.db
    .select({ organisation: organisations, user: users })
    .from(users)
    .innerJoin(organisations, eq(organisations.id, users.organisationId))
    .where(eq(users.email, email));
  return row ?? expect.fail(`No user ${email}`);
}

/** Makes a notification for the administrators. */
async function tell(email: string) {
  const { organisation, user } = await organisationOf(email);
  const accepted = { type: 'invitation_accepted', userId: user.id } as const;
  await notifyAdmins(server.database.db, organisation.id, accepted, server.clock.now());
}

describe('SH-6: administrators are told', () => {
  test('of a data file that could not be read, and why', async () => {
    const admin = server.client(ADMIN);
    const assistantGuid = randomUUID();
    await admin.call('createAssistant', { name: 'Reader', assistantGuid });
    const file = new File(['%PDF-1.7 and nothing else'], 'broken.pdf');
    await admin.call('uploadDataFile', { assistantGuid, dataFileGuid: randomUUID(), file });
    const told = {
      type: 'data_file_failed',
      assistant: { assistantGuid, name: 'Reader', avatarUrl: null },
      fileName: 'broken.pdf',
      failure: 'broken',
      read: false,
    };
    await vi.waitFor(async () => expect(await listOf(ADMIN)).toMatchObject([told]), PATIENCE);
    expect(await listOf(COLLEAGUE)).toMatchObject([told]);
    expect(await listOf(OTHER_ADMIN)).toEqual([]);
    await admin.call('deleteAssistants', { assistantGuids: [assistantGuid] });
    expect(await listOf(ADMIN)).toEqual([]);
  });

  test('once of a file that fails again and again, anew each time', async () => {
    const admin = server.client(ADMIN);
    const assistantGuid = randomUUID();
    const dataFileGuid = randomUUID();
    await admin.call('createAssistant', { name: 'Stubborn', assistantGuid });
    const broken = (name: string) => new File(['%PDF-1.7 and nothing else'], name);
    const failed = (name: string) =>
      vi.waitFor(async () => {
        const list = await listOf(ADMIN);
        expect(list).toMatchObject([{ fileName: name, read: false }]);
        return list[0]?.id ?? '';
      }, PATIENCE);
    await admin.call('uploadDataFile', { assistantGuid, dataFileGuid, file: broken('first.pdf') });
    const first = await failed('first.pdf');
    await admin.call('markNotificationsRead', { notificationIds: [first] });
    await admin.call('retryDataFile', { dataFileGuid });
    expect(await failed('first.pdf')).not.toBe(first);
    await admin.call('replaceDataFile', { dataFileGuid, file: broken('second.pdf') });
    await failed('second.pdf');
    expect(JSON.stringify(await listOf(ADMIN))).not.toContain(dataFileGuid);
    const other = { assistantGuid, dataFileGuid: randomUUID(), file: broken('other.pdf') };
    await admin.call('uploadDataFile', other);
    await vi.waitFor(async () => expect(await listOf(ADMIN)).toHaveLength(2), PATIENCE);
    await admin.call('deleteAssistants', { assistantGuids: [assistantGuid] });
  });

  test('of an assistant that another one published, and of no publication that changes nothing', async () => {
    const admin = server.client(ADMIN);
    const assistantGuid = randomUUID();
    await admin.call('createAssistant', { name: 'Speaker', assistantGuid });
    await admin.call('publishAssistant', { assistantGuid, version: 1 });
    expect(await listOf(COLLEAGUE)).toMatchObject([
      {
        type: 'assistant_published',
        user: { name: 'Acme Admin', email: ADMIN },
        assistant: { assistantGuid },
      },
    ]);
    await admin.call('publishAssistant', { assistantGuid, version: 1 });
    expect(await listOf(COLLEAGUE)).toHaveLength(1);
    expect(await listOf(ADMIN)).toEqual([]);
  });

  test('of an invitation that is accepted, by a password or by an account of the provider', async () => {
    const { sent } = await server.client(OTHER_ADMIN).call('inviteUsers', {
      invitationGuid: randomUUID(),
      emails: ['first@newco.test', 'second@newco.test'],
      role: 'admin',
    });
    const [first, second] = sent.map(({ url }) => new URL(url).pathname.split('/').at(-1) ?? '');
    const { database, clock } = server;
    const mailer = { send: async () => true };
    const invitations = createInvitations({ database, clock, mailer, origin: server.origin });
    await invitations.accept(first ?? '', { name: 'First', password: 'Parley-demo-2', language: 'en' });
    expect(second).not.toBe('');
    const sub = 'google-oauth2|notified';
    server.issuer.userinfo({ sub, email: 'second@newco.test', email_verified: true });
    const token = await server.issuer.sign({ sub, permissions: ['read:portal'] });
    await fetch(`${server.origin}/api/User/GetUserSettings`, {
      headers: { authorization: `Bearer ${token}` },
    });
    const told = (await listOf(OTHER_ADMIN)).map((each) => 'user' in each && [each.type, each.user.email]);
    expect(told).toHaveLength(2);
    expect(told).toEqual(
      expect.arrayContaining([
        ['invitation_accepted', 'first@newco.test'],
        ['invitation_accepted', 'second@newco.test'],
      ]),
    );
  });

  test('of each limit once, at 80 % and when it is reached', async () => {
    const { db } = server.database;
    const { organisation } = await organisationOf('admin@trial.test');
    const limits = { dailyMessageLimit: 5, monthlyCharacterLimit: 1000 };
    const limited = { ...organisation, ...limits };
    await db.update(organisations).set(limits).where(eq(organisations.id, organisation.id));
    const now = server.clock.now();
    const told = async () =>
      (await listOf('admin@trial.test')).map((each) => 'limit' in each && [each.type, each.limit]).reverse();

    for (let count = 1; count < limited.dailyMessageLimit * LIMIT_NEAR_SHARE; count += 1) {
      await countMessages(db, limited, 1, now);
    }
    expect(await told()).toEqual([]);
    await countMessages(db, limited, 1, now);
    expect(await told()).toEqual([['limit_near', 'dailyMessages']]);
    await db.delete(notifications);
    await countMessages(db, limited, 1, now);
    await countMessages(db, limited, 1, now).catch(() => undefined);
    expect(await told()).toEqual([['limit_reached', 'dailyMessages']]);

    await db.delete(notifications);
    await countQuestions(db, limited, [799], now);
    expect(await told()).toEqual([]);
    await countAnswer(db, organisation.id, 1, now);
    expect(await told()).toEqual([['limit_near', 'monthlyCharacters']]);
    await db.delete(notifications);
    await countAnswer(db, organisation.id, 5000, now);
    await countAnswer(db, organisation.id, 5000, now);
    expect(await told()).toEqual([['limit_reached', 'monthlyCharacters']]);
  });

  test('of new features, once per database', async () => {
    const { db } = server.database;
    await announceFeatures(server.database, server.clock);
    expect(await listOf(ADMIN)).toEqual([]);
    await db.delete(announcedFeatures);
    await announceFeatures(server.database, server.clock);
    const told = (await listOf(ADMIN)).map((each) => 'feature' in each && each.feature);
    expect(new Set(told)).toEqual(new Set(FEATURES));
  });
});

describe('SH-6: notifications', () => {
  test('are the recipient’s alone, and nobody else’s to read or remove', async () => {
    await tell('agent@acme.test');
    const [mine] = await listOf(ADMIN);
    const [theirs] = await listOf(COLLEAGUE);
    expect(mine?.id).not.toBe(theirs?.id);
    const id = theirs?.id ?? '';
    const admin = server.client(ADMIN);
    expect(await refusalOf(admin.call('removeNotification', { notificationId: id }))).toMatchObject({
      status: 404,
    });
    expect(await refusalOf(admin.call('markNotificationsRead', { notificationIds: [id] }))).toMatchObject({
      status: 404,
    });
    expect(await listOf(COLLEAGUE)).toMatchObject([{ read: false }]);
    const agent = server.client('agent@acme.test');
    expect(await refusalOf(agent.call('getNotifications'))).toMatchObject({ status: 403 });
  });

  test('are read and removed on the server', async () => {
    await tell('agent@acme.test');
    await tell('nobody@acme.test');
    const ids = (await listOf(ADMIN)).map(({ id }) => id);
    const admin = server.client(ADMIN);
    await admin.call('markNotificationsRead', { notificationIds: [ids[0] ?? '', randomUUID()] });
    expect((await listOf(ADMIN)).map(({ read }) => read)).toEqual([true, false]);
    await admin.call('removeNotification', { notificationId: ids[0] ?? '' });
    expect((await listOf(ADMIN)).map(({ id }) => id)).toEqual([ids[1]]);
    expect(await refusalOf(admin.call('removeNotification', { notificationId: ids[0] ?? '' }))).toMatchObject(
      {
        status: 404,
      },
    );
  });

  test('are shown the newest first, and no more than the badge can tell', async () => {
    for (let count = 0; count <= NOTIFICATIONS_MAX_SHOWN; count += 1) {
      server.clock.advance(1000);
      await tell('agent@acme.test');
    }
    const times = (await listOf(ADMIN)).map(({ createdAt }) => createdAt);
    expect(times).toHaveLength(NOTIFICATIONS_MAX_SHOWN);
    expect(times[0]).toBe(server.clock.now().toISOString());
    expect(times).toEqual(times.toSorted().reverse());
  });

  test('go when they are old', async () => {
    await tell('agent@acme.test');
    server.clock.advance(NOTIFICATION_DAYS * DAY_MS);
    await tell('nobody@acme.test');
    await cleanUp(server.database, server.clock);
    expect(await listOf(ADMIN)).toHaveLength(2);
    server.clock.advance(1);
    await cleanUp(server.database, server.clock);
    expect(await listOf(ADMIN)).toHaveLength(1);
  });

  test('of a user go with the user', async () => {
    const { sent } = await server
      .client(OTHER_ADMIN)
      .call('inviteUsers', { invitationGuid: randomUUID(), emails: ['leaver@newco.test'], role: 'user' });
    await tell('leaver@newco.test');
    expect(await listOf(OTHER_ADMIN)).toHaveLength(1);
    await server.client(OTHER_ADMIN).call('removeUsers', { userIds: [sent[0]?.userId ?? ''] });
    expect(await listOf(OTHER_ADMIN)).toEqual([]);
  });
});
