import { DAY_MS, NOTIFICATION_DAYS } from '@parley/model';
import { lt } from 'drizzle-orm';
import { purgeOldAssistants } from '../assistants/assistantDeletion.ts';
import type { Clock } from '../clock.ts';
import { deleteOldConversations } from '../conversationLog/retention.ts';
import { forgetOldSites } from '../http/widgetSites.ts';
import { deleteUnusedPictures } from '../pictures/pictures.ts';
import { deleteOldInvitations } from '../users/oldInvitations.ts';
import type { Database } from './database.ts';
import {
  billingSessions,
  emailVerifications,
  grantHolders,
  identityRecords,
  notifications,
  paymentEvents,
  rateLimits,
} from './schema.ts';

/** A payment provider sends an event again for three days; one that is older does not come back. */
const PAYMENT_EVENT_DAYS = 30;

/**
 * Removes what has expired, old notifications, sites and invitations, pictures that nothing shows, assistants
 * that were deleted long ago, and conversations that are older than their organisation keeps them. Nothing
 * depends on when it runs: expired records are never found anyway.
 */
export async function cleanUp({ db }: Database, clock: Clock): Promise<void> {
  const now = clock.now();
  await db.delete(identityRecords).where(lt(identityRecords.expiresAt, now));
  await db.delete(rateLimits).where(lt(rateLimits.windowEndsAt, now));
  await db.delete(billingSessions).where(lt(billingSessions.expiresAt, now));
  await db.delete(grantHolders).where(lt(grantHolders.expiresAt, now));
  await db.delete(emailVerifications).where(lt(emailVerifications.expiresAt, now));
  await purgeOldAssistants(db, now);
  await deleteOldConversations(db, now);
  await deleteUnusedPictures(db, now);
  await forgetOldSites(db, now);
  await deleteOldInvitations(db, now);
  const daysAgo = (days: number) => new Date(now.getTime() - days * DAY_MS);
  await db.delete(paymentEvents).where(lt(paymentEvents.receivedAt, daysAgo(PAYMENT_EVENT_DAYS)));
  await db.delete(notifications).where(lt(notifications.createdAt, daysAgo(NOTIFICATION_DAYS)));
}
