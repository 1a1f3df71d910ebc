/** Why a plan is too small for what the organisation uses. */
export interface PlanBlocker {
  kind: 'assistants' | 'users' | 'characters';
  used: number;
  /** What the plan includes. */
  limit: number;
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
  current: boolean;
  popular: boolean;
  /** What has to become less before this plan can be chosen; left out or empty where nothing has to. */
  blockers?: readonly PlanBlocker[];
}
