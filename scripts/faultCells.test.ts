import type { FaultScreenName } from '@parley/showroom/fault-screens';
import { faultStoriesOf, faultStoryName } from '@parley/showroom/fault-stories';
import { FORMS, LISTS } from '@parley/showroom/forms-and-lists';
import { expect, test } from 'vitest';
import { faultCells, proofsOfJourneys, proofsOfStories, readFaultCells, tallyOf } from './faultCells.ts';

const TABLE = `# Title

| fault | start-up | lists, status | form, upload |
| --- | --- | --- | --- |
| 401 | login | - | kept |
| 460 462, all | - | dialog | same |
`;

test('FA-1: the cells are those of the table, without the empty ones', () => {
  expect(faultCells(TABLE)).toEqual([
    '401 x start-up',
    '401 x form',
    ...FORMS.map((form) => `401 x form ${form}`),
    '460 462, all x lists',
    '460 462, all x form',
  ]);
});

test('FA-1: a cell is held by tests that all pass; without any, or with one that fails, it is not', () => {
  const proof = (cell: string, passed: boolean) => ({ cell, test: `test of ${cell}`, passed });
  const { passed, failed, problems } = tallyOf(
    ['a', 'b', 'c'],
    [proof('a', true), proof('b', true), proof('b', false)],
  );
  expect({ passed, failed }).toEqual({ passed: 1, failed: 2 });
  expect(problems).toEqual(['b: test of b failed.', 'c: no test holds it.']);
});

/** What the report says of a story of a screen under a fault. */
const passedStory = (screen: FaultScreenName, name: string) => ({
  file: `packages/showroom/src/faults/${screen}.stories.tsx`,
  name,
  passed: true,
});

test('FA-1: what stories prove are cells of the document, and one that did not run proves nothing', async () => {
  const screens = ['AssistantList', 'CreateAssistant', 'Chat'] as const;
  const proofs = proofsOfStories({ stories: screens.map((screen) => passedStory(screen, 'reading 429')) });
  const cells = await readFaultCells();
  expect(proofs.filter(({ cell }) => !cells.includes(cell))).toEqual([]);
  expect(proofs.filter(({ passed }) => passed).map(({ cell }) => cell)).toEqual(['429 x lists']);
});

test('FA-1: every form has stories of what it is refused with, and of the end of the session', async () => {
  const stories = FORMS.flatMap((form) =>
    faultStoriesOf(form).map((story) => passedStory(form, faultStoryName(story))),
  );
  const proven = proofsOfStories({ stories }).map(({ cell }) => cell);
  const ofForms = (await readFaultCells()).filter((cell) => cell.includes(' x form '));
  expect(ofForms.length).toBe(3 * FORMS.length);
  expect(ofForms.filter((cell) => !proven.includes(cell))).toEqual([]);
});

test('T20: every list has a story of rows that do not fit', async () => {
  const lists = Object.keys(LISTS) as FaultScreenName[];
  const stories = lists.map((list) => passedStory(list, 'reading rows'));
  const proven = proofsOfStories({ stories }).filter(({ passed }) => passed);
  const cells = (await readFaultCells()).filter((cell) => cell.startsWith('rows that do not fit'));
  expect(proven.map(({ cell }) => cell).toSorted()).toEqual(cells.toSorted());
});

test('FA-1: a journey proves the cells that it wrote down, if it passed', () => {
  const spec = (status: string) => ({
    title: 'slow',
    file: 'cells.spec.ts',
    tests: [{ status, annotations: [{ type: 'cell', description: 'slow x form' }, { type: 'issue' }] }],
  });
  const suites = [{ specs: [], suites: [{ specs: [spec('expected'), spec('unexpected')] }] }];
  expect(proofsOfJourneys({ suites })).toEqual([
    { cell: 'slow x form', test: 'cells.spec.ts > slow', passed: true },
    { cell: 'slow x form', test: 'cells.spec.ts > slow', passed: false },
  ]);
});
