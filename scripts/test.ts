import { mkdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { type Check, checks, type Tally } from './checks.ts';
import { root } from './inputs.ts';
import { runScript } from './process.ts';

const usage = `Usage: pnpm test [section...]

Without sections everything runs. Sections: `;

const results = join(root, 'test-results');

async function readJson<T>(name: string): Promise<T | null> {
  return JSON.parse(await readFile(join(results, name), 'utf8').catch(() => 'null'));
}

async function runChecks(list: readonly Check[]): Promise<Tally> {
  const ended = await Promise.all(list.map(async ({ title, run }) => ({ title, ...(await run()) })));
  for (const { title, ok, output } of ended) console.log(ok ? `✓ ${title}` : `✗ ${title}\n${output}\n`);
  const failed = ended.filter(({ ok }) => !ok).length;
  return { passed: ended.length - failed, failed };
}

interface VitestReport {
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  numTodoTests: number;
  testResults: { status: string; assertionResults: unknown[] }[];
}

async function runVitest(project: 'unit' | 'stories' | 'paths'): Promise<Tally> {
  const file = `${project}.json`;
  await rm(join(results, file), { force: true });
  const reporters = ['--reporter=dot', '--reporter=json', `--outputFile.json=${join(results, file)}`];
  const { ok } = await runScript(
    'node_modules/vitest/vitest.mjs',
    ['run', '--project', project, ...reporters],
    {
      live: true,
    },
  );
  const report = await readJson<VitestReport>(file);
  if (!report) return { passed: 0, failed: 1 };
  const unreadable = report.testResults.filter(
    (each) => each.status === 'failed' && each.assertionResults.length === 0,
  );
  // A test that did not run proves nothing: it counts as failed.
  const failed = report.numFailedTests + report.numPendingTests + report.numTodoTests + unreadable.length;
  return { passed: report.numPassedTests, failed: ok ? failed : Math.max(failed, 1) };
}

interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number };
}

async function runJourneys(): Promise<Tally> {
  const file = 'e2e.json';
  await rm(join(results, file), { force: true });
  const build = await runScript('scripts/build.ts', []);
  if (!build.ok) {
    console.log(build.output);
    return { passed: 0, failed: 1 };
  }
  const { ok } = await runScript(
    'node_modules/@playwright/test/cli.js',
    ['test', '-c', 'e2e/playwright.config.ts'],
    {
      live: true,
    },
  );
  const report = await readJson<PlaywrightReport>(file);
  if (!report) return { passed: 0, failed: 1 };
  const { expected, unexpected, flaky, skipped } = report.stats;
  const failed = unexpected + flaky + skipped;
  return { passed: expected, failed: ok ? failed : Math.max(failed, 1) };
}

async function runVisual(): Promise<Tally> {
  const { buildStorybook } = await import('./storybook.ts');
  const { runRegression } = await import('../visual/regression.ts');
  await buildStorybook();
  const { passed, failed, lines } = await runRegression();
  console.log(lines.join('\n'));
  return { passed, failed };
}

async function runSeeded(): Promise<Tally> {
  const { runSeededChanges } = await import('../visual/seeded.ts');
  const { caught, missed, lines } = await runSeededChanges();
  console.log(lines.join('\n'));
  return { passed: caught, failed: missed };
}

/** In the order of running: what fails soonest and costs least comes first. */
const sections: Record<string, { title: string; run: () => Promise<Tally> }> = {
  types: { title: 'Types', run: () => runChecks(checks.types) },
  lint: { title: 'Lint and format', run: () => runChecks(checks.lint) },
  'dead-code': { title: 'Dead code', run: () => runChecks(checks['dead-code']) },
  directions: { title: 'Who imports whom', run: () => runChecks(checks.directions) },
  unit: { title: 'Unit, machine, contract and server tests', run: () => runVitest('unit') },
  stories: { title: 'Stories, with accessibility', run: () => runVitest('stories') },
  paths: { title: 'Paths of the machines on their real screens', run: () => runVitest('paths') },
  e2e: { title: 'Journeys in a real browser', run: runJourneys },
  visual: { title: 'Visual regression', run: runVisual },
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
    return { passed: 0, failed: 1 };
  });
  // A section that proved nothing has not passed.
  if (tally.passed + tally.failed === 0) tally.failed = 1;
  rows.push({ name, seconds: (performance.now() - start) / 1000, ...tally });
}

console.log('\n━━ Summary');
for (const { name, seconds, passed, failed } of rows) {
  const mark = failed === 0 ? '✓' : '✗';
  console.log(
    `${mark} ${name.padEnd(10)} ${`${passed} passed`.padStart(12)} ${`${failed} failed`.padStart(10)} ${seconds.toFixed(0).padStart(5)} s`,
  );
}
const total = (key: keyof Tally) => rows.reduce((sum, row) => sum + row[key], 0);
console.log(`${total('passed')} passed, ${total('failed')} failed`);
process.exitCode = total('failed') > 0 ? 1 : 0;
