import { Hono } from 'hono';
import type { IdentityConfig } from '../config.ts';
import {
  invitationElsewherePage,
  invitationOverPage,
  SIGN_IN_PATH,
} from '../identity/pages/invitationPage.ts';
import { ROUTES } from '../identity/routes.ts';
import { inLanguage } from '../pages/language.ts';
import { createInvitations, type InvitationParts } from '../users/invitations.ts';
import { passedLanguage } from './page.ts';

/**
 * Where an invitation leads to (US-1). With the embedded provider that goes on to the provider's own page,
 * where a password is chosen; with another one it leads to the sign-in, which knows the invited by their
 * verified e-mail address.
 */
export function createInvitationPage(parts: InvitationParts, identity: IdentityConfig): Hono {
  const invitations = createInvitations(parts);
  const app = new Hono();
  app.on(['GET', 'POST'], '/invitation/:token', async (c) => {
    c.header('cache-control', 'no-store');
    const token = c.req.param('token');
    const language = passedLanguage(c);
    if (identity.kind === 'embedded') {
      const path = `${ROUTES.invitation}/${encodeURIComponent(token)}`;
      return c.redirect(inLanguage(new URL(path, identity.issuer).href, language));
    }
    const invited = await invitations.find(token);
    if (!invited) return c.html(invitationOverPage(language, c.req.path, SIGN_IN_PATH), 410);
    return c.html(invitationElsewherePage(invited));
  });
  return app;
}
