import type { KeptMessage } from '@parley/machines/chat';
import { beforeEach, expect, test, vi } from 'vitest';
import { openUnsent, readUnsent, type UnsentPlace } from './unsent.ts';

const shop: UnsentPlace = { subject: 'auth0|1', assistantGuid: 'shop' };

const nothing = { draft: '', messages: [], edits: {} };

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
  openUnsent(shop).keep(unsent);
  expect(openUnsent(shop).before).toEqual({ ...unsent, edits: {} });
  expect(readUnsent({ ...shop, assistantGuid: 'desk' })).toEqual(nothing);
  expect(readUnsent({ ...shop, subject: 'auth0|2' })).toEqual(nothing);
});

test('CH-6: what has arrived is forgotten, and what is the same is not written twice', () => {
  const { keep } = openUnsent(shop);
  keep({ draft: 'Half', messages: [] });
  keep({ draft: 'Half', messages: [] });
  expect(setItem).toHaveBeenCalledOnce();
  keep(nothing);
  expect(kept.size).toBe(0);
});

test('faults: half an edit is kept beside the draft, until it is sent or cancelled', () => {
  const { keep } = openUnsent(shop);
  keep({ edits: { m1: 'Do you ship to Swe' } });
  keep({ draft: 'Half', messages: [] });
  const next = openUnsent(shop);
  expect(next.before).toEqual({ draft: 'Half', messages: [], edits: { m1: 'Do you ship to Swe' } });
  next.keep({ edits: {} });
  next.keep({ draft: '', messages: [] });
  expect(kept.size).toBe(0);
});

test('CH-1: half an edit of a message whose thread was deleted is forgotten, whatever is kept later', () => {
  const { drop, keep } = openUnsent(shop);
  const edits = { m1: 'Do you ship to Swe', m2: 'And to Fin' };
  keep({ draft: 'Half', edits });
  drop(['m1', 'm3']);
  const left = { draft: 'Half', messages: [], edits: { m2: 'And to Fin' } };
  expect(readUnsent(shop)).toEqual(left);
  // The page still has it in mind.
  keep({ edits });
  expect(readUnsent(shop)).toEqual(left);
});

test('CH-6: a draft that was kept as plain text is still read, whatever it looks like', () => {
  kept.set('parley.draft.shop', '{"draft":"braces"}');
  expect(readUnsent(shop)).toEqual({ ...nothing, draft: '{"draft":"braces"}' });
  openUnsent(shop).keep({ draft: 'More', messages: [] });
  expect(readUnsent(shop).draft).toBe('More');
  openUnsent(shop).keep(nothing);
  expect(readUnsent(shop)).toEqual(nothing);
});

test.each([
  ['', 'nothing'],
  ['{', 'no JSON'],
  ['null', 'null'],
  ['5', 'a number'],
  ['{"draft":5,"messages":{},"edits":7}', 'other types'],
  ['{"edits":{"m1":7}}', 'no text'],
  [
    JSON.stringify({ messages: [null, 5, { ...message, text: 7 }, { ...message, threadId: 7 }] }),
    'no messages',
  ],
  [JSON.stringify({ messages: [{ ...message, isHeld: undefined }] }), 'a part of a message'],
])('T17: %s is %s, and not read', (text) => {
  kept.set('parley.unsent.auth0|1.shop', text);
  expect(readUnsent(shop)).toEqual(nothing);
});

test.each([
  { kind: 'notConfirmed' },
  { kind: 'refused', text: 7 },
  { kind: 'rateLimited', secondsLeft: 1e9 },
  { kind: 'rateLimited', secondsLeft: 0, resetAt: 'soon' },
  { kind: 'subscription', status: 200, audience: 'admin', resetAt: null },
  { kind: 'subscription', status: 463, audience: 'owner', resetAt: null },
  { kind: 'subscription', status: 463, audience: 'admin', resetAt: 'soon' },
])('T17: a message refused for %j is not read', (refusal) => {
  kept.set('parley.unsent.auth0|1.shop', JSON.stringify({ messages: [{ ...message, refusal }] }));
  expect(readUnsent(shop)).toEqual(nothing);
});

test.each([
  { kind: 'generic' },
  { kind: 'refused', text: 'No.' },
  { kind: 'rateLimited', secondsLeft: 0 },
  { kind: 'rateLimited', secondsLeft: 0, resetAt: '2026-11-28T00:00:00Z' },
  { kind: 'subscription', status: 463, audience: 'admin', resetAt: '2026-11-28T00:00:00Z' },
] as const)('CH-6, ER-3: a message refused for %j is kept with its reason', (refusal) => {
  openUnsent(shop).keep({ messages: [{ ...message, isHeld: true, refusal }] });
  expect(readUnsent(shop).messages).toEqual([{ ...message, isHeld: true, refusal }]);
});

test('faults: blocked storage keeps nothing, and stops nobody', () => {
  vi.stubGlobal('sessionStorage', undefined);
  openUnsent(shop).keep({ draft: 'Half', messages: [] });
  expect(readUnsent(shop)).toEqual(nothing);
});
