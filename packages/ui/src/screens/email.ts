/** Longest address that mail can carry, in characters (RFC 5321). */
const EMAIL_MAX_LENGTH = 254;

/** Whether a text can be an address: the server, and the mail itself, have the last word. */
export function isEmail(text: string): boolean {
  return text.length <= EMAIL_MAX_LENGTH && /^[^\s@,;]+@[^\s@,;]+\.[^\s@,;.]+$/u.test(text);
}
