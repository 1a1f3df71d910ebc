/** A subscription as the payment provider has it. */
export interface ProviderSubscription {
  /** As Stripe names it, such as `active`, `past_due` or `canceled`. */
  status: string;
  /** Lookup key of the price that it is for; null where the price has none. */
  lookupKey: string | null;
  /** Begin of the subscription, in seconds since 1970. */
  created: number;
  /** End of a trial, in seconds since 1970; null without one. */
  trialEnd: number | null;
  /** End of the period that is paid, in seconds since 1970; left out where nobody knows. */
  periodEnd?: number | undefined;
  /** It ends with that period, and is not renewed. */
  isEnding?: boolean;
}

/** An invoice as the payment provider has it. */
export interface ProviderInvoice {
  id: string;
  number: string;
  /** What it is for. */
  planName: string;
  /** Euro cents. */
  amount: number;
  /** `void` for one that is not owed: it is not shown. */
  status: 'open' | 'paid' | 'void';
  /** In seconds since 1970. */
  issued: number;
  paid: number | null;
}

/** Everything about a customer that the product goes by, as it is at the payment provider at a moment. */
export interface CustomerState {
  subscriptions: ProviderSubscription[];
  /** The newest hundred. */
  invoices: ProviderInvoice[];
}
