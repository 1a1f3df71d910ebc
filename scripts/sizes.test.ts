import { expect, test } from 'vitest';
import { isProduct, longFiles, longLines, pinsOf } from './sizes.ts';

test.each([
  ['packages/ui/src/components/Button/Button.tsx', true],
  ['scripts/test.ts', true],
  ['visual/page/page.ts', true],
  ['packages/ui/src/components/Button/Button.stories.tsx', false],
  ['packages/machines/src/chat/chat.fixtures.ts', false],
  ['packages/i18n/src/messages/en.json', false],
  ['e2e/chat.spec.ts', false],
])('%s is a part of the product: %s', (path, expected) => {
  expect(isProduct(path)).toBe(expected);
});

test('lines are counted without the empty one behind the last', () => {
  const files = [{ path: 'a.ts', text: 'x\n'.repeat(3) }];
  expect(longFiles(files, 3)).toEqual([]);
  expect(longFiles(files, 2)).toEqual(['a.ts: 3']);
});

test('a wide line is named by its number', () => {
  expect(longLines([{ path: 'a.ts', text: `x\n${'x'.repeat(111)}\n` }], 110)).toEqual(['a.ts:2: 111']);
});

test('CMD-1: a pinned package manager is found', () => {
  const path = 'package.json';
  expect(pinsOf({ path, text: '{}' })).toEqual([]);
  expect(pinsOf({ path, text: '{ "packageManager": "pnpm@12.0.0" }' })).toHaveLength(1);
  expect(pinsOf({ path, text: '{ "devEngines": { "packageManager": { "name": "pnpm" } } }' })).toHaveLength(
    1,
  );
});
