import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Browser, locationOf } from '../identity/testing.ts';
import { DEMO_PASSWORD } from '../seed/demo.ts';
import { TEMPLATES } from './testDatabase.ts';

const main = fileURLToPath(new URL('../main.ts', import.meta.url));
/** The command that makes organisations and invitations. */
export const organisationCommand = fileURLToPath(new URL('../organisation.ts', import.meta.url));

/** A process of the server's. */
export interface ServerProcess {
  child: ChildProcess;
  /** What it wrote so far. */
  output(): string;
  errors(): string;
  /** Resolves once it says that it is ready; rejects where it ends before. */
  ready: Promise<void>;
  exit: Promise<number | null>;
}

/**
 * Starts the server as `pnpm start` does, in a process of its own.
 * @param words what Node runs instead of the server
 */
export function startProcess(environment: Record<string, string>, words = [main]): ServerProcess {
  // Modules stay compiled for the run, as `pnpm start` keeps them.
  const templates = process.env[TEMPLATES];
  const compiled = templates ? { NODE_COMPILE_CACHE: join(templates, 'compiled') } : {};
  const env = { PATH: process.env.PATH ?? '', ...compiled, ...environment };
  const child = spawn(process.execPath, words, { env });
  let output = '';
  let errors = '';
  child.stdout.on('data', (text) => {
    output += text;
  });
  child.stderr.on('data', (text) => {
    errors += text;
  });
  const exit = new Promise<number | null>((resolve) => child.once('close', resolve));
  const ready = new Promise<void>((resolve, reject) => {
    child.stdout.on('data', () => output.includes('Parley is ready') && resolve());
    exit.then((code) => reject(new Error(`Ended with ${code}: ${errors}`)));
  });
  ready.catch(() => undefined);
  return { child, output: () => output, errors: () => errors, ready, exit };
}

/** Kills a process that may have ended by itself, and waits for its end. */
export async function kill({ child, exit }: ServerProcess): Promise<void> {
  if (child.exitCode === null && child.signalCode === null) child.kill('SIGKILL');
  await exit;
}

/** A sign-in at the embedded provider, step by step. */
export interface TestSignIn {
  /** Sends the form. @returns where the browser is to go on to */
  submit(email: string, password: string): Promise<URL>;
  /** Goes on until the portal. @returns the code that it gets */
  follow(next: URL): Promise<string>;
  /** Asks for the tokens of a code. */
  exchange(code: string): Promise<{ status: number; headers: { authorization: string } }>;
  /** Signs out, as the portal does. */
  signOut(): Promise<void>;
}

/** Opens the sign-in as the portal does, by what its `config.json` says. */
export async function openSignIn(portalOrigin: string): Promise<TestSignIn> {
  const { identity } = await (await fetch(`${portalOrigin}/config.json`)).json();
  const redirect_uri = `${identity.baseUrl}/auth/auth0/callback`;
  const browser = new Browser(`${identity.issuerBaseUrl}/`);
  const { audience, scope, clientId: client_id } = identity;
  const form = await browser.openSignIn({ redirect_uri, audience, scope, client_id });
  return {
    submit: async (email, password) =>
      locationOf(await browser.submit(form, { email, password }), browser.issuer),
    async follow(next) {
      let at = next;
      while (at.origin !== identity.baseUrl) at = locationOf(await browser.request(at.href), browser.issuer);
      return at.searchParams.get('code') ?? '';
    },
    async exchange(code) {
      const grant = { grant_type: 'authorization_code', code, redirect_uri, code_verifier: 'v'.repeat(43) };
      const { status, body } = await browser.token(grant, { origin: identity.baseUrl });
      return { status, headers: { authorization: `Bearer ${body.access_token}` } };
    },
    async signOut() {
      const query = new URLSearchParams({ client_id, returnTo: `${identity.baseUrl}/` });
      await browser.request(`/v2/logout?${query}`);
    },
  };
}

/** Signs in at the embedded provider. @returns the headers of calls */
export async function signIn(
  portalOrigin: string,
  email: string,
  password = DEMO_PASSWORD,
): Promise<{ authorization: string }> {
  const { submit, follow, exchange } = await openSignIn(portalOrigin);
  return (await exchange(await follow(await submit(email, password)))).headers;
}

/**
 * Joins an organisation by the link of an invitation, which leads to the provider's form.
 * @returns the reply to the form: it leads to the sign-in.
 */
export async function acceptInvitation(link: string, name: string, password: string): Promise<Response> {
  const { url } = await fetch(link);
  return fetch(url, {
    method: 'POST',
    headers: { origin: new URL(url).origin },
    body: new URLSearchParams({ name, password, repeat: password }),
    redirect: 'manual',
  });
}
