import { expect, test } from 'vitest';
import type { Account } from './account.types.ts';
import { changedDetails, detailProblems, detailsOf } from './accountEdits.ts';

const account: Account = {
  name: 'Acme Admin',
  email: 'admin@acme.test',
  avatarUrl: null,
  emailVerified: true,
  isAdmin: true,
  language: 'en',
  organisationName: 'Acme Outdoor',
  supportEmail: 'support@acme.test',
  billingEmail: 'billing@acme.test',
  defaultLanguage: 'de',
  externalAccount: false,
};

test('US-2: only what differs from what is there is a change', () => {
  expect(changedDetails(account, {})).toEqual({});
  expect(changedDetails(account, { name: 'Acme Admin', defaultLanguage: 'es' })).toEqual({
    defaultLanguage: 'es',
  });
});

test('US-2: names and addresses are asked for, a billing address may be missing', () => {
  const details = detailsOf(account);
  expect(detailProblems(details)).toEqual({});
  expect(detailProblems({ ...details, billingEmail: '' })).toEqual({});
  expect(
    detailProblems({ ...details, name: ' ', organisationName: '', billingEmail: 'x', supportEmail: '' }),
  ).toEqual({
    name: 'nameMissing',
    organisationName: 'organisationMissing',
    billingEmail: 'emailWrong',
    supportEmail: 'emailWrong',
  });
});
