import { exampleReplies } from '@parley/api/examples';
import { describe, expect, test } from 'vitest';
import { readExport } from './readExport.ts';

const {
  avatarUrl: _avatar,
  audience: _audience,
  userIds: _users,
  ...assistant
} = exampleReplies.getAssistantDraft.draft;
const file = { format: 'parley-assistant', version: 1, assistant };

describe('AS-1: an exported file', () => {
  test('holds the assistant', () => {
    expect(readExport(JSON.stringify(file))).toEqual({
      exported: file,
      draft: { ...assistant, avatarUrl: null, audience: 'everyone', userIds: [] },
      missing: [],
    });
  });

  test('from before widgets had a theme has the one that they had then', () => {
    const { theme: _, ...widget } = assistant.widget;
    expect(readExport(JSON.stringify({ ...file, assistant: { ...assistant, widget } }))).toMatchObject({
      draft: { widget: assistant.widget },
    });
  });

  test('names the data files that it does not hold', () => {
    const without = { ...file, withoutFiles: ['terms.pdf', 'returns.md'] };
    expect(readExport(JSON.stringify(without))).toMatchObject({ missing: ['terms.pdf', 'returns.md'] });
  });

  test('may name a domain by any address of its site, as the server takes it', () => {
    const allowedDomains = ['https://Shop.example.com/cart', 'not a domain'];
    expect(
      readExport(JSON.stringify({ ...file, assistant: { ...assistant, allowedDomains } })),
    ).toMatchObject({
      draft: { allowedDomains: ['shop.example.com', 'not a domain'] },
    });
  });

  test('whose values are of another kind is refused with their names', () => {
    const { name: _, ...unnamed } = assistant;
    const wrong = {
      ...unnamed,
      temperature: 'hot',
      rateLimit: { ...assistant.rateLimit, max: 'x' },
      starterQuestions: [7],
    };
    const read = readExport(JSON.stringify({ ...file, assistant: wrong }));
    expect(read).toMatchObject({ problem: 'wrongKind' });
    expect('fields' in read && [...read.fields].sort()).toEqual([
      'name',
      'rateLimit.max',
      'starterQuestions',
      'temperature',
    ]);
  });

  test('keeps beside values of another kind what can be checked of the others', () => {
    const wrong = {
      ...{ ...assistant, name: 7, starterQuestions: 'none', rateLimit: { ...assistant.rateLimit, max: 'x' } },
      ...{ disclaimer: 'long', allowedDomains: ['https://Shop.example.com/cart'], widget: 'blue' },
    };
    const read = readExport(JSON.stringify({ ...file, assistant: wrong }));
    expect(read).toMatchObject({
      rest: {
        ...{ name: '', starterQuestions: [], rateLimit: { ...assistant.rateLimit, max: null } },
        ...{ disclaimer: 'long', allowedDomains: ['shop.example.com'], widget: { color: '' } },
      },
    });
  });

  test.each([
    ['{"format":', 'notJson'],
    ['17', 'notAssistant'],
    ['[]', 'notAssistant'],
    ['{"format":"other","version":1}', 'notAssistant'],
    [JSON.stringify({ ...file, version: 2 }), 'newer'],
  ])('of %s is refused as %s', (text, problem) => {
    expect(readExport(text)).toEqual({ problem });
  });
});
