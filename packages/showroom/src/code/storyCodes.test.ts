import { globSync } from 'node:fs';
import { API } from 'typescript/unstable/sync';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { StoryCodes } from './storyCodes.ts';

const root = `${import.meta.dirname}/../../../..`;
const source = `${root}/packages/ui/src`;

const storyCodes = new StoryCodes(root);

/** Folder in which the codes are pasted; it is nowhere but in the compiler's memory. */
const pasted = `${source}/pasted`;
const config = `${pasted}/tsconfig.json`;

/** Code of each story by a path in that folder. */
const codes = new Map<string, string>();
let api: API;

beforeAll(async () => {
  const files = globSync('{layout,components,patterns,chat}/*/*.stories.tsx', { cwd: source });
  const found = await Promise.all(
    files.map(async (file) => ({ file, codes: await storyCodes.of(`${source}/${file}`) })),
  );
  for (const { file, codes: ofFile } of found)
    for (const [story, code] of Object.entries(ofFile))
      codes.set(`${pasted}/${file.replaceAll('/', '-').replace('.stories.tsx', '')}-${story}.tsx`, code);
  const settings = { extends: '../../../../tsconfig.json', include: [], files: [...codes.keys()] };
  const inMemory = new Map([...codes, [config, JSON.stringify(settings)]]);
  api = new API({
    cwd: root,
    fs: {
      readFile: (file) => inMemory.get(file),
      fileExists: (file) => (inMemory.has(file) ? true : undefined),
      directoryExists: (folder) => (folder === pasted ? true : undefined),
    },
  });
});
afterAll(() => api.close());

/**
 * What is said of examples that run: the first value of a state is narrower than its later ones, and a
 * condition on a value that is written out is known.
 */
const HARMLESS = /SetStateAction|^'"?mixed|always truthy/;

test('DS-2: code shown on the pages of components compiles with what is published, and tells of no test', () => {
  expect(codes.size).toBeGreaterThan(500);
  const project = api.updateSnapshot({ openProjects: [config] }).getProject(config);
  const problems = [...codes].flatMap(([file, code]) => {
    const said = [
      ...(project?.program.getSyntacticDiagnostics(file) ?? []),
      ...(project?.program.getSemanticDiagnostics(file) ?? []),
    ];
    return [
      ...said.map(({ text }) => text).filter((text) => !HARMLESS.test(text)),
      ...(/\bfn\(|storybook|from '\.|fixtures/.exec(code) ?? []),
    ].map((problem) => `${file.slice(pasted.length + 1)}: ${problem}`);
  });
  expect(problems).toEqual([]);
});

test('DS-2: code of a button is its import, its properties and nothing else', async () => {
  const button = await storyCodes.of(`${source}/components/Button/Button.stories.tsx`);
  expect(button.WithIcon).toBe(
    [
      "import { Button } from '@parley/ui';",
      "import { Plus } from 'lucide-react';",
      '',
      'export const WithIcon = () => (',
      '  <Button onClick={() => {}} variant="primary" icon={Plus}>',
      '    New assistant',
      '  </Button>',
      ');',
    ].join('\n'),
  );
});

test('DS-2: what is made for tests, or of parts that are not published, has no code', async () => {
  const dialog = await storyCodes.of(`${source}/components/Dialog/Dialog.stories.tsx`);
  expect(Object.keys(dialog)).toContain('Open');
  expect(dialog.Conforms).toBeUndefined();
  expect(await storyCodes.of(`${source}/patterns/SideNav/SideNav.stories.tsx`)).toEqual({});
});
