import { expect, test } from 'vitest';
import { accountEmail, isEmail, mailable } from './email.ts';

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

test.each([
  [' Anna@München.de ', 'Anna@xn--mnchen-3ya.de'],
  ['anna@shop.пример', 'anna@shop.xn--e1afmkfd'],
  ['anna@xn--mnchen-3ya.de', 'anna@xn--mnchen-3ya.de'],
  ['Office@Acme.test', 'Office@Acme.test'],
])('US-1, US-2: mail goes to "%s" as "%s"', (typed, address) => {
  expect(mailable(typed)).toBe(address);
  expect(isEmail(mailable(typed))).toBe(true);
});

test.each(['anna@münchen.de:80', 'anna@münchen.de/x', 'ünï@x.test', 'anna@mün chen.de', 'ä', '@ü', ''])(
  'US-1: "%s" is no address, and stays to be recognised',
  (typed) => {
    expect(isEmail(mailable(typed))).toBe(false);
    expect(mailable(typed).startsWith(typed.slice(0, 3))).toBe(true);
  },
);

test('US-1: an account is known by one form of its address', () => {
  expect(accountEmail(' Anna@MÜNCHEN.de ')).toBe('anna@xn--mnchen-3ya.de');
});
