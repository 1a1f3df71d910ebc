import { expect, test } from 'vitest';
import { shownDomain, shownEmail } from './ownScript.ts';

test.each([
  ['xn--fahrrder-kln-kcb1x.de', 'fahrräder-köln.de'],
  ['*.xn--bcher-kva.example:8443', '*.bücher.example:8443'],
  ['http://xn--bcher-kva.example', 'http://bücher.example'],
  ['http://shop.xn--e1afmkfd:*', 'http://shop.пример:*'],
  ['shop.example.com', 'shop.example.com'],
  ['nonsense!! ü', 'nonsense!! ü'],
  ['xn--a.example', 'xn--a.example'],
  ['xn--99999999.example', 'xn--99999999.example'],
])('AS-2: the domain kept as "%s" reads "%s"', (kept, shown) => {
  expect(shownDomain(kept)).toBe(shown);
});

test.each([
  ['anna@xn--mnchen-3ya.de', 'anna@münchen.de'],
  ['Anna@shop.xn--e1afmkfd', 'Anna@shop.пример'],
  ['xn--bcher-kva@acme.test', 'xn--bcher-kva@acme.test'],
  ['anna@acme.test', 'anna@acme.test'],
  ['anna@xn--a.example', 'anna@xn--a.example'],
  ['@', '@'],
  ['', ''],
])('US-1, US-2: the address kept as "%s" reads "%s"', (kept, shown) => {
  expect(shownEmail(kept)).toBe(shown);
});
