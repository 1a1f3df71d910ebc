import type { JWTPayload } from 'jose';

/** What the API reads of an access token. */
export interface AccessToken {
  subject: string;
  permissions: readonly string[];
  /**
   * When the user last proved who they are: `auth_time` (RFC 9068), to the millisecond where the provider
   * says it; null where it does not say at all.
   */
  authTime: Date | null;
  /** When the token was issued. */
  issuedAt: Date;
  /** The sign-in that the token comes from, for all tokens of one browser the same; null as above. */
  sessionId: string | null;
}

/** What an access token says, whose signature was checked. */
export function tokenOf(payload: JWTPayload): AccessToken {
  const { auth_time: authTime, sid } = payload;
  return {
    subject: String(payload.sub),
    permissions: permissionsOf(payload),
    authTime: typeof authTime === 'number' ? new Date(Math.round(authTime * 1000)) : null,
    issuedAt: new Date(Number(payload.iat) * 1000),
    sessionId: typeof sid === 'string' ? sid : null,
  };
}

function permissionsOf(payload: JWTPayload): readonly string[] {
  const { permissions } = payload;
  return Array.isArray(permissions) ? permissions.filter((name) => typeof name === 'string') : [];
}
