import { PASSWORD_MAX_LENGTH, PASSWORD_MIN_LENGTH } from '@parley/model';
import { Refusal } from '../refusal.ts';

/** Kinds of characters that a password needs one of each (US-2). */
const KINDS: readonly [RegExp, string][] = [
  [/\p{Ll}/u, 'a lower-case letter'],
  [/\p{Lu}/u, 'an upper-case letter'],
  [/\p{Nd}/u, 'a digit'],
  [/[^\p{L}\p{Nd}\s]/u, 'a symbol'],
];

/** Whether a password keeps to the rules of US-2. */
export function isGoodPassword(password: string): boolean {
  return brokenRule(password) === undefined;
}

/** @throws {Refusal} 422 with the first rule of US-2 that the new password breaks. */
export function checkNewPassword(password: string, repeated: string): void {
  const broken = brokenRule(password);
  if (broken) throw refused(broken);
  if (password !== repeated) throw refused('The two passwords differ.');
}

function brokenRule(password: string): string | undefined {
  const length = [...password].length;
  if (length < PASSWORD_MIN_LENGTH || length > PASSWORD_MAX_LENGTH) {
    return `A password needs ${PASSWORD_MIN_LENGTH} to ${PASSWORD_MAX_LENGTH} characters.`;
  }
  const missing = KINDS.find(([kind]) => !kind.test(password));
  return missing && `A password needs ${missing[1]}.`;
}

function refused(text: string): Refusal {
  return new Refusal(422, 'password_refused', text);
}
