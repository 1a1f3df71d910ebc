// Run by the bench as a process of its own: the server with the demo over PostgreSQL, with many more users in
// an organisation whose day does not end. It signs their tokens and writes them to a file: nobody signs in a
// hundred times first. Visitors may name their addresses themselves.
// Arguments: the address of the database, the assistant that they may ask, how many they are, the file.
import { randomUUID } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { eq } from 'drizzle-orm';
import { importJWK, SignJWT } from 'jose';
import { readConfig } from '../config.ts';
import { openDatabase } from '../database/database.ts';
import { assistants, organisations, users } from '../database/schema.ts';
import { loadKeys } from '../identity/keys.ts';
import { startServer } from '../start.ts';

const [url = '', assistantId = '', count = '', file = ''] = process.argv.slice(2);
const trustedProxies = ['127.0.0.1', '::1'];
const config = { ...readConfig(process.env), database: { url }, trustedProxies };
await startServer(config);

const database = await openDatabase(config.database);
const { db } = database;
const [assistant] = await db
  .update(assistants)
  .set({ audience: 'everyone' })
  .where(eq(assistants.id, assistantId))
  .returning();
if (!assistant) throw new Error(`There is no assistant ${assistantId}.`);
await db
  .update(organisations)
  .set({ dailyMessageLimit: 1_000_000 })
  .where(eq(organisations.id, assistant.organisationId));
const { signingKey } = await loadKeys(database);
const key = await importJWK(signingKey);
const { issuer, audience } = config.identity;
const now = new Date();
const tokens: string[] = [];
for (let number = 0; number < Number(count); number += 1) {
  const subject = `crowd|${number}`;
  await db.insert(users).values({
    ...{ id: randomUUID(), organisationId: assistant.organisationId, subject },
    ...{ email: `${number}@crowd.test`, name: `Reader ${number}`, emailVerified: true },
    ...{ role: 'user', status: 'active', createdAt: now },
  });
  const claims = { permissions: ['read:portal'], auth_time: Math.floor(now.getTime() / 1000) };
  tokens.push(
    await new SignJWT(claims)
      .setProtectedHeader({ alg: 'RS256', kid: signingKey.kid })
      .setSubject(subject)
      .setIssuer(issuer)
      .setAudience(audience)
      .setIssuedAt()
      .setExpirationTime('1h')
      .sign(key),
  );
}
await database.close();
await writeFile(file, JSON.stringify(tokens));
process.once('SIGTERM', () => process.exit());
console.log('ready');
