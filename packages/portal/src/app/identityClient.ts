import type { Auth0Client, IdToken } from '@auth0/auth0-spa-js';
import { inTime, SIGN_IN_ANEW } from '@parley/api';
import type { LoginRequest, PageEvent, Session, SignInPorts } from '@parley/machines';
import { type Locale, RECENT_SIGN_IN_SECONDS } from '@parley/model';
import { cookieJar, sharedStorage, tabStorage } from '@parley/storage';
import type { PortalConfig } from './config.ts';
import { hasExpired, keptSession, LEEWAY_SECONDS, LIBRARY_PREFIX } from './keptSession.ts';
import { whenIdle } from './whenIdle.ts';

/** Path that the provider sends the browser back to (RT-5). */
const CALLBACK_PATH = '/auth/auth0/callback';

/**
 * Seconds that the silent check in a hidden frame may take. Shorter than the library's minute, as a user
 * waits.
 */
const SILENT_CHECK_SECONDS = 8;

/**
 * Seconds that the library waits for the reply to a request; it asks three times before it gives up. Together
 * less than the 30 s of the call that needs the token, which it then ends with the library's reason.
 */
const REPLY_SECONDS = 8;

/** Name in the tab's storage, or of a cookie, of how many logins in a row began by themselves. */
const ROUNDS = 'parley.loginRounds';

/** The same of where the login began. */
const RETURN_TO = 'parley.loginReturnTo';

/** Name in the storage of all tabs of what says that the reader has signed out, until the next sign-in. */
const SIGNED_OUT = 'parley.signedOut';

/** Name of the cookie that shows whether there are cookies. */
const PROBE = 'parley.probe';

/**
 * Where the browser keeps what a login needs until it is back from the provider: in the tab, or in cookies
 * where that is blocked or full (T19); null where there is no place for it.
 */
export function placeOfLogin(): 'tab' | 'cookies' | null {
  if (tabStorage.hasRoom()) return 'tab';
  return cookieJar.write(PROBE, '1') && cookieJar.remove(PROBE) ? 'cookies' : null;
}

/** Seconds that the user has in the window of the provider, the library's own default. */
const WINDOW_SECONDS = 60;

/** What became of signing in once more; `blocked`: the browser opened no window for it. */
export type SignInAgainResult = 'same' | 'otherUser' | 'closed' | 'blocked';

/** The identity provider as the portal uses it; what it rejects with are the library's own errors. */
export interface IdentityClient {
  /** What the sign-in machine needs. */
  ports: SignInPorts;
  /** A valid access token for a call: the cached one while it is good and no other is asked for. */
  getToken(): Promise<string>;
  /** Whether the cached id token has expired (ST-4); false where there is none. */
  idTokenExpired(): Promise<boolean>;
  /**
   * Lets the provider ask for the password where the last sign-in is not recent (`max_age`), in a window of
   * its own: the page stays as it is, with all that was typed. To be called while a button is pressed.
   * @param signal closes the window; the result then says nothing
   */
  signInAgain(email: string, signal: AbortSignal): Promise<SignInAgainResult>;
}

/** Keeps what the page after the login needs to know. */
function keepForReturn(name: string, text: string): void {
  if (!tabStorage.write(name, text)) cookieJar.write(name, text);
}

/** What was kept for this page; reading it removes it. */
function takeKept(name: string): string | null {
  const kept = tabStorage.read(name) ?? cookieJar.read(name);
  tabStorage.remove(name);
  cookieJar.remove(name);
  return kept;
}

/**
 * How many logins in a row began by themselves and led to this page, and where the last began: the library
 * forgets that where it refuses the callback, as with a wrong clock. Reading both removes them.
 */
export function takeLogin(): { rounds: number; returnTo: string | null } {
  const rounds = Number(takeKept(ROUNDS) ?? 0);
  return { rounds: Number.isFinite(rounds) ? rounds : 0, returnTo: takeKept(RETURN_TO) };
}

/** Authorization parameters by which the provider shows the page that `screen` means. */
function parametersOf(screen: LoginRequest['screen']): {
  prompt?: 'login' | 'consent';
  screen_hint?: string;
} {
  if (screen === 'signup') return { screen_hint: 'signup' };
  return screen === 'default' ? {} : { prompt: screen };
}

const sessionOf = (accessToken: string, claims: IdToken): Session => ({
  accessToken,
  subject: claims.sub,
  name: claims.name ?? claims.email ?? '',
  avatarUrl: claims.picture ?? null,
});

/** An empty window in the middle of this one, of the library's own size. */
function openWindow(): Window | null {
  const [width, height] = [400, 600];
  const left = window.screenX + (window.innerWidth - width) / 2;
  const top = window.screenY + (window.innerHeight - height) / 2;
  return window.open('', '', `popup,left=${left},top=${top},width=${width},height=${height}`);
}

/**
 * Makes the client of the configured provider: the embedded one or an Auth0 tenant, which answer alike. A
 * session that is kept and good is read at once; the library comes in a chunk of its own when the page is at
 * rest, or as soon as anything else is asked for (ADR 62).
 * @param language that the portal speaks, and the provider's pages then speak too (SH-5)
 */
