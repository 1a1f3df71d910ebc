import type { BillingPeriod, PlanBlocker, ProblemInPlace } from '@parley/model';
import type { Outdated } from '../../patterns/OutdatedNotice/OutdatedNotice.tsx';

/** What a change of plan costs, in hundredths of the currency; moments are ISO 8601. */
export interface PlanChange {
  /** What is credited of the running plan; left out where nothing is. */
  unused?: { amount: number; planName: string; paidUntil: string };
  /** Of earlier credit. */
  creditUsed: number;
  due: number;
  /** Taxes within what is due; 0 where none are charged. */
  tax: number;
  /** Kept for the next invoices. */
  creditLeft: number;
  renewsAt: string;
}

/** A plan on offer. */
export interface PricingPlan {
  id: string;
  name: string;
  description: string;
  /** Hundredths of the currency. */
  monthlyPrice: number;
  yearlyPrice: number;
  dailyMessageLimit: number;
  monthlyCharacterLimit: number;
  assistantLimit: number;
  userLimit: number;
  /** Data files of all assistants together. */
  dataFileLimit: number;
  current: boolean;
  /** Set where it is the reader's plan, but paid by this other period than the one that is shown. */
  paidBy?: BillingPeriod | undefined;
  popular: boolean;
  /** What has to become less before this plan can be chosen; left out or empty where nothing has to. */
  blockers?: readonly PlanBlocker[];
  /** What taking it costs where that is not simply its price. */
  change?: PlanChange | undefined;
}

export type PricingState =
  | { kind: 'loading' }
  | { kind: 'failed'; problem: ProblemInPlace; retrying: boolean }
  /** `currency` is ISO 4217. */
  | {
      kind: 'ready';
      plans: readonly PricingPlan[];
      currency: string;
      outdated?: Outdated | undefined;
      leftOut?: number;
    };

/** Where what blocks a plan can be made less; nothing makes characters less that were used. */
export type BlockerHrefs = Partial<Record<PlanBlocker['kind'], string>>;

export interface PricingScreenProps {
  state: PricingState;
  /**
   * How the subscription stands where it is not simply active, or not renewed; `until` is the end of a trial
   * or of what is paid, ISO 8601.
   */
  standing?:
    | { status: 'trial' | 'trial_ended' | 'canceled' | 'incomplete'; until?: string }
    | { status: 'ending'; until: string }
    | undefined;
  /** Leads to where a subscription is kept that is not renewed. */
  onKeep?: () => void;
  period: BillingPeriod;
  onPeriodChange: (period: BillingPeriod) => void;
  /**
   * What became of the last choice: its checkout is being opened, or could not be; or the reader is back from
   * there, with the plan once it is in force.
   */
  checkout:
    | { kind: 'idle' | 'abandoned' }
    | { kind: 'succeeded' | 'changed'; planName?: string | undefined; billed?: BillingPeriod | undefined }
    | { kind: 'opening'; planId: string }
    | { kind: 'failed'; problem: ProblemInPlace };
  /** Sends the news of a checkout away. */
  onDismiss?: () => void;
  /** Left out for those who may look and not choose. */
  onChoose?: (planId: string) => void;
  /** Left out where these pages can't be gone to. */
  blockerHrefs?: BlockerHrefs;
  onRetry: () => void;
}
