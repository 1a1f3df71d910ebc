import { inLatin } from './domains.ts';

/** Longest address that mail can carry, in characters (RFC 5321). */
export const EMAIL_MAX_LENGTH = 254;

/**
 * What is an address. It is zod's rule, which keeps to what mail servers take in common, and takes the `xn--`
 * form of a name of the highest level, too: names of other scripts have no other here.
 */
export const EMAIL =
  /^(?:[\w'+-]+\.)*[\w'+-]*[\w+-]@(?:[a-z\d][a-z\d-]*\.)+(?:[a-z]{2,}|xn--[a-z\d-]*[a-z\d])$/i;

/** Whether mail can be sent to a text: the one rule of forms and server. */
export function isEmail(text: string): boolean {
  return text.length <= EMAIL_MAX_LENGTH && EMAIL.test(text);
}

/** Letters and digits of any script, as the labels of a host are made of. */
const HOST = /^[\p{L}\p{M}\p{N}.-]+$/u;

/** What somebody typed, as mail carries it: a host of another script in its `xn--` form. */
export function mailable(typed: string): string {
  const text = typed.trim();
  const at = text.lastIndexOf('@');
  const host = text.slice(at + 1);
  return at > 0 && HOST.test(host) ? text.slice(0, at + 1) + inLatin(host) : text;
}

/** The one form in which the address of an account is kept and looked for. */
export const accountEmail = (typed: string): string => mailable(typed.toLowerCase());
