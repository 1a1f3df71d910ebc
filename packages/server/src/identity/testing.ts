import { createHash, randomUUID } from 'node:crypto';
import { decodeJwt } from 'jose';
import { createAccounts } from '../accounts.ts';
import type { Database } from '../database/database.ts';
import { createIdentityStore } from '../database/identityStore.ts';
import { organisations, users } from '../database/schema.ts';
import { createClientAddress } from '../http/clientAddress.ts';
import type { Mail } from '../mail.ts';
import { hashPassword } from '../passwords.ts';
import { createRateLimiter } from '../rateLimit.ts';
import { openTestDatabase } from '../testing/testDatabase.ts';
import { createInvitations } from '../users/invitations.ts';
import { createPasswordMails } from '../users/passwordMails.ts';
import { startIdentityProvider } from './index.ts';
import { loadKeys } from './keys.ts';
import type { IdentityProviderOptions } from './options.ts';

export const PORTAL = 'http://localhost:5990';
export const CALLBACK = `${PORTAL}/auth/auth0/callback`;
export const CLIENT_ID = 'parley-portal';
export const AUDIENCE = 'https://api.parley.test/';
export const PASSWORD = 'Parley-demo-1';

const ACCOUNTS = [
  { subject: 'auth0|admin', email: 'admin@acme.test', name: 'Ada Admin', role: 'admin', status: 'active' },
  { subject: 'auth0|agent', email: 'agent@acme.test', name: 'Ben Agent', role: 'user', status: 'active' },
  {
    subject: 'auth0|blocked',
    email: 'blocked@acme.test',
    name: 'Eve Blocked',
    role: 'user',
    status: 'inactive',
  },
] as const;

/** A real provider over a real database, on a free port. */
export interface TestProvider {
  issuer: string;
  database: Database;
  /** What was mailed, oldest first. */
  mails: readonly Mail[];
  /** Moves the store's time on, so that what it keeps expires without waiting. */
  advance(seconds: number): void;
  /** A browser of its own, with no cookies yet. */
  browser(): Browser;
  stop(): Promise<void>;
}

export async function startTestProvider(
  options: Partial<IdentityProviderOptions> = {},
): Promise<TestProvider> {
  const database = await openTestDatabase();
  await insertAccounts(database);
  let ahead = 0;
  const mails: Mail[] = [];
  const clock = { now: () => new Date(Date.now() + ahead) };
  const mailer = { send: async (mail: Mail) => mails.push(mail) > 0 };
  const provider = await startIdentityProvider({
    port: 0,
    keys: await loadKeys(database),
    clientAddress: createClientAddress([]),
    accounts: createAccounts(database, clock),
    mails: createPasswordMails(mailer),
    invitations: createInvitations({ database, clock, mailer, origin: PORTAL }),
    store: createIdentityStore(database, clock),
    limiter: createRateLimiter(database, clock),
    clientId: CLIENT_ID,
    audience: AUDIENCE,
    redirectUris: [CALLBACK],
    logoutUrls: [`${PORTAL}/`],
    portalUrl: `${PORTAL}/`,
    ...options,
  });
  return {
    issuer: provider.issuer,
    database,
    mails,
    advance: (seconds) => {
      ahead += seconds * 1000;
    },
    browser: () => new Browser(provider.issuer),
    async stop() {
      await provider.close();
      await database.close();
    },
  };
}

/** Adds an organisation with the accounts above. */
export async function insertAccounts({ db }: Database): Promise<void> {
  const createdAt = new Date();
  const organisationId = randomUUID();
  await db.insert(organisations).values({
    id: organisationId,
    name: 'Acme',
    supportEmail: 'support@acme.test',
    billingEmail: 'billing@acme.test',
    planGuid: randomUUID(),
    subscriptionStatus: 'active',
    dailyMessageLimit: 100,
    monthlyCharacterLimit: 100_000,
    assistantLimit: 3,
    createdAt,
  });
  const passwordHash = await hashPassword(PASSWORD);
  await db
    .insert(users)
    .values(
      ACCOUNTS.map((account) => ({ ...account, id: randomUUID(), organisationId, passwordHash, createdAt })),
    );
}

interface Cookie {
  name: string;
  value: string;
  path: string;
  attributes: string;
}

/** What the token endpoint answers. */
export interface TokenReply {
  access_token: string;
  id_token: string;
  refresh_token: string;
  expires_in: number;
  scope: string;
  error?: string;
  error_description?: string;
}

/**
 * Plays the browser and the identity client's part of the flow by hand: redirects and cookies are visible.
 */
export class Browser {
  readonly cookies: Cookie[] = [];
  readonly issuer: string;

  constructor(issuer: string) {
    this.issuer = issuer;
  }

