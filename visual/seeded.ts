import { buildStorybook } from '../scripts/storybook.ts';
import { sealOf } from './baseline.ts';
import { pictureName, type StoryEntry } from './plan.ts';
import { seeds } from './seeds.ts';
import { visitStories } from './session.ts';

/** Small stories of many parts: enough to show any change of the theme. */
const PROBES = /^(components|chat)\//;
const MAX_PROBES = 40;

const isProbe = ({ title }: StoryEntry) => PROBES.test(title);

/** How many of the seeded changes were seen. */
export interface SeededResult {
  caught: number;
  missed: number;
  lines: string[];
}

/**
 * Takes the pictures of some stories with style sheets as they are, and with one change after another. Each change must show in a
 * picture; no change must show none.
 */
export async function runSeededChanges(): Promise<SeededResult> {
  await buildStorybook();
  const reference = new Map<string, string>();
  await visitProbes(
    (css) => css,
    (name, seal) => {
      reference.set(name, seal);
    },
  );

  const lines: string[] = [];
  let caught = 0;
  for (const { title, alter, mustShow } of [
    unchanged,
    ...seeds.map((seed) => ({ ...seed, mustShow: true })),
  ]) {
    const shownIn = await firstDifference(alter, reference);
    const asExpected = mustShow === (shownIn !== null);
    if (asExpected) caught++;
    lines.push(`${asExpected ? '✓' : '✗'} ${title}: ${shownIn ? `shows in ${shownIn}` : 'shows nowhere'}`);
  }
  const missed = seeds.length + 1 - caught;
  lines.push(`${caught} of ${seeds.length + 1} as expected, over ${reference.size} pictures.`);
  return { caught, missed, lines };
}

const unchanged = { title: 'nothing changed', alter: (css: string) => css, mustShow: false };

async function firstDifference(
  alter: (css: string) => string,
  reference: ReadonlyMap<string, string>,
): Promise<string | null> {
  let found: string | null = null;
  const enough = new AbortController();
  await visitProbes(
    alter,
    (name, seal) => {
      if (reference.get(name) === seal) return;
      found ??= name;
      enough.abort();
    },
    enough.signal,
  );
  return found;
}

async function visitProbes(
  alterCss: (css: string) => string,
  see: (name: string, seal: string) => void,
  signal?: AbortSignal,
): Promise<void> {
  let probes = 0;
  const { problems } = await visitStories({
    wanted: (story) => isProbe(story) && probes++ < MAX_PROBES,
    alterCss,
    ...(signal && { signal }),
    async visit(story, pictures) {
      for (const [mode, capture] of pictures) see(pictureName(story.id, mode), sealOf(capture));
    },
  });
  for (const [storyId, problem] of problems) throw new Error(`${storyId}: ${problem}`);
}

if (import.meta.main) {
  const { missed, lines } = await runSeededChanges();
  console.log(lines.join('\n'));
  process.exitCode = missed > 0 ? 1 : 0;
}
