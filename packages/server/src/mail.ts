/** An e-mail in plain text. */
export interface Mail {
  to: string;
  subject: string;
  text: string;
}

/** Sends e-mails. */
export interface Mailer {
  send(mail: Mail): Promise<void>;
}

/** Writes e-mails to the server's log, where whoever runs it on their own machine reads them. */
export const consoleMailer: Mailer = {
  async send({ to, subject, text }) {
    console.log(`E-mail to ${to}: ${subject}\n${text.replace(/^/gm, '  ')}`);
  },
};
