import { type BillingPeriod, HOUR_MS } from '@parley/model';
import { type Plan, priceOf } from './plans.ts';
import type { Offer } from './prices.ts';

/** A span of time that is paid for. */
export interface Span {
  begins: Date;
  ends: Date;
}

/** What a customer has when another plan is taken. */
export interface Holding {
  /** The period that runs and is paid for; null where none does. */
  running: (Offer & Span) | null;
  /** Left of earlier changes, in cents. */
  credit: number;
}

/** A line of a charge: a plan for a time, or what was not used of one. Cents; below 0 for a credit. */
export interface ChargeLine extends Offer, Span {
  kind: 'plan' | 'unused';
  amount: number;
}

/** What taking a plan costs where that is not simply its price (BI-2). Amounts in cents. */
export interface ChangePreview {
  /** Of the running period, as it is not used up. */
  credited: number;
  /** End of the running period; null where nothing is credited. */
  paidUntil: Date | null;
  /** Taxes within what is due. */
  tax: number;
  creditUsed: number;
  due: number;
  creditLeft: number;
  renewsAt: Date;
}

/** What taking a plan costs at once, and what comes after. Amounts in cents. */
export interface Charge extends Span {
  lines: ChargeLine[];
  /** Of the lines; below 0 where more was unused than the plan costs. */
  total: number;
  /** Of earlier credit. */
  creditUsed: number;
  due: number;
  /** Credit for the next invoices. */
  creditLeft: number;
}

/**
 * What taking a plan costs at a moment, as Stripe prorates: what is not used of the running period is
 * credited. A plan of the same length is charged for the rest of that period, one of another length begins
 * its own; what is left of the credit is kept for the next invoices. Time counts by begun hours of use, so
 * that the amount on the card is the one at the checkout.
 */
export function chargeFor({ running, credit }: Holding, { plan, period }: Offer, now: Date): Charge {
  const rest = running && now < running.ends ? restOf(running, now) : null;
  const isSamePeriod = rest !== null && rest.period === period;
  const span = isSamePeriod ? rest : { begins: now, ends: endOfPeriod(now, period) };
  const price = priceOf(plan, period);
  const lines: ChargeLine[] = [
    {
      kind: 'plan',
      plan,
      period,
      begins: span.begins,
      ends: span.ends,
      amount: isSamePeriod ? Math.round(price * rest.part) : price,
    },
  ];
  if (rest) {
    const { part, ...unused } = rest;
    lines.push({ kind: 'unused', ...unused, amount: -Math.round(priceOf(rest.plan, rest.period) * part) });
  }
  const total = lines.reduce((sum, { amount }) => sum + amount, 0);
  return { lines, total, ...settle(total, credit), begins: span.begins, ends: span.ends };
}

/** What a total is with earlier credit: a total above 0 uses it, one below 0 adds to it. */
export function settle(total: number, credit: number) {
  const creditUsed = Math.min(credit, Math.max(total, 0));
  return {
    creditUsed,
    due: Math.max(total, 0) - creditUsed,
    creditLeft: credit - creditUsed + Math.max(-total, 0),
  };
}

/**
 * What a charge says before it is made; null where it is the plan's price and nothing else. No tax is
 * charged.
 */
export function previewOf({ lines, creditUsed, due, creditLeft, ends }: Charge): ChangePreview | null {
  const unused = lines.find(({ kind }) => kind === 'unused');
  if (!unused && creditUsed === 0) return null;
  return {
    credited: unused ? -unused.amount : 0,
    paidUntil: unused ? unused.ends : null,
    ...{ tax: 0, creditUsed, due, creditLeft, renewsAt: ends },
  };
}

/** When a period ends: a month or a year later, on the last day of a month that has no such day. */
export function endOfPeriod(begins: Date, period: BillingPeriod): Date {
  return shift(begins, period === 'M' ? 1 : 12);
}

/** When a period began of which only the end is known. */
export function beginOfPeriod(ends: Date, period: BillingPeriod): Date {
  return shift(ends, period === 'M' ? -1 : -12);
}

/** Whether it is what a customer has. */
export const isRunning = ({ running }: Holding, plan: Plan, period: BillingPeriod): boolean =>
  running !== null && running.plan.guid === plan.guid && running.period === period;

/** What is not used of a period: its plan, from when, until when, and which part of the whole. */
function restOf({ plan, period, begins, ends }: Offer & Span, now: Date) {
  const hour = Math.floor(now.getTime() / HOUR_MS) * HOUR_MS;
  const from = Math.max(hour, begins.getTime());
  const part = (ends.getTime() - from) / (ends.getTime() - begins.getTime());
  return { plan, period, begins: new Date(from), ends, part };
}

function shift(moment: Date, months: number): Date {
  const shifted = new Date(moment);
  shifted.setUTCDate(1);
  shifted.setUTCMonth(shifted.getUTCMonth() + months);
  const last = new Date(Date.UTC(shifted.getUTCFullYear(), shifted.getUTCMonth() + 1, 0)).getUTCDate();
  shifted.setUTCDate(Math.min(moment.getUTCDate(), last));
  return shifted;
}