export function createIdentityClient({ identity }: PortalConfig, language: () => Locale): IdentityClient {
  let client: Auth0Client | undefined;
  /** Tells the sign-in that another session is stored now. */
  let reportChange = () => {};
  /** While a token is replaced that was refused, calls wait for the other one. */
  let renewal: Promise<unknown> = Promise.resolve();

  async function auth0(): Promise<Auth0Client> {
    if (client) return client;
    const { Auth0Client: Client } = await inTime(import('@auth0/auth0-spa-js'));
    const place = placeOfLogin();
    // A login that forgets its own beginning, or its end, would begin anew without end.
    if (place === null || !(sharedStorage.hasRoom() || kept())) {
      throw new DOMException('There is no place for a login.', 'SecurityError');
    }
    client ??= new Client({
      domain: identity.issuerBaseUrl,
      clientId: identity.clientId,
      cacheLocation: 'localstorage',
      useCookiesForTransactions: place === 'cookies',
      useRefreshTokens: true,
      useRefreshTokensFallback: true,
      leeway: LEEWAY_SECONDS,
      authorizeTimeoutInSeconds: SILENT_CHECK_SECONDS,
      httpTimeoutInSeconds: REPLY_SECONDS,
      authorizationParams: {
        redirect_uri: identity.baseUrl + CALLBACK_PATH,
        audience: identity.audience,
        scope: identity.scope,
      },
    });
    return client;
  }

  const kept = () => keptSession(identity, Date.now());

  async function accessTokenOf(cacheMode: 'on' | 'off'): Promise<string> {
    // The library waits for the head of a reply alone: one whose body never ends would hold it for ever.
    const accessToken = await inTime((await auth0()).getTokenSilently({ cacheMode }));
    if (!accessToken) throw new Error('The identity provider gave no access token.');
    return accessToken;
  }

  async function session(cacheMode: 'on' | 'off'): Promise<Session> {
    const known = cacheMode === 'on' && kept();
    if (known) return sessionOf(known.accessToken, known.claims);
    const accessToken = await accessTokenOf(cacheMode);
    const claims = await (await auth0()).getIdTokenClaims();
    if (!claims) throw new Error('The identity provider gave no id token.');
    return sessionOf(accessToken, claims);
  }

  return {
    getToken: () => renewal.then(() => kept()?.accessToken ?? accessTokenOf('on')),
    async idTokenExpired() {
      const claims = kept()?.claims ?? (await (await auth0()).getIdTokenClaims());
      return claims !== undefined && hasExpired(claims, Date.now());
    },
    async signInAgain(email, signal) {
      const popup = openWindow();
      if (!popup) return 'blocked';
      signal.addEventListener('abort', () => popup.close());
      try {
        const library = await auth0();
        const before = (await library.getIdTokenClaims())?.sub;
        const authorizationParams = {
          max_age: RECENT_SIGN_IN_SECONDS,
          login_hint: email,
          ui_locales: language(),
        };
        await library.loginWithPopup({ authorizationParams }, { popup, timeoutInSeconds: WINDOW_SECONDS });
        reportChange();
        return (await library.getIdTokenClaims())?.sub === before ? 'same' : 'otherUser';
      } catch {
        popup.close();
        return 'closed';
      }
    },
    ports: {
      async prepare() {
        // Who is signed in at the provider now may be another than the browser keeps (US-1).
        if (asksAnew(window.location)) await (await auth0()).logout({ openUrl: false });
        if (!kept()) await auth0();
        // A failure is told when the library is needed.
        else
          void whenIdle()
            .then(auth0)
            .catch(() => {});
      },
      getToken(how) {
        if (how === 'cached') return session('on');
        const renewed = session('off');
        renewal = renewed.catch(() => {});
        return renewed;
      },
      async handleCallback(address) {
        const library = await auth0();
        const { appState } = await inTime(library.handleRedirectCallback<{ returnTo?: string }>(address));
        sharedStorage.remove(SIGNED_OUT);
        return { session: await session('on'), returnTo: appState?.returnTo ?? null };
      },
      async login({ returnTo, screen, rounds }) {
        if (rounds > 0) keepForReturn(ROUNDS, `${rounds}`);
        keepForReturn(RETURN_TO, returnTo);
        await (await auth0()).loginWithRedirect({
          appState: { returnTo },
          authorizationParams: { ...parametersOf(screen), ui_locales: language() },
        });
      },
      async logout() {
        const library = await auth0();
        sharedStorage.write(SIGNED_OUT, '1');
        try {
          await library.logout({ logoutParams: { returnTo: `${identity.baseUrl}/` } });
        } catch (error) {
          sharedStorage.remove(SIGNED_OUT);
          throw error;
        }
      },
      forget: async () => (await auth0()).logout({ openUrl: false }),
      watchPage(report) {
        reportChange = () => report({ type: 'storage.changed' });
        return watchPage(report);
      },
    },
  };
}

/** Whether the address asks to forget the session that is kept. */
function asksAnew({ pathname, search }: Location): boolean {
  return pathname === `/${SIGN_IN_ANEW.path}` && new URLSearchParams(search).has(SIGN_IN_ANEW.parameter);
}

/**
 * Reports changes of the stored session by other tabs, a return from the back/forward cache, and a network
 * that is back.
 */
function watchPage(report: (event: PageEvent) => void): () => void {
  const listeners = new AbortController();
  const { signal } = listeners;
  addEventListener(
    'storage',
    (event) => {
      // A null key says that all of the storage was cleared.
      if (event.key === null || event.key.startsWith(LIBRARY_PREFIX))
        report({ type: 'storage.changed', isSignOut: sharedStorage.read(SIGNED_OUT) !== null });
    },
    { signal },
  );
  addEventListener('pageshow', (event) => event.persisted && report({ type: 'page.restored' }), { signal });
  addEventListener('online', () => report({ type: 'network.restored' }), { signal });
  return () => listeners.abort();
}
