import { expect, test } from 'vitest';
import type { Account } from './account.types.ts';
import {
  changedDetails,
  changedElsewhere,
  detailProblems,
  detailsOf,
  NO_EDITS,
  unsavedEdits,
  withEdit,
} from './accountEdits.ts';

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
  expect(changedDetails(account, NO_EDITS)).toEqual({});
  expect(
    changedDetails(account, withEdit(account, NO_EDITS, { name: 'Acme Admin ', defaultLanguage: 'es' })),
  ).toEqual({
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

test('US-2: what is longer than it may be is said to be too long', () => {
  const details = detailsOf(account);
  const longest = { ...details, name: 'n'.repeat(256), organisationName: `${'o'.repeat(256)} ` };
  expect(detailProblems(longest)).toEqual({});
  expect(
    detailProblems({
      ...details,
      name: 'n'.repeat(257),
      organisationName: 'o'.repeat(5000),
      billingEmail: `${'b'.repeat(250)}@acme.test`,
    }),
  ).toEqual({ name: 'tooLong', organisationName: 'tooLong', billingEmail: 'tooLong' });
});

test.each([0, 3651, 30.5])('AS-6: conversations cannot be kept for %s days', (conversationDays) => {
  expect(detailProblems({ ...detailsOf(account), conversationDays })).toEqual({
    conversationDays: 'daysOutside',
  });
});

test('FA-1: what was changed elsewhere since an edit began is noticed, and nothing else is', () => {
  const made = withEdit(account, NO_EDITS, { name: 'Mine' });
  expect(changedElsewhere(account, made)).toEqual({});
  const renamed = { ...account, name: 'Theirs', organisationName: 'Acme Mountain' };
  expect(changedElsewhere(renamed, made)).toEqual({ name: 'Theirs' });
  expect(changedElsewhere(renamed, withEdit(renamed, made, { name: 'Mine too' }))).toEqual({
    name: 'Theirs',
  });
});

test('FA-1: what was saved is where the next edit begins', () => {
  const made = withEdit(account, NO_EDITS, { name: 'Mine' });
  const saved = { ...account, name: 'Mine' };
  expect(changedElsewhere(saved, withEdit(saved, made, { name: 'Mine again' }))).toEqual({});
});

test('FA-1: what was saved is followed when it is changed elsewhere, and what was typed meanwhile stays', () => {
  const made = withEdit(account, NO_EDITS, { name: 'Mine', organisationName: 'Acme Sea' });
  const saved = { ...account, name: 'Mine' };
  const left = unsavedEdits(saved, made);
  expect(left).toEqual({
    edits: { organisationName: 'Acme Sea' },
    was: { organisationName: 'Acme Outdoor' },
  });
  const renamed = { ...saved, name: 'Theirs' };
  expect(changedDetails(renamed, left)).toEqual({ organisationName: 'Acme Sea' });
  expect(changedElsewhere(renamed, left)).toEqual({});
});

test('US-2: an address at a domain of another script is changed as mail carries it', () => {
  const typed = withEdit(account, NO_EDITS, { supportEmail: ' Hilfe@München.de ' });
  expect(changedDetails(account, typed)).toEqual({ supportEmail: 'Hilfe@xn--mnchen-3ya.de' });
  const kept = { ...account, supportEmail: 'hilfe@xn--mnchen-3ya.de' };
  expect(changedDetails(kept, withEdit(kept, NO_EDITS, { supportEmail: 'hilfe@münchen.de' }))).toEqual({});
  expect(detailProblems({ ...detailsOf(account), supportEmail: 'hilfe@münchen.de' })).toEqual({});
});
