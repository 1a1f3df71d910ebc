import { expect, test } from 'vitest';
import { indexAssistant } from './lastAssistant.ts';

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
