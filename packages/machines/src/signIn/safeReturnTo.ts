/** Where everybody lands who has no better place to go: the assistant list. */
export const HOME = '/';

const SECRETS = [
  ...['code', 'state', 'session_state', 'nonce', 'error', 'error_description', 'error_uri', 'iss'],
  ...['token', 'access_token', 'id_token', 'refresh_token', 'token_type', 'expires_in'],
];
const SECRET_PARAMETER = new RegExp(`^(${SECRETS.join('|')})$`, 'i');
const JSON_WEB_TOKEN = /^eyJ[\w-]+\.[\w-]+\.[\w-]*$/;
/** Addresses of the sign-in itself: returning there would loop, or complete a login twice. */
const SIGN_IN_PATH = /^\/(auth\/|signin\b|signup\b)/i;
const MOST_DECODINGS = 3;

/**
 * Makes a `returnTo` value safe (RT-7, T1, T2): path, query and fragment on `origin`, or '/'.
 * Another origin, another scheme than http(s), control characters, backslashes and encoded forms of these are
 * dropped; parameters that carry a code, state or token are cut out.
 */
export function safeReturnTo(value: string | null | undefined, origin: string): string {
  if (!value || !isPlainAddress(value)) return HOME;
  let decoded = value;
  for (let round = 0; round < MOST_DECODINGS; round += 1) {
    const target = sameOriginUrl(decoded, origin);
    if (!target) return HOME;
    const next = decodedOnce(decoded);
    if (next === decoded) break;
    // A query may rightly hold an encoded address; only what stands before it decides where one lands.
    decoded = next.split(/[?#]/)[0] || HOME;
    if (!isPlainAddress(decoded)) return HOME;
  }
  const url = sameOriginUrl(value, origin);
  if (!url || SIGN_IN_PATH.test(url.pathname)) return HOME;
  return withoutSecrets(url);
}

/**
 * Path, query and fragment of an address without what a sign-in put there: code, state, error, tokens (T2).
 */
export function withoutSecrets(url: URL): string {
  return url.pathname + cleaned(url.search, '?') + cleaned(url.hash, '#');
}

/**
 * Whether an address is one that the identity provider returned to: a code or an error, with a state (ST-4).
 */
export function isCallbackAddress(address: string): boolean {
  const query = new URL(address).searchParams;
  return query.has('state') && (query.has('code') || query.has('error'));
}

function isPlainAddress(value: string): boolean {
  const hasTrick = [...value].some((char) => char === '\\' || char <= ' ' || char === '\u007f');
  return !hasTrick && (/^\/(?!\/)/.test(value) || /^https?:\/\//i.test(value));
}

function sameOriginUrl(value: string, origin: string): URL | null {
  const url = URL.parse(value, origin);
  if (!url || url.origin !== new URL(origin).origin || url.pathname.startsWith('//')) return null;
  return url;
}

function decodedOnce(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    return value;
  }
}

/** Keeps the text as it is where there is nothing to cut: re-encoding would change other parameters. */
function cleaned(text: string, mark: '?' | '#'): string {
  const pairs = text.slice(1).split('&');
  const kept = pairs.filter((pair) => {
    const [name, value] = [...new URLSearchParams(pair)][0] ?? ['', ''];
    return !SECRET_PARAMETER.test(name) && !JSON_WEB_TOKEN.test(value);
  });
  const rest = kept.join('&');
  return rest === '' ? '' : mark + rest;
}
