import { expect, test } from 'vitest';
import { perMonth, savingPerYear, yearlySaving } from './prices.ts';

test('BI-2: a yearly price is shown by the month', () => {
  expect(perMonth({ monthlyPrice: 4900, yearlyPrice: 46_800 }, 'M')).toBe(4900);
  expect(perMonth({ monthlyPrice: 4900, yearlyPrice: 46_800 }, 'Y')).toBe(3900);
});

test('BI-2: the saving is the greatest of all plans, never promised too high, and never negative', () => {
  const free = { monthlyPrice: 0, yearlyPrice: 0 };
  expect(yearlySaving([free, { monthlyPrice: 1000, yearlyPrice: 9999 }])).toBe(0.16);
  expect(yearlySaving([free, { monthlyPrice: 1000, yearlyPrice: 13_000 }])).toBe(0);
  expect(yearlySaving([])).toBe(0);
});

test('BI-2: what a plan saves by the year is said in money, and never below nothing', () => {
  expect(savingPerYear({ monthlyPrice: 4900, yearlyPrice: 46_800 })).toBe(12_000);
  expect(savingPerYear({ monthlyPrice: 1000, yearlyPrice: 13_000 })).toBe(0);
});
