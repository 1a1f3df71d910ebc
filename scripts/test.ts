import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { checkBytes } from './bytes.ts';
import { type Check, checks, type Tally } from './checks.ts';
import {
  type JourneyReport,
  proofsOfJourneys,
  proofsOfStories,
  readFaultCells,
  type StoryReport,
  tallyOf,
} from './faultCells.ts';
import { root } from './inputs.ts';
import { runScript } from './process.ts';

const usage = `Usage: pnpm test [section...]

Without sections everything runs. Sections: `;

/** Lines of a failure that the summary repeats; all of them stand further up. */
const MOST_LINES = 12;

const results = join(root, 'test-results');

async function readJson<T>(name: string): Promise<T | null> {
  return JSON.parse(await readFile(join(results, name), 'utf8').catch(() => 'null'));
}

/** A section that could not tell how it ended. */
const unreadable = (why: string): Tally => ({ passed: 0, failed: 1, problems: [why] });

async function runChecks(list: readonly Check[]): Promise<Tally> {
  const ended = await Promise.all(list.map(async ({ title, run }) => ({ title, ...(await run()) })));
  for (const { title, ok, output, note } of ended) {
    const line = `${ok ? '✓' : '✗'} ${title}${note ? `: ${note}` : ''}`;
    console.log(ok ? line : `${line}\n${output}\n`);
  }
  const problems = ended.filter(({ ok }) => !ok).map(({ title, output }) => `${title}\n${output}`);
  return { passed: ended.length - problems.length, failed: problems.length, problems };
}

interface VitestReport {
  numPassedTests: number;
  testResults: {
    name: string;
    status: string;
    message: string;
    assertionResults: {
      fullName: string;
      status: string;
      failureMessages: string[] | null;
      meta: { figures?: string; checked?: boolean };
    }[];
  }[];
}

