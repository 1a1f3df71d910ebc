import { BILLING_PERIODS, type BillingPeriod, PLAN_CODES, type PlanCode } from '@parley/model';
import { isDay } from './days.ts';

// What is dropped is `undefined` and not left out: the router keeps what the address has for a name that is
// left out, and hands it to whoever reads an address without naming its route.

/** How a reader came back from a checkout. */
export interface CheckoutSearch {
  checkout?: 'success' | 'changed' | 'cancel' | undefined;
  /** What was paid for, or changed to. */
  plan?: PlanCode | undefined;
  /** The period of that. */
  billed?: BillingPeriod | undefined;
}

const periodOf = (named: unknown): BillingPeriod | undefined =>
  BILLING_PERIODS.find((known) => known === named);

/** How a reader came back from a checkout (BI-2); anything that the server does not say is dropped. */
export function checkoutIn({ checkout, plan, billed }: Record<string, unknown>): CheckoutSearch {
  if (checkout === 'cancel') return { checkout, plan: undefined, billed: undefined };
  if (checkout !== 'success' && checkout !== 'changed')
    return { checkout: undefined, plan: undefined, billed: undefined };
  const taken = PLAN_CODES.find((code) => code === plan);
  return { checkout: taken && checkout, plan: taken, billed: taken && periodOf(billed) };
}

/** The period whose prices an address shows; anything else is dropped (BI-2). */
export function periodIn({ period }: Record<string, unknown>): { period?: BillingPeriod | undefined } {
  return { period: periodOf(period) };
}

const GUID = /^[\da-f]{8}-[\da-f]{4}-[1-8][\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/i;

/** Whether an address names something by an id that the server could have given (RFC 9562). */
export const isGuid = (value: unknown): value is string => typeof value === 'string' && GUID.test(value);

/** An id that nothing has. */
const NOBODY = '00000000-0000-0000-0000-000000000000';

/** The id that an address names; one that nothing has where it can be no id. */
const idIn = (named: unknown): string => (isGuid(named) ? named : NOBODY);

/** The id of what an address opens; undefined where it names none. */
export const openedIn = (named: unknown): string | undefined =>
  named === undefined ? undefined : idIn(named);

/**
 * The id in the path of an assistant's page. One that can be no id becomes one that nothing has, so that the
 * page says what it says of any assistant that is not there.
 */
export const assistantIn = <P extends { id: string }>(params: P): P =>
  isGuid(params.id) ? params : { ...params, id: NOBODY };

/** The words that an address searches for; none where it names none. */
export const wordsIn = ({ search }: Record<string, unknown>): string =>
  search === undefined ? '' : String(search);

/** The page of a list that an address names, from 1; the first where it names none. */
export const pageIn = ({ page }: Record<string, unknown>): number =>
  Number.isSafeInteger(page) && Number(page) > 0 ? Number(page) : 1;

/** The value that an address names, if it is one of these; otherwise the fallback. */
export function oneOf<T>(values: readonly T[], named: unknown, fallback: T): T {
  return values.find((value) => value === named) ?? fallback;
}

/**
 * The first and the last day that an address names as ISO dates, if both are days of the calendar in their
 * order; otherwise undefined.
 */
export function daysIn({ from, to }: Record<string, unknown>): { from: string; to: string } | undefined {
  return isDay(from) && isDay(to) && from <= to ? { from, to } : undefined;
}
