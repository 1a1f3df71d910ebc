import { expect, test } from 'vitest';
import { isProduct, longComments, longFiles, pinsOf } from './sizes.ts';

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

test.each(['// ', '  /** ', ' * ', '  {/* '])('a wide comment that begins with "%s" is named', (start) => {
  const text = `x\n${start}${'x'.repeat(110)}\n`;
  expect(longComments([{ path: 'a.ts', text }], 110)).toEqual([`a.ts:2: ${start.length + 110}`]);
});

test('a comment of 110 columns and a wide line of code are not named', () => {
  const text = `// ${'x'.repeat(107)}\nconst address = '${'x'.repeat(110)}';\n`;
  expect(longComments([{ path: 'a.ts', text }], 110)).toEqual([]);
});

test('CMD-1: a pinned package manager is found', () => {
  const path = 'package.json';
  expect(pinsOf({ path, text: '{}' })).toEqual([]);
  expect(pinsOf({ path, text: '{ "packageManager": "pnpm@12.0.0" }' })).toHaveLength(1);
  expect(pinsOf({ path, text: '{ "devEngines": { "packageManager": { "name": "pnpm" } } }' })).toHaveLength(
    1,
  );
});
