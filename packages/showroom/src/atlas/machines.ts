import { type EventsIn, type Face, graphOf, type Machine } from '@parley/atlas';
import { fixtures } from '@parley/machines/fixtures';
import type { Walk } from '@parley/machines/testing';
import { storyNameFromExport, toId } from 'storybook/internal/csf';
import type { AnyMachineSnapshot } from 'xstate';
import type { MachineName } from '../flows/renderState.tsx';
import { layouts } from './layouts.ts';
import { looks } from './looks.ts';

const storyFiles = import.meta.glob<Record<string, { input: { name?: string } }>>('../flows/*.stories.tsx', {
  eager: true,
});
const walkFiles = import.meta.glob<Record<string, readonly Walk[]>>('/packages/machines/src/*/*.graph.ts', {
  eager: true,
});
const pictures = import.meta.glob<string>('/visual/baselines/flows-*/light.webp', {
  eager: true,
  query: '?thumbnail',
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
  const faces = Object.entries(snapshots).map(([key, snapshot]) => faceOf(name, key, snapshot, stories));
  return {
    ...{ name, layout, graph: graphOf(first.machine), eventsIn: eventsOf(name) },
    faces: faces.map((face) => ({ ...face, looksLike: looksLike(face, faces) })),
  };
});

type Drawn = Omit<Face, 'looksLike'>;

/** The first other state whose picture is the same: a state that one cannot see is a finding. */
function looksLike(face: Drawn, faces: readonly Drawn[]): string | null {
  const lookOf = ({ storyId }: Drawn) => looks[storyId ?? ''];
  const look = lookOf(face);
  const others = look === undefined ? [] : faces.filter((each) => each !== face && lookOf(each) === look);
  return others[0]?.key ?? null;
}

function faceOf(
  machine: string,
  key: string,
  snapshot: AnyMachineSnapshot,
  stories: ReadonlyMap<string, string>,
): Drawn {
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
