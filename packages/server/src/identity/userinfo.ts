import { createLocalJWKSet, errors, type JWTPayload, jwtVerify } from 'jose';
import { tokenOf } from '../accessToken.ts';
import { claimsForScopes } from './account.ts';
import type { Context } from './context.ts';
import type { IdentityKeys } from './keys.ts';
import type { IdentitySettings } from './options.ts';
import { userinfoAudience } from './routes.ts';

const PREFLIGHT_SECONDS = '3600';

/**
 * `/userinfo` for the access tokens that this provider gives out. The library's own refuses every token with
 * an audience, and here all have one.
 */
export function createUserinfo(settings: IdentitySettings, { signingKey }: IdentityKeys) {
  const { kty, n, e, kid, use, alg } = signingKey;
  const keySet = createLocalJWKSet({ keys: [{ kty, n, e, kid, use, alg }] });

  async function verify(authorization: string): Promise<JWTPayload | undefined> {
    const token = /^Bearer ([\w.-]+)$/i.exec(authorization)?.[1];
    if (!token) return undefined;
    try {
      const { payload } = await jwtVerify(token, keySet, {
        issuer: settings.issuer,
        audience: userinfoAudience(settings.issuer),
        algorithms: ['RS256'],
        requiredClaims: ['sub', 'exp', 'iat'],
      });
      return payload;
    } catch (error) {
      if (error instanceof errors.JOSEError) return undefined;
      throw error;
    }
  }

  return async function userinfo(ctx: Context): Promise<void> {
    allowOrigin(ctx, settings.origins);
    ctx.set('Cache-Control', 'no-store');
    if (ctx.method === 'OPTIONS') {
      ctx.status = 204;
      return;
    }
    const payload = await verify(ctx.get('authorization'));
    const token = payload?.sub ? tokenOf(payload) : undefined;
    const account = token && (await settings.accounts.findSignedIn(token.subject, token));
    const scopes = String(payload?.scope ?? '').split(' ');
    if (!account || !scopes.includes('openid')) {
      ctx.status = 401;
      ctx.set('WWW-Authenticate', 'Bearer error="invalid_token"');
      ctx.body = { error: 'invalid_token', error_description: 'invalid token provided' };
      return;
    }
    ctx.body = claimsForScopes(account, scopes);
  };
}

function allowOrigin(ctx: Context, origins: readonly string[]): void {
  const origin = ctx.get('origin');
  ctx.vary('Origin');
  if (!origins.includes(origin)) return;
  ctx.set('Access-Control-Allow-Origin', origin);
  ctx.set('Access-Control-Allow-Headers', 'Authorization, Auth0-Client');
  ctx.set('Access-Control-Allow-Methods', 'GET, POST');
  ctx.set('Access-Control-Max-Age', PREFLIGHT_SECONDS);
}
