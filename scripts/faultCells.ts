import { readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { FAULT_SCREENS, type FaultScreenName } from '@parley/showroom/fault-screens';
import { faultStoriesOf, faultStoryName, faultsIn } from '@parley/showroom/fault-stories';
import type { FaultName } from '@parley/showroom/faults';
import { FORMS, LISTS } from '@parley/showroom/forms-and-lists';
import type { Tally } from './checks.ts';
import { root } from './inputs.ts';

/** A test that proved a cell, or did not. */
export interface Proof {
  /** Name of the cell: `429 x lists`. */
  cell: string;
  test: string;
  passed: boolean;
}

/** The row of `docs/faults.md` that a fault of the stories belongs to. */
const ROWS: Record<FaultName, string> = {
  401: '401',
  403: '403',
  404: '404',
  409: '409',
  422: '422, administrators',
  429: '429',
  460: '460 462 463 464',
  461: '461',
  462: '460 462 463 464',
  463: '460 462 463 464',
  464: '460 462 463 464',
  500: '500 502',
  slow: 'slow',
  offline: 'offline',
  malformed: 'broken JSON, HTML, 204',
  rows: 'rows that do not fit',
};

const cellsOf = (row: string) =>
  row
    .split('|')
    .slice(1, -1)
    .map((cell) => cell.trim());

/** The rows that every form holds by itself: what it is refused with, and the end of the session. */
const ROWS_OF_FORMS: readonly string[] = [ROWS[401], ROWS[460], ROWS[461]];

/**
 * The cells of the table in `docs/faults.md`, by name: the fault and the first word of the column, such as
 * `429 x lists`. A cell of '-' is none. Each form has its own cells besides, such as
 * `401 x form Invitation`, and each list one for rows that do not fit.
 */
export function faultCells(markdown: string): string[] {
  const [head = '', , ...rows] = markdown.split('\n').filter((line) => line.startsWith('|'));
  const columns = cellsOf(head).map((column) => column.split(/[ ,]/)[0]);
  return rows.flatMap((row) => {
    const [fault, ...promises] = cellsOf(row);
    return promises.flatMap((promise, index) =>
      promise === '-' ? [] : cellsIn(`${fault}`, `${columns[index + 1]}`),
    );
  });
}

const cellsIn = (fault: string, column: string) => [
  ...(fault === ROWS.rows ? [] : [`${fault} x ${column}`]),
  ...(column === 'form' && ROWS_OF_FORMS.includes(fault)
    ? FORMS.map((form) => `${fault} x form ${form}`)
    : []),
  ...(fault === ROWS.rows ? Object.keys(LISTS).map((list) => `${fault} x lists ${list}`) : []),
];

/** The cells of the document, as it stands. */
export const readFaultCells = async () => faultCells(await readFile(join(root, 'docs/faults.md'), 'utf8'));

/** What the summary says of the table: how many cells are held, and why the others are not. */
export function tallyOf(cells: readonly string[], proofs: readonly Proof[]): Tally {
  const problems = cells.flatMap((cell) => {
    const own = proofs.filter((proof) => proof.cell === cell);
    if (own.length === 0) return [`${cell}: no test holds it.`];
    const failed = own.filter(({ passed }) => !passed).map(({ test }) => test);
    return failed.length > 0 ? [`${cell}: ${failed.join(', ')} failed.`] : [];
  });
  return { passed: cells.length - problems.length, failed: problems.length, problems };
}

/** What became of each story; `file` is relative to the root. */
export interface StoryReport {
  stories: { file: string; name: string; passed: boolean }[];
}

/**
 * What the stories of `Faults/` prove: each breaks what it has found, too, and fails where its own check does
 * not notice (`keepsPromise`). The widget's cells are promises of a real page, which stories are not.
 */
export function proofsOfStories({ stories }: StoryReport): Proof[] {
  const passed = new Map(stories.map((story) => [`${story.file}: ${story.name}`, story.passed]));
  return [...new Set(stories.map(({ file }) => file))].flatMap((file) => {
    const screen = basename(file, '.stories.tsx') as FaultScreenName;
    if (!file.includes('/faults/') || screen === 'Widget' || !(screen in FAULT_SCREENS)) return [];
    return faultStoriesOf(screen).flatMap((story) => {
      const name = faultStoryName(story);
      if (screen === 'Chat' && story.hits === 'reads') return [];
      const column = story.hits === 'reads' ? 'lists' : screen === 'Chat' ? 'chat' : 'form';
      const proof = { test: `Faults/${screen} > ${name}`, passed: passed.get(`${file}: ${name}`) === true };
      const own = column === 'form' && FORMS.includes(screen);
      if (story.fault === 'rows') return [{ cell: `${ROWS.rows} x lists ${screen}`, ...proof }];
      return faultsIn(story).flatMap((fault) => [
        { cell: `${ROWS[fault]} x ${column}`, ...proof },
        ...(own && ROWS_OF_FORMS.includes(ROWS[fault])
          ? [{ cell: `${ROWS[fault]} x form ${screen}`, ...proof }]
          : []),
      ]);
    });
  });
}

/** What is read of the report of journeys. */
export interface JourneyReport {
  suites: JourneySuite[];
}
interface JourneySuite {
  suites?: JourneySuite[];
  specs: {
    title: string;
    file: string;
    tests: { status: string; annotations: { type: string; description?: string }[] }[];
  }[];
}

/** What journeys prove: `holds` writes down a cell once its check passed and noticed each breakage. */
export function proofsOfJourneys({ suites }: JourneyReport): Proof[] {
  const specsOf = ({ suites: inner = [], specs }: JourneySuite): JourneySuite['specs'] => [
    ...specs,
    ...inner.flatMap(specsOf),
  ];
  return suites.flatMap(specsOf).flatMap(({ title, file, tests }) =>
    tests.flatMap(({ status, annotations }) =>
      annotations
        .filter(({ type }) => type === 'cell')
        .map(({ description = '' }) => ({
          cell: description,
          test: `${file} > ${title}`,
          passed: status === 'expected',
        })),
    ),
  );
}
