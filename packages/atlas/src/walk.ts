import { type AnyEventObject, type AnyMachineSnapshot, transition } from 'xstate';
import { type AtlasGraph, type AtlasTransition, transitionsFrom, triggerWords } from './graph.ts';
import type { EventsIn, Face, Machine } from './machine.ts';

/** A transition that a state declares, or a state around it. */
export interface Way {
  transition: AtlasTransition;
  /** An event that takes it now; null where its condition says no. */
  event: AnyEventObject | null;
}

/** One step of a walk through a live machine. */
export interface Step {
  snapshot: AnyMachineSnapshot;
  /** What led here, in plain words; null where the walk began. */
  by: string | null;
  /** The transition that led here; null where the walk began, or where the event changed nothing. */
  taken: AtlasTransition | null;
}

/** Dotted names of the leaves that a value of a machine's state means; several in a parallel state. */
export function leavesIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return Object.entries(value as object).flatMap(([key, inner]) => {
    const below = leavesIn(inner);
    return below.length === 0 ? [key] : below.map((leaf) => `${key}.${leaf}`);
  });
}

/** Everything that can happen in the states that a machine is in, what is possible now first. */
export function waysFrom(graph: AtlasGraph, snapshot: AnyMachineSnapshot, eventsIn: EventsIn): Way[] {
  const declared = new Set(leavesIn(snapshot.value).flatMap((leaf) => transitionsFrom(graph, leaf)));
  const typical = eventsIn(snapshot);
  const ways = Array.from(declared)
    .filter(({ trigger }) => trigger !== 'always')
    .map((each) => ({ transition: each, event: eventFor(each, snapshot, typical) }));
  return ways.sort((one, other) => Number(one.event === null) - Number(other.event === null));
}

function eventFor(
  { definition, trigger }: AtlasTransition,
  snapshot: AnyMachineSnapshot,
  typical: readonly AnyEventObject[],
): AnyEventObject | null {
  const type = definition.eventType;
  const candidates = trigger === 'delay' ? [{ type }] : typical.filter((event) => event.type === type);
  const takes = (event: AnyEventObject) =>
    snapshot.machine.getTransitionData(snapshot, event).some((taken) => taken === definition);
  return candidates.find(takes) ?? null;
}

/**
 * Takes an event to the next step without side effects: no port is called, no timer started, no event
 * emitted.
 */
export function stepOn(graph: AtlasGraph, { snapshot }: Step, event: AnyEventObject): Step {
  const [next] = transition(graph.machine, snapshot, event);
  const [definition] = graph.machine.getTransitionData(snapshot, event);
  const taken = graph.transitions.find((each) => each.definition === definition) ?? null;
  return { snapshot: next, by: wordsOf(event), taken };
}

/** An event in plain words. */
function wordsOf({ type }: AnyEventObject): string {
  const parts = /^xstate\.(done|error)\.actor\.(.+)$/.exec(type);
  if (parts) return triggerWords({ trigger: parts[1] === 'done' ? 'done' : 'failed', name: parts[2] ?? '' });
  const delay = /^xstate\.after\.([^.]+)\./.exec(type);
  return delay ? triggerWords({ trigger: 'delay', name: delay[1] ?? '' }) : type;
}

/** A walk through a live machine: where it began, and every step since. */
export interface Walk {
  face: Face;
  steps: readonly [Step, ...Step[]];
}

/** A walk that has not left its pinned state yet. */
export const begin = (face: Face): Walk => ({
  face,
  steps: [{ snapshot: face.snapshot, by: null, taken: null }],
});

/** Where a walk is now. */
export const lastOf = ({ steps }: Walk): Step => steps.at(-1) ?? steps[0];

/** The leaf of a step; the first of several in a parallel state. */
export const leafAt = ({ snapshot }: Step): string => leavesIn(snapshot.value)[0] ?? '';

/** The leaf that a walk is in. */
export const leafOf = (walk: Walk): string => leafAt(lastOf(walk));

/** The walk with one step more. */
export const walkOn = (graph: AtlasGraph, walk: Walk, event: AnyEventObject): Walk => ({
  ...walk,
  steps: [...walk.steps, stepOn(graph, lastOf(walk), event)],
});

/** The pinned state of an address, or where the machine begins. */
export function faceAt({ faces }: Pick<Machine, 'faces'>, slug: string | undefined): Face {
  const face = faces.find((each) => each.slug === slug) ?? faces[0];
  if (!face) throw new Error('A machine without fixtures has no page.');
  return face;
}

/** The pinned state at a step of a walk: the one that it began with, else the leaf's own. */
export function faceAtStep({ faces }: Machine, walk: Walk, index: number): Face | undefined {
  const step = walk.steps[index];
  if (index === 0 || !step) return walk.face;
  return faces.find(({ key }) => key === leafAt(step));
}
