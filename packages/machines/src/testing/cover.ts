import type { AnyEventObject, AnyMachineSnapshot, AnyStateMachine, AnyTransitionDefinition } from 'xstate';
import { getShortestPaths, getStateNodes } from 'xstate/graph';

/** One exploration of a machine from its initial state. */
export interface Walk {
  input?: unknown;
  /** Events from outside, and `xstate.done.actor.*` and `xstate.error.actor.*`; timers are added by themselves. */
  events: readonly AnyEventObject[];
  /** What of the context guards depend on; states that differ only in the rest count as one. */
  contextKey?: (snapshot: AnyMachineSnapshot) => unknown;
}

/** What the walk found; every list must be empty. */
export interface Coverage {
  states: string;
  transitions: string;
  paths: number;
  unreachableStates: string[];
  untakenTransitions: string[];
  deadEvents: string[];
  unlistedEvents: string[];
  missingFixtures: string[];
  wrongFixtures: string[];
}

/** Dotted name of the leaf that a snapshot is in. */
export function leafOf(snapshot: AnyMachineSnapshot): string {
  const parts: string[] = [];
  let value: unknown = snapshot.value;
  while (typeof value === 'object' && value !== null) {
    const [key, inner] = Object.entries(value)[0] ?? [];
    if (key) parts.push(key);
    value = inner;
  }
  return [...parts, String(value)].join('.');
}

function describe(transition: AnyTransitionDefinition): string {
  const guard = typeof transition.guard === 'string' ? transition.guard : '';
  const target = transition.target?.map((node) => node.id).join() ?? '(stays)';
  return `${transition.source.id} --${transition.eventType || 'always'}${guard ? ` [${guard}]` : ''}--> ${target}`;
}

/**
 * Walks every path of a machine from its initial state, and compares what was reached and taken with what the
 * machine and its fixtures declare. Prints the figures.
 */
export function cover(
  machine: AnyStateMachine,
  fixtures: Record<string, AnyMachineSnapshot>,
  walks: readonly Walk[],
): Coverage {
  const nodes = getStateNodes(machine.root).concat(machine.root);
  const leaves = nodes.filter((node) => node.type === 'atomic' || node.type === 'final');
  const declared = nodes.flatMap((node) => [...node.transitions.values(), node.always ?? []].flat());
  const timers = nodes.flatMap((node) => node.after.map(({ eventType }) => ({ type: eventType })));

  const taken = new Set<AnyTransitionDefinition>();
  const watched = new WeakSet<object>();
  const spied: AnyStateMachine = Object.create(machine);
  spied.transition = (snapshot, event, scope) => {
    if (!watched.has(scope.system)) {
      watched.add(scope.system);
      scope.system.inspect((inspected) => {
        if (inspected.type === '@xstate.microstep')
          for (const step of inspected._transitions) taken.add(step);
      });
    }
    return machine.transition(snapshot, event, scope);
  };

  const paths = walks.flatMap((walk) =>
    getShortestPaths(spied, {
      input: walk.input,
      events: [...walk.events, ...timers],
      serializeState: (state: AnyMachineSnapshot) =>
        JSON.stringify([state.value, walk.contextKey?.(state) ?? null]),
    } as never),
  );
  const reached = new Set(paths.map(({ state }) => leafOf(state as AnyMachineSnapshot)));
  const events = [...walks.flatMap((walk) => walk.events), ...timers];

  const leafNames = leaves.map((node) => node.path.join('.'));
  const used = new Set(declared.map(({ eventType }) => eventType).filter(Boolean));
  const listed = new Set(events.map(({ type }) => type));
  const untaken = declared.filter((transition) => !taken.has(transition));
  const fixtureEntries = Object.entries(fixtures);
  const coverage = {
    states: `${leafNames.filter((name) => reached.has(name)).length}/${leafNames.length}`,
    transitions: `${declared.length - untaken.length}/${declared.length}`,
    paths: paths.length,
    unreachableStates: leafNames.filter((name) => !reached.has(name)),
    untakenTransitions: untaken.map(describe),
    deadEvents: [...listed].filter((type) => !used.has(type)),
    unlistedEvents: [...used].filter((type) => !listed.has(type)),
    missingFixtures: leafNames.filter((name) => !(name in fixtures)),
    wrongFixtures: fixtureEntries
      .filter(([key, snapshot]) => {
        const leaf = key.split('@')[0] ?? '';
        return !leafNames.includes(leaf) || leafOf(snapshot) !== leaf;
      })
      .map(([key]) => key),
  };
  const { states, transitions } = coverage;
  console.log(`${machine.id}: states ${states}, transitions ${transitions}, paths ${paths.length}`);
  return coverage;
}

/** What a whole coverage looks like; anything else names what is missing. */
export const nothingMissing = {
  unreachableStates: [],
  untakenTransitions: [],
  deadEvents: [],
  unlistedEvents: [],
  missingFixtures: [],
  wrongFixtures: [],
};

const EVENT_NAME = /^[a-z]+[A-Za-z]*\.[a-z]+[A-Za-z]*$/;

/**
 * What breaks the rules that every machine here keeps: event names, ids of invokes, their ends, names of delays.
 * @param endless ids of the callback actors, which report by events and have no end of their own.
 */
export function brokenRules(machine: AnyStateMachine, endless: readonly string[] = []): string[] {
  const nodes = getStateNodes(machine.root).concat(machine.root);
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
