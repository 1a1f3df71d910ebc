import type { LoginRequest, Session } from '@parley/machines';
import { ADMIN_PERMISSION } from '@parley/model';
import type { IdentityClient } from '@parley/portal';

/** A provider at which somebody is signed in, and what it was asked for. */
export interface IdentityStandIn extends IdentityClient {
  /** Each time the portal left for the login. */
  logins: LoginRequest[];
  /** How many new tokens it was asked for. */
  renewals: number;
}

const encode = (part: object) => btoa(JSON.stringify(part)).replaceAll('=', '');

/** Whom the provider knows, by what they may do. */
export const subjectOf = (user: 'admin' | 'user') => `auth0|acme-${user}`;

/**
 * Stands in for the identity client at its port: an administrator, or somebody who may only chat, is signed
 * in already.
 */
export function identityStandIn(user: 'admin' | 'user'): IdentityStandIn {
  const subject = subjectOf(user);
  const session = (): Session => {
    const permissions = user === 'admin' ? [ADMIN_PERMISSION] : [];
    const claims = { sub: subject, iss: 'https://identity.parley.test/', permissions, jti: standIn.renewals };
    return {
      accessToken: `${encode({ alg: 'none' })}.${encode(claims)}.unsigned`,
      subject,
      name: user === 'admin' ? 'Acme Admin' : 'Acme User',
      avatarUrl: null,
    };
  };
  const standIn: IdentityStandIn = {
    logins: [],
    renewals: 0,
    getToken: async () => session().accessToken,
    idTokenExpired: async () => false,
    signInAgain: async () => 'same',
    ports: {
      prepare: async () => undefined,
      async getToken(how) {
        if (how === 'renewed') standIn.renewals += 1;
        return session();
      },
      handleCallback: async () => ({ session: session(), returnTo: null }),
      login: async (request) => void standIn.logins.push(request),
      logout: async () => undefined,
      forget: async () => undefined,
      watchPage: () => () => undefined,
    },
  };
  return standIn;
}