  /** One request with the cookies of its path; redirects are not followed. */
  async request(address: string, init: RequestInit = {}): Promise<Response> {
    const url = new URL(address, this.issuer);
    const cookie = this.cookies
      .filter(({ path }) => url.pathname.startsWith(path))
      .map(({ name, value }) => `${name}=${value}`)
      .join('; ');
    const headers = new Headers(init.headers);
    if (cookie) headers.set('cookie', cookie);
    const response = await fetch(url, { ...init, headers, redirect: 'manual' });
    for (const line of response.headers.getSetCookie()) this.#keep(line);
    return response;
  }

  #keep(line: string): void {
    const [pair = '', ...rest] = line.split(';').map((part) => part.trim());
    const [name = '', ...value] = pair.split('=');
    const path = rest.find((part) => part.toLowerCase().startsWith('path='))?.slice(5) ?? '/';
    const index = this.cookies.findIndex((known) => known.name === name && known.path === path);
    if (index >= 0) this.cookies.splice(index, 1);
    if (!/expires=Thu, 01 Jan 1970/i.test(line)) {
      this.cookies.push({ name, value: value.join('='), path, attributes: rest.join('; ') });
    }
  }

  /** Opens `/authorize` as the client does; `undefined` leaves a parameter out. */
  authorize(parameters: Record<string, string | undefined> = {}, verifier = VERIFIER): Promise<Response> {
    return this.request(authorizeAddress(parameters, verifier));
  }

  /** Goes to the sign-in page; the answer's address is the form's. */
  async openSignIn(parameters: Record<string, string | undefined> = {}): Promise<string> {
    const response = await this.authorize(parameters);
    return locationOf(response).pathname;
  }

  submit(
    action: string,
    fields: Record<string, string>,
    headers: Record<string, string> = {},
  ): Promise<Response> {
    return this.request(action, { method: 'POST', body: new URLSearchParams(fields), headers });
  }

  /** Signs in and follows the redirects to the portal. */
  async signIn(
    email = 'admin@acme.test',
    parameters: Record<string, string | undefined> = {},
    password = PASSWORD,
  ): Promise<URL> {
    const action = await this.openSignIn(parameters);
    return this.follow(await this.submit(action, { email, password }));
  }

  /** Follows redirects until they leave the provider, and answers with where they lead. */
  async follow(response: Response): Promise<URL> {
    const next = locationOf(response, this.issuer);
    return next.origin === PORTAL ? next : this.follow(await this.request(next.href));
  }

  async token(body: Record<string, string>, headers: Record<string, string> = {}) {
    const response = await this.request('/oauth/token', {
      method: 'POST',
      headers: { origin: PORTAL, ...headers },
      body: new URLSearchParams({ client_id: CLIENT_ID, ...body }),
    });
    return {
      status: response.status,
      headers: response.headers,
      body: (await response.json()) as TokenReply,
    };
  }

  exchange(code: string, verifier = VERIFIER) {
    return this.token({
      grant_type: 'authorization_code',
      code,
      redirect_uri: CALLBACK,
      code_verifier: verifier,
    });
  }

  refresh(token: string) {
    return this.token({ grant_type: 'refresh_token', refresh_token: token, redirect_uri: CALLBACK });
  }

  /** The whole way from nothing to tokens. */
  async tokens(email?: string): Promise<TokenReply> {
    const callback = await this.signIn(email);
    const { body } = await this.exchange(callback.searchParams.get('code') ?? '');
    return body;
  }
}

const VERIFIER = 'v'.repeat(43);

function authorizeAddress(parameters: Record<string, string | undefined>, verifier = VERIFIER): string {
  const all: Record<string, string | undefined> = {
    client_id: CLIENT_ID,
    redirect_uri: CALLBACK,
    response_type: 'code',
    response_mode: 'query',
    scope: 'openid profile email read:portal offline_access',
    audience: AUDIENCE,
    state: 'state-1',
    nonce: 'nonce-1',
    code_challenge: createHash('sha256').update(verifier).digest('base64url'),
    code_challenge_method: 'S256',
    ...parameters,
  };
  const given = Object.entries(all).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]]));
  return `/authorize?${new URLSearchParams(given)}`;
}

/** Where a redirect leads. */
export function locationOf(response: Response, base = response.url): URL {
  const location = response.headers.get('location');
  if (!location) throw new Error(`No redirect but ${response.status} at ${response.url}`);
  return new URL(location, base);
}

/** The answer to a silent check, as its page posts it to the portal. */
export async function silentAnswerOf(response: Response): Promise<Record<string, string>> {
  const data = /var data = (\{.*\});/.exec(await response.text())?.[1];
  if (!data) throw new Error('Not the answer to a silent check');
  return JSON.parse(data).response;
}

export const claimsOfToken = (token: string) => decodeJwt(token);
