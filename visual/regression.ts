import { readdir, rm } from 'node:fs/promises';
import { relative } from 'node:path';
import { root } from '../scripts/inputs.ts';
import { removeBaseline, writeBaseline } from './baseline.ts';
import { Comparer, type Comparison, reportFolder } from './compare.ts';
import {
  baselineFolder,
  baselineNamesIn,
  goneFrom,
  isMeant,
  isPictureMeant,
  isStructure,
  type Outcome,
  pictureName,
  storyIdOf,
} from './plan.ts';
import { writeReport } from './report.ts';
import { visitStories } from './session.ts';
import { repositoryBytes, sizeLine } from './size.ts';
import { compareUnpictured } from './unpictured.ts';

interface RegressionOptions {
  /**
   * Make what differs the new baselines instead of finding fault with it; files of unchanged pixels stay as
   * they are.
   */
  update?: boolean;
  /** Stories and pictures as `isMeant` names them; where there are any, all others are left alone. */
  only?: readonly string[] | undefined;
  /** Looks at each story, too, as its test (`lookAtStory`). */
  looks?: boolean | undefined;
  /** Address of a Storybook that runs, with its final slash, in place of the built one. */
  running?: string | undefined;
}

/** How a run of visual regression ended. */
export interface RegressionResult {
  /**
   * Pictures and structures equal to their baseline, or written anew, and stories that were looked at without
   * a fault.
   */
  passed: number;
  /**
   * Pictures and structures that differ, are new or gone, stories that failed or have faults, lines of
   * `unpictured.txt` that differ, and a repository that has grown too large.
   */
  failed: number;
  /** Lines for the reader. */
  lines: string[];
  /** What became of each story. */
  stories: { file: string; name: string; passed: boolean }[];
}

const DIFFERENT = ['changed', 'new', 'gone'] as const satisfies Outcome[];
/** So many lines of a structure that differs are printed; the report has all. */
const MOST_LINES = 10;

/** What `--update` has done with a picture that differed. */
const DONE: Record<Outcome, string> = { same: 'kept', changed: 'rewritten', new: 'added', gone: 'removed' };

async function baselineNames(): Promise<string[]> {
  return baselineNamesIn(await readdir(baselineFolder, { recursive: true }).catch(() => []));
}

/**
 * Takes the picture of every story of a Storybook in its modes, and its structure, and compares them with
 * their baselines (QA-1). What differs, is new or is gone (a baseline that no story or none of its modes asks
 * for) is shown in `visual/report/index.html`. A run of all stories compares what pictures can't show of
 * style sheets, and weighs the repository, too.
 */
export async function runRegression({
  update,
  only = [],
  looks,
  running,
}: RegressionOptions = {}): Promise<RegressionResult> {
  await rm(reportFolder, { recursive: true, force: true });
  const comparer = new Comparer();
  const comparisons: Comparison[] = [];
  const start = performance.now();
  const { visited, problems } = await visitStories({
    running,
    looks,
    wanted: (story) => isMeant(story, only),
    async visit(story, pictures) {
      for (const [mode, capture] of pictures) {
        const name = pictureName(story.id, mode);
        if (!isPictureMeant(name, only)) continue;
        const comparison = await comparer.compare(name, capture);
        comparisons.push(comparison);
        if (update && comparison.outcome !== 'same') await writeBaseline(comparison.name, capture);
      }
    },
  });
  const seconds = (performance.now() - start) / 1000;
  const taken = comparisons.filter(({ name }) => !isStructure(name)).length;
  const rate = (taken / seconds).toFixed(1);
  const pace = `${taken} pictures in ${seconds.toFixed(1)} s, ${rate} per second`;

  const names = new Set(comparisons.map(({ name }) => name));
  const ids = new Set(visited.map(({ id }) => id));
  const isInRun = (name: string) =>
    only.length === 0 || (ids.has(storyIdOf(name)) && isPictureMeant(name, only));
  for (const name of goneFrom(await baselineNames(), names, isInRun)) {
    // A story that failed has no picture now, but its baseline must not be removed for that.
    if (problems.has(storyIdOf(name))) continue;
    comparisons.push({ name, outcome: 'gone' });
    if (update) await removeBaseline(name);
  }
  comparisons.sort((a, b) => (a.name < b.name ? -1 : 1));

  const different = comparisons.filter(({ outcome }) => outcome !== 'same');
  const called = (outcome: Outcome) => (update ? DONE[outcome] : outcome);
  const counts = DIFFERENT.map(
    (kind) => `${different.filter(({ outcome }) => outcome === kind).length} ${called(kind)}`,
  ).join(', ');
  const lines = [...problems].map(([storyId, problem]) => `failed    ${storyId}: ${problem}`);
  lines.push(
    ...different.flatMap(({ name, outcome, detail = '', lines: differing = [] }) => [
      `${called(outcome).padEnd(9)} ${name} ${detail}`.trimEnd(),
      ...(outcome === 'changed' ? differing.slice(0, MOST_LINES).map((line) => `  ${line}`) : []),
    ]),
  );
  lines.push(`${counts}; ${pace}.`);
  // A part of the stories, or a Storybook that runs, has not all style sheets.
  const isWhole = only.length === 0 && !running;
  const unpictured = isWhole ? await compareUnpictured(update) : [];
  lines.push(...unpictured.map((line) => `unpictured ${line}`));
  if (looks)
    lines.push(`${visited.length - problems.size} of ${visited.length} stories are as they should be.`);
  if (different.length > 0 && !update) {
    const report = await writeReport(comparisons, `${counts}; ${pace}.`);
    lines.push(
      `See ${relative(root, report)}; \`pnpm visual --review\` accepts it picture by picture, --update all.`,
    );
  }
  const size = isWhole ? sizeLine(await repositoryBytes()) : null;
  if (size) lines.push(size.line);
  const missed = update ? 0 : different.length + unpictured.length;
  const failed = problems.size + missed + (size?.tooLarge ? 1 : 0);
  const stories = visited.map(({ id, file, name }) => ({ file, name, passed: !problems.has(id) }));
  const passed = comparisons.length - (update ? 0 : different.length);
  return { passed: passed + (looks ? visited.length - problems.size : 0), failed, lines, stories };
}
