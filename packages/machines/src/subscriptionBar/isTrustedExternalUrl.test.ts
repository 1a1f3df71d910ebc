import { expect, test } from 'vitest';
import { isTrustedExternalUrl, PAYMENT_HOSTS } from './isTrustedExternalUrl.ts';

const places = { hosts: PAYMENT_HOSTS, apiOrigin: 'http://localhost:4000' };

test.each([
  'https://billing.stripe.com/p/session/1',
  'https://checkout.stripe.com/c/pay/1#x',
  'http://localhost:4000/billing-sandbox/portal?id=1',
])('T16: %s is followed', (url) => {
  expect(isTrustedExternalUrl(url, places)).toBe(true);
});

test.each([
  'http://billing.stripe.com/p',
  'https://billing.stripe.com.evil.test/p',
  'https://evil-billing.stripe.com/p',
  'https://stripe.com/p',
  'https://billing.stripe.com:8443/p',
  'https://billing.stripe.com@evil.test/p',
  'https://user@billing.stripe.com/p',
  'https://user:secret@billing.stripe.com/p',
  'http://localhost:4001/portal',
  'https://localhost:4000/portal',
  'blob:http://localhost:4000/uuid',
  'javascript:alert(1)',
  'javascript://billing.stripe.com/%0aalert(1)',
  'data:text/html,x',
  '//billing.stripe.com/p',
  '/portal',
  'not an address',
  '',
])('T16: %j is not followed', (url) => {
  expect(isTrustedExternalUrl(url, places)).toBe(false);
});
