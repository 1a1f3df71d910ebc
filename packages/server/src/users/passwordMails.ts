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
   * @returns whether it went out.
   */
  resetLink(owner: PasswordOwner, url: string, hours: number): Promise<boolean>;
  /**
   * Says that the password was changed, should it have been a stranger.
   * @returns whether it went out.
   */
  passwordChanged(owner: PasswordOwner): Promise<boolean>;
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
