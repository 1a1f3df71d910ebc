import type { BillingPeriod } from '@parley/model';

/** The organisation's subscription. */
export interface Subscription {
  /** `active`, `trial`, `trial_ended`, `canceled`, `incomplete`, or another of the payment provider's. */
  status: string;
  /** '' without a plan. */
  planName: string;
  usedMessages: number;
  dailyMessageLimit: number;
  usedCharacters: number;
  monthlyCharacterLimit: number;
  /** When the limits start anew, ISO 8601; left out where nobody knows. */
  resets?: { messages: string; characters: string };
  /** What is paid, in hundredths of `currency` (ISO 4217). */
  price?: { amount: number; currency: string; period: BillingPeriod };
  /** When an active subscription renews itself, or a trial ends; ISO 8601. */
  until?: string;
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
  state: 'paid' | 'open' | 'uncollectible' | 'void';
}
