import { type AtlasTransition, triggerWords } from './graph.ts';
import type { Machine } from './machine.ts';
import { begin, faceAt, lastOf, type Walk, walkOn, waysFrom } from './walk.ts';

/** Between the steps of a walk in an address; Storybook takes letters, figures, '-', '_' and spaces there. */
const BETWEEN = '_';

const slugOf = (words: string) =>
  words
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

/** How addresses name a transition: by what makes it happen and its condition. */
const nameOf = (transition: AtlasTransition): string =>
  slugOf([triggerWords(transition), transition.guard ?? ''].join(' '));

/** How addresses name a transition wherever the walk is: by its source, too. */
export const addressOf = (transition: AtlasTransition): string =>
  slugOf(`${transition.source} ${nameOf(transition)}`);

/** The steps of a walk as they stand in an address; '' at its beginning. */
export const stepsOf = ({ steps }: Walk): string =>
  steps.flatMap(({ taken }) => (taken ? [nameOf(taken)] : [])).join(BETWEEN);

/** A walk that was taken again, and the first step that the machine no longer knows. */
export interface Film {
  walk: Walk;
  /** Name of the step, as it stands in the address; null when all were taken. */
  lost: string | null;
}

/**
 * Takes a walk again (DS-4): events come from the machine's typical ones, so that an address stays short.
 * @param slug of the pinned state that it begins at
 * @param steps as `stepsOf` writes them
 */
export function filmOf(
  machine: Pick<Machine, 'graph' | 'faces' | 'eventsIn'>,
  slug: string | undefined,
  steps: string,
): Film {
  let walk = begin(faceAt(machine, slug));
  for (const name of steps.split(BETWEEN).filter(Boolean)) {
    const ways = waysFrom(machine.graph, lastOf(walk).snapshot, machine.eventsIn);
    const way = ways.find(({ transition, event }) => event !== null && nameOf(transition) === name);
    if (!way?.event) return { walk, lost: name };
    walk = walkOn(machine.graph, walk, way.event);
  }
  return { walk, lost: null };
}
