import type { InvitationRefusal } from './statuses.ts';

/** An invitation that can be accepted. */
export interface SentInvitation {
  userId: string;
  email: string;
  /** Lets one person in; shown to administrators only. */
  url: string;
  /** ISO 8601. */
  endsAt: string;
  /** Whether it went out by e-mail; otherwise somebody has to hand on the link. */
  mailed: boolean;
}

/** An address that was not invited, and why. */
export interface RefusedInvitation {
  email: string;
  reason: InvitationRefusal;
}

/** Somebody the reader works with (SH-7). */
export interface Contact {
  id: string;
  name: string;
  email: string;
  avatarUrl: string | null;
  isActive: boolean;
  /** ISO 8601; what counts when they are not active. Null for somebody who was not seen yet. */
  lastActivity: string | null;
}
