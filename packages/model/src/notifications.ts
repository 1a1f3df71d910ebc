import type { DataFileFailure } from './codes.ts';

/** The limits of a subscription that use is counted against. */
export const USAGE_LIMITS = ['dailyMessages', 'monthlyCharacters'] as const;
export type UsageLimit = (typeof USAGE_LIMITS)[number];

/** Share of a limit from which its administrators are warned (SH-6). */
export const LIMIT_NEAR_SHARE = 0.8;

/**
 * Features that administrators are told of when their server first has them; the words are
 * `shell.features.<code>`.
 */
export const FEATURES = ['dataFiles', 'invitations'] as const;
export type Feature = (typeof FEATURES)[number];

/** How many days a notification is kept (SH-6). */
export const NOTIFICATION_DAYS = 90;
/** The newest notifications that are shown: more than the badge counts (SH-1). */
export const NOTIFICATIONS_MAX_SHOWN = 100;

/** Colleagues that are shown at once, those who were seen last (SH-7). */
export const CONTACTS_MAX_SHOWN = 100;

/** The assistant that a notification is about. */
interface AboutAssistant {
  assistant: { assistantGuid: string; name: string; avatarUrl: string | null };
}

/** The user who did what a notification tells. */
interface AboutUser {
  user: { name: string; email: string; avatarUrl: string | null };
}

/** What happened, with what its words need (SH-6); the words are `shell.notifications.<type>`. */
type Happening =
  | ({ type: 'data_file_failed'; fileName: string; failure: DataFileFailure } & AboutAssistant)
  | ({ type: 'invitation_accepted' } & AboutUser)
  | ({ type: 'assistant_published' } & AboutAssistant & AboutUser)
  | { type: 'limit_near' | 'limit_reached'; limit: UsageLimit }
  /** Visitors used all messages of the day that are theirs; so many are left for those who are signed in. */
  | { type: 'visitors_refused'; used: number; left: number }
  | { type: 'new_feature'; feature: Feature };

/** News for one administrator (SH-6). */
export type Notification = Happening & {
  id: string;
  /** ISO 8601. */
  createdAt: string;
  read: boolean;
};
