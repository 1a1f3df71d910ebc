import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runScript } from '../scripts/process.ts';
import { buildStorybook, serveStorybook } from '../scripts/storybook.ts';
import { writeBaseline } from '../visual/baseline.ts';
import { Comparer } from '../visual/compare.ts';
import { isStructure, type Outcome, pictureName, type StoryEntry } from '../visual/plan.ts';
import { visitStories } from '../visual/session.ts';
import type { Row } from './report.ts';

/** Small components and such that open something; they neither type nor wait. */
const STORIES = /^components\/(Button|Card|Dialog|Tag)$/;
/** The peer shows each story once in light and once in dark. */
const PEER_MODES = 2;

const wanted = ({ title }: StoryEntry) => STORIES.test(title);

/** Milliseconds for each picture, from an idle machine to the last comparison, and the stories shown. */
async function ours(folder: string): Promise<{ each: number; pictured: string[] }> {
  const pictured: string[] = [];
  const taking = await visitStories({
    wanted,
    async visit(story, pictures) {
      if (pictures.size > 0) pictured.push(story.id);
      for (const [aspect, capture] of pictures)
        await writeBaseline(pictureName(story.id, aspect), capture, folder);
    },
  });
  const comparer = new Comparer(folder, join(folder, 'report'));
  const outcomes = new Map<string, Outcome>();
  const began = performance.now();
  const comparing = await visitStories({
    wanted,
    async visit(story, pictures) {
      for (const [aspect, capture] of pictures) {
        const name = pictureName(story.id, aspect);
        outcomes.set(name, (await comparer.compare(name, capture)).outcome);
      }
    },
  });
  const time = performance.now() - began;
  const problems = [...taking.problems, ...comparing.problems].map(([id, problem]) => `${id}: ${problem}`);
  for (const [name, outcome] of outcomes) if (outcome !== 'same') problems.push(`${name}: ${outcome}`);
  if (problems.length > 0) throw new Error(problems.join('\n'));
  const taken = [...outcomes.keys()].filter((name) => !isStructure(name));
  return { each: time / taken.length, pictured };
}

/**
 * The same for the peer, whose pictures need not be the same: what it compares costs alike.
 * @param stories those that have pictures: others only act
 */
async function peer(folder: string, stories: readonly string[]): Promise<number> {
  const server = await serveStorybook();
  try {
    process.env.PARLEY_PICTURES = folder;
    process.env.PARLEY_STORYBOOK = server.origin;
    process.env.PARLEY_STORIES = stories.join(',');
    const args = ['test', '-c', 'bench/pictures/playwright.config.ts'];
    const run = (more: readonly string[]) =>
      runScript('node_modules/@playwright/test/cli.js', [...args, ...more]);
    const taken = await run(['--update-snapshots']);
    if (!taken.ok) throw new Error(taken.output);
    const began = performance.now();
    const { output } = await run([]);
    if (!/\d+ passed/.test(output)) throw new Error(output);
    return (performance.now() - began) / (stories.length * PEER_MODES);
  } finally {
    await server.close();
  }
}

/**
 * What a picture of a story costs, comparison included, beside a page load and `toHaveScreenshot` for each.
 */
export async function pictureRows(): Promise<Row[]> {
  await buildStorybook();
  const folder = await mkdtemp(join(tmpdir(), 'parley-pictures-'));
  try {
    const { each, pictured } = await ours(join(folder, 'ours'));
    return [
      {
        what: `picture of a story, compared (${(1000 / each).toFixed(0)} per second)`,
        unit: 'ms',
        ours: each,
        peer: { name: 'Playwright toHaveScreenshot', value: await peer(join(folder, 'peer'), pictured) },
        runs: 1,
      },
    ];
  } finally {
    await rm(folder, { recursive: true });
  }
}
