import { createRemoteJWKSet, errors, type JWTPayload, type JWTVerifyGetKey, jwtVerify } from 'jose';
import { type AccessToken, tokenOf } from '../accessToken.ts';
import type { Clock } from '../clock.ts';
import { Refusal, signInAway } from '../refusal.ts';
import { isStorable } from '../storableText.ts';

/** Whose tokens are accepted, and for what. */
export interface TokenRules {
  /** Ends with a slash, as the provider's tokens carry it. */
  issuer: string;
  audience: string;
}

/**
 * @throws {Refusal} 401 for a token that is missing, forged, expired or for somebody else; 503 without keys.
 */
export type CheckToken = (authorization: string | undefined) => Promise<AccessToken>;

/** How far the provider's clock may be off. */
const TOLERANCE_SECONDS = 5;
const KEYS_TIMEOUT_MS = 5000;
/** Checking a signature costs about 80 µs, a look into the cache 2: most calls repeat the same few tokens. */
const CACHE_SIZE = 1000;

/**
 * Makes the check of access tokens.
 * @param keys of the issuer; where they are left out, those that it publishes.
 */
export function createTokenCheck(
  { issuer, audience }: TokenRules,
  clock: Clock,
  keys: JWTVerifyGetKey = publishedKeys(issuer),
): CheckToken {
  const known = new Map<string, { token: AccessToken; expires: number }>();

  return async (authorization) => {
    const raw = /^Bearer ([\w.~+/-]+=*)$/i.exec(authorization ?? '')?.[1];
    if (!raw) throw new Refusal(401, 'not_signed_in', 'Sign in to go on.');
    const cached = known.get(raw);
    if (cached) {
      if (cached.expires + TOLERANCE_SECONDS > clock.now().getTime() / 1000) return cached.token;
      known.delete(raw);
      throw expired();
    }
    const payload = await verify(raw);
    const token = tokenOf(payload);
    // Both are looked for in the database, which refuses a query with such a text.
    if (![token.subject, token.sessionId ?? ''].every(isStorable)) throw tokenRefused();
    const oldest = known.size >= CACHE_SIZE ? known.keys().next().value : undefined;
    if (oldest !== undefined) known.delete(oldest);
    known.set(raw, { token, expires: Number(payload.exp) });
    return token;
  };

  async function verify(raw: string): Promise<JWTPayload> {
    try {
      const { payload } = await jwtVerify(raw, keys, {
        issuer,
        audience,
        algorithms: ['RS256'],
        requiredClaims: ['sub', 'exp', 'iat'],
        clockTolerance: TOLERANCE_SECONDS,
        currentDate: clock.now(),
      });
      return payload;
    } catch (cause) {
      throw refusalOf(cause);
    }
  }
}

function publishedKeys(issuer: string): JWTVerifyGetKey {
  return createRemoteJWKSet(new URL('.well-known/jwks.json', issuer), { timeoutDuration: KEYS_TIMEOUT_MS });
}

/** Where the keys cannot be fetched, the token may still be valid: a 401 would sign everybody out. */
function refusalOf(cause: unknown): Refusal {
  if (cause instanceof errors.JWTExpired) return expired();
  const isTokensFault =
    cause instanceof errors.JOSEError &&
    !(cause instanceof errors.JWKSTimeout) &&
    !(cause instanceof errors.JWKSInvalid) &&
    cause.code !== 'ERR_JOSE_GENERIC';
  if (isTokensFault) return tokenRefused();
  return signInAway();
}

function tokenRefused(): Refusal {
  return new Refusal(401, 'token_refused', 'Sign in again to go on.');
}

function expired(): Refusal {
  return new Refusal(401, 'token_expired', 'The session has expired. Sign in again.');
}
