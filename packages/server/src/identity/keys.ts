import { randomBytes } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import { calculateJwkThumbprint, exportJWK, generateKeyPair } from 'jose';
import { z } from 'zod';
import type { Database } from '../database/database.ts';
import { identityRecords } from '../database/schema.ts';
import { StartError } from '../startError.ts';

/** Where the keys stand among the provider's records; they never expire. */
const RECORD = { model: 'IdentityKeys', id: 'current' };

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
 * Reads the keys from the database, or makes them there at the first start: all processes over one database
 * sign alike, so each accepts the tokens and sessions of the others, however many start together (CMD-7).
 *
 * @throws {StartError} if they are damaged.
 */
export async function loadKeys(database: Database): Promise<IdentityKeys> {
  return (await readKeys(database)) ?? (await makeKeys(database));
}

/** The public half of the signing key, as tokens are checked with it. */
export function publicKeyOf({ signingKey: { kty, use, alg, kid, n, e } }: IdentityKeys) {
  return { kty, use, alg, kid, n, e };
}

async function readKeys({ db }: Database): Promise<IdentityKeys | undefined> {
  const [record] = await db
    .select({ payload: identityRecords.payload })
    .from(identityRecords)
    .where(and(eq(identityRecords.model, RECORD.model), eq(identityRecords.id, RECORD.id)));
  if (!record) return undefined;
  const parsed = identityKeys.safeParse(record.payload);
  if (parsed.success) return parsed.data;
  throw new StartError(
    `The sign-in keys in the database are damaged. Restore them, or delete the row of identity_records whose model is ${RECORD.model} to have new ones made; that signs everyone out.`,
  );
}

async function makeKeys(database: Database): Promise<IdentityKeys> {
  const made: IdentityKeys = {
    signingKey: await makeSigningKey(),
    cookieSecrets: [randomBytes(32).toString('base64url')],
  };
  await database.db
    .insert(identityRecords)
    .values({ ...RECORD, payload: made })
    .onConflictDoNothing();
  // Another process may have been first; its keys are the ones that count.
  return (await readKeys(database)) ?? made;
}

async function makeSigningKey(): Promise<IdentityKeys['signingKey']> {
  const { privateKey } = await generateKeyPair('RS256', { modulusLength: 2048, extractable: true });
  const key = await exportJWK(privateKey);
  return signingKey.parse({ ...key, kid: await calculateJwkThumbprint(key), use: 'sig', alg: 'RS256' });
}
