import type { KeptMessage } from '@parley/machines/chat';
import { beforeEach, expect, test, vi } from 'vitest';
import { createUnsentKeeper, readUnsent, type UnsentPlace } from './unsent.ts';

const shop: UnsentPlace = { subject: 'auth0|1', assistantGuid: 'shop' };

const nothing = { draft: '', messages: [] };

const message: KeptMessage = {
  id: 'm1',
  threadId: 't1',
  answerId: 'a1',
  parentId: null,
  text: 'Do you ship to Norway?',
  isHeld: false,
};

const kept = new Map<string, string>();
const setItem = vi.fn((key: string, value: string) => void kept.set(key, value));

beforeEach(() => {
  kept.clear();
  setItem.mockClear();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem,
    removeItem: (key: string) => kept.delete(key),
  });
});

test('CH-6: a draft and messages under way are there again, for the same user and assistant only', () => {
  const unsent = { draft: 'Half a th', messages: [message] };
  createUnsentKeeper(shop)(unsent);
  expect(readUnsent(shop)).toEqual(unsent);
  expect(readUnsent({ ...shop, assistantGuid: 'desk' })).toEqual(nothing);
  expect(readUnsent({ ...shop, subject: 'auth0|2' })).toEqual(nothing);
});

test('CH-6: what has arrived is forgotten, and what is the same is not written twice', () => {
  const keep = createUnsentKeeper(shop);
  keep({ draft: 'Half', messages: [] });
  keep({ draft: 'Half', messages: [] });
  expect(setItem).toHaveBeenCalledOnce();
  keep(nothing);
  expect(kept.size).toBe(0);
});

test('CH-6: a draft that was kept as plain text is still read, whatever it looks like', () => {
  kept.set('parley.draft.shop', '{"draft":"braces"}');
  expect(readUnsent(shop)).toEqual({ draft: '{"draft":"braces"}', messages: [] });
  createUnsentKeeper(shop)({ draft: 'More', messages: [] });
  expect(readUnsent(shop).draft).toBe('More');
  createUnsentKeeper(shop)(nothing);
  expect(readUnsent(shop)).toEqual(nothing);
});

test.each([
  ['', 'nothing'],
  ['{', 'no JSON'],
  ['null', 'null'],
  ['5', 'a number'],
  ['{"draft":5,"messages":{}}', 'other types'],
  [
    JSON.stringify({ messages: [null, 5, { ...message, text: 7 }, { ...message, threadId: 7 }] }),
    'no messages',
  ],
  [JSON.stringify({ messages: [{ ...message, isHeld: undefined }] }), 'a part of a message'],
])('T17: %s is %s, and not read', (text) => {
  kept.set('parley.unsent.auth0|1.shop', text);
  expect(readUnsent(shop)).toEqual(nothing);
});

test('faults: blocked storage keeps nothing, and stops nobody', () => {
  vi.stubGlobal('sessionStorage', undefined);
  createUnsentKeeper(shop)({ draft: 'Half', messages: [] });
  expect(readUnsent(shop)).toEqual(nothing);
});
