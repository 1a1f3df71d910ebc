import { ADMIN_PERMISSION } from '@parley/model';

/**
 * Beginning of the subjects that are the embedded identity provider's own; all others are external accounts
 * (ST-2).
 */
const OWN_SUBJECT_PREFIX = 'auth0|';

/** Claims of the access token, with those that the product reads. */
export interface Claims {
  sub: string;
  iss: string;
  permissions?: readonly string[];
  [claim: string]: unknown;
}

/** Who signs users in: the provider that Parley brings along, or one that runs elsewhere. */
export type ProviderKind = 'embedded' | 'external';

/** The user as the portal knows them (ST-2). */
export interface User {
  subject: string;
  /** All claims of the access token. */
  claims: Claims;
  /** Whether another provider keeps the account: no password to change here. */
  externalAccount: boolean;
  isAdmin: boolean;
  showWelcomeWizard: boolean;
  name: string;
  avatarUrl: string | null;
  issuer: string;
}

/** What the id token says of the user; the access token does not carry it. */
export interface Profile {
  name: string;
  avatarUrl: string | null;
}

/** An access token that cannot be read. */
export class UnreadableTokenError extends Error {
  override readonly name = 'UnreadableTokenError';
}

function decodePayload(token: string): unknown {
  const [, payload, signature] = token.split('.');
  if (!payload || signature === undefined) throw new UnreadableTokenError('not three parts');
  try {
    const binary = atob(payload.replaceAll('-', '+').replaceAll('_', '/'));
    const bytes = Uint8Array.from(binary, (char) => char.charCodeAt(0));
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch {
    throw new UnreadableTokenError('not a JSON payload');
  }
}

/**
 * Reads the user from an access token (ST-1, ST-2). The signature is not checked: only the API can, and does;
 * what is decided here is only what is shown. `showWelcomeWizard` is off until the server says otherwise.
 * @param provider as configured: whatever subjects an external one gives out, it keeps all passwords.
 * @throws {UnreadableTokenError} when the token is not a JSON web token with a subject.
 */
export function decodeUser(token: string, profile: Profile, provider: ProviderKind): User {
  const claims = decodePayload(token);
  if (typeof claims !== 'object' || claims === null || !('sub' in claims) || typeof claims.sub !== 'string') {
    throw new UnreadableTokenError('no subject');
  }
  const { sub, iss, permissions } = claims as Claims;
  return {
    subject: sub,
    claims: claims as Claims,
    externalAccount: provider === 'external' || !sub.startsWith(OWN_SUBJECT_PREFIX),
    isAdmin: Array.isArray(permissions) && permissions.includes(ADMIN_PERMISSION),
    showWelcomeWizard: false,
    name: profile.name,
    avatarUrl: profile.avatarUrl,
    issuer: typeof iss === 'string' ? iss : '',
  };
}
