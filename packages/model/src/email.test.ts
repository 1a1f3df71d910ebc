import { expect, test } from 'vitest';
import { isEmail } from './email.ts';

test('US-1, US-2: an address has one @, something before it and a dotted name behind it', () => {
  expect(
    ['agent@acme.test', "o'neil+shop@mail.acme.test", 'office@xn--bcher-kva.test'].filter(isEmail),
  ).toHaveLength(3);
  expect(
    ['', 'agent', 'agent@acme', 'a b@acme.test', 'a@b@acme.test', '@acme.test', 'agent@acme.'].filter(
      isEmail,
    ),
  ).toEqual([]);
});

test('US-1: what no mail server takes is no address', () => {
  expect(
    ['ünï@x.test', '<script>alert(1)</script>@x.test', 'a..b@x.test', '.a@x.test', '"a b"@x.test'].filter(
      isEmail,
    ),
  ).toEqual([]);
});

test('US-1, US-2: an address has at most 254 characters', () => {
  const long = (length: number) => `${'x'.repeat(length - '@acme.test'.length)}@acme.test`;
  expect(isEmail(long(254))).toBe(true);
  expect(isEmail(long(255))).toBe(false);
});
