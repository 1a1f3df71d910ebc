import { expect, test } from 'vitest';
import { unusedIn } from './onlyStories.ts';

test('what is declared and not used is named by its package, what an index passes on is not', () => {
  const unused = { files: [], exports: [{ name: 'Tooltip' }] };
  const issues = [
    { file: 'packages/ui/src/components/Tooltip/Tooltip.tsx', ...unused },
    { file: 'packages/ui/src/components/index.ts', ...unused },
    { file: 'packages/ui/src/chat.ts', ...unused },
    { file: 'packages/i18n/src/plain.ts', files: [{}], exports: [] },
  ];
  expect(unusedIn(issues, new Set(['packages/ui/src/chat.ts']))).toEqual(['i18n: plain.ts', 'ui: Tooltip']);
});
