import { ADMIN_PERMISSION, READ_PERMISSION } from '@parley/model';
import { type Configuration, errors, type KoaContextWithOIDC } from 'oidc-provider';
import { inLanguage, languageFrom } from '../pages/language.ts';
import { accountOf, CLAIMS_BY_SCOPE, claimsOf } from './account.ts';
import { createAdapters } from './adapter.ts';
import type { IdentityKeys } from './keys.ts';
import type { IdentitySettings } from './options.ts';
import { showProviderError } from './pages/show.ts';
import { BLOCKED, createPolicy } from './policy.ts';
import { COOKIE_NAMES, ROUTES, userinfoAudience } from './routes.ts';

const OFFLINE_ACCESS = 'offline_access';
const OPENID_SCOPES = ['openid', OFFLINE_ACCESS, 'profile', 'email'];
const API_SCOPES = [READ_PERMISSION, ADMIN_PERMISSION];
const CODE_SECONDS = 60;

/** oidc-provider's configuration: what makes it answer as the hosted provider does. */
export function createConfiguration(settings: IdentitySettings, keys: IdentityKeys): Configuration {
  const { accounts, audience, clientId, issuer, lifetimes, origins } = settings;
  return {
    adapter: createAdapters(settings.store, {
      reuseLeeway: lifetimes.refreshTokenReuse,
      pendingSignIns: settings.signInLimits.pending,
    }),
    jwks: { keys: [keys.signingKey] },
    clients: [
      {
        client_id: clientId,
        client_name: 'Parley',
        application_type: 'web',
        token_endpoint_auth_method: 'none',
        grant_types: ['authorization_code', 'refresh_token'],
        response_types: ['code'],
        redirect_uris: [...settings.redirectUris],
      },
    ],
    clientAuthMethods: ['none'],
    responseTypes: ['code'],
    routes: {
      authorization: ROUTES.authorization,
      token: ROUTES.token,
      revocation: ROUTES.revocation,
      userinfo: ROUTES.userinfo,
      jwks: ROUTES.jwks,
    },
    cookies: {
      names: COOKIE_NAMES,
      keys: keys.cookieSecrets,
      long: { httpOnly: true, sameSite: 'lax', signed: true },
      short: { httpOnly: true, sameSite: 'lax', signed: true },
    },
    scopes: OPENID_SCOPES,
    claims: { ...CLAIMS_BY_SCOPE },
    // The client shows name and picture from the id token and never asks /userinfo.
    conformIdTokenClaims: false,
    features: {
      devInteractions: { enabled: false },
      dPoP: { enabled: false },
      pushedAuthorizationRequests: { enabled: false },
      rpInitiatedLogout: { enabled: false },
      revocation: {
        enabled: true,
        allowedPolicy: (_ctx, client, token) => token.clientId === client.clientId,
      },
      webMessageResponseMode: { enabled: true, ack: 'individual-draft-01' },
      resourceIndicators: {
        enabled: true,
        defaultResource: (ctx) => askedAudience(ctx) ?? audience,
        useGrantedResource: () => true,
        getResourceServerInfo(_ctx, resource) {
          if (resource !== audience) throw new errors.InvalidTarget(`Service not found: ${resource}`);
          return {
            scope: [...OPENID_SCOPES, ...API_SCOPES].join(' '),
            audience,
            accessTokenFormat: 'jwt',
            accessTokenTTL: lifetimes.accessToken,
            jwt: { sign: { alg: 'RS256' } },
          };
        },
      },
    },
    extraParams: { audience: restoreOfflineAccess, screen_hint: null },
    // A sign-up request shows a page and never leads to a code: see `policy.ts`.
    pkce: { required: (ctx) => ctx.oidc.params?.screen_hint !== 'signup' },
    interactions: {
      policy: createPolicy(),
      // The page passes the language along to those that follow it, also once the sign-in is over (SH-5).
      url: (_ctx, { uid, params }) => inLanguage(`${ROUTES.signIn}/${uid}`, languageFrom(params.ui_locales)),
    },
    clientBasedCORS: (_ctx, origin) => origins.includes(origin),
    issueRefreshToken: (_ctx, client, source) =>
      client.grantTypeAllowed('refresh_token') && source.scopes.has(OFFLINE_ACCESS),
    rotateRefreshToken: true,
    ttl: {
      AccessToken: lifetimes.accessToken,
      AuthorizationCode: CODE_SECONDS,
      IdToken: lifetimes.accessToken,
      RefreshToken: (ctx) => ctx?.oidc.entities.RotatedRefreshToken?.remainingTTL ?? lifetimes.refreshToken,
      Interaction: lifetimes.signInPage,
      Session: lifetimes.session,
      // The grant has to outlive the refresh tokens made under it.
      Grant: lifetimes.refreshToken + CODE_SECONDS,
    },
    async findAccount(_ctx, subject, token) {
      const account = await accounts.findAccountBySubject(subject);
      if (!account) return undefined;
      // A code or a refresh token that was given out while its user signed out.
      if (token?.grantId && (await accounts.isSignInEnded(token.grantId))) return undefined;
      // Without a token the account is for a page, where a blocked user may sign in as somebody else.
      if (token && !account.active) {
        throw new errors.CustomOIDCProviderError(BLOCKED.error, BLOCKED.error_description);
      }
      return { accountId: account.subject, account, claims: () => claimsOf(account) };
    },
    async revokeGrantPolicy(ctx) {
      // A code that is used twice is gone with its grant, and the library has not said yet whose it was.
      const { route, params, provider, entities } = ctx.oidc;
      if (route === 'token' && typeof params?.code === 'string' && !entities.AuthorizationCode) {
        const options = { ignoreExpiration: true };
        ctx.oidc.entity('AuthorizationCode', await provider.AuthorizationCode.find(params.code, options));
      }
      return !(route === 'revocation' && entities.AccessToken);
    },
    loadExistingGrant: (ctx) => grantEverything(ctx, audience),
    async extraTokenClaims(ctx, token) {
      if (!('accountId' in token)) return {};
      const account = await accounts.findAccountBySubject(token.accountId);
      const { AuthorizationCode: code, RefreshToken: refreshToken } = ctx.oidc.entities;
      return {
        permissions: account?.permissions ?? [],
        // When and in which sign-in the user proved who they are (RFC 9068): refreshing does not renew it.
        auth_time: (refreshToken ?? code)?.authTime,
        sid: token.grantId,
      };
    },
    formats: {
      customizers: {
        jwt(_ctx, _token, jwt) {
          const { client_id: azp, ...claims } = jwt.payload;
          jwt.header = { ...jwt.header, typ: 'JWT' };
          jwt.payload = { ...claims, aud: [audience, userinfoAudience(issuer)], azp };
        },
      },
    },
    renderError: (ctx, out, error) => showProviderError(ctx, settings, out, error),
  };
}

