import { inTime } from '@parley/api';
import type { Provider } from 'oidc-provider';
import { databaseAway, isDatabaseAway, RETRY_AFTER_SECONDS } from '../database/unavailable.ts';
import { PERMISSIONS_POLICY } from '../http/securityHeaders.ts';
import { isUnderTls } from '../http/underTls.ts';
import { CALL_MS } from '../operation/deadline.ts';
import { PAGE_ASSETS_CACHING, PASSWORD_SCRIPT, pageAssetAt } from '../pages/assets.ts';
import { isReadable } from '../storableText.ts';
import type { Context, Middleware } from './context.ts';
import { createInvitationAcceptance } from './invitationAcceptance.ts';
import type { IdentityKeys } from './keys.ts';
import type { IdentitySettings } from './options.ts';
import { showMessage, TEMPORARILY_UNAVAILABLE } from './pages/show.ts';
import { createPasswordReset } from './passwordReset.ts';
import { ROUTES } from './routes.ts';
import { signOut } from './session.ts';
import { createSignIn } from './signIn.ts';
import { createSignInLimit } from './signInLimit.ts';
import { createUserinfo } from './userinfo.ts';

const HSTS_SECONDS = 365 * 24 * 60 * 60;

/** What programs ask, which get no pages. */
const OF_PROGRAMS: readonly string[] = [ROUTES.token, ROUTES.revocation, ROUTES.userinfo];
/** What they are told while the database is away, in OAuth's words. */
const AWAY = { error: TEMPORARILY_UNAVAILABLE, error_description: databaseAway().body.text };

/** The text by which the identity client recognises a refresh token that is no longer valid. */
const INVALID_REFRESH_TOKEN = 'Unknown or invalid refresh token.';

/**
 * Refuses requests for another host, whatever address they came to: the library builds addresses from the
 * request, and a foreign name that points at loopback must not get a page.
 */
export function pinHost(issuer: string): Middleware {
  const { host, protocol } = new URL(issuer);
  return async (ctx, next) => {
    if (ctx.get('host') !== host) {
      ctx.status = 421;
      ctx.body = `This is the sign-in service of ${host}. Open ${issuer} instead.\n`;
      return;
    }
    ctx.req.headers['x-forwarded-proto'] = protocol.slice(0, -1);
    delete ctx.req.headers['x-forwarded-host'];
    await next();
  };
}

/** Refuses addresses that hold what is no text, or cannot be kept. */
export function refuseUnreadable(settings: IdentitySettings): Middleware {
  return async (ctx, next) => {
    if (!isReadable(ctx.url)) return showMessage(ctx, settings, 400, 'refused', { code: 'invalid_text' });
    await next();
  };
}

/** Sets the security headers of every answer. */
export function secureHeaders({ issuer, origins }: IdentitySettings): Middleware {
  const listed = origins.join(' ');
  const passwordScript = new URL(PASSWORD_SCRIPT, issuer).href;
  const policy = [
    "default-src 'none'",
    // Empty here: for the answer to a silent check the library adds the digest of its one script, and pages
    // get theirs below.
    'script-src',
    "style-src 'self'",
    "font-src 'self'",
    "img-src 'self'",
    // Sign-in ends with a redirect to the portal, which Chromium checks against `form-action` too.
    `form-action 'self' ${listed}`,
    "base-uri 'none'",
    // Neither the pages' script nor that of the silent answer makes markup of strings.
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ].join('; ');
  return async (ctx, next) => {
    ctx.set('Content-Security-Policy', policy);
    ctx.set('X-Content-Type-Options', 'nosniff');
    ctx.set('Referrer-Policy', 'same-origin');
    ctx.set('Cross-Origin-Opener-Policy', 'same-origin');
    // Calls of the portal are made by CORS, which this does not touch.
    ctx.set('Cross-Origin-Resource-Policy', 'same-origin');
    ctx.set('Permissions-Policy', PERMISSIONS_POLICY);
    if (isUnderTls(issuer)) ctx.set('Strict-Transport-Security', `max-age=${HSTS_SECONDS}`);
    await next();
    // The window in which a user signs in once more answers the page that opened it (ADR 46), and only that:
    // the answer names the portal's origin.
    const mode = ctx.oidc?.params?.response_mode ?? ctx.state.responseMode;
    if (mode === 'web_message') ctx.set('Cross-Origin-Opener-Policy', 'unsafe-none');
    const sent = ctx.response.get('Content-Security-Policy');
    // The answer to a silent check is the one page with a script of its own, the one that
    // may be framed, and only by the portal.
    const silentAnswer = sent.includes("script-src 'sha256-");
    const own = sent.replace('script-src;', `script-src ${passwordScript};`);
    ctx.set('Content-Security-Policy', `${own}; frame-ancestors ${silentAnswer ? listed : "'none'"}`);
    // `login_required` is an expected answer: status 400 would only
    // log an error in every visitor's console.
    if (silentAnswer && ctx.status === 400) ctx.status = 200;
  };
}

