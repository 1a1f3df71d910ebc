import {
  type AnyActorScope,
  type AnyEventObject,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  type AnyStateNode,
  type AnyTransitionDefinition,
  createEmptyActor,
} from 'xstate';
import { getStateNodes } from 'xstate/graph';

/** One exploration of a machine from its initial state. */
export interface Walk {
  input?: unknown;
  /**
   * Events from outside, and `xstate.done.actor.*` and `xstate.error.actor.*`; the exploration adds those of
   * timers. A function gives those that can happen in a state: what a port that runs may report.
   */
  events: readonly AnyEventObject[] | ((snapshot: AnyMachineSnapshot) => readonly AnyEventObject[]);
  /** What the screen of a state offers its reader: events that each must lead to something. */
  offers?: (snapshot: AnyMachineSnapshot) => readonly AnyEventObject[];
  /** What of the context guards depend on; states that differ only in the rest count as one. */
  contextKey?: (snapshot: AnyMachineSnapshot) => unknown;
  /** Tells the faces of a leaf apart where paths must reach each of them: `code`, the kind of a problem. */
  faceOf?: (snapshot: AnyMachineSnapshot) => string;
}

/** What is to be reached or taken: a leaf's dotted name, a face as `leaf@face`, or a transition. */
export type Goal = string | AnyTransitionDefinition;

/** An event that was tried, and what it led to. */
export interface Step {
  walk: Walk;
  before: Step | null;
  event: AnyEventObject;
  snapshot: AnyMachineSnapshot;
  /** What this step reaches and takes. */
  goals: readonly Goal[];
}

/** What explorations found. */
export interface Exploration {
  /** The step that came first to each goal; nothing shorter leads there. */
  first: ReadonlyMap<Goal, Step>;
  /** Types of all events that were tried. */
  tried: ReadonlySet<string>;
  /** Events that a screen offers and its state does not handle, as `leaf: event`. */
  ignored: ReadonlySet<string>;
  /** Number of distinct states. */
  states: number;
}

function leavesIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return Object.entries(value as object).flatMap(([key, inner]) => {
    const below = leavesIn(inner);
    return below.length === 0 ? [key] : below.map((leaf) => `${key}.${leaf}`);
  });
}

/** Dotted names of the leaves that a snapshot is in: several in a parallel state. */
export const leavesOf = (snapshot: AnyMachineSnapshot): string[] => leavesIn(snapshot.value);

/** Dotted name of the leaf that a snapshot is in; those of a parallel state are joined by ' + '. */
export const leafOf = (snapshot: AnyMachineSnapshot): string => leavesOf(snapshot).join(' + ');

/** All nodes of a machine, its root among them. */
export const nodesOf = (machine: AnyStateMachine): AnyStateNode[] =>
  getStateNodes(machine.root).concat(machine.root);

/** Dotted name of the leaf that a snapshot is in, with its face where the walk tells faces apart. */
export function faceOf(snapshot: AnyMachineSnapshot, walk: Walk): string {
  const face = walk.faceOf?.(snapshot);
  return face ? `${leafOf(snapshot)}@${face}` : leafOf(snapshot);
}

/**
 * A scope in which transitions are worked out and nothing runs; `report` is told of each transition that is
 * taken.
 */
function inertScope(report: (transition: AnyTransitionDefinition) => void): AnyActorScope {
  const self = createEmptyActor();
  const nothing = () => undefined;
  self.system.inspect((inspected) => {
    if (inspected.type === '@xstate.microstep') inspected._transitions.forEach(report);
  });
  return {
    ...{ self, system: self.system, id: 'explored', sessionId: 'explored' },
    ...{ logger: nothing, defer: nothing, stopChild: nothing, emit: nothing, actionExecutor: nothing },
  };
}

/** Tries every event in every state, breadth first, so that the first way to anything is the shortest. */
export function explore(machine: AnyStateMachine, walks: readonly Walk[]): Exploration {
  const timers = nodesOf(machine).flatMap((node) => node.after.map(({ eventType }) => ({ type: eventType })));
  const first = new Map<Goal, Step>();
  const tried = new Set<string>();
  const ignored = new Set<string>();
  let taken: AnyTransitionDefinition[] = [];
  const scope = inertScope((transition) => taken.push(transition));
  let states = 0;

  for (const walk of walks) {
    const known = new Set<string>();
    const queue: Step[] = [];
    const arrive = (before: Step | null, event: AnyEventObject, snapshot: AnyMachineSnapshot) => {
      const goals = [...leavesOf(snapshot), faceOf(snapshot, walk), ...taken];
      const step: Step = { walk, before, event, snapshot, goals };
      taken = [];
      for (const goal of goals) if (!first.has(goal)) first.set(goal, step);
      const key = JSON.stringify([snapshot.value, walk.contextKey?.(snapshot) ?? null]);
      if (known.has(key)) return;
      known.add(key);
      queue.push(step);
    };
    arrive(null, { type: 'xstate.init' }, machine.getInitialSnapshot(scope, walk.input));
    for (const step of queue) {
      const { snapshot } = step;
      const possible = typeof walk.events === 'function' ? walk.events(snapshot) : walk.events;
      const offered = walk.offers?.(snapshot) ?? [];
      for (const event of [...offered, ...possible, ...timers]) {
        tried.add(event.type);
        const next = machine.transition(snapshot, event, scope);
        if (taken.length === 0 && offered.includes(event)) ignored.add(`${leafOf(snapshot)}: ${event.type}`);
        arrive(step, event, next);
      }
    }
    states += known.size;
  }
  return { first, tried, ignored, states };
}
