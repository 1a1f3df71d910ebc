import { globSync } from 'node:fs';
import { resolve } from 'node:path';
import { API } from 'typescript/unstable/sync';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { StoryCodes } from './storyCodes.ts';

// The compiler knows a project by its shortest path.
const root = resolve(import.meta.dirname, '../../../..');
const source = `${root}/packages/ui/src`;

const storyCodes = new StoryCodes(root);

/** Folder in which the codes are pasted; it is nowhere but in the compiler's memory. */
const pasted = `${source}/pasted`;
const config = `${pasted}/tsconfig.json`;

/** Code of each story by a path in that folder. */
const codes = new Map<string, string>();
let api: API;

beforeAll(async () => {
  const files = globSync('{layout,components,patterns,chat,screens}/**/*.stories.tsx', { cwd: source });
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

test('DS-2: code shown on the pages of components compiles with what is published, and tells of no test', () => {
  expect(codes.size).toBeGreaterThan(750);
  const program = api.updateSnapshot({ openProjects: [config] }).getProject(config)?.program;
  if (!program) throw new Error('The compiler has not opened the project.');
  const problems = [...codes].flatMap(([file, code]) => {
    const said = [...program.getSyntacticDiagnostics(file), ...program.getSemanticDiagnostics(file)];
    return [...said.map(({ text }) => text), ...(/\bfn\(|storybook|from '\.|fixtures/.exec(code) ?? [])].map(
      (problem) => `${file.slice(pasted.length + 1)}: ${problem}`,
    );
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

test('DS-2: what a story takes out of its properties is written out, and not handed on', async () => {
  const state = await storyCodes.of(`${source}/components/ErrorState/ErrorState.stories.tsx`);
  expect(state.WithRetry).toContain('onRetry');
  expect(state.WithoutRetry).not.toContain('onRetry');
  const box = await storyCodes.of(`${source}/components/ComboBox/ComboBox.stories.tsx`);
  expect(box.Adding).not.toContain('options.filter');
});

test('DS-2: what the helpers of a file of stories give is written out, as the story shows it', async () => {
  const billing = await storyCodes.of(`${source}/screens/BillingScreen/BillingScreen.stories.tsx`);
  expect(Object.keys(billing).length).toBeGreaterThan(35);
  expect(billing.PaidByTheYear).toContain("price: { amount: 46_800, currency: 'EUR', period: 'Y' }");
  expect(billing.Canceled).toContain("...plainSubscription, status: 'canceled', planName: ''");
  expect(billing.Trial).toContain("planName: 'Trial'");
  expect(billing.NoInvoices).toContain("state: { kind: 'ready', invoices: [] }");
});
