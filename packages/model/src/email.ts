import { regexes } from 'zod/v4/core';

/** Longest address that mail can carry, in characters (RFC 5321). */
export const EMAIL_MAX_LENGTH = 254;

/**
 * Whether mail can be sent to a text: the one rule of forms and server. It is zod's, which keeps to what
 * mail servers take in common; names of other scripts only in their `xn--` form.
 */
export function isEmail(text: string): boolean {
  return text.length <= EMAIL_MAX_LENGTH && regexes.email.test(text);
}
