import { randomBytes } from 'node:crypto';
import { chmod, link, mkdir, readFile, unlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { calculateJwkThumbprint, exportJWK, generateKeyPair } from 'jose';
import { z } from 'zod';
import { errorCode, StartError } from '../startError.ts';

const FILE_NAME = 'identity-keys.json';
const OWNER_ONLY = 0o600;

const text = z.string().min(1);
const signingKey = z.object({
  kty: z.literal('RSA'),
  use: z.literal('sig'),
  alg: z.literal('RS256'),
  kid: text,
  n: text,
  e: text,
  d: text,
  p: text,
  q: text,
  dp: text,
  dq: text,
  qi: text,
});
const identityKeys = z.object({ signingKey, cookieSecrets: z.array(z.string().min(32)).min(1) });

/** What the provider signs with: tokens with the key, its cookies with the secrets. */
export type IdentityKeys = z.infer<typeof identityKeys>;

/**
 * Reads the keys from the folder, or makes them there at the first start, in a file that only its owner may
 * read. Two processes that start together end with the same keys.
 *
 * @throws {StartError} if the file is damaged or the folder cannot be written.
 */
export async function loadKeys(folder: string): Promise<IdentityKeys> {
  const file = join(folder, FILE_NAME);
  return (await readKeys(file)) ?? (await makeKeys(folder, file));
}

async function readKeys(file: string): Promise<IdentityKeys | undefined> {
  let content: string;
  try {
    content = await readFile(file, 'utf8');
    await chmod(file, OWNER_ONLY);
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return undefined;
    throw new StartError(`The sign-in keys in ${file} cannot be read: ${messageOf(error)}.`, {
      cause: error,
    });
  }
  try {
    return identityKeys.parse(JSON.parse(content));
  } catch (error) {
    throw new StartError(
      `The sign-in keys in ${file} are damaged. Restore the file, or delete it to have new ones made; that signs everyone out.`,
      { cause: error },
    );
  }
}

async function makeKeys(folder: string, file: string): Promise<IdentityKeys> {
  const keys: IdentityKeys = {
    signingKey: await makeSigningKey(),
    cookieSecrets: [randomBytes(32).toString('base64url')],
  };
  const draft = `${file}.${process.pid}-${randomBytes(6).toString('hex')}`;
  try {
    await mkdir(folder, { recursive: true });
    await writeFile(draft, `${JSON.stringify(keys, null, 2)}\n`, { mode: OWNER_ONLY, flag: 'wx' });
    // A link is created atomically, and never replaces an existing file.
    await link(draft, file);
    return keys;
  } catch (error) {
    const others = errorCode(error) === 'EEXIST' ? await readKeys(file) : undefined;
    if (others) return others;
    throw new StartError(`The sign-in keys cannot be written to ${folder}: ${messageOf(error)}.`, {
      cause: error,
    });
  } finally {
    await unlink(draft).catch(() => undefined);
  }
}

async function makeSigningKey(): Promise<IdentityKeys['signingKey']> {
  const { privateKey } = await generateKeyPair('RS256', { modulusLength: 2048, extractable: true });
  const key = await exportJWK(privateKey);
  return signingKey.parse({ ...key, kid: await calculateJwkThumbprint(key), use: 'sig', alg: 'RS256' });
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
