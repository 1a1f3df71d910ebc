import { describe, expect, it } from 'vitest';
import {
  type AssistantListItem,
  arrangeAssistants,
  DEFAULT_ASSISTANT_QUERY,
  sortedBy,
} from './arrangeAssistants.ts';

const assistant = (name: string, rest: Partial<AssistantListItem> = {}): AssistantListItem => ({
  id: name,
  name,
  description: '',
  avatarUrl: null,
  status: 'published',
  dataFileCount: 0,
  conversationCount: 0,
  careCount: 0,
  messages24h: 0,
  updatedAt: '2026-03-01T12:00:00Z',
  href: '/',
  ...rest,
});

const all = [
  assistant('Shop 10', { messages24h: 5, updatedAt: '2026-03-03T12:00:00Z' }),
  assistant('Äpfel', { messages24h: 5, description: 'Answers about returns' }),
  assistant('Shop 2', { messages24h: 120, updatedAt: '2026-03-02T12:00:00Z' }),
];
const names = (query: Partial<typeof DEFAULT_ASSISTANT_QUERY>) =>
  arrangeAssistants(all, { ...DEFAULT_ASSISTANT_QUERY, ...query }, 'de').map(({ name }) => name);

describe('arrangeAssistants', () => {
  it('AS-1: sorts names as people do', () => {
    expect(names({})).toEqual(['Äpfel', 'Shop 2', 'Shop 10']);
  });

  it('AS-1: sorts by messages and by date, equals by name', () => {
    expect(names({ sort: 'messages', order: 'descending' })).toEqual(['Shop 2', 'Äpfel', 'Shop 10']);
    expect(names({ sort: 'updated', order: 'descending' })).toEqual(['Shop 10', 'Shop 2', 'Äpfel']);
  });

  it('AS-1: finds every word in name or description, whatever its case and marks', () => {
    expect(names({ search: ' SHOP  2 ' })).toEqual(['Shop 2']);
    expect(names({ search: 'äpf returns' })).toEqual(['Äpfel']);
    expect(names({ search: 'apfel' })).toEqual(['Äpfel']);
    expect(names({ search: 'shop returns' })).toEqual([]);
  });

  it('AS-1: shows one status alone', () => {
    const mixed = [...all, assistant('Draft of a shop', { status: 'draft' })];
    const only = (status: 'all' | 'draft' | 'paused') =>
      arrangeAssistants(mixed, { ...DEFAULT_ASSISTANT_QUERY, search: 'shop', status }, 'en').map(
        ({ name }) => name,
      );
    expect(only('all')).toEqual(['Draft of a shop', 'Shop 2', 'Shop 10']);
    expect(only('draft')).toEqual(['Draft of a shop']);
    expect(only('paused')).toEqual([]);
  });

  it('leaves what it was given as it is', () => {
    arrangeAssistants(all, { ...DEFAULT_ASSISTANT_QUERY, order: 'descending' }, 'en');
    expect(all[0]?.name).toBe('Shop 10');
  });
});

describe('sortedBy', () => {
  it('AS-1: turns the order of the field in force, and starts another in its own', () => {
    const byMessages = sortedBy(DEFAULT_ASSISTANT_QUERY, 'messages');
    expect(byMessages).toMatchObject({ sort: 'messages', order: 'descending' });
    expect(sortedBy(byMessages, 'messages').order).toBe('ascending');
    expect(sortedBy(byMessages, 'name')).toMatchObject({ sort: 'name', order: 'ascending' });
  });
});
