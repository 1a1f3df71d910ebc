import type { MiddlewareHandler } from 'hono';

type Directives = Record<string, readonly string[]>;

/** Nothing may load and nobody may frame: for replies that are not pages. */
const NOTHING: Directives = { 'default-src': ["'none'"], 'frame-ancestors': ["'none'"] };

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
};

/**
 * Content security policy of the portal, which talks to the identity
 * provider and asks it silently in a frame.
 */
export function portalPolicy(issuerOrigin: string): string {
  return policyOf({
    ...OWN_FILES,
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

/** Policy of the server's own pages: one stylesheet and forms, no script. */
const serverPagePolicy = policyOf({
  ...NOTHING,
  'style-src': ["'self'"],
  'form-action': ["'self'"],
  'base-uri': ["'none'"],
});

const NOTHING_POLICY = policyOf(NOTHING);
const HSTS = 'max-age=63072000; includeSubDomains';
const PERMISSIONS = [
  'accelerometer',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'magnetometer',
  'microphone',
  'payment',
  'usb',
]
  .map((name) => `${name}=()`)
  .join(', ');

/** Puts the security headers on every reply (SEC-1); a policy that a handler set stays. */
export function securityHeaders(origin: string): MiddlewareHandler {
  const isTls = origin.startsWith('https:');
  return async (c, next) => {
    await next();
    const { headers } = c.res;
    const isPage = headers.get('content-type')?.startsWith('text/html') ?? false;
    if (!headers.has('content-security-policy')) {
      headers.set('content-security-policy', isPage ? serverPagePolicy : NOTHING_POLICY);
    }
    headers.set('x-content-type-options', 'nosniff');
    headers.set('referrer-policy', 'no-referrer');
    headers.set('permissions-policy', PERMISSIONS);
    headers.set('cross-origin-opener-policy', 'same-origin');
    if (!headers.has('cross-origin-resource-policy')) {
      headers.set('cross-origin-resource-policy', 'same-origin');
    }
    if (isTls) headers.set('strict-transport-security', HSTS);
  };
}

function policyOf(directives: Directives): string {
  return Object.entries(directives)
    .map(([name, sources]) => `${name} ${sources.join(' ')}`)
    .join('; ');
}
