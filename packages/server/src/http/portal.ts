import { Hono } from 'hono';
import type { IdentityConfig } from '../config.ts';
import { noPage } from './noPage.ts';
import { portalPolicy } from './securityHeaders.ts';
import { createStaticFiles } from './staticFiles.ts';

export interface PortalOptions {
  /** Folder of the built portal. */
  folder: string;
  /** Public origin of portal and API. */
  origin: string;
  identity: IdentityConfig;
  supportEmail: string;
}

/** Scopes that the portal asks for; `offline_access` gives it refresh tokens. */
const SCOPE = 'openid profile email offline_access read:portal admin:portal';

/** The portal: its files, its `config.json`, and its page for every address that is no file. */
export function createPortal({ folder, origin, identity, supportEmail }: PortalOptions): Hono {
  const files = createStaticFiles(folder, '/assets/');
  const issuerOrigin = new URL(identity.issuer).origin;
  const policy = { 'content-security-policy': portalPolicy(issuerOrigin) };
  const portal = new Hono();

  portal.get('/config.json', (c) => {
    c.header('cache-control', 'no-cache');
    return c.json({
      apiBaseUrl: '',
      identity: {
        kind: identity.kind,
        issuerBaseUrl: identity.issuer.replace(/\/$/, ''),
        clientId: identity.clientId,
        baseUrl: origin,
        audience: identity.audience,
        scope: SCOPE,
      },
      supportEmail,
    });
  });

  portal.get('*', async (c) => {
    const { path } = c.req;
    const file = path === '/' ? null : await files.serve(path, c.req.raw, policy);
    if (file) return file;
    if (!isNavigation(path, c.req.raw)) return noPage(c, 404);
    const html = (await files.text('/index.html')) ?? '';
    const index = await files.serve('/index.html', c.req.raw, {
      'content-security-policy': portalPolicy(issuerOrigin, html),
      // The provider's window, in which a user signs in once more, answers to the page that opened it.
      'cross-origin-opener-policy': 'same-origin-allow-popups',
    });
    return index ?? c.text('The portal is not built. Run: npx -y pnpm@12 build', 503);
  });

  return portal;
}

/** Whether a request is for a page of the portal, not for a missing file. */
function isNavigation(path: string, request: Request): boolean {
  const namesFile = path.startsWith('/assets/') || /\/\.|\.[^/]*$/.test(path);
  const accept = request.headers.get('accept') ?? '*/*';
  // A browser's requests for scripts and images accept anything too, but have a `sec-fetch-mode` header.
  const isOther = accept.includes('*/*') && !request.headers.has('sec-fetch-mode');
  return !namesFile && (accept.includes('text/html') || isOther);
}
