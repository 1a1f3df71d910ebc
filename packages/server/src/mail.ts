import { createTransport } from 'nodemailer';
import { log } from './operation/log.ts';
import { Refusal } from './refusal.ts';

/** An e-mail in plain text. */
export interface Mail {
  to: string;
  subject: string;
  text: string;
}

/** Sends e-mails. */
export interface Mailer {
  /** @throws {Refusal} 503 where the mail server does not take it. */
  send(mail: Mail): Promise<void>;
}

/** How e-mails go out (CMD-8). */
export interface MailConfig {
  /** Address of the mail server, `smtp://` or `smtps://`, with user and password where it asks for them. */
  url: string;
  /** Address that e-mails come from, with or without a name before it. */
  from: string;
}

/** E-mails of the demo, newest first, for its outbox page. */
export interface Outbox extends Mailer {
  mails(): readonly Mail[];
}

/** Within the time that a call has, in ms. */
const TIMEOUT_MS = 3000;
const RETRY_AFTER_SECONDS = 30;
const OUTBOX_MAX = 100;

/** Sends e-mails through a mail server. One that offers TLS is spoken to by it, and must prove who it is. */
export function createSmtpMailer({ url, from }: MailConfig): Mailer {
  const transport = createTransport({
    url,
    connectionTimeout: TIMEOUT_MS,
    greetingTimeout: TIMEOUT_MS,
    socketTimeout: TIMEOUT_MS,
  });
  return {
    async send({ to, subject, text }) {
      try {
        await transport.sendMail({ from, to, subject, text });
      } catch (cause) {
        // The message of the error may name the address; its code says what went wrong.
        const code = cause instanceof Error && 'code' in cause ? cause.code : undefined;
        log.error({ code }, 'an e-mail was not sent');
        throw new Refusal(503, 'mail_unavailable', 'The e-mail could not be sent. Try again soon.', {
          retryAfter: RETRY_AFTER_SECONDS,
        });
      }
    },
  };
}

/** Keeps e-mails instead of sending them, as long as the process lives. */
export function createOutbox(): Outbox {
  const mails: Mail[] = [];
  return {
    mails: () => mails,
    async send(mail) {
      mails.unshift(mail);
      mails.splice(OUTBOX_MAX);
    },
  };
}

/** For a server that nobody gave a mail server: links of invitations can still be copied and handed on. */
export const noMailer: Mailer = {
  async send() {
    log.warn('an e-mail was not sent: SMTP_URL is not set');
  },
};
