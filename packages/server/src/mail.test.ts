import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createSmtpMailer } from './mail.ts';
import { refusalOf, startTestServer, type TestServer } from './testing/testServer.ts';

const ADMIN = 'admin@newco.test';
const FROM = 'Parley <parley@example.com>';

interface Received {
  from: string;
  to: string[];
  raw: string;
}

/** A mail server that asks for a user and a password. */
async function startMailServer() {
  const received: Received[] = [];
  const server = new SMTPServer({
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
    const { sent } = await admin.call('inviteUsers', { emails: ['new@newco.test'], role: 'user' });
    expect(mail.received).toHaveLength(1);
    const [{ from, to, raw }] = mail.received as [Received];
    expect({ from, to }).toEqual({ from: 'parley@example.com', to: ['new@newco.test'] });
    expect(raw).toContain(`From: ${FROM}`);
    expect(readable(raw)).toContain(sent[0]?.url);

    await mail.close();
    const userIds = [sent[0]?.userId ?? ''];
    expect(await refusalOf(admin.call('resendInvitations', { userIds }))).toMatchObject({
      status: 503,
      code: 'mail_unavailable',
      retryAfter: 30,
    });
  });

  test('that go out are on no page', async () => {
    expect((await fetch(`${server.origin}/outbox`)).status).toBe(404);
  });
});
