/** What a plan costs, in hundredths of the currency. */
export interface Prices {
  monthlyPrice: number;
  yearlyPrice: number;
}

const MONTHS = 12;

/** What a plan costs a month, in hundredths of the currency; a year's price is spread over its months. */
export function perMonth({ monthlyPrice, yearlyPrice }: Prices, period: 'M' | 'Y'): number {
  return period === 'M' ? monthlyPrice : Math.round(yearlyPrice / MONTHS);
}

/**
 * The greatest share, from 0 to 1, that paying by the year saves on any plan; whole percents, rounded down.
 */
export function yearlySaving(plans: readonly Prices[]): number {
  const shares = plans
    .filter(({ monthlyPrice }) => monthlyPrice > 0)
    .map(({ monthlyPrice, yearlyPrice }) => 1 - yearlyPrice / (monthlyPrice * MONTHS));
  return Math.floor(Math.max(0, ...shares) * 100) / 100;
}

/** What paying by the year saves on a plan, in hundredths of the currency; never below 0. */
export function savingPerYear({ monthlyPrice, yearlyPrice }: Prices): number {
  return Math.max(0, monthlyPrice * MONTHS - yearlyPrice);
}
