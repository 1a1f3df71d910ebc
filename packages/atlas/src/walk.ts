import { type AnyEventObject, type AnyMachineSnapshot, transition } from 'xstate';
import { type AtlasGraph, type AtlasTransition, transitionsFrom, triggerWords } from './graph.ts';

/** Typical events in a state: those that the tests of coverage walk with. */
export type EventsIn = (snapshot: AnyMachineSnapshot) => readonly AnyEventObject[];

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
export function stepOn({ machine }: AtlasGraph, { snapshot }: Step, event: AnyEventObject): Step {
  const [next] = transition(machine, snapshot, event);
  return { snapshot: next, by: wordsOf(event) };
}

/** An event in plain words. */
function wordsOf({ type }: AnyEventObject): string {
  const parts = /^xstate\.(done|error)\.actor\.(.+)$/.exec(type);
  if (parts) return triggerWords({ trigger: parts[1] === 'done' ? 'done' : 'failed', name: parts[2] ?? '' });
  const delay = /^xstate\.after\.([^.]+)\./.exec(type);
  return delay ? triggerWords({ trigger: 'delay', name: delay[1] ?? '' }) : type;
}
