/** One label of a host name, as DNS takes it (RFC 1123); names of other scripts in their `xn--` form. */
const LABEL = /^[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?$/;
const HOST_MAX = 253;
const PORT_MAX = 65_535;
/** Names of the machine that a browser runs on (RFC 6761). */
const OWN_MACHINE = /^(.+\.)?localhost$|^127\.0\.0\.1$/;

/** Why a text is no domain that can be allowed. */
export type DomainProblem = 'domainInvalid' | 'domainWildcard' | 'domainBare';

/**
 * What somebody typed or pasted, as it is kept: of an address its origin, in lower case and without a scheme
 * of https, which is what a host without a scheme stands for; this machine's own get `http://`, as pages
 * there stand without TLS. Names of other scripts get their `xn--` form. A text that is no address of the web
 * stays, to be told what is wrong with it.
 */
export function tidyDomain(typed: string): string {
  const text = typed.trim().toLowerCase();
  const [, scheme = '', authority = ''] = /^(https?:\/\/)?([^/?#\\]*)/.exec(text) ?? [];
  // A colon before the path belongs to a scheme, unless a port follows.
  if (authority === '' || /:$/.test(authority)) return text;
  const site = scheme === '' ? authority : authority.slice(authority.lastIndexOf('@') + 1);
  const [, host = '', port = ''] = /^(.*?)(:[\d*]+)?$/.exec(site) ?? [];
  return `${scheme === 'http://' || OWN_MACHINE.test(host) ? 'http://' : ''}${inLatin(host)}${port}`;
}

/** A host in its `xn--` form, as far as it has one. */
export function inLatin(host: string): string {
  if (!/[^\0-\x7f]/.test(host) || host.includes('@')) return host;
  // The wildcard is no part of a name.
  const [wildcard, name] = host.startsWith('*.') ? ['*.', host.slice(2)] : ['', host];
  if (!URL.canParse(`https://${name}`)) return host;
  const latin = new URL(`https://${name}`).hostname;
  // What is no name stays as it was typed, to be recognised beside what is wrong with it.
  return latin.split('.').every((label) => LABEL.test(label)) ? wildcard + latin : host;
}

/**
 * What is wrong with a tidy domain, or null. Allowed is what a `frame-ancestors` rule can say: a host, `*.`
 * for all hosts below one, a port or `:*`, and `http://` before it for pages without TLS (WG-4).
 */
export function domainProblem(domain: string): DomainProblem | null {
  const [, rest = ''] = /^(?:http:\/\/)?(.*)$/.exec(domain) ?? [];
  const [host = '', port, ...more] = rest.split(':');
  if (more.length > 0 || (port !== undefined && !isPort(port))) return 'domainInvalid';
  const wild = host.startsWith('*.');
  const labels = (wild ? host.slice(2) : host).split('.');
  if (labels.some((label) => label.includes('*'))) return 'domainWildcard';
  if (host.length > HOST_MAX || !labels.every((label) => LABEL.test(label))) return 'domainInvalid';
  if (labels.length > 1) return null;
  // '*.com' would be everybody's.
  if (wild) return 'domainWildcard';
  // 'com' is half a domain. A machine of one's own network has a name like that, mostly without TLS: so it
  // takes the scheme, which lets it also have TLS.
  return domain.startsWith('http://') || OWN_MACHINE.test(host) ? null : 'domainBare';
}

function isPort(text: string): boolean {
  return text === '*' || (/^\d{1,5}$/.test(text) && Number(text) > 0 && Number(text) <= PORT_MAX);
}
