import { randomUUID } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { eq } from 'drizzle-orm';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { users } from './database/schema.ts';
import { createSmtpMailer, type Mailer, noMailer } from './mail.ts';
import { refusalOf, startTestServer, type TestServer } from './testing/testServer.ts';
import { createInvitations } from './users/invitations.ts';

const ADMIN = 'admin@newco.test';
const FROM = 'Parley <parley@example.com>';

interface Received {
  from: string;
  to: string[];
  raw: string;
}

/**
 * A mail server that asks for a user and a password.
 * @param onRcptTo what it does about an address.
 */
async function startMailServer(onRcptTo?: SMTPServerOptions['onRcptTo']) {
  const received: Received[] = [];
  const server = new SMTPServer({
    ...(onRcptTo && { onRcptTo }),
    disabledCommands: ['STARTTLS'],
    allowInsecureAuth: true,
    onAuth: ({ username, password }, _session, done) =>
      username === 'me' && password === 'secret' ? done(null, { user: 'me' }) : done(new Error('Refused')),
    onData: (stream, { envelope }, done) => {
      text(stream).then((raw) => {
        const from = envelope.mailFrom ? envelope.mailFrom.address : '';
        received.push({ from, to: envelope.rcptTo.map(({ address }) => address), raw });
        done();
      }, done);
    },
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.server.address() as AddressInfo;
  return { port, received, close: () => new Promise<void>((resolve) => server.close(resolve)) };
}

/** The text of an e-mail, whatever it was encoded as for the way. */
const readable = (raw: string) => raw.replaceAll('=\r\n', '').replaceAll('=3D', '=');

describe('CMD-8: e-mails', () => {
  let mail: Awaited<ReturnType<typeof startMailServer>>;
  let server: TestServer;
  beforeAll(async () => {
    mail = await startMailServer();
    const url = `smtp://me:secret@127.0.0.1:${mail.port}`;
    server = await startTestServer({ mailer: createSmtpMailer({ url, from: FROM }) });
  });
  afterAll(() => server.close());

  test('go out through the mail server, and say so where it does not take them', async () => {
    const admin = server.client(ADMIN);
    const { sent } = await admin.call('inviteUsers', {
      invitationGuid: randomUUID(),
      emails: ['new@newco.test'],
      role: 'user',
    });
    expect(sent).toMatchObject([{ mailed: true }]);
    expect(mail.received).toHaveLength(1);
    const [{ from, to, raw }] = mail.received as [Received];
    expect({ from, to }).toEqual({ from: 'parley@example.com', to: ['new@newco.test'] });
    expect(raw).toContain(`From: ${FROM}`);
    expect(readable(raw)).toContain(sent[0]?.url);

    await mail.close();
    // The invitation is made anew whether or not its e-mail goes out.
    const userIds = [sent[0]?.userId ?? ''];
    const again = await admin.call('resendInvitations', { invitationGuid: randomUUID(), userIds });
    expect(again.sent).toMatchObject([{ email: 'new@newco.test', mailed: false }]);
    expect((await fetch(again.sent[0]?.url ?? '')).status).toBe(200);
    expect((await fetch(sent[0]?.url ?? '')).status).toBe(410);
    // A call whose only purpose was the e-mail says that it did not work.
    await server.database.db.update(users).set({ emailVerified: false }).where(eq(users.email, ADMIN));
    expect(await refusalOf(admin.call('verifyEmail'))).toMatchObject({
      status: 503,
      code: 'mail_unavailable',
      retryAfter: 30,
    });
    expect(await admin.call('isEmailVerified')).toEqual({ isEmailVerified: false, linkSent: false });
  });

  test('that go out are on no page', async () => {
    expect((await fetch(`${server.origin}/outbox`)).status).toBe(404);
  });
});

describe('US-1: an invitation says whether it was mailed', () => {
  const EMAILS = ['taken@newco.test', 'refused@newco.test', 'hanging@newco.test'];
  let hangs: (() => void)[];
  let mail: Awaited<ReturnType<typeof startMailServer>>;
  let server: TestServer;
  /** E-mails that are done with, whether or not they went out. */
  let settled: number;
  let late: AbortController;
  beforeAll(async () => {
    hangs = [];
    mail = await startMailServer(({ address }, _session, done) => {
      if (address.startsWith('hanging')) hangs.push(done);
      else done(address.startsWith('refused') ? new Error('No such mailbox') : null);
    });
    const url = `smtp://me:secret@127.0.0.1:${mail.port}`;
    const smtp = createSmtpMailer({ url, from: FROM }, () => late.signal);
    // The time of the one that hangs is over when the two others are done with.
    const mailer: Mailer = {
      async send(message) {
        const isSent = await smtp.send(message);
        settled += 1;
        if (settled === EMAILS.length - 1) late.abort();
        return isSent;
      },
    };
    server = await startTestServer({ mailer });
  });
  afterAll(async () => {
    await server.close();
    // The mail server does not close before all are answered.
    for (const done of hangs) done();
    await mail.close();
  });
  beforeEach(() => {
    settled = 0;
    late = new AbortController();
  });

  test('where the mail server refuses one address and hangs at another', async () => {
    const admin = server.client(ADMIN);
    const { sent } = await admin.call('inviteUsers', {
      invitationGuid: randomUUID(),
      emails: EMAILS,
      role: 'user',
    });
    expect(sent.map(({ email, mailed }) => [email, mailed])).toEqual([
      ['taken@newco.test', true],
      ['refused@newco.test', false],
      ['hanging@newco.test', false],
    ]);
    // Whoever asks again hears the same.
    const links = await Promise.all(
      sent.map(({ userId }) => admin.call('createInvitationLink', { invitationGuid: randomUUID(), userId })),
    );
    expect(links.map(({ mailed }) => mailed)).toEqual([true, false, false]);

    settled = 0;
    late = new AbortController();
    const userIds = sent.map(({ userId }) => userId);
    const again = await admin.call('resendInvitations', { invitationGuid: randomUUID(), userIds });
    expect(Object.fromEntries(again.sent.map(({ email, mailed }) => [email, mailed]))).toEqual({
      'taken@newco.test': true,
      'refused@newco.test': false,
      'hanging@newco.test': false,
    });
    // Only who came by an e-mail has shown that the address is theirs.
    const { accept } = createInvitations({ ...server, mailer: noMailer });
    for (const { url, mailed } of again.sent) {
      const token = new URL(url).pathname.split('/').at(-1) ?? '';
      const user = await accept(token, { name: 'Nia', password: 'Parley-demo-2', language: 'en' });
      expect(user).toMatchObject({ emailVerified: mailed });
    }
  });

  test('where no mail server is set', async () => {
    const bare = await startTestServer({ mailer: noMailer });
    const { sent } = await bare
      .client(ADMIN)
      .call('inviteUsers', { invitationGuid: randomUUID(), emails: ['new@newco.test'], role: 'user' });
    expect(sent).toMatchObject([{ email: 'new@newco.test', mailed: false }]);
    await bare.close();
  });
});
