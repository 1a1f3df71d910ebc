import { Auth0Client } from '@auth0/auth0-spa-js';
import type { PortalConfig } from '../config.ts';

/** Path that the provider sends the browser back to (RT-5). */
export const CALLBACK_PATH = '/auth/auth0/callback';

/** Seconds that the silent check in a hidden frame may take. Shorter than the library's minute: a person is waiting. */
const SILENT_CHECK_SECONDS = 8;

/** The identity provider as the portal uses it; all of its functions reject with the library's own errors. */
export interface IdentityClient {
  /** A valid access token: cached, refreshed, or by a silent check. */
  getToken(): Promise<string>;
  /** Whether the cached id token has expired (ST-4); false where there is none. */
  idTokenExpired(): Promise<boolean>;
  /** Completes the redirect login that the page's address carries; gives back what `login` was told. */
  handleCallback(): Promise<{ returnTo: string | undefined }>;
  /** Leaves for the provider's login page. */
  login(options: { returnTo: string }): Promise<void>;
  /** Address of the provider's sign-up page (RT-5). */
  signUp(): Promise<void>;
  /** Ends the session at the provider, which sends the browser back to the portal's index. */
  logout(): Promise<void>;
  /** Forgets the session in this browser only. */
  forget(): Promise<void>;
}

/** Makes the client of the configured provider: the embedded one or a tenant of Auth0, which answer alike. */
export function createIdentityClient({ identity }: PortalConfig): IdentityClient {
  const auth0 = new Auth0Client({
    domain: identity.issuerBaseUrl,
    clientId: identity.clientId,
    cacheLocation: 'localstorage',
    useRefreshTokens: true,
    useRefreshTokensFallback: true,
    authorizeTimeoutInSeconds: SILENT_CHECK_SECONDS,
    authorizationParams: {
      redirect_uri: identity.baseUrl + CALLBACK_PATH,
      audience: identity.audience,
      scope: identity.scope,
    },
  });

  return {
    async getToken() {
      const token = await auth0.getTokenSilently();
      if (!token) throw new Error('The identity provider gave no access token.');
      return token;
    },
    async idTokenExpired() {
      const expiry = (await auth0.getIdTokenClaims())?.exp;
      return expiry !== undefined && expiry * 1000 < Date.now();
    },
    async handleCallback() {
      const { appState } = await auth0.handleRedirectCallback<{ returnTo?: string }>();
      return { returnTo: appState?.returnTo };
    },
    login: ({ returnTo }) => auth0.loginWithRedirect({ appState: { returnTo } }),
    signUp: () => auth0.loginWithRedirect({ authorizationParams: { screen_hint: 'signup' } }),
    logout: () => auth0.logout({ logoutParams: { returnTo: `${identity.baseUrl}/` } }),
    forget: () => auth0.logout({ openUrl: false }),
  };
}
