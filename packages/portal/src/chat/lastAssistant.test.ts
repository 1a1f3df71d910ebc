import { afterEach, expect, test, vi } from 'vitest';
import { indexAssistant, keepLastAssistant, readLastAssistant } from './lastAssistant.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

const permitted = [
  { assistantGuid: 'annex', createdAt: '2026-03-02T08:00:00.000Z' },
  { assistantGuid: 'harbour', createdAt: '2026-01-10T08:00:00.000Z' },
  { assistantGuid: 'pier', createdAt: '2026-02-01T08:00:00.000Z' },
];

test('RT-8: the index opens the assistant used last', () => {
  expect(indexAssistant(permitted, 'pier')).toBe('pier');
});

test('RT-8: else the oldest, whatever the names of later ones are', () => {
  expect(indexAssistant(permitted, null)).toBe('harbour');
  expect(indexAssistant(permitted, 'gone')).toBe('harbour');
});

test('RT-8: where none is permitted it opens none', () => {
  expect(indexAssistant([], 'pier')).toBeUndefined();
});

test('RT-8: readers of one browser each have an assistant that they used last', () => {
  const kept = new Map([['app.lastAssistant', 'pier']]);
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, text: string) => kept.set(name, text),
  });
  // As it was kept before it was anybody's.
  expect(readLastAssistant('one')).toBeNull();
  keepLastAssistant('one', 'harbour');
  keepLastAssistant('other', 'annex');
  expect(readLastAssistant('one')).toBe('harbour');
  expect(readLastAssistant('other')).toBe('annex');
  expect(readLastAssistant('__proto__')).toBeNull();
});
