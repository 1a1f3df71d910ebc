/**
 * A plan that an organisation can subscribe to. Prices in euro cents; a limit of the organisation's own wins.
 */
export interface Plan {
  guid: string;
  name: string;
  description: string;
  monthlyPrice: number;
  yearlyPrice: number;
  dailyMessageLimit: number;
  monthlyCharacterLimit: number;
  assistantLimit: number;
  popular: boolean;
}

/** ISO 4217. */
export const CURRENCY = 'EUR';
/** Length of a free trial. */
export const TRIAL_DAYS = 14;

/** The free trial: it cannot be bought. */
export const trialPlan: Plan = {
  guid: '0d7a3c52-6a2e-4d0f-9a51-3f1f0c7be001',
  name: 'Free trial',
  description: `Everything of Team for ${TRIAL_DAYS} days.`,
  monthlyPrice: 0,
  yearlyPrice: 0,
  dailyMessageLimit: 100,
  monthlyCharacterLimit: 500_000,
  assistantLimit: 3,
  popular: false,
};

/** Plans on offer, cheapest first. */
export const plans: readonly [Plan, Plan, Plan] = [
  {
    guid: '0d7a3c52-6a2e-4d0f-9a51-3f1f0c7be002',
    name: 'Starter',
    description: 'One assistant for a small site.',
    monthlyPrice: 1900,
    yearlyPrice: 19_000,
    dailyMessageLimit: 200,
    monthlyCharacterLimit: 1_000_000,
    assistantLimit: 1,
    popular: false,
  },
  {
    guid: '0d7a3c52-6a2e-4d0f-9a51-3f1f0c7be003',
    name: 'Team',
    description: 'Several assistants and the whole team.',
    monthlyPrice: 5900,
    yearlyPrice: 59_000,
    dailyMessageLimit: 2000,
    monthlyCharacterLimit: 10_000_000,
    assistantLimit: 10,
    popular: true,
  },
  {
    guid: '0d7a3c52-6a2e-4d0f-9a51-3f1f0c7be004',
    name: 'Business',
    description: 'High limits for busy sites.',
    monthlyPrice: 19_900,
    yearlyPrice: 199_000,
    dailyMessageLimit: 20_000,
    monthlyCharacterLimit: 100_000_000,
    assistantLimit: 100,
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
