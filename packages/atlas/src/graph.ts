import type { AnyStateMachine, AnyStateNode, AnyTransitionDefinition } from 'xstate';

/** A state of a machine, as the atlas draws it. */
export interface AtlasState {
  /** Dotted path, such as `ready.idle.empty`; '' for the machine itself. */
  path: string;
  /** The last part of the path; the machine's own name at the root. */
  name: string;
  /** Path of the state around it; null for the machine itself. */
  parent: string | null;
  /** `group` holds other states, of which one is active; of `parallel` all are. */
  kind: 'leaf' | 'final' | 'group' | 'parallel';
  /** Where the state around it begins. */
  isInitial: boolean;
}

/** What makes a transition happen. */
export type Trigger = 'event' | 'done' | 'failed' | 'delay' | 'always';

/** A declared transition. */
export interface AtlasTransition {
  /** Unique within its machine. */
  id: string;
  /** Path of the state that declares it. */
  source: string;
  /** Path of the state that it leads to, or null where it stays in its source. */
  target: string | null;
  trigger: Trigger;
  /** Its event, invoked work or delay, by name; '' where it happens of itself. */
  name: string;
  /** Name of the condition, or null where there is none. */
  guard: string | null;
  /** The machine's own object, by which one finds out whether an event takes it. */
  definition: AnyTransitionDefinition;
}

/** Everything that a machine declares. */
export interface AtlasGraph {
  machine: AnyStateMachine;
  /** Parents before their children, in the order in which they are written. */
  states: readonly AtlasState[];
  /** By source, in the order in which the machine tries them. */
  transitions: readonly AtlasTransition[];
}

const pathOf = (node: AnyStateNode) => node.path.join('.');

/** States and transitions of a machine (DS-4), read from the machine itself. */
export function graphOf(machine: AnyStateMachine): AtlasGraph {
  const nodes = withNodesBelow(machine.root);
  return { machine, states: nodes.map(stateOf), transitions: nodes.flatMap(transitionsOf) };
}

const withNodesBelow = (node: AnyStateNode): AnyStateNode[] => [
  node,
  ...Object.values(node.states).flatMap(withNodesBelow),
];

function stateOf(node: AnyStateNode): AtlasState {
  const { parent } = node;
  return {
    path: pathOf(node),
    name: node.key,
    parent: parent ? pathOf(parent) : null,
    kind: kindOf(node),
    isInitial: parent?.type === 'compound' && parent.initial.target.includes(node),
  };
}

function kindOf({ type }: AnyStateNode): AtlasState['kind'] {
  if (type === 'final' || type === 'parallel') return type;
  return type === 'compound' ? 'group' : 'leaf';
}

function transitionsOf(node: AnyStateNode): AtlasTransition[] {
  const delays = new Map(node.after.map(({ eventType, delay }) => [eventType, String(delay)]));
  const declared = [...node.transitions.values(), node.always ?? []].flat();
  return declared.map((definition, index) => {
    const [target] = definition.target ?? [];
    return {
      id: `${pathOf(node)}#${index}`,
      source: pathOf(node),
      target: target ? pathOf(target) : null,
      ...triggerOf(definition.eventType, delays),
      guard: guardOf(definition),
      definition,
    };
  });
}

const DONE = 'xstate.done.actor.';
const FAILED = 'xstate.error.actor.';

function triggerOf(
  type: string,
  delays: ReadonlyMap<string, string>,
): Pick<AtlasTransition, 'trigger' | 'name'> {
  const delay = delays.get(type);
  if (delay !== undefined) return { trigger: 'delay', name: delay };
  if (type.startsWith(DONE)) return { trigger: 'done', name: type.slice(DONE.length) };
  if (type.startsWith(FAILED)) return { trigger: 'failed', name: type.slice(FAILED.length) };
  return type === '' ? { trigger: 'always', name: '' } : { trigger: 'event', name: type };
}

function guardOf({ guard }: AnyTransitionDefinition): string | null {
  if (guard === undefined) return null;
  if (typeof guard === 'string') return guard;
  return 'type' in guard ? String(guard.type) : guard.name;
}

/** What makes a transition happen, in plain words: `loadingHistory fails`. */
export function triggerWords({ trigger, name }: Pick<AtlasTransition, 'trigger' | 'name'>): string {
  switch (trigger) {
    case 'event':
      return name;
    case 'done':
      return `${name} is done`;
    case 'failed':
      return `${name} fails`;
    case 'delay':
      return `after ${name}`;
    case 'always':
      return 'at once';
  }
}

/** Whether a transition stays where it begins: it has no line. */
export const stays = ({ source, target }: AtlasTransition): boolean => target === null || target === source;

/** Whether a state holds no others. */
export const isLeaf = ({ kind }: AtlasState): boolean => kind === 'leaf' || kind === 'final';

/** The last part of a state's path, which is its name among its siblings. */
export const ownNameOf = (path: string): string => path.slice(path.lastIndexOf('.') + 1);

/** A state's path and those of all states around it, the innermost first; the machine itself is the last. */
export function lineage(path: string): string[] {
  if (path === '') return [''];
  return [path, ...lineage(path.slice(0, Math.max(path.lastIndexOf('.'), 0)))];
}

/** The leaf that a machine is in once it has entered a state. */
export function beginningOf({ states }: Pick<AtlasGraph, 'states'>, path: string): string {
  const inner = states.find(({ parent, isInitial }) => parent === path && isInitial);
  return inner ? beginningOf({ states }, inner.path) : path;
}

/** What can happen in a state: its own transitions, then those of the states around it. */
export function transitionsFrom({ transitions }: AtlasGraph, path: string): AtlasTransition[] {
  return lineage(path).flatMap((source) => transitions.filter((each) => each.source === source));
}
