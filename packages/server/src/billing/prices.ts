import { BILLING_PERIODS, type BillingPeriod } from '@parley/model';
import { type Plan, plans } from './plans.ts';

/** What a subscription is for. */
export interface Offer {
  plan: Plan;
  period: BillingPeriod;
}

const PERIODS = { M: 'monthly', Y: 'yearly' } as const satisfies Record<BillingPeriod, string>;

/** The lookup key by which the payment provider's price of a plan is found, such as `parley_team_monthly`. */
export function lookupKeyOf(plan: Plan, period: BillingPeriod): string {
  return `parley_${plan.code}_${PERIODS[period]}`;
}

/** What a price is for; undefined for prices of other products. */
export function offerOf(lookupKey: string | null): Offer | undefined {
  return plans
    .flatMap((plan) => BILLING_PERIODS.map((period) => ({ plan, period })))
    .find(({ plan, period }) => lookupKeyOf(plan, period) === lookupKey);
}
