import { expect, test } from 'vitest';
import { shownDomain } from './shownDomain.ts';

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
