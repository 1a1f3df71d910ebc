import type { KeptMessage } from '@parley/machines/chat';
import { beforeEach, expect, test, vi } from 'vitest';
import { openUnsent, type WritingPlace } from './unsent.ts';

const place: WritingPlace = { path: '/widget-chat/shop', visitor: 'v1' };

const message: KeptMessage = {
  id: 'm1',
  threadId: 't1',
  answerId: 'a1',
  parentId: null,
  text: 'Do you ship to Norway?',
  isHeld: true,
};
const written = { draft: 'And to', messages: [message], edits: { m0: 'Are you op' } };

const kept = new Map<string, string>();

beforeEach(() => {
  kept.clear();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  });
});

test('FA-1: a message that was refused is there again on the next page, beside draft and edits', () => {
  openUnsent(place, null).keep(written);
  expect(openUnsent(place, null).before).toEqual(written);
  expect(openUnsent({ ...place, path: '/widget-chat/desk' }, null).before.messages).toEqual([]);
});

test('FA-1: what the page itself hands over as the draft goes before what was kept', () => {
  openUnsent(place, null).keep(written);
  expect(openUnsent(place, 'And to Sweden?').before).toEqual({ ...written, draft: 'And to Sweden?' });
});

test('WG-3: nothing is kept any more once it is sent or given up', () => {
  const { keep } = openUnsent(place, null);
  keep(written);
  keep({ draft: '', messages: [], edits: {} });
  expect(kept.size).toBe(0);
});

test('FA-1: a visitor whom the browser has forgotten gets the texts back, without ids of another thread', () => {
  openUnsent(place, null).keep(written);
  expect(openUnsent({ ...place, visitor: 'v2' }, null).before).toEqual({
    draft: 'Do you ship to Norway?\n\nAre you op\n\nAnd to',
    messages: [],
    edits: {},
  });
});

test('T19: blocked storage keeps nothing, and stops nobody', () => {
  vi.stubGlobal('sessionStorage', undefined);
  openUnsent(place, null).keep(written);
  expect(openUnsent(place, null).before).toEqual({ draft: '', messages: [], edits: {} });
});
