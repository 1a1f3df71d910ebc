import type { Subscription } from '@parley/api';
import type { SubscriptionBarStatus } from '@parley/model';
import type { Feedback } from '../errors/errorPolicy.ts';
import type { TrustedPlaces } from './isTrustedExternalUrl.ts';

/** What the bar needs from the app; the two fetches reject with `ApiError`. */
export interface SubscriptionBarPorts {
  fetchStatus: (signal: AbortSignal) => Promise<Pick<Subscription, 'status'>>;
  fetchCustomerPortalUrl: (signal: AbortSignal) => Promise<string>;
  /** Keeps that the bar was closed, so that the next page passes `wasClosed`. */
  rememberClosed: () => Promise<void>;
}

export interface SubscriptionBarInput extends TrustedPlaces {
  wasClosed: boolean;
}

export interface SubscriptionBarContext extends SubscriptionBarInput {
  status: SubscriptionBarStatus | null;
  /** Where the customer portal is, once it is known and trusted. */
  portalUrl: string | null;
}

export type SubscriptionBarEvent =
  /** An administrator is on a page that has the bar (SH-9). */
  | { type: 'bar.allowed' }
  /** The user left for a page without it, or is no administrator. */
  | { type: 'bar.disallowed' }
  | { type: 'link.followed' }
  | { type: 'bar.closed' }
  /** The plans are there, to which the link led: it can be followed again. */
  | { type: 'pricing.opened' }
  /** The page came back from the browser's memory. */
  | { type: 'page.restored' };

export type SubscriptionBarEmitted =
  | { type: 'pricing.wanted' }
  /** Leave for an address that is trusted already. */
  | { type: 'portal.wanted'; url: string }
  | { type: 'feedback.raised'; feedback: Feedback };
