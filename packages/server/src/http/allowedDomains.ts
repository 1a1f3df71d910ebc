import { domainProblem } from '@parley/model';
import { isUnderTls } from './underTls.ts';

/**
 * A site that may frame the widget, as CSP writes it: an optional scheme, a host that may start with `*.`, an
 * optional port or `*`. Anything else in the list could end the directive or open it to all.
 */
const SOURCE = /^(https?:\/\/)?(\*\.)?[a-z0-9-]+(\.[a-z0-9-]+)*(:(\d{1,5}|\*))?$/i;

/** Longest name of a host (RFC 1035): only a forged header has a longer one. */
const HOST_MAX_LENGTH = 253;

/**
 * The sources of an assistant's list that a `frame-ancestors` directive may name.
 * @param origin public origin of Parley: under TLS sites frame it under TLS, whatever scheme the list has
 * (SEC-1)
 */
export function frameAncestorsOf(allowedDomains: readonly string[], origin: string): string[] {
  const sources = allowedDomains.filter((domain) => SOURCE.test(domain));
  return isUnderTls(origin) ? sources.map((source) => source.replace(/^http:/i, 'https:')) : sources;
}

/**
 * Whether an assistant's list lets the widget stand on a site that the browser withholds: any of the list, so
 * that there must be one.
 */
export function allowsSomeSite(allowedDomains: readonly string[]): boolean {
  return allowedDomains.some((domain) => SOURCE.test(domain));
}

/** Whether the list lets a visitor go on whose frame stands on a site; null where the browser withheld it. */
export function allowsVisitor(
  allowedDomains: readonly string[],
  site: string | null,
  origin: string,
): boolean {
  return site === null ? allowsSomeSite(allowedDomains) : allowsSite(allowedDomains, new URL(site), origin);
}

/** Whether a site has a name that no host has. */
export const isOverlong = (site: URL): boolean => site.hostname.length > HOST_MAX_LENGTH;

/** Whether an assistant's list lets the widget stand on a site, as `frame-ancestors` would decide. */
export function allowsSite(allowedDomains: readonly string[], site: URL, origin: string): boolean {
  if (isOverlong(site)) return false;
  return frameAncestorsOf(allowedDomains, origin).some((source) => {
    const [, scheme = 'https:', host = '', port] =
      /^(?:(https?:)\/\/)?([^:]+)(?::(.+))?$/i.exec(source.toLowerCase()) ?? [];
    const isHost = host.startsWith('*.') ? site.hostname.endsWith(host.slice(1)) : site.hostname === host;
    const isScheme = site.protocol === scheme || site.protocol === 'https:';
    return isHost && isScheme && (port === '*' || (port ?? '') === site.port);
  });
}

/**
 * The domain that lets a site in where it is put into a list; null where none does: a page without TLS, or an
 * address without a name.
 * @param origin public origin of Parley
 */
export function domainFor(site: URL, origin: string): string | null {
  const isSecure = isUnderTls(site.href);
  if (isUnderTls(origin) && !isSecure) return null;
  const domain = isSecure ? site.host : site.origin;
  return domainProblem(domain) === null ? domain : null;
}
