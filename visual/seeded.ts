import type { ModeName } from '@parley/showroom/modes';
import { buildStorybook } from '../scripts/storybook.ts';
import { sealOf } from './baseline.ts';
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

type Seals = Map<ModeName, string>;

async function sealsOf(story: StoryEntry, stage: Stage): Promise<Seals> {
  const pictures = await stage.capture(story);
  return new Map([...pictures].map(([mode, capture]) => [mode, sealOf(capture)]));
}

/** Name of the first picture that differs between two captures of a story. */
function firstDifference(story: StoryEntry, before: Seals, after: Seals): string | null {
  for (const [mode, seal] of after) if (before.get(mode) !== seal) return pictureName(story.id, mode);
  return null;
}

/**
 * Serves the built Storybook with one change after another. Each must show in a picture of the stories that
 * it names, which a full run visits too. Without a change, none of these pictures may differ.
 */
export async function runSeededChanges(only = /./): Promise<SeededResult> {
  await buildStorybook();
  return inSession(async (session) => {
    const references = new Map<string, Promise<Seals>>();
    const referenceOf = (story: StoryEntry, stage: Stage) => {
      const known = references.get(story.id) ?? sealsOf(story, stage);
      references.set(story.id, known);
      return known;
    };

    const outcomes = new Map<Seed, { caught: boolean; says: string }>();
    const meant = seeds.filter(({ title }) => only.test(title));
    await shareOut(
      meant,
      () => handOnStage(session),
      async (seed, { hand, stage: unchanged }) => {
        let applied = 0;
        const stage = await hand.openStage((path, text) => {
          const altered = seed.alter(path, text);
          if (altered !== text) applied++;
          return altered;
        });
        const probes = session.stories.filter((story) => isMeant(story, [seed.shows]));
        let shownIn: string | null = null;
        for (const story of probes) {
          const before = await referenceOf(story, unchanged);
          // A story whose play function fails is a failure of the visual run too.
          const after = await sealsOf(story, stage).catch(() => null);
          shownIn = after ? firstDifference(story, before, after) : `${story.id}, which fails`;
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
    const looked = session.stories.filter(({ id }) => references.has(id));
    let pictures = 0;
    await shareOut(
      looked,
      () => handOnStage(session, (_, text) => text),
      async (story, { stage }) => {
        const before = await referenceOf(story, stage);
        pictures += before.size;
        const difference = firstDifference(story, before, await sealsOf(story, stage));
        if (difference) found.push(difference);
      },
    );

    const lines = [...outcomes].map(
      ([{ title }, { caught, says }]) => `${caught ? '✓' : '✗'} ${title}: ${says}`,
    );
    lines.sort();
    const quiet = found.length === 0;
    const where = quiet ? `none of ${pictures} pictures` : found.join(', ');
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
