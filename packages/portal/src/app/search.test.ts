import { expect, test } from 'vitest';
import { assistantIn, checkoutIn, openedIn } from './search.ts';

test.each(['not-an-id', '', '__proto__', '5f0c2f5e-2d0c-9f51-9f62-7e3d4a6b8c90', '../users'])(
  'T17: a path that names %j is one of an assistant that is not there, and keeps what else it names',
  (id) => {
    expect(assistantIn({ id, firstSession: 'first' })).toEqual({
      id: '00000000-0000-0000-0000-000000000000',
      firstSession: 'first',
    });
  },
);

test('RT-1: a path names an assistant by its id', () => {
  const params = { id: '5f0c2f5e-2d0c-4f51-9f62-7e3d4a6b8c90' };
  expect(assistantIn(params)).toBe(params);
});

test('AS-6: an address that opens what can be no id opens what nobody has, and none where it names none', () => {
  expect(openedIn('no')).toBe('00000000-0000-0000-0000-000000000000');
  expect(openedIn('5f0c2f5e-2d0c-4f51-9f62-7e3d4a6b8c90')).toBe('5f0c2f5e-2d0c-4f51-9f62-7e3d4a6b8c90');
  expect(openedIn(undefined)).toBeUndefined();
});

test('BI-2: an address tells of a payment, or of a change, only with a plan that there is', () => {
  expect(checkoutIn({ checkout: 'success', plan: 'team' })).toEqual({ checkout: 'success', plan: 'team' });
  expect(checkoutIn({ checkout: 'success', plan: 'team', billed: 'Y' }).billed).toBe('Y');
  expect(checkoutIn({ checkout: 'success', plan: 'team', billed: 'W' }).billed).toBeUndefined();
  expect(checkoutIn({ checkout: 'changed', plan: 'starter' })).toEqual({
    checkout: 'changed',
    plan: 'starter',
  });
  for (const search of [
    { checkout: 'changed', plan: 'gold' },
    { checkout: 'success' },
    { checkout: 'paid', plan: 'team' },
  ])
    expect(checkoutIn(search)).toEqual({ checkout: undefined, plan: undefined });
  expect(checkoutIn({ checkout: 'cancel', plan: 'team' })).toEqual({ checkout: 'cancel', plan: undefined });
});
