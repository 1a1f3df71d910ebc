import { randomUUID } from 'node:crypto';
import { FEATURES } from '@parley/model';
import { and, eq } from 'drizzle-orm';
import type { Clock } from '../clock.ts';
import type { Database } from '../database/database.ts';
import { announcedFeatures, notifications, users } from '../database/schema.ts';

/**
 * Notifies the present administrators of the features that are new in this version (SH-6). Each feature is
 * announced once per database; administrators who join later are not told of it.
 */
export async function announceFeatures({ db }: Pick<Database, 'db'>, clock: Clock): Promise<void> {
  const now = clock.now();
  await db.transaction(async (tx) => {
    const fresh = await tx
      .insert(announcedFeatures)
      .values(FEATURES.map((feature) => ({ feature, announcedAt: now })))
      .onConflictDoNothing()
      .returning({ feature: announcedFeatures.feature });
    if (fresh.length === 0) return;
    const admins = await tx
      .select({ id: users.id })
      .from(users)
      .where(and(eq(users.role, 'admin'), eq(users.status, 'active')));
    const rows = admins.flatMap(({ id: recipientId }) =>
      fresh.map(({ feature }) => ({
        id: randomUUID(),
        recipientId,
        type: 'new_feature' as const,
        details: { feature },
        createdAt: now,
      })),
    );
    if (rows.length > 0) await tx.insert(notifications).values(rows);
  });
}
