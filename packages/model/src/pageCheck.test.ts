import { expect, test } from 'vitest';
import { pageAddressOf } from './pageCheck.ts';

test.each([
  ['shop.example.com', 'https://shop.example.com/'],
  ['  shop.example.com/a?b=c ', 'https://shop.example.com/a?b=c'],
  ['HTTP://Shop.example.com', 'http://shop.example.com/'],
  ['localhost:4002/shop', 'http://localhost:4002/shop'],
  ['münchen.example', 'https://xn--mnchen-3ya.example/'],
])('WG-7: %j is the page %s', (typed, address) => {
  expect(pageAddressOf(typed)).toBe(address);
});

test.each([
  '',
  'https://',
  'not a page',
  '*.example.com',
  'ftp://shop.example.com',
  'https://user:password@shop.example.com',
  `shop.example.com/${'x'.repeat(2000)}`,
])('WG-7: %j is no page', (typed) => {
  expect(pageAddressOf(typed)).toBeNull();
});
