import type { Words } from '@parley/i18n';
import type { PricingPlan, PricingState } from './pricing.types.ts';

/** What the plans are for, and the words that say so in each language. */
const DESCRIPTIONS = {
  'One assistant for a small site.': 'subscription.plans.starter.description',
  'Several assistants and the whole team.': 'subscription.plans.team.description',
  'High limits for busy sites.': 'subscription.plans.business.description',
} as const;

const hasWords = (text: string): text is keyof typeof DESCRIPTIONS => Object.hasOwn(DESCRIPTIONS, text);

/** What a screen shows of plans, described in the reader's language as the portal does. */
export function described(state: PricingState, t: Words['t']): PricingState {
  if (state.kind !== 'ready') return state;
  const plans = state.plans.map((plan) =>
    hasWords(plan.description) ? { ...plan, description: t(DESCRIPTIONS[plan.description]) } : plan,
  );
  return { ...state, plans };
}

const starter: PricingPlan = {
  id: 'starter',
  name: 'Starter',
  description: 'One assistant for a small site.',
  monthlyPrice: 0,
  yearlyPrice: 0,
  dailyMessageLimit: 50,
  monthlyCharacterLimit: 100_000,
  assistantLimit: 1,
  userLimit: 3,
  dataFileLimit: 50,
  current: false,
  popular: false,
};

export const team: PricingPlan = {
  id: 'team',
  name: 'Team',
  description: 'Several assistants and the whole team.',
  monthlyPrice: 4900,
  yearlyPrice: 46_800,
  dailyMessageLimit: 1000,
  monthlyCharacterLimit: 5_000_000,
  assistantLimit: 5,
  userLimit: 25,
  dataFileLimit: 500,
  current: true,
  popular: true,
};

export const business: PricingPlan = {
  id: 'business',
  name: 'Business',
  description: 'High limits for busy sites.',
  monthlyPrice: 19_900,
  yearlyPrice: 190_800,
  dailyMessageLimit: 10_000,
  monthlyCharacterLimit: 60_000_000,
  assistantLimit: 50,
  userLimit: 500,
  dataFileLimit: 5000,
  current: false,
  popular: false,
};

export const plans: readonly PricingPlan[] = [
  {
    ...starter,
    blockers: [
      { kind: 'assistants', used: 3, limit: 1 },
      { kind: 'dataFiles', used: 64, limit: 50 },
      { kind: 'characters', used: 1_842_310, limit: 100_000 },
    ],
  },
  team,
  business,
];

/** By the year, for who pays Team by the month: what is credited of the month is said of each plan. */
export const changingPlans: readonly PricingPlan[] = [
  {
    ...starter,
    monthlyPrice: 1900,
    yearlyPrice: 1000,
    change: {
      unused: { amount: 2287, planName: 'Team', paidUntil: '2026-04-01T00:00:00.000Z' },
      ...{ creditUsed: 0, due: 0, tax: 0, creditLeft: 1287, renewsAt: '2027-03-18T00:00:00.000Z' },
    },
  },
  {
    ...team,
    current: false,
    paidBy: 'M',
    change: {
      unused: { amount: 2287, planName: 'Team', paidUntil: '2026-04-01T00:00:00.000Z' },
      ...{ creditUsed: 1000, due: 43_513, tax: 0, creditLeft: 0, renewsAt: '2027-03-18T00:00:00.000Z' },
    },
  },
  business,
];

/** Before a first plan: nothing is current, nothing is in the way. */
export const firstPlans: readonly PricingPlan[] = [starter, { ...team, current: false }, business];

/** For who has the smallest: the one that most choose is offered. */
export const smallPlan: readonly PricingPlan[] = [
  { ...starter, current: true },
  { ...team, current: false },
  business,
];

/** For who has the largest: the one that most choose is a smaller one. */
export const topPlan: readonly PricingPlan[] = [
  starter,
  { ...team, current: false },
  { ...business, current: true },
];

export const manyPlans: readonly PricingPlan[] = [
  starter,
  { ...starter, id: 'solo', name: 'Solo', monthlyPrice: 1900, yearlyPrice: 18_000, dailyMessageLimit: 200 },
  team,
  {
    ...team,
    id: 'growth',
    name: 'Growth',
    monthlyPrice: 9900,
    yearlyPrice: 94_800,
    current: false,
    popular: false,
  },
  business,
  {
    ...business,
    id: 'scale',
    name: 'Scale',
    monthlyPrice: 49_900,
    yearlyPrice: 478_800,
    assistantLimit: 500,
  },
];
