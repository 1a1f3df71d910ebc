import { domainProblem } from '@parley/model';
import { hashToken } from '../secrets.ts';
import { isUnderTls } from './underTls.ts';

/**
 * A site that may frame the widget, as CSP writes it: an optional scheme, a host that may start with `*.`, an
 * optional port or `*`. Anything else in the list could end the directive or open it to all.
 */
const SOURCE = /^(https?:\/\/)?(\*\.)?[a-z0-9-]+(\.[a-z0-9-]+)*(:(\d{1,5}|\*))?$/i;

/** Characters of a domain's mark. */
const MARK_LENGTH = 11;

/** What let the frame of a visitor in. */
export interface FramedBy {
  /** Origin of the host page; null where the visitor's browser withheld it, and let the frame load. */
  site: string | null;
  /** Marks of the domains of which one let them in where the site is not known; none where it is. */
  domains: readonly string[];
}

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

/** What lets a frame in by the list as it is now. @param site null where the browser withholds it */
export function framedBy(allowedDomains: readonly string[], site: string | null): FramedBy {
  return { site, domains: site === null ? marksOf(allowedDomains) : [] };
}

/**
 * Whether the list still lets a visitor in. Where nobody knows on which site of the list their frame stands,
 * it may be on any that was taken off: none may have been.
 */
export function allowsVisitor(
  allowedDomains: readonly string[],
  { site, domains }: FramedBy,
  origin: string,
): boolean {
  if (site !== null) return allowsSite(allowedDomains, new URL(site), origin);
  const now = marksOf(allowedDomains);
  return domains.length > 0 && domains.every((mark) => now.includes(mark));
}

/** Short stand-ins of the domains, as a grant travels in a header and is read by whoever holds it. */
const marksOf = (allowedDomains: readonly string[]) =>
  allowedDomains
    .filter((domain) => SOURCE.test(domain))
    .map((domain) => hashToken(domain.toLowerCase()).slice(0, MARK_LENGTH));

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
