import type { PlanCode } from '@parley/model';

/** A plan that can be subscribed to. Prices in euro cents; limits set for an organisation override it. */
export interface Plan {
  guid: string;
  code: PlanCode;
  name: string;
  description: string;
  monthlyPrice: number;
  yearlyPrice: number;
  dailyMessageLimit: number;
  monthlyCharacterLimit: number;
  assistantLimit: number;
  userLimit: number;
  /** Data files of all assistants together. */
  dataFileLimit: number;
  popular: boolean;
}

/** ISO 4217. */
export const CURRENCY = 'EUR';
/** Length of a free trial. */
export const TRIAL_DAYS = 14;

/** The free trial: it cannot be bought. */
export const trialPlan: Plan = {
  guid: '0d7a3c52-6a2e-4d0f-9a51-3f1f0c7be001',
  code: 'trial',
  name: 'Free trial',
  description: `Everything of Team for ${TRIAL_DAYS} days.`,
  monthlyPrice: 0,
  yearlyPrice: 0,
  dailyMessageLimit: 100,
  monthlyCharacterLimit: 500_000,
  assistantLimit: 3,
  userLimit: 25,
  dataFileLimit: 100,
  popular: false,
};

/** Plans on offer, cheapest first. */
export const plans: readonly [Plan, Plan, Plan] = [
  {
    guid: '0d7a3c52-6a2e-4d0f-9a51-3f1f0c7be002',
    code: 'starter',
    name: 'Starter',
    description: 'One assistant for a small site.',
    monthlyPrice: 1900,
    yearlyPrice: 19_000,
    dailyMessageLimit: 200,
    monthlyCharacterLimit: 1_000_000,
    assistantLimit: 1,
    userLimit: 3,
    dataFileLimit: 50,
    popular: false,
  },
  {
    guid: '0d7a3c52-6a2e-4d0f-9a51-3f1f0c7be003',
    code: 'team',
    name: 'Team',
    description: 'Several assistants and the whole team.',
    monthlyPrice: 5900,
    yearlyPrice: 59_000,
    dailyMessageLimit: 2000,
    monthlyCharacterLimit: 10_000_000,
    assistantLimit: 10,
    userLimit: 50,
    dataFileLimit: 500,
    popular: true,
  },
  {
    guid: '0d7a3c52-6a2e-4d0f-9a51-3f1f0c7be004',
    code: 'business',
    name: 'Business',
    description: 'High limits for busy sites.',
    monthlyPrice: 19_900,
    yearlyPrice: 199_000,
    dailyMessageLimit: 20_000,
    monthlyCharacterLimit: 100_000_000,
    assistantLimit: 100,
    userLimit: 500,
    dataFileLimit: 5000,
    popular: false,
  },
];

/** The plan that a checkout without a choice is for. */
export const popularPlan: Plan = plans.find((plan) => plan.popular) ?? plans[0];

/** A plan on offer, or undefined. */
export function findOffer(guid: string): Plan | undefined {
  return plans.find((plan) => plan.guid === guid);
}

/** The plan of a subscription, the trial among them. */
export function planOf(guid: string): Plan {
  return findOffer(guid) ?? trialPlan;
}

/** What a period of the plan costs, in euro cents. */
export function priceOf(plan: Plan, period: 'M' | 'Y'): number {
  return period === 'M' ? plan.monthlyPrice : plan.yearlyPrice;
}
