import { type ServerWords, serverWords } from '@parley/i18n/server';
import type { Locale, PlanBlocker } from '@parley/model';
import { html } from 'hono/html';
import { type Account, blockersOf } from './limits.ts';
import { CURRENCY, type Plan } from './plans.ts';
import type { Offer } from './prices.ts';

/** The words of the sandbox's pages and invoices, and the formats of their language. */
export interface Speech {
  t: ServerWords;
  /** Of euro cents, with a true minus. */
  price(cents: number): string;
  day(moment: Date): string;
  number(value: number): string;
  /** The name of a country. @param code of ISO 3166 */
  region(code: string): string;
  planName(plan: Pick<Plan, 'code'>): string;
  /** A plan with its period: 'Team, yearly'. */
  offer(offer: { plan: Pick<Plan, 'code'>; period: Offer['period'] }): string;
}

export function speechOf(language: Locale): Speech {
  const t = serverWords(language);
  const money = new Intl.NumberFormat(language, { style: 'currency', currency: CURRENCY });
  const number = new Intl.NumberFormat(language);
  const day = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeZone: 'UTC' });
  const regions = new Intl.DisplayNames(language, { type: 'region' });
  const planName = ({ code }: Pick<Plan, 'code'>) => t(`subscription.plans.${code}.name`);
  return {
    t,
    price: (cents) => money.format(cents / 100).replace('-', '−'),
    day: (moment) => day.format(moment),
    number: (value) => number.format(value),
    region: (code) => regions.of(code) ?? code,
    planName,
    offer: ({ plan, period }) =>
      t(period === 'M' ? 'sandbox.offerMonthly' : 'sandbox.offerYearly', { plan: planName(plan) }),
  };
}

const BLOCKED = {
  assistants: 'subscription.pricing.blockedAssistants',
  users: 'subscription.pricing.blockedUsers',
  dataFiles: 'subscription.pricing.blockedDataFiles',
  characters: 'subscription.pricing.blockedCharacters',
} as const satisfies Record<PlanBlocker['kind'], string>;

/** What keeps an account from a plan, in words; null if nothing does. */
export function obstacleTo(plan: Plan, account: Account, { t, number }: Speech): string | null {
  const blockers = blockersOf(plan, account).map(({ kind, used, limit }) =>
    t(BLOCKED[kind], { used: number(used), limit: number(limit) }),
  );
  return blockers.length > 0 ? t('sandbox.tooSmall', { reasons: blockers.join('; ') }) : null;
}

/** The secret that a form of the sandbox carries. */
export const tokenField = (token: string) => html`<input type="hidden" name="token" value="${token}" />`;
