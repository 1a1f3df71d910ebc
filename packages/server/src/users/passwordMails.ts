import { serverWords } from '@parley/i18n/server';
import type { Locale } from '@parley/model';
import type { Mailer } from '../mail.ts';

/** Whose password it is about. */
export interface PasswordOwner {
  email: string;
  language: Locale;
  /** Where their organisation helps. */
  supportEmail: string;
}

/** E-mails about passwords, in the language of whom they go to. */
export interface PasswordMails {
  /**
   * A link to choose another password by.
   * @param hours how long it is valid
   * @throws {Refusal} 503 where the mail server does not take it.
   */
  resetLink(owner: PasswordOwner, url: string, hours: number): Promise<void>;
  /**
   * Says that the password was changed, should it have been a stranger.
   * @throws {Refusal} 503 where the mail server does not take it.
   */
  passwordChanged(owner: PasswordOwner): Promise<void>;
}

/** Makes the e-mails about passwords. */
export function createPasswordMails(mailer: Mailer): PasswordMails {
  return {
    resetLink({ email, language }, url, hours) {
      const t = serverWords(language);
      const text = t('mail.resetText', { count: hours, url });
      return mailer.send({ to: email, subject: t('mail.resetSubject'), text });
    },
    passwordChanged({ email, language, supportEmail }) {
      const t = serverWords(language);
      const text = t('mail.passwordText', { email, supportEmail });
      return mailer.send({ to: email, subject: t('mail.passwordSubject'), text });
    },
  };
}
