import { createHash } from 'node:crypto';
import type { HttpBindings } from '@hono/node-server';
import { Hono, type MiddlewareHandler } from 'hono';
import { secureHeaders } from 'hono/secure-headers';
import { isUnderTls } from './underTls.ts';

type Directives = Record<string, readonly string[]>;

/** What every page of ours allows itself: its own files, no inline code, no strings turned into scripts. */
const OWN_FILES: Directives = {
  'default-src': ["'none'"],
  'script-src': ["'self'"],
  'style-src': ["'self'"],
  'img-src': ["'self'", 'data:', 'blob:'],
  'font-src': ["'self'"],
  'connect-src': ["'self'"],
  'manifest-src': ["'self'"],
  'worker-src': ["'self'"],
  'form-action': ["'self'"],
  'base-uri': ["'none'"],
  'frame-ancestors': ["'none'"],
  'require-trusted-types-for': ["'script'"],
  // No page of ours makes a policy that turns strings into scripts, so nobody else may.
  'trusted-types': ["'none'"],
};

/**
 * Content security policy of the portal, which talks to the identity
 * provider and asks it silently in a frame.
 * @param html the page, whose own `<style>` elements are allowed by their content: its words of loading.
 */
export function portalPolicy(issuerOrigin: string, html = ''): string {
  return policyOf({
    ...OWN_FILES,
    'style-src': ["'self'", ...styleHashes(html)],
    'connect-src': ["'self'", issuerOrigin],
    'frame-src': [issuerOrigin],
  });
}

/** Policy of the widget's chat page: framed by the listed sites, by nobody if there are none (WG-4). */
export function widgetPolicy(allowedDomains: readonly string[]): string {
  return policyOf({
    ...OWN_FILES,
    'frame-ancestors': allowedDomains.length > 0 ? allowedDomains : ["'none'"],
  });
}

/** Browser features that no page of ours needs. */
const REFUSED = [
  'accelerometer',
  'camera',
  'displayCapture',
  'geolocation',
  'gyroscope',
  'magnetometer',
  'microphone',
  'payment',
  'usb',
] as const;

/** The same as a header, for pages that another library serves. */
export const PERMISSIONS_POLICY = REFUSED.map(
  (name) => `${name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}=()`,
).join(', ');

/**
 * Puts the security headers on every reply (SEC-1); what a handler sets stays. The policy is that of the
 * server's own pages (a style sheet, the mark, fonts and forms), and of replies that are no pages.
 */
export function securityHeaders(origin: string): MiddlewareHandler {
  const made = securityHeadersOf(origin);
  // Node's own reply takes them as defaults: a dozen in the `Headers` of each would cost much time (ADR 73).
  return async (c, next) => {
    const { outgoing } = c.env as HttpBindings;
    for (const [name, value] of await made) outgoing.setHeader(name, value);
    await next();
  };
}

/** The security headers themselves, for replies that no middleware makes. */
export function securityHeadersOf(origin: string): Promise<[string, string][]> {
  return headersOf(
    secureHeaders({
      contentSecurityPolicy: {
        defaultSrc: ["'none'"],
        styleSrc: ["'self'"],
        imgSrc: ["'self'"],
        fontSrc: ["'self'"],
        formAction: ["'self'"],
        baseUri: ["'none'"],
        frameAncestors: ["'none'"],
      },
      permissionsPolicy: Object.fromEntries(REFUSED.map((name) => [name, false])),
      strictTransportSecurity: isUnderTls(origin) && 'max-age=63072000; includeSubDomains',
      // `X-Frame-Options` cannot list sites, as the widget needs; `frame-ancestors` says who may frame.
      xFrameOptions: false,
    }),
  );
}

/** What a middleware puts on replies, which is the same for all. */
async function headersOf(middleware: MiddlewareHandler): Promise<[string, string][]> {
  const app = new Hono().use(middleware).get('/', (c) => c.body(null));
  return [...(await app.request('/')).headers];
}

function policyOf(directives: Directives): string {
  return Object.entries(directives)
    .map(([name, sources]) => `${name} ${sources.join(' ')}`)
    .join('; ');
}

function styleHashes(html: string): string[] {
  return [...html.matchAll(/<style>(.*?)<\/style>/gs)].map(
    ([, style = '']) => `'sha256-${createHash('sha256').update(style).digest('base64')}'`,
  );
}
