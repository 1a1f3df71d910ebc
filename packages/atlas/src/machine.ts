import type { AnyEventObject, AnyMachineSnapshot } from 'xstate';
import { type AtlasGraph, isLeaf } from './graph.ts';
import type { Layout } from './layout.ts';

/** Typical events in a state: those that the tests of coverage walk with. */
export type EventsIn = (snapshot: AnyMachineSnapshot) => readonly AnyEventObject[];

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
  /** Key of the first other state of the machine whose picture is the same; null where it is the only one. */
  looksLike: string | null;
}

/** Everything that the atlas shows of a machine. */
export interface Machine {
  name: string;
  graph: AtlasGraph;
  layout: Layout;
  faces: readonly Face[];
  eventsIn: EventsIn;
}

/** What is there of a machine, counted. */
export interface Coverage {
  states: number;
  transitions: number;
  faces: number;
  stories: number;
  pictures: number;
}

/**
 * Counts what is there of a machine: in the machine itself, among its fixtures and stories, and in the folder
 * of pictures.
 */
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
export function statesMatching(machines: readonly Machine[], text: string): Found[] {
  const words = text.toLowerCase().split(/\s+/).filter(Boolean);
  return machines.flatMap((machine) =>
    machine.faces
      .filter(({ key }) => words.every((word) => `${machine.name} ${key}`.toLowerCase().includes(word)))
      .map((face) => ({ machine, face })),
  );
}

/**
 * A machine by its name.
 * @throws when there is none.
 */
export function machineOf(machines: readonly Machine[], name: string): Machine {
  const machine = machines.find((each) => each.name === name);
  if (!machine) throw new Error(`There is no machine ${name}.`);
  return machine;
}
