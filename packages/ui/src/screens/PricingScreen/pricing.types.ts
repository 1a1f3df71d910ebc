import type { PlanBlocker } from '@parley/model';

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
  popular: boolean;
  /** What has to become less before this plan can be chosen; left out or empty where nothing has to. */
  blockers?: readonly PlanBlocker[];
}
