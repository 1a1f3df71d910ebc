import { eq } from 'drizzle-orm';
import { randomToken } from '../secrets.ts';
import type { Database } from './database.ts';
import { sharedSecrets } from './schema.ts';

/**
 * The secret of a name: 256 bits, made when it is asked for the first time, and the same for all processes
 * over one database, however many start together (CMD-7).
 */
export async function readSharedSecret({ db }: Database, name: string): Promise<Uint8Array> {
  await db.insert(sharedSecrets).values({ name, secret: randomToken() }).onConflictDoNothing();
  const [row] = await db.select().from(sharedSecrets).where(eq(sharedSecrets.name, name));
  if (!row) throw new Error(`The secret ${name} is gone.`);
  return Buffer.from(row.secret, 'base64url');
}