/** @param projects of `vitest.config.ts`; the report is called after the first */
async function runVitest(...projects: ('unit' | 'server' | 'paths')[]): Promise<Tally> {
  const file = `${projects[0]}.json`;
  await rm(join(results, file), { force: true });
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${join(results, file)}`];
  // One line for each file: single tests and their output are shown only where they fail.
  const quiet = ['--slowTestThreshold', `${Number.MAX_SAFE_INTEGER}`, '--silent=passed-only'];
  const { ok } = await runScript(
    'node_modules/vitest/vitest.mjs',
    ['run', ...projects.flatMap((project) => ['--project', project]), ...reporters, ...quiet],
    {
      live: true,
    },
  );
  const report = await readJson<VitestReport>(file);
  if (!report) return unreadable('There is no report.');
  // Where tests run in a browser, `vitest.setup.ts` looks at what each of them shows.
  const mustBeChecked = projects.includes('paths');
  const problems = report.testResults.flatMap(({ name, status, message, assertionResults }) => {
    const path = relative(root, name);
    if (status === 'failed' && assertionResults.length === 0) return [`${path}: ${message}`];
    // A test that did not run proves nothing: it counts as failed.
    return assertionResults
      .filter(({ status, meta }) => status !== 'passed' || (mustBeChecked && !meta.checked))
      .map(
        (each) =>
          `${path} > ${each.fullName}: ${each.failureMessages?.join('\n') || `${each.status}, not checked`}`,
      );
  });
  if (!ok && problems.length === 0) problems.push('Something failed outside of the tests, see above.');
  const figures = report.testResults.flatMap(({ assertionResults }) =>
    assertionResults.flatMap(({ meta }) => meta.figures ?? []),
  );
  return { passed: report.numPassedTests, failed: problems.length, problems, figures };
}

interface PlaywrightSuite {
  suites?: PlaywrightSuite[];
  specs: {
    title: string;
    file: string;
    tests: { status: string; results: { errors: { message?: string }[] }[] }[];
  }[];
}

interface PlaywrightReport {
  stats: { expected: number };
  suites: PlaywrightSuite[];
}

const specsOf = ({ suites = [], specs }: PlaywrightSuite): PlaywrightSuite['specs'] => [
  ...specs,
  ...suites.flatMap(specsOf),
];

async function runJourneys(): Promise<Tally> {
  const file = 'e2e.json';
  await rm(join(results, file), { force: true });
  const build = await runScript('scripts/build.ts', []);
  if (!build.ok) {
    console.log(build.output);
    return unreadable('The build failed.');
  }
  const { ok } = await runScript(
    'node_modules/@playwright/test/cli.js',
    ['test', '-c', 'e2e/playwright.config.ts'],
    {
      live: true,
    },
  );
  const report = await readJson<PlaywrightReport>(file);
  if (!report) return unreadable('There is no report.');
  const problems = report.suites.flatMap(specsOf).flatMap((spec) =>
    spec.tests
      .filter(({ status }) => status !== 'expected')
      .map(({ status, results: [result] }) => {
        const errors = result?.errors.map(({ message }) => message).join('\n');
        return `${spec.file} > ${spec.title}: ${errors || status}`;
      }),
  );
  if (!ok && problems.length === 0) problems.push('Something failed outside of the tests, see above.');
  return { passed: report.stats.expected, failed: problems.length, problems };
}

/** The cells of `docs/faults.md` that stories and journeys held, which must have run before. */
async function checkFaultCells(): Promise<Tally> {
  const [stories, journeys] = [
    await readJson<StoryReport>('stories.json'),
    await readJson<JourneyReport>('e2e.json'),
  ];
  if (!stories || !journeys) return unreadable('There is no report of stories and journeys.');
  const proofs = [...proofsOfStories(stories), ...proofsOfJourneys(journeys)];
  return tallyOf(await readFaultCells(), proofs);
}

/** Each story is mounted once: played, looked at in all its modes, and its pictures compared. */
async function runStories(): Promise<Tally> {
  const { buildStorybook } = await import('./storybook.ts');
  const { runRegression } = await import('../visual/regression.ts');
  await buildStorybook();
  const { passed, failed, lines, stories } = await runRegression({ looks: true });
  await writeFile(join(results, 'stories.json'), JSON.stringify({ stories } satisfies StoryReport));
  console.log(lines.join('\n'));
  return { passed, failed, problems: failed > 0 ? lines : [] };
}

async function runSeeded(): Promise<Tally> {
  const { runSeededChanges } = await import('../visual/seeded.ts');
  const { caught, missed, lines } = await runSeededChanges();
  console.log(lines.join('\n'));
  return { passed: caught, failed: missed, problems: lines.filter((line) => line.startsWith('✗')) };
}

/**
 * In the order of running: what fails soonest and costs least comes first. `faults` reads what came before.
 */
const sections: Record<string, { title: string; run: () => Promise<Tally> }> = {
  types: { title: 'Types', run: () => runChecks(checks.types) },
  lint: { title: 'Lint and format', run: () => runChecks(checks.lint) },
  'dead-code': { title: 'Dead code', run: () => runChecks(checks['dead-code']) },
  directions: { title: 'Who imports whom', run: () => runChecks(checks.directions) },
  unit: { title: 'Unit, machine, contract and server tests', run: () => runVitest('unit', 'server') },
  stories: { title: 'Stories: plays, accessibility, measures and pictures', run: runStories },
  paths: { title: 'Paths of the machines on their real screens', run: () => runVitest('paths') },
  bytes: { title: 'Bytes of each route, as built', run: checkBytes },
  e2e: { title: 'Journeys in a real browser', run: runJourneys },
  faults: { title: 'Cells of docs/faults.md, held by stories and journeys', run: checkFaultCells },
  seeded: { title: 'Seeded changes that visual regression must catch', run: runSeeded },
};

const asked = process.argv.slice(2);
const unknown = asked.filter((name) => !Object.hasOwn(sections, name));
if (unknown.length > 0) {
  console.error(`Unknown: ${unknown.join(', ')}.\n${usage}${Object.keys(sections).join(', ')}.`);
  process.exit(2);
}

await mkdir(results, { recursive: true });
const rows: ({ name: string; seconds: number } & Tally)[] = [];
for (const [name, { title, run }] of Object.entries(sections)) {
  if (asked.length > 0 && !asked.includes(name)) continue;
  console.log(`\n━━ ${title} (${name})`);
  const start = performance.now();
  const tally = await run().catch((error: unknown) => {
    console.error(error);
    return unreadable(String(error));
  });
  // A section that proved nothing has not passed.
  const proven = tally.passed + tally.failed === 0 ? unreadable('Nothing was tested.') : tally;
  rows.push({ name, seconds: (performance.now() - start) / 1000, ...proven });
}

console.log('\n━━ Summary');
for (const { name, seconds, passed, failed } of rows) {
  const mark = failed === 0 ? '✓' : '✗';
  const counts = `${`${passed} passed`.padStart(12)} ${`${failed} failed`.padStart(10)}`;
  console.log(`${mark} ${name.padEnd(10)} ${counts} ${seconds.toFixed(0).padStart(5)} s`);
}
for (const { figures = [] } of rows) for (const line of figures) console.log(line);
const cells = rows.find(({ name }) => name === 'faults');
if (cells) console.log(`faults: ${cells.passed} of ${cells.passed + cells.failed} cells held`);
for (const { name, problems } of rows)
  for (const problem of problems)
    console.log(`\n✗ ${name}: ${problem.split('\n').slice(0, MOST_LINES).join('\n')}`);
const total = (key: 'passed' | 'failed') => rows.reduce((sum, row) => sum + row[key], 0);
console.log(`${total('passed')} passed, ${total('failed')} failed`);
process.exitCode = total('failed') > 0 ? 1 : 0;
