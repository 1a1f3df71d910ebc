import parsePolicy from 'content-security-policy-parser';

/** A content security policy of a page: directives and their sources. */
export interface Policy {
  directives: ReadonlyMap<string, readonly string[]>;
  /** Where the page says it. */
  from: 'header' | 'meta';
}

/** A script as a policy meets it. */
export interface AskedScript {
  url: URL;
  /** Of the tag that asks for it; '' where it has none. */
  nonce: string;
  /** Whether a tag of the page asks, and not a script. */
  isByTag: boolean;
}

/** What a policy stops, and what its directive must read to let it through. */
export interface Stop {
  from: Policy['from'];
  /** '' where no host in the directive would help: only a nonce does. */
  line: string;
}

/** Directives that a `<meta>` cannot say. */
const HEADER_ONLY = ['frame-ancestors', 'report-uri', 'sandbox'];

const SCRIPT_DIRECTIVES = ['script-src-elem', 'script-src', 'default-src'];
const FRAME_DIRECTIVES = ['frame-src', 'child-src', 'default-src'];

/** Policies of a header, each of which counts; several headers come as one, with commas. */
export function policiesOfHeader(header: string): Policy[] {
  return header.split(',').map((policy) => ({ directives: parsePolicy(policy), from: 'header' as const }));
}

/** The policy of a `<meta>` element. */
export function policyOfMeta(content: string): Policy {
  const directives = parsePolicy(content);
  for (const name of HEADER_ONLY) directives.delete(name);
  return { directives, from: 'meta' };
}

/** What a policy does to one of these scripts; null where all may run (CSP 3, 6.7.1.1). */
export function stopOfScripts(policy: Policy, scripts: readonly AskedScript[], page: URL): Stop | null {
  const directive = effective(policy, SCRIPT_DIRECTIVES);
  if (!directive) return null;
  const { sources } = directive;
  const isTrusting = sources.some((source) => isKeyword(source, 'strict-dynamic'));
  const mayRun = ({ url, nonce, isByTag }: AskedScript) => {
    if (nonce !== '' && sources.includes(`'nonce-${nonce}'`)) return true;
    return isTrusting ? !isByTag : allows(sources, url, page);
  };
  const stopped = scripts.find((script) => !mayRun(script));
  if (!stopped) return null;
  const name = directive.name === 'default-src' ? 'script-src' : directive.name;
  return { from: policy.from, line: isTrusting ? '' : lineWith(name, sources, stopped.url.origin) };
}

/** What a policy does to a frame; null where it may be there. */
export function stopOfFrame(policy: Policy, url: URL, page: URL): Stop | null {
  const directive = effective(policy, FRAME_DIRECTIVES);
  if (!directive || allows(directive.sources, url, page)) return null;
  // Written anew, it leaves workers and everything else to the directive that stood for it.
  return { from: policy.from, line: lineWith('frame-src', directive.sources, url.origin) };
}

/** What a page in a sandbox needs, beside what it has; null where it has it, or is in none. */
export function sandboxWith({ directives }: Policy, flags: readonly string[]): string | null {
  const set = directives.get('sandbox');
  if (!set) return null;
  const has = set.map((flag) => flag.toLowerCase());
  const missing = flags.filter((flag) => !has.includes(flag));
  return missing.length === 0 ? null : ['sandbox', ...set, ...missing].join(' ');
}

/** Whether a policy lets run whatever a script that runs asks for. */
export const isTrustingScripts = (policy: Policy): boolean =>
  effective(policy, SCRIPT_DIRECTIVES)?.sources.some((source) => isKeyword(source, 'strict-dynamic')) ??
  false;

/** The first of these directives that a policy has: it decides. */
function effective({ directives }: Policy, names: readonly string[]) {
  const name = names.find((each) => directives.has(each));
  return name === undefined ? null : { name, sources: directives.get(name) ?? [] };
}

const isKeyword = (source: string, keyword: string) => source.toLowerCase() === `'${keyword}'`;

/** A directive that allows one origin more. A control character would be no line to paste. */
function lineWith(name: string, sources: readonly string[], origin: string): string {
  const kept = sources.filter((source) => !isKeyword(source, 'none') && /^[!-~]+$/.test(source));
  return [name, ...kept, origin].join(' ');
}

/** Whether a list of sources allows an address (CSP 3, 6.7.2.7). */
function allows(sources: readonly string[], url: URL, page: URL): boolean {
  return sources.some((source) => matches(source, url, page));
}

/** A source as the grammar has it: scheme, host, port, path. */
const HOST_SOURCE =
  /^(?:([a-z][a-z0-9+.-]*):\/\/)?(\*|(?:\*\.)?[a-z0-9_-]+(?:\.[a-z0-9_-]+)*)(?::(\d+|\*))?(\/[^?#]*)?$/i;
const SCHEME_SOURCE = /^([a-z][a-z0-9+.-]*):$/i;

function matches(source: string, url: URL, page: URL): boolean {
  if (source === '*') return isWeb(url) || url.protocol === page.protocol;
  const scheme = SCHEME_SOURCE.exec(source)?.[1];
  if (scheme !== undefined) return schemeMatches(`${scheme.toLowerCase()}:`, url);
  if (isKeyword(source, 'self')) return isSelf(url, page);
  const [whole, named, host = '', port, path] = HOST_SOURCE.exec(source) ?? [];
  if (whole === undefined) return false;
  const expected = named === undefined ? page.protocol : `${named.toLowerCase()}:`;
  return (
    schemeMatches(expected, url) &&
    hostMatches(host.toLowerCase(), url) &&
    portMatches(port, expected, url) &&
    pathMatches(path, url)
  );
}

const isWeb = ({ protocol }: URL) => protocol === 'http:' || protocol === 'https:';

/** What is allowed without TLS is so with it, too. */
const schemeMatches = (expected: string, { protocol }: URL) =>
  protocol === expected || (expected === 'http:' && protocol === 'https:');

function hostMatches(host: string, { hostname }: URL): boolean {
  if (host === '*') return true;
  return host.startsWith('*.') ? hostname.endsWith(host.slice(1)) : hostname === host;
}

const DEFAULT_PORTS: Record<string, string> = { 'http:': '80', 'https:': '443' };
const portOf = ({ port, protocol }: URL) => port || DEFAULT_PORTS[protocol];

function portMatches(port: string | undefined, expected: string, url: URL): boolean {
  if (port === undefined) return portOf(url) === DEFAULT_PORTS[url.protocol];
  if (port === '*' || port === portOf(url)) return true;
  // A source without TLS allows the same with it.
  return expected === 'http:' && port === '80' && portOf(url) === '443';
}

function pathMatches(path: string | undefined, { pathname }: URL): boolean {
  if (path === undefined || path === '/') return true;
  const wanted = decoded(path);
  return wanted.endsWith('/') ? decoded(pathname).startsWith(wanted) : decoded(pathname) === wanted;
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

function isSelf(url: URL, page: URL): boolean {
  if (url.origin === page.origin) return true;
  const isDefault = [url, page].every((each) => portOf(each) === DEFAULT_PORTS[each.protocol]);
  return url.hostname === page.hostname && url.protocol === 'https:' && isDefault;
}
