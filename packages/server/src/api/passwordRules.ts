import { Refusal } from './refusal.ts';

/** Password length in characters (US-2). */
const MIN_LENGTH = 8;
const MAX_LENGTH = 128;

/** Kinds of characters that a password needs one of each (US-2). */
const KINDS: readonly [RegExp, string][] = [
  [/\p{Ll}/u, 'a lower-case letter'],
  [/\p{Lu}/u, 'an upper-case letter'],
  [/\p{Nd}/u, 'a digit'],
  [/[^\p{L}\p{Nd}\s]/u, 'a symbol'],
];

/** @throws {Refusal} 422 with the first rule of US-2 that the new password breaks. */
export function checkNewPassword(password: string, repeated: string): void {
  const length = [...password].length;
  if (length < MIN_LENGTH || length > MAX_LENGTH) {
    throw refused(`A password needs ${MIN_LENGTH} to ${MAX_LENGTH} characters.`);
  }
  const missing = KINDS.find(([kind]) => !kind.test(password));
  if (missing) throw refused(`A password needs ${missing[1]}.`);
  if (password !== repeated) throw refused('The two passwords differ.');
}

function refused(text: string): Refusal {
  return new Refusal(422, 'password_refused', text);
}