/** Lets no request hang, whatever it waits for. */
export const giveUpInTime: Middleware = async (_, next) => {
  const late = (cause: Error) =>
    Object.assign(new Error('No reply in time', { cause }), { code: 'ETIMEDOUT' });
  await inTime(next(), CALL_MS).catch((cause) => {
    throw cause instanceof DOMException ? late(cause) : cause;
  });
};

/** Turns a failure of our own, such as a database that does not answer, into a page that can be read. */
export function showFailures(settings: IdentitySettings): Middleware {
  return async (ctx, next) => {
    try {
      await next();
    } catch (error) {
      settings.onError(error);
      const isAway = isDatabaseAway(error);
      if (isAway) ctx.set('Retry-After', String(RETRY_AFTER_SECONDS));
      if (isAway && OF_PROGRAMS.includes(ctx.path)) {
        ctx.status = 503;
        ctx.body = AWAY;
        return;
      }
      const said = isAway ? { code: TEMPORARILY_UNAVAILABLE } : {};
      await showMessage(ctx, settings, isAway ? 503 : 500, 'failed', said);
    }
  };
}

/**
 * Reports failures of our own in the library's routes. A database that is away is no lasting failure: the
 * answer becomes 503, in OAuth's words where it is not a page.
 */
export function reportFailures(settings: IdentitySettings) {
  return (ctx: Context, error: Error) => {
    settings.onError(error);
    if (!isDatabaseAway(error)) return;
    ctx.status = 503;
    ctx.set('Retry-After', String(RETRY_AFTER_SECONDS));
    // A page is made later, or is a string already.
    if (ctx.body && typeof ctx.body === 'object') {
      ctx.body = AWAY;
    }
  };
}

/** Words a refused refresh as the hosted provider does: the client looks for that sentence. */
export const wordTokenErrors: Middleware = async (ctx, next) => {
  await next();
  if (ctx.path !== ROUTES.token || ctx.status !== 400) return;
  const body = ctx.body as { error?: string; error_description?: string };
  if (body.error === 'invalid_grant' && ctx.oidc.params?.grant_type === 'refresh_token') {
    ctx.body = { ...body, error_description: INVALID_REFRESH_TOKEN };
  }
};

/** The routes that are not the library's. */
export function ownRoutes(provider: Provider, settings: IdentitySettings, keys: IdentityKeys): Middleware {
  const limit = createSignInLimit(settings.limiter, settings.signInLimits);
  const signIn = createSignIn(provider, settings, limit);
  const reset = createPasswordReset(provider, settings, limit);
  const invitation = createInvitationAcceptance(provider, settings);
  const userinfo = createUserinfo(settings, keys);
  const signInPath = new RegExp(`^${ROUTES.signIn}/([\\w-]+)$`);
  const resetPath = new RegExp(`^${ROUTES.passwordReset}/([\\w-]+)$`);
  const invitationPath = new RegExp(`^${ROUTES.invitation}/([\\w-]+)$`);

  return async (ctx, next) => {
    const uid = signInPath.exec(ctx.path)?.[1];
    const token = resetPath.exec(ctx.path)?.[1];
    const invited = invitationPath.exec(ctx.path)?.[1];
    const isReading = ctx.method === 'GET' || ctx.method === 'HEAD';
    if (uid && isReading) return signIn.show(ctx, uid);
    if (uid && ctx.method === 'POST') return signIn.submit(ctx, uid);
    if (token && isReading) return reset.open(ctx, token);
    if (token && ctx.method === 'POST') return reset.choose(ctx, token);
    if (invited && isReading) return invitation.open(ctx, invited);
    if (invited && ctx.method === 'POST') return invitation.accept(ctx, invited);
    if (ctx.path === ROUTES.passwordReset && isReading) return reset.show(ctx);
    if (ctx.path === ROUTES.passwordReset && ctx.method === 'POST') return reset.request(ctx);
    if (ctx.path === ROUTES.logout && ctx.method === 'GET') return signOut(ctx, provider, settings);
    if (ctx.path === ROUTES.userinfo) return userinfo(ctx);
    const asset = isReading ? await pageAssetAt(ctx.path) : undefined;
    if (asset) {
      ctx.body = asset.content;
      ctx.type = asset.type;
      ctx.set('Cache-Control', PAGE_ASSETS_CACHING);
      return;
    }
    await next();
    if (ctx.status === 404 && ctx.body === undefined) await showMessage(ctx, settings, 404, 'notFound');
  };
}
