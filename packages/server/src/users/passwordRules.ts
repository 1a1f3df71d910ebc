import {
  missingPasswordRules,
  PASSWORD_MAX_LENGTH,
  PASSWORD_MIN_LENGTH,
  type PasswordRule,
} from '@parley/model';
import { Refusal } from '../refusal.ts';

const NEEDED: Readonly<Record<PasswordRule, string>> = {
  length: `${PASSWORD_MIN_LENGTH} to ${PASSWORD_MAX_LENGTH} characters`,
  lower: 'a lower-case letter',
  upper: 'an upper-case letter',
  digit: 'a digit',
  symbol: 'a symbol',
};

/** @throws {Refusal} 422 with the first rule of US-2 that the new password breaks. */
export function checkNewPassword(password: string, repeated: string): void {
  const [broken] = missingPasswordRules(password);
  if (broken) throw refused(`A password needs ${NEEDED[broken]}.`);
  if (password !== repeated) throw refused('The two passwords differ.');
}

function refused(text: string): Refusal {
  return new Refusal(422, 'password_refused', text);
}
