import { importMeasures, measures, typeTwinsCheck } from './measures.ts';
import { checkOnlyStories } from './onlyStories.ts';
import { runScript } from './process.ts';

/** The repository has more modules than this; fewer mean that dependency-cruiser could not read it. */
const MIN_MODULES = 300;

/** How a section of the tests ended. */
export interface Tally {
  passed: number;
  failed: number;
  /** What failed and why, a text each, for the summary. */
  problems: string[];
  /** Figures that tests measured, a line each, for the summary. */
  figures?: string[];
}

/** A check that passes or fails as a whole. */
export interface Check {
  title: string;
  /** `note` is printed behind the title, `output` when the check fails. */
  run: () => Promise<{ ok: boolean; output: string; note?: string }>;
}

const TSC = 'node_modules/typescript/bin/tsc';

async function checkDirections(): Promise<{ ok: boolean; output: string }> {
  const result = await runScript('node_modules/dependency-cruiser/bin/dependency-cruiser.mjs', [
    '--config',
    '.dependency-cruiser.mjs',
    'packages',
    '.storybook',
  ]);
  const modules = Number(/([\d,]+) modules/.exec(result.output)?.[1]?.replaceAll(',', '') ?? 0);
  if (result.ok && modules < MIN_MODULES)
    return {
      ok: false,
      output: `dependency-cruiser read ${modules} modules instead of at least ${MIN_MODULES}.`,
    };
  return result;
}

/** What can be said without running the product: types, style, dead code, who imports whom. */
export const checks = {
  types: [
    { title: 'browser packages', run: () => runScript(TSC, ['-p', 'tsconfig.json']) },
    { title: 'server, scripts, journeys', run: () => runScript(TSC, ['-p', 'tsconfig.node.json']) },
  ],
  lint: [
    {
      title: 'Biome',
      run: () => runScript('node_modules/@biomejs/biome/bin/biome', ['check', '--error-on-warnings', '.']),
    },
    ...measures,
  ],
  'dead-code': [
    { title: 'knip', run: () => runScript('node_modules/knip/bin/knip.js', ['--no-progress']) },
    { title: 'only in stories and tests', run: checkOnlyStories },
  ],
  directions: [{ title: 'dependency-cruiser', run: checkDirections }, ...importMeasures, typeTwinsCheck],
} satisfies Record<string, Check[]>;
