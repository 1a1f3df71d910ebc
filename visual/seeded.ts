import { buildStorybook } from '../scripts/storybook.ts';
import { isBaseline } from './baseline.ts';
import { isMeant, pictureName, type StoryEntry } from './plan.ts';
import type { Seed } from './seeds/alter.ts';
import { seeds } from './seeds/index.ts';
import { handOnStage, inSession, shareOut } from './session.ts';
import type { Stage } from './stage.ts';

/** How many of the seeded changes were seen. */
export interface SeededResult {
  caught: number;
  missed: number;
  lines: string[];
}

/** Name of the first picture of a story, or its structure, that differs from its baseline or has none. */
async function firstDifference(story: StoryEntry, stage: Stage): Promise<string | null> {
  for (const [aspect, capture] of await stage.capture(story)) {
    const name = pictureName(story.id, aspect);
    if (!(await isBaseline(name, capture))) return name;
  }
  return null;
}

/**
 * Serves the built Storybook with one change after another. Each must show in a picture of the stories that
 * it names, which a full run visits too. Without a change, none of these pictures may differ from its
 * baseline.
 */
export async function runSeededChanges(only = /./): Promise<SeededResult> {
  await buildStorybook();
  return inSession(async (session) => {
    const looked = new Set<StoryEntry>();
    const outcomes = new Map<Seed, { caught: boolean; says: string }>();
    const meant = seeds.filter(({ title }) => only.test(title));
    await shareOut(
      meant,
      () => session.openHand(),
      async (seed, hand) => {
        let applied = 0;
        const stage = await hand.openStage((path, text) => {
          const altered = seed.alter(path, text);
          if (altered !== text) applied++;
          return altered;
        });
        const probes = session.stories.filter((story) => isMeant(story, [seed.shows]));
        let shownIn: string | null = null;
        for (const story of probes) {
          looked.add(story);
          // A story whose play function fails is a failure of the visual run too.
          shownIn = await firstDifference(story, stage).catch(() => `${story.id}, which fails`);
          if (shownIn) break;
        }
        await stage.close();
        outcomes.set(seed, {
          caught: shownIn !== null && applied > 0,
          says: outcome(applied, probes.length, shownIn, seed),
        });
      },
    );

    const found: string[] = [];
    await shareOut(
      [...looked],
      () => handOnStage(session, (_, text) => text),
      async (story, { stage }) => {
        const difference = await firstDifference(story, stage);
        if (difference) found.push(difference);
      },
    );

    const lines = [...outcomes].map(
      ([{ title }, { caught, says }]) => `${caught ? '✓' : '✗'} ${title}: ${says}`,
    );
    lines.sort();
    const quiet = found.length === 0;
    const where = quiet ? `no picture of ${looked.size} stories` : found.join(', ');
    lines.push(`${quiet ? '✓' : '✗'} nothing changed: shows in ${where}`);
    const caught = [...outcomes.values()].filter((each) => each.caught).length;
    lines.push(`${caught} of ${outcomes.size} seeded changes caught.`);
    return { caught: caught + Number(quiet), missed: outcomes.size - caught + Number(!quiet), lines };
  });
}

function outcome(applied: number, probes: number, shownIn: string | null, { shows }: Seed): string {
  if (probes === 0) return `no story is called ${shows}`;
  if (applied === 0) return 'changes nothing that is served: the seed no longer fits what is built';
  return shownIn ? `shows in ${shownIn}` : `shows nowhere in ${shows}`;
}

if (import.meta.main) {
  const start = performance.now();
  const { missed, lines } = await runSeededChanges(process.argv[2] ? new RegExp(process.argv[2]) : undefined);
  console.log(lines.join('\n'));
  console.log(`${((performance.now() - start) / 1000).toFixed(0)} s`);
  process.exitCode = missed > 0 ? 1 : 0;
}
