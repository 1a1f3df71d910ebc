import { WIDGET_GRANT_SECONDS } from '@parley/model';
import { expect, test } from 'vitest';
import { createGrant } from './grant.ts';

const LIFE_MS = WIDGET_GRANT_SECONDS * 1000;

function page() {
  const asked: string[] = [];
  let time = 0;
  let failure: Error | null = null;
  const grant = createGrant({
    first: 'first',
    async renew(header) {
      asked.push(header['x-widget-grant'] ?? '');
      if (failure) throw failure;
      return `renewed ${asked.length}`;
    },
    now: () => time,
  });
  return {
    grant,
    asked,
    pass: (milliseconds: number) => {
      time += milliseconds;
    },
    fail: (next: Error | null) => {
      failure = next;
    },
  };
}

test('WG-8: calls carry the grant of the document, and a new one long before it expires', async () => {
  const { grant, asked, pass } = page();
  pass(LIFE_MS / 4);
  expect(await grant.header()).toEqual({ 'x-widget-grant': 'first' });
  pass(LIFE_MS / 2);
  const together = await Promise.all([grant.header(), grant.header()]);
  expect(together).toEqual([{ 'x-widget-grant': 'renewed 1' }, { 'x-widget-grant': 'renewed 1' }]);
  expect(asked).toEqual(['first']);
  pass(LIFE_MS);
  expect(await grant.header()).toEqual({ 'x-widget-grant': 'renewed 2' });
  expect(asked).toEqual(['first', 'renewed 1']);
});

test('WG-8: a renewal that failed is tried again by the next call', async () => {
  const { grant, pass, fail } = page();
  pass(LIFE_MS);
  fail(new Error('Away.'));
  await expect(grant.header()).rejects.toThrow('Away.');
  fail(null);
  expect(await grant.header()).toEqual({ 'x-widget-grant': 'renewed 2' });
});
