import type { BillingPeriod } from '@parley/model';

/** The organisation's subscription. */
export interface Subscription {
  /** `active`, `trial`, `trial_ended`, `canceled`, `incomplete`, or another of the payment provider's. */
  status: string;
  /** '' without a plan. */
  planName: string;
  usedMessages: number;
  /** Messages of each of the last days (UTC), oldest first, today's last; left out where nobody knows. */
  messagesByDay?: readonly number[];
  dailyMessageLimit: number;
  /**
   * What visitors used together of today's messages, and the most that is theirs: beyond it the rest is kept
   * for those who are signed in. Left out where nobody knows.
   */
  visitorMessages?: { used: number; limit: number };
  usedCharacters: number;
  monthlyCharacterLimit: number;
  /** When the limits reset, ISO 8601; left out where nobody knows. */
  resets?: { messages: string; characters: string };
  /** What is paid, in hundredths of `currency` (ISO 4217). */
  price?: { amount: number; currency: string; period: BillingPeriod };
  /**
   * Kept for the next invoices, also of a later subscription, in hundredths of `currency`; left out where
   * there is none.
   */
  credit?: { amount: number; currency: string };
  /** When the period ends that is paid for, or the trial, or when that ended; ISO 8601. */
  until?: string | undefined;
  /** Whether an active subscription goes on then. @default true */
  renews?: boolean;
  /** How many the plan includes; left out where nobody knows. */
  included?: { assistants: number; users: number; dataFiles: number };
  /** Whether the customer portal has a payment method and a billing address. @default false */
  paymentMethods?: boolean;
}

/** What a payment left behind. */
export interface Invoice {
  id: string;
  /** As printed on it. */
  number: string;
  /** ISO 8601. */
  issuedAt: string;
  /** Hundredths of `currency` (ISO 4217); below zero for a credit note. */
  amount: number;
  currency: string;
  state: 'paid' | 'open' | 'credited' | 'uncollectible' | 'void';
}
