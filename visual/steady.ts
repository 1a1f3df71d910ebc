import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { buildStorybook } from '../scripts/storybook.ts';
import { sealOf } from './baseline.ts';
import { isMeant, pictureName } from './plan.ts';
import { visitStories } from './session.ts';

const usage = `Usage: node visual/steady.ts [--runs <n>] [--only <story id, title or folder of titles>]

Takes all pictures again and again, 20 times unless said, and tells which are not the same
each time, whatever the order.
  --only  leaves all other stories alone; may be given several times`;

const { values } = parseArgs({
  options: {
    runs: { type: 'string', default: '20' },
    only: { type: 'string', multiple: true, default: [] },
    help: { type: 'boolean' },
  },
});

/** Makes all runs and keeps the first version of each picture and every version that differs. */
async function findUnsteady(runs: number, only: readonly string[]): Promise<number> {
  const folder = await mkdtemp(join(tmpdir(), 'parley-steady-'));
  const pathOf = (name: string, run: number) => join(folder, `${name}.${run}.png`);
  const keep = async (path: string, capture: Buffer) => {
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, capture);
  };
  const first = new Map<string, string>();
  const unsteady = new Set<string>();
  let failures = 0;
  for (let run = 1; run <= runs; run++) {
    const start = performance.now();
    let different = 0;
    const { problems } = await visitStories({
      wanted: (story) => isMeant(story, only),
      // In the opposite order, what one story leaves behind on the kept page shows in other stories.
      backwards: run % 2 === 0,
      async visit(story, pictures) {
        for (const [mode, capture] of pictures) {
          const name = pictureName(story.id, mode);
          const seal = sealOf(capture);
          const before = first.get(name);
          if (before === seal) continue;
          first.set(name, before ?? seal);
          await keep(pathOf(name, run), capture);
          if (before === undefined) continue;
          different++;
          unsteady.add(name);
          console.log(`differs  ${name} in run ${run}`);
        }
      },
    });
    for (const [storyId, problem] of problems) console.log(`failed   ${storyId} in run ${run}: ${problem}`);
    failures += problems.size;
    const seconds = ((performance.now() - start) / 1000).toFixed(0);
    console.log(
      `run ${run}: ${first.size} pictures, ${different} different, ${problems.size} failed, ${seconds} s`,
    );
  }
  for (const name of first.keys()) if (!unsteady.has(name)) await rm(pathOf(name, 1), { force: true });
  if (unsteady.size === 0) await rm(folder, { recursive: true });
  else console.log(`${unsteady.size} pictures were not the same each time; they lie in ${folder}.`);
  return unsteady.size + failures;
}

if (values.help) {
  console.log(usage);
} else {
  await buildStorybook();
  process.exitCode = (await findUnsteady(Number(values.runs), values.only)) > 0 ? 1 : 0;
}
