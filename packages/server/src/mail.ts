import { createTransport } from 'nodemailer';
import type { Clock } from './clock.ts';
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
  /** @returns whether it went out; why it did not is in the log. */
  send(mail: Mail): Promise<boolean>;
}

/** How e-mails go out (CMD-8). */
export interface MailConfig {
  /** Address of the mail server, `smtp://` or `smtps://`, with user and password where it asks for them. */
  url: string;
  /** Address that e-mails come from, with or without a name before it. */
  from: string;
}

/** An e-mail of the demo, and when it would have gone out. */
interface KeptMail extends Mail {
  at: Date;
}

/** E-mails of the demo, newest first, for its outbox page. */
export interface Outbox extends Mailer {
  mails(): readonly KeptMail[];
}

/** Within the time that a call has, in ms, for all its e-mails together: they are sent side by side. */
const TIMEOUT_MS = 5000;
/** Connections to the mail server at once. They are closed as soon as nothing is left to send, in ms. */
const CONNECTIONS = { maxConnections: 10, idleTimeout: 500 };
const RETRY_AFTER_SECONDS = 30;
const OUTBOX_MAX = 100;

/**
 * Sends e-mails through a mail server. One that offers TLS is spoken to by it, and must prove who it is.
 * @param timeLimit of one e-mail, from now on: it is given up when this aborts.
 */
export function createSmtpMailer(
  { url, from }: MailConfig,
  timeLimit = () => AbortSignal.timeout(TIMEOUT_MS),
): Mailer {
  const transport = createTransport({ url, pool: true, ...CONNECTIONS });
  return {
    async send({ to, subject, text }) {
      try {
        await transport.sendMail({ from, to, subject, text, signal: timeLimit() });
        return true;
      } catch (cause) {
        // The message of the error may name the address; its code says what went wrong.
        const code = cause instanceof Error && 'code' in cause ? cause.code : undefined;
        log.error({ code }, 'an e-mail was not sent');
        return false;
      }
    },
  };
}

/** Refuses a call whose only purpose was an e-mail that did not go out. */
export function mailUnavailable(): Refusal {
  return new Refusal(503, 'mail_unavailable', 'The e-mail could not be sent. Try again soon.', {
    retryAfter: RETRY_AFTER_SECONDS,
  });
}

/** Keeps e-mails instead of sending them, as long as the process lives. */
export function createOutbox(clock: Clock): Outbox {
  const mails: KeptMail[] = [];
  return {
    mails: () => mails,
    async send(mail) {
      mails.unshift({ ...mail, at: clock.now() });
      mails.splice(OUTBOX_MAX);
      return true;
    },
  };
}

/** For a server that nobody gave a mail server: links of invitations can still be copied and handed on. */
export const noMailer: Mailer = {
  async send() {
    log.warn('an e-mail was not sent: SMTP_URL is not set');
    return false;
  },
};
