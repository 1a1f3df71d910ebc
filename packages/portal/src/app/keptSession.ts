import type { CacheEntry, DecodedToken, WrappedCacheEntry } from '@auth0/auth0-spa-js';
import { sharedStorage } from '@parley/storage';
import type { PortalConfig } from './config.ts';

/** Prefix of everything that the identity library keeps in local storage. */
export const LIBRARY_PREFIX = '@@auth0spajs@@';

/** Ends the key under which the library keeps the id token. */
const ID_TOKEN_SUFFIX = '@@user@@';

/** Seconds before its end from which the library renews an access token. */
const RENEWED_BEFORE_SECONDS = 60;

/** Seconds by which this device's clock may be wrong, for the library's checks and for ours (ST-4). */
export const LEEWAY_SECONDS = 60;

/** What the library kept of the session that this browser had last. */
export interface KeptSession {
  accessToken: string;
  /** Of the id token. */
  claims: DecodedToken['claims'];
}

/** Whether an id token has expired (ST-4). @param now milliseconds since 1970 */
export function hasExpired({ exp }: { exp?: number }, now: number): boolean {
  return exp !== undefined && (exp + LEEWAY_SECONDS) * 1000 < now;
}

/** Scopes as the library asks for them, which stand in its key: each once, its own two beside them. */
function scopesOf(scope: string): string {
  return [...new Set(['openid', ...scope.split(' ').filter(Boolean), 'offline_access'])].join(' ');
}

/** A part of what the library may have written: read as if anything could stand there. */
type Unsure<T> = { [Name in keyof T]?: unknown } | null;

/**
 * The session that the identity library keeps in local storage, read without the library, whose code is the
 * heaviest of the start (ADR 62): the first calls need not wait for it.
 * @param now milliseconds since 1970
 * @returns null where there is none, where the access token ends within a minute, and where what is kept
 *   has a shape that is not known: the library decides then, as it does without this.
 */
export function keptSession(identity: PortalConfig['identity'], now: number): KeptSession | null {
  const key = [LIBRARY_PREFIX, identity.clientId, identity.audience, scopesOf(identity.scope)].join('::');
  const kept = sharedStorage.readJson(key) as Unsure<WrappedCacheEntry>;
  const entry = kept?.body as Unsure<CacheEntry> | undefined;
  if (typeof kept?.expiresAt !== 'number' || typeof entry?.access_token !== 'string') return null;
  if (kept.expiresAt - RENEWED_BEFORE_SECONDS < Math.floor(now / 1000)) return null;
  const idKey = [LIBRARY_PREFIX, identity.clientId, ID_TOKEN_SUFFIX].join('::');
  const idToken = sharedStorage.readJson(idKey) as { decodedToken?: Unsure<DecodedToken> } | null;
  const claims = idToken?.decodedToken?.claims as Unsure<DecodedToken['claims']> | undefined;
  if (typeof claims?.sub !== 'string') return null;
  return { accessToken: entry.access_token, claims: claims as DecodedToken['claims'] };
}
