import { fixtures } from '@parley/machines/fixtures';
import type { Walk } from '@parley/machines/testing';
import { storyNameFromExport, toId } from 'storybook/internal/csf';
import type { AnyMachineSnapshot } from 'xstate';
import type { MachineName } from '../flows/renderState.tsx';
import { type AtlasGraph, graphOf, isLeaf } from './graph.ts';
import type { Layout } from './layout.ts';
import { layouts } from './layouts.ts';
import type { EventsIn } from './walk.ts';

/** A pinned state: a leaf, or one of its further faces. */
export interface Face {
  /** Name of the fixture: `leaf`, or `leaf@face`. */
  key: string;
  leaf: string;
  /** Words for it beside its leaf's other faces; null for the leaf's own. */
  face: string | null;
  snapshot: AnyMachineSnapshot;
  /** Id of its story, or null where there is none. */
  storyId: string | null;
  /** How addresses name it: as the id of its story ends. */
  slug: string;
  /** Address of its picture, which is kept in light alone; null where there is none. */
  picture: string | null;
}

/** Everything that the atlas shows of a machine. */
export interface Machine {
  name: MachineName;
  graph: AtlasGraph;
  layout: Layout;
  faces: readonly Face[];
  eventsIn: EventsIn;
}

const storyFiles = import.meta.glob<Record<string, { input: { name?: string } }>>('../flows/*.stories.tsx', {
  eager: true,
});
const walkFiles = import.meta.glob<Record<string, readonly Walk[]>>('/packages/machines/src/*/*.graph.ts', {
  eager: true,
});
const pictures = import.meta.glob<string>('/visual/baselines/flows-*/light.webp', {
  eager: true,
  query: '?url&no-inline',
  import: 'default',
});

/** Every machine that has fixtures, in their order. */
export const machines: readonly Machine[] = Object.entries<Record<string, AnyMachineSnapshot>>(
  fixtures,
).flatMap(([key, snapshots]) => {
  const name = key as MachineName;
  const [first] = Object.values(snapshots);
  const layout = layouts[name];
  if (!first || !layout) return [];
  const stories = storiesOf(name);
  return {
    ...{ name, layout, graph: graphOf(first.machine), eventsIn: eventsOf(name) },
    faces: Object.entries(snapshots).map(([key, snapshot]) => faceOf(name, key, snapshot, stories)),
  };
});

/**
 * A machine by its name.
 * @throws when there is none.
 */
export function machineOf(name: string): Machine {
  const machine = machines.find((each) => each.name === name);
  if (!machine) throw new Error(`There is no machine ${name}.`);
  return machine;
}

function faceOf(
  machine: string,
  key: string,
  snapshot: AnyMachineSnapshot,
  stories: ReadonlyMap<string, string>,
): Face {
  const [leaf = '', face = null] = key.split('@');
  const storyId = stories.get(key) ?? null;
  return {
    ...{ key, leaf, face, snapshot, storyId },
    slug: storyId?.split('--')[1] ?? toId(machine, key).split('--')[1] ?? '',
    picture: pictures[`/visual/baselines/${storyId}/light.webp`] ?? null,
  };
}

/** Ids of a machine's stories, by the names of their states. */
function storiesOf(machine: string): Map<string, string> {
  const file = storyFiles[`../flows/${machine}.stories.tsx`] ?? {};
  return new Map(
    Object.entries(file)
      // Storybook adds the order of the stories to what a file exports.
      .filter(([, exported]) => 'input' in exported)
      .map(([exported, { input }]) => [
        input.name ?? '',
        toId(`Flows/${machine}`, storyNameFromExport(exported)),
      ]),
  );
}

/** The events that the tests of a machine's coverage walk with. */
function eventsOf(machine: string): EventsIn {
  const file = walkFiles[`/packages/machines/src/${machine}/${machine}.graph.ts`];
  const walks = file?.[`${machine}Walks`] ?? [];
  return (snapshot) =>
    walks.flatMap(({ events }) => (typeof events === 'function' ? events(snapshot) : events));
}

/** What is there of a machine, counted. */
export interface Coverage {
  states: number;
  transitions: number;
  faces: number;
  stories: number;
  pictures: number;
}

/** Counts what is there of a machine: in the machine itself, among its fixtures and stories, and in the folder of pictures. */
export function coverageOf({ graph, faces }: Machine): Coverage {
  return {
    states: graph.states.filter(isLeaf).length,
    transitions: graph.transitions.length,
    faces: faces.length,
    stories: faces.filter(({ storyId }) => storyId !== null).length,
    pictures: faces.filter(({ picture }) => picture !== null).length,
  };
}

/** A pinned state, with the machine that it is of. */
export interface Found {
  machine: Machine;
  face: Face;
}

/** States in whose name, or machine's name, every word of a search is found, in any case. */
export function statesMatching(text: string): Found[] {
  const words = text.toLowerCase().split(/\s+/).filter(Boolean);
  return machines.flatMap((machine) =>
    machine.faces
      .filter(({ key }) => words.every((word) => `${machine.name} ${key}`.toLowerCase().includes(word)))
      .map((face) => ({ machine, face })),
  );
}
