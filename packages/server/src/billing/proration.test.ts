import { HOUR_MS } from '@parley/model';
import { expect, test } from 'vitest';
import { plans } from './plans.ts';
import { beginOfPeriod, chargeFor, endOfPeriod, type Holding } from './proration.ts';

const [starter, team, business] = plans;
const at = (moment: string) => new Date(`${moment}:00Z`);
const holding = (
  plan: typeof team,
  period: 'M' | 'Y',
  begins: string,
  ends: string,
  credit = 0,
): Holding => ({ running: { plan, period, begins: at(begins), ends: at(ends) }, credit });
const nothing: Holding = { running: null, credit: 0 };
const november = holding(team, 'M', '2026-11-08T00:00', '2026-12-08T00:00');

test('BI-2: a first plan costs its price, for a whole period', () => {
  const now = at('2026-11-24T10:30');
  expect(chargeFor(nothing, { plan: team, period: 'M' }, now)).toEqual({
    lines: [
      { kind: 'plan', plan: team, period: 'M', begins: now, ends: at('2026-12-24T10:30'), amount: 5900 },
    ],
    begins: now,
    ends: at('2026-12-24T10:30'),
    ...{ total: 5900, creditUsed: 0, due: 5900, creditLeft: 0 },
  });
});

test('BI-2: from month to year the unused days are credited, and a year begins', () => {
  const charge = chargeFor(november, { plan: team, period: 'Y' }, at('2026-11-24T00:00'));
  // 14 of 30 days of 59 euros.
  expect(charge.lines.map(({ kind, amount }) => [kind, amount])).toEqual([
    ['plan', 59_000],
    ['unused', -2753],
  ]);
  expect(charge).toMatchObject({ total: 56_247, due: 56_247, creditLeft: 0 });
  expect(charge.ends).toEqual(at('2027-11-24T00:00'));
});

test('BI-2: to a dearer plan of the same length the rest of the period is charged, and its end stays', () => {
  const charge = chargeFor(november, { plan: business, period: 'M' }, at('2026-11-24T00:00'));
  expect(charge.lines.map(({ amount }) => amount)).toEqual([9287, -2753]);
  expect(charge).toMatchObject({ due: 6534, creditLeft: 0, ends: at('2026-12-08T00:00') });
});

test('BI-2: to a cheaper plan nothing is due, and the remainder is kept for the next invoices', () => {
  const year = holding(team, 'Y', '2026-11-24T10:00', '2027-11-24T10:00');
  const charge = chargeFor(year, { plan: starter, period: 'M' }, at('2026-11-24T10:59'));
  expect(charge).toMatchObject({ total: -57_100, creditUsed: 0, due: 0, creditLeft: 57_100 });
});

test('BI-2: kept credit pays the next invoice, as far as it goes', () => {
  const rich = { running: null, credit: 57_100 };
  expect(chargeFor(rich, { plan: team, period: 'M' }, at('2026-11-24T00:00'))).toMatchObject({
    ...{ total: 5900, creditUsed: 5900, due: 0, creditLeft: 51_200 },
  });
  expect(
    chargeFor({ ...november, credit: 1000 }, { plan: team, period: 'Y' }, at('2026-11-24T00:00')),
  ).toMatchObject({ total: 56_247, creditUsed: 1000, due: 55_247, creditLeft: 0 });
});

test.each([
  ['in the hour that it was paid in, all of it', '2026-11-08T00:59', -5900],
  ['a day later, all but that day', '2026-11-09T00:00', -5703],
  ['within an hour the same amount', '2026-11-09T00:59', -5703],
  ['in its last hour, that hour', '2026-12-07T23:59', -8],
])('BI-2: of a month is credited %s', (_, now, amount) => {
  expect(chargeFor(november, { plan: team, period: 'Y' }, at(now)).lines[1]?.amount).toBe(amount);
});

test('BI-2: nothing is credited of a period that is over', () => {
  const charge = chargeFor(november, { plan: business, period: 'M' }, at('2026-12-08T00:00'));
  expect(charge).toMatchObject({ due: 19_900, ends: at('2027-01-08T00:00') });
  expect(charge.lines).toHaveLength(1);
});

test('BI-2: a month is as long as it is: half of February is 14 days, half of March 15 and a half', () => {
  const february = holding(team, 'M', '2027-02-01T00:00', '2027-03-01T00:00');
  const march = holding(team, 'M', '2027-03-01T00:00', '2027-04-01T00:00');
  const toYear = { plan: team, period: 'Y' as const };
  expect(chargeFor(february, toYear, at('2027-02-15T00:00')).lines[1]?.amount).toBe(-2950);
  expect(chargeFor(march, toYear, at('2027-03-16T12:00')).lines[1]?.amount).toBe(-2950);
});

test('BI-2: in every hour of a year what is due and what is kept add up', () => {
  const year = holding(business, 'Y', '2027-03-01T00:00', '2028-03-01T00:00', 77);
  for (let hour = 0; hour < 366 * 24; hour += 1) {
    const now = new Date(at('2027-03-01T00:00').getTime() + hour * HOUR_MS);
    for (const period of ['M', 'Y'] as const) {
      const { lines, total, creditUsed, due, creditLeft } = chargeFor(year, { plan: team, period }, now);
      expect(lines.every(({ amount }) => Number.isInteger(amount))).toBe(true);
      expect(due - creditLeft).toBe(total - 77);
      expect(Math.min(due, creditLeft, creditUsed)).toBe(0);
    }
  }
});

test.each([
  ['2026-11-24T10:00', 'M', '2026-12-24T10:00'],
  ['2027-01-31T10:00', 'M', '2027-02-28T10:00'],
  ['2028-01-31T10:00', 'M', '2028-02-29T10:00'],
  ['2026-12-31T10:00', 'M', '2027-01-31T10:00'],
  ['2028-02-29T10:00', 'Y', '2029-02-28T10:00'],
] as const)('BI-1: a period that begins on %s (%s) ends on %s', (begins, period, ends) => {
  expect(endOfPeriod(at(begins), period)).toEqual(at(ends));
});

test('BI-1: a period whose begin nobody knows began a month or a year before its end', () => {
  expect(beginOfPeriod(at('2026-12-08T00:00'), 'M')).toEqual(at('2026-11-08T00:00'));
  expect(beginOfPeriod(at('2027-03-31T00:00'), 'M')).toEqual(at('2027-02-28T00:00'));
  expect(beginOfPeriod(at('2027-11-24T00:00'), 'Y')).toEqual(at('2026-11-24T00:00'));
});
