import type { AnyMachineSnapshot, AnyStateMachine, AnyTransitionDefinition } from 'xstate';
import { explore, leavesOf, nodesOf, type Walk } from './explore.ts';
import { together } from './paths.ts';

/** What the walks found; every list must be empty. */
export interface Coverage {
  states: string;
  transitions: string;
  /** How many paths together reach every leaf and take every transition. */
  paths: number;
  unreachableStates: string[];
  untakenTransitions: string[];
  deadEvents: string[];
  /** What a screen offers without effect. */
  ignoredOffers: string[];
  unlistedEvents: string[];
  missingFixtures: string[];
  wrongFixtures: string[];
}

function describe(transition: AnyTransitionDefinition): string {
  const guard = typeof transition.guard === 'string' ? transition.guard : '';
  const target = transition.target?.map((node) => node.id).join() ?? '(stays)';
  const event = `${transition.eventType || 'always'}${guard ? ` [${guard}]` : ''}`;
  return `${transition.source.id} --${event}--> ${target}`;
}

/**
 * Explores a machine from its initial state, and compares what was reached and taken with what the machine
 * and its fixtures declare. Prints the figures.
 */
export function cover(
  machine: AnyStateMachine,
  fixtures: Record<string, AnyMachineSnapshot>,
  walks: readonly Walk[],
): Coverage {
  const nodes = nodesOf(machine);
  const leaves = nodes
    .filter((node) => node.type === 'atomic' || node.type === 'final')
    .map((node) => node.path.join('.'));
  const declared = nodes.flatMap((node) => [...node.transitions.values(), node.always ?? []].flat());
  const used = new Set(declared.map(({ eventType }) => eventType).filter(Boolean));

  const { first, tried, ignored } = explore(machine, walks);
  const unreached = leaves.filter((leaf) => !first.has(leaf));
  const untaken = declared.filter((transition) => !first.has(transition));
  const coverage = {
    states: `${leaves.length - unreached.length}/${leaves.length}`,
    transitions: `${declared.length - untaken.length}/${declared.length}`,
    paths: together(first).length,
    unreachableStates: unreached,
    untakenTransitions: untaken.map(describe),
    deadEvents: [...tried].filter((type) => !used.has(type)),
    ignoredOffers: [...ignored],
    unlistedEvents: [...used].filter((type) => !tried.has(type)),
    missingFixtures: leaves.filter((leaf) => !(leaf in fixtures)),
    wrongFixtures: Object.entries(fixtures)
      .filter(([key, snapshot]) => {
        const leaf = key.split('@')[0] ?? '';
        return !leaves.includes(leaf) || !leavesOf(snapshot).includes(leaf);
      })
      .map(([key]) => key),
  };
  const { states, transitions, paths } = coverage;
  console.log(`${machine.id}: states ${states}, transitions ${transitions}, paths ${paths}`);
  return coverage;
}
/** What a whole coverage looks like; anything else names what is missing. */
export const nothingMissing = {
  unreachableStates: [],
  untakenTransitions: [],
  deadEvents: [],
  ignoredOffers: [],
  unlistedEvents: [],
  missingFixtures: [],
  wrongFixtures: [],
};

const EVENT_NAME = /^[a-z]+[A-Za-z]*\.[a-z]+[A-Za-z]*$/;

/**
 * What breaks the rules that every machine here keeps: event names, ids of invokes, their ends, names of
 * delays.
 * @param endless ids of the callback actors, which report by events and have no end of their own.
 */
export function brokenRules(machine: AnyStateMachine, endless: readonly string[] = []): string[] {
  const nodes = nodesOf(machine);
  const events = nodes
    .flatMap((node) => [...node.transitions.keys()])
    .filter((type) => !type.startsWith('xstate.') && !EVENT_NAME.test(type))
    .map((type) => `event ${type}`);
  const invokes = nodes.flatMap((node) =>
    node.invoke.flatMap((invoke) => {
      const own = node.transitions;
      return [
        ...(/^\d+\./.test(invoke.id) ? [`invoke without id in ${node.id}`] : []),
        ...(endless.includes(invoke.id) || own.has(`xstate.done.actor.${invoke.id}`)
          ? []
          : [`no onDone: ${invoke.id}`]),
        ...(own.has(`xstate.error.actor.${invoke.id}`) ? [] : [`no onError: ${invoke.id}`]),
      ];
    }),
  );
  const delays = nodes
    .flatMap((node) => node.after)
    .filter(({ delay }) => typeof delay === 'number')
    .map(({ source }) => `unnamed delay in ${source.id}`);
  return [...events, ...invokes, ...delays];
}
