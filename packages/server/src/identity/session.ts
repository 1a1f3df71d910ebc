import type { KoaContextWithOIDC, Provider } from 'oidc-provider';
import type { Context, Middleware } from './context.ts';
import type { IdentitySettings } from './options.ts';
import { showMessage } from './pages/show.ts';

/** Ends the browser's session and every token that came from it: the API asks which sign-ins have ended. */
export async function endSession(
  ctx: Context,
  provider: Provider,
  settings: IdentitySettings,
): Promise<void> {
  // Outside the provider's own routes it reads the session through the plain request.
  const session = await provider.Session.get(ctx as KoaContextWithOIDC);
  const grants = Object.values(session.authorizations ?? {}).flatMap(({ grantId }) =>
    grantId ? [grantId] : [],
  );
  await Promise.all(
    grants.flatMap((grantId) => [
      provider.RefreshToken.revokeByGrantId(grantId),
      provider.Grant.adapter.destroy(grantId),
    ]),
  );
  if (session.accountId) await endGrants(session.accountId, grants, settings);
  await session.destroy();
  ctx.cookies.set(provider.cookieName('session'), null, { httpOnly: true, sameSite: 'lax' });
}

/** Ends sign-ins, which are known by their grants, for as long as a token of theirs may be about. */
function endGrants(subject: string, grantIds: readonly string[], settings: IdentitySettings): Promise<void> {
  const { accounts, lifetimes } = settings;
  return accounts.endSignIns(subject, grantIds, lifetimes.refreshToken + lifetimes.accessToken);
}

/**
 * Ends a sign-in where the library takes back its grant: a refresh token was revoked, or used after another
 * had taken its place, or a code was used twice.
 */
export function endRevoked(provider: Provider, settings: IdentitySettings): Middleware {
  provider.on('grant.revoked', (ctx, grantId) => {
    const { RefreshToken: refresh, AuthorizationCode: code } = ctx.oidc.entities;
    const subject = (refresh ?? code)?.accountId;
    if (subject) ctx.state.ending = endGrants(subject, [grantId], settings).catch(settings.onError);
  });
  return async (ctx, next) => {
    await next();
    await ctx.state.ending;
  };
}

/**
 * When somebody proves who they are, in seconds with their fraction, as `auth_time` of their tokens: sessions
 * are ended to the millisecond (US-2).
 */
export const authTimeOfNow = () => Date.now() / 1000;

/** The account that is signed in at a browser; undefined where nobody is. */
export async function subjectOfSession(ctx: Context, provider: Provider): Promise<string | undefined> {
  return (await provider.Session.get(ctx as KoaContextWithOIDC)).accountId;
}

/**
 * Signs an account in that has just proved who it is, in place of whoever was signed in here before: the next
 * sign-in of the portal passes without a page.
 */
export async function beginSession(
  ctx: Context,
  provider: Provider,
  subject: string,
  settings: IdentitySettings,
): Promise<void> {
  const seconds = settings.lifetimes.session;
  await endSession(ctx, provider, settings);
  const session = new provider.Session();
  session.loginAccount({ accountId: subject, loginTs: authTimeOfNow() });
  await session.save(seconds);
  ctx.cookies.set(provider.cookieName('session'), session.jti, {
    httpOnly: true,
    sameSite: 'lax',
    signed: true,
    overwrite: true,
    maxAge: seconds * 1000,
  });
}

/**
 * `/v2/logout`, as the identity client calls it: ends the session and goes on to `returnTo`, without asking.
 * An address that is not on the list is refused before the session ends: a stranger's link signs nobody out.
 */
export async function signOut(ctx: Context, provider: Provider, settings: IdentitySettings): Promise<void> {
  const { client_id: clientId, returnTo } = ctx.query;
  const target = returnTo === undefined ? (settings.logoutUrls[0] ?? settings.portalUrl) : String(returnTo);
  const known = returnTo === undefined || settings.logoutUrls.includes(target);
  if (!known || (clientId !== undefined && clientId !== settings.clientId)) {
    return showMessage(ctx, settings, 400, 'logoutRefused', {
      code: known ? 'invalid_client' : 'invalid_return_to',
    });
  }
  await endSession(ctx, provider, settings);
  ctx.set('Cache-Control', 'no-store');
  ctx.redirect(target);
}
