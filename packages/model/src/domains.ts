/** One label of a host name, as DNS takes it (RFC 1123); names of other scripts in their `xn--` form. */
const LABEL = /^[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?$/;
const HOST_MAX = 253;
const PORT_MAX = 65_535;

/** Why a text is no domain that can be allowed. */
export type DomainProblem = 'domainInvalid' | 'domainWildcard' | 'domainPath';

/**
 * What somebody typed or pasted, as it is kept: lower case, without white space around it, a slash at the
 * end, or a scheme of https, which is what a host without a scheme stands for.
 */
export function tidyDomain(typed: string): string {
  return typed
    .trim()
    .toLowerCase()
    .replace(/^https:\/\//, '')
    .replace(/\/$/, '');
}

/**
 * What is wrong with a tidy domain, or null. Allowed is what a `frame-ancestors` rule can say: a host, `*.`
 * for all hosts below one, a port or `:*`, and `http://` before it for pages without TLS (WG-4).
 */
export function domainProblem(domain: string): DomainProblem | null {
  const [, rest = ''] = /^(?:http:\/\/)?(.*)$/.exec(domain) ?? [];
  if (/[/?#@]/.test(rest)) return 'domainPath';
  const [host = '', port, ...more] = rest.split(':');
  if (more.length > 0 || (port !== undefined && !isPort(port))) return 'domainInvalid';
  const wild = host.startsWith('*.');
  const labels = (wild ? host.slice(2) : host).split('.');
  if (labels.some((label) => label.includes('*'))) return 'domainWildcard';
  if (host.length > HOST_MAX || !labels.every((label) => LABEL.test(label))) return 'domainInvalid';
  // '*.com' would be everybody's; a single name is a machine of one's own, such as localhost.
  if (wild && labels.length < 2) return 'domainWildcard';
  return null;
}

function isPort(text: string): boolean {
  return text === '*' || (/^\d{1,5}$/.test(text) && Number(text) > 0 && Number(text) <= PORT_MAX);
}
