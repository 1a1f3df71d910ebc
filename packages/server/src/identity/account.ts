import type { Account as ProviderAccount } from 'oidc-provider';
import type { Account } from '../accounts.ts';

/** Claims that each scope asks for. */
export const CLAIMS_BY_SCOPE = {
  openid: ['sub'],
  profile: ['name', 'nickname', 'picture', 'locale'],
  email: ['email', 'email_verified'],
} as const;

/** The account that `findAccount` put behind a request; undefined where nobody is signed in. */
export function accountOf(found: ProviderAccount | undefined): Account | undefined {
  return found?.account as Account | undefined;
}

/** Every claim about a user, in the names of OpenID Connect. */
export function claimsOf(account: Account): { sub: string } & Record<string, string | boolean> {
  return {
    sub: account.subject,
    name: account.name,
    nickname: account.email.split('@')[0] ?? account.email,
    ...(account.avatarUrl ? { picture: account.avatarUrl } : {}),
    locale: account.language,
    email: account.email,
    email_verified: account.emailVerified,
  };
}

/** The claims that a token's scopes give access to, as `/userinfo` answers them. */
export function claimsForScopes(
  account: Account,
  scopes: readonly string[],
): Record<string, string | boolean> {
  const names = Object.entries(CLAIMS_BY_SCOPE).flatMap(([scope, claims]) =>
    scopes.includes(scope) ? [...claims] : [],
  );
  const claims = claimsOf(account);
  return Object.fromEntries(
    names.flatMap((name) => {
      const value = claims[name];
      return value === undefined ? [] : [[name, value]];
    }),
  );
}
