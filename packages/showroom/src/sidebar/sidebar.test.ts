import { expect, test } from 'vitest';
import { inSidebar } from './sidebar.ts';
import { inSentenceCase, shortNameOf } from './storyNames.ts';

const entry = (name: string) =>
  inSidebar({
    type: 'story',
    importPath: './a.stories.tsx',
    exportName: 'PressedTwice',
    name,
    tags: ['dev'],
  });

test('DS-2: a state keeps its name', () => {
  expect(entry('failed.upload@offline')).toMatchObject({ name: 'failed.upload@offline', tags: ['dev'] });
});

test.each([
  ['FA-1: two clicks in one frame do it once', ['FA-1']],
  ['SH-1, SH-5: by their own names', ['SH-1', 'SH-5']],
  ['CH-4, faults: the focus goes on', ['CH-4', 'faults']],
  ['Too long (CH-2: said so, kept whole)', ['CH-2']],
  ['Shown as it is (T6)', ['T6']],
])('DS-2: what %s proves filters, and its name is short', (name, proven) => {
  expect(entry(name)).toMatchObject({ name: 'Pressed twice', tags: ['dev', ...proven] });
});

test.each([
  ['Right To Left', 'Right to left'],
  ['In German', 'In German'],
  ['Vat Number Refused', 'VAT number refused'],
  ['Level 2', 'Level 2'],
  ['Hostile text (T6)', 'Hostile text (T6)'],
  ['sending-slow', 'sending-slow'],
])('DS-2: %s is called %s', (name, called) => {
  expect(inSentenceCase(name)).toBe(called);
});

test('DS-2: a sentence is told on the page, not in the sidebar', () => {
  const sentence = 'None is marked while the open conversation has not begun';
  expect(entry(sentence)).toMatchObject({ name: 'Pressed twice', tags: ['dev'] });
});

test('DS-2: pages of documentation stay as they are', () => {
  const page = { type: 'docs', importPath: './a.mdx', exportName: '', name: 'SH-1: all of it' } as const;
  expect(inSidebar(page)).toBe(page);
});

test('DS-2: a page calls a story as the sidebar does', () => {
  const sentence = 'FA-1: two clicks in one frame do it once';
  expect(shortNameOf(sentence, 'pressed-twice')).toBe(entry(sentence).name);
});
