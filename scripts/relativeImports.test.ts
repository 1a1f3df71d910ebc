import { expect, test } from 'vitest';
import { importsLeavingPackage } from './relativeImports.ts';

const leaving = (path: string, text: string) => importsLeavingPackage([{ path, text }]);

test('relative imports inside of a package stay', () => {
  expect(leaving('packages/ui/src/a/A.tsx', "import { b } from '../b.ts';\nimport './a.css';")).toEqual([]);
  expect(leaving('visual/run.ts', "import { build } from '../scripts/build.ts';")).toEqual([]);
});

test.each([
  ["import { a } from '../../api/src/index.ts';", '../../api/src/index.ts'],
  ["import '../../../scripts/a.ts';", '../../../scripts/a.ts'],
  ["const a = await import('../../api/src/index.ts');", '../../api/src/index.ts'],
  ["export type { A } from '../../../.storybook/a.ts';", '../../../.storybook/a.ts'],
  ["import.meta.glob<string>('../../*/src/*.ts', {})", '../../*/src/*.ts'],
])('%s leaves', (text, target) => {
  expect(leaving('packages/ui/src/A.tsx', text)).toEqual([`packages/ui/src/A.tsx: ${target}`]);
});

test('the root reaches no file of a package', () => {
  expect(leaving('scripts/start.ts', "import '../packages/server/src/main.ts';")).toHaveLength(1);
});