function askedAudience(ctx: KoaContextWithOIDC): string | undefined {
  const asked = ctx.oidc.params?.audience;
  return typeof asked === 'string' && asked !== '' ? asked : undefined;
}

/**
 * The provider drops `offline_access` unless the consent page is asked for, which this client never does.
 * Validators of extra parameters run after that, so this is the place to put it back.
 */
function restoreOfflineAccess(ctx: KoaContextWithOIDC): void {
  const { params } = ctx.oidc;
  const asked = String(ctx.query.scope ?? '').split(' ');
  const kept = typeof params?.scope === 'string' ? params.scope.split(' ') : [];
  if (params && asked.includes(OFFLINE_ACCESS) && !kept.includes(OFFLINE_ACCESS)) {
    params.scope = [...kept, OFFLINE_ACCESS].join(' ');
  }
}

/**
 * The grant of the session: the client is first-party, so it has what the
 * account has, without a consent page.
 */
async function grantEverything(ctx: KoaContextWithOIDC, audience: string) {
  const { client, provider, session } = ctx.oidc;
  const account = accountOf(ctx.oidc.account);
  if (!client || !session || !account) return undefined;
  const grantId = session.grantIdFor(client.clientId);
  const known = grantId ? await provider.Grant.find(grantId) : undefined;
  const grant = known ?? new provider.Grant({ accountId: account.subject, clientId: client.clientId });
  grant.openid = {};
  grant.resources = {};
  grant.addOIDCScope(OPENID_SCOPES);
  grant.addResourceScope(audience, [...OPENID_SCOPES, ...account.permissions]);
  await grant.save();
  return grant;
}
