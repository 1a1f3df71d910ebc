import { createHash, randomBytes } from 'node:crypto';

/** A token that nobody can guess: 256 bits, safe in addresses and headers. */
export function randomToken(): string {
  return randomBytes(32).toString('base64url');
}

/** The hash that is stored instead of a token that only its holder should know. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}
