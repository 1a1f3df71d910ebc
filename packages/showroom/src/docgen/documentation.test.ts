import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { Docgen } from './docgen.ts';
import type { ComponentDoc } from './docgen.types.ts';

const root = `${import.meta.dirname}/../../../..`;
const source = `${root}/packages/ui/src`;
const docgen = new Docgen(root);
afterAll(() => docgen.close());

/** Every component that has a page, by its story file. */
const pages = globSync('{layout,components,patterns,chat}/*/*.stories.tsx', { cwd: source })
  .map((stories) => ({ stories, name: basename(stories, '.stories.tsx'), folder: dirname(stories) }))
  .filter(({ name, folder }) => existsSync(`${source}/${folder}/${name}.tsx`))
  .sort((one, other) => (one.stories < other.stories ? -1 : 1));

const componentOf = ({ folder, name }: (typeof pages)[number]) =>
  docgen.componentsOf(`${source}/${folder}/${name}.tsx`).find((component) => component.name === name);

/** The sentences of one side of a guide, as they stand in its story file. */
const sentencesOf = (text: string, side: string) => {
  const [, list = ''] = new RegExp(`\\b${side}: \\[([^\\]]*)\\]`).exec(text) ?? [];
  return list.match(/'[^']+'/g) ?? [];
};

/** Properties of which the page could not say what they mean. */
const undocumented = ({ props }: ComponentDoc) =>
  props
    .filter(({ description, name }) => description === '' && !SELF_EXPLAINING.has(name))
    .map(({ name }) => name);

/** Properties that mean in every component what they mean in React. */
const SELF_EXPLAINING = new Set(['children', 'ref']);

test('DS-2: there are pages', () => {
  expect(pages.length).toBeGreaterThan(50);
});

describe('DS-2: the page of a component', () => {
  test.each(pages)('$stories carries a guide', ({ stories }) => {
    expect(readFileSync(`${source}/${stories}`, 'utf8')).toMatch(/\bguide\(\{/);
  });

  test.each(pages)('$stories says what to do, and beside it what not to do', ({ stories }) => {
    const text = readFileSync(`${source}/${stories}`, 'utf8');
    const [dos, donts] = ['dos', 'donts'].map((side) => sentencesOf(text, side));
    expect(dos?.length).toBeGreaterThanOrEqual(2);
    expect(donts).toHaveLength(dos?.length ?? 0);
  });

  test.each(pages)('$folder says what it is for, and what each of its properties means', (page) => {
    const component = componentOf(page);
    expect(component?.description ?? '').not.toBe('');
    expect(component ? undocumented(component) : ['not exported']).toEqual([]);
  });
});

describe('DS-2: what the compiler knows reaches the page', () => {
  const propsOf = (path: string, name: string) => {
    const component = docgen.componentsOf(`${source}/components/${path}`).find((one) => one.name === name);
    return Object.fromEntries((component?.props ?? []).map((prop) => [prop.name, prop]));
  };

  test('choices that are the keys of a style sheet, with their default', () => {
    expect(propsOf('Button/Button.tsx', 'Button').variant).toMatchObject({
      values: expect.arrayContaining(['primary', 'secondary', 'quiet', 'critical']),
      required: false,
      defaultValue: "'secondary'",
    });
  });

  test('properties that another file declares', () => {
    expect(propsOf('TextField/TextField.tsx', 'TextField').help).toMatchObject({
      type: 'string',
      required: false,
    });
  });

  test('what comes together or not at all is not required', () => {
    const { sort, onSort, rows } = propsOf('Table/Table.tsx', 'Table');
    expect([sort?.required, onSort?.required, rows?.required]).toEqual([false, false, true]);
  });

  test('types that properties speak of, with their members', () => {
    const [table] = docgen
      .componentsOf(`${source}/components/Table/Table.tsx`)
      .filter(({ name }) => name === 'Table');
    const column = table?.types.find(({ name }) => name === 'SortableTableColumn');
    expect(column?.members.map(({ name }) => name)).toEqual(
      expect.arrayContaining(['id', 'label', 'cell', 'sortable', 'align']),
    );
  });

  test('callbacks as they are written', () => {
    expect(propsOf('Dialog/Dialog.tsx', 'Dialog').onClose).toMatchObject({
      type: '() => void',
      required: true,
    });
  });
});
