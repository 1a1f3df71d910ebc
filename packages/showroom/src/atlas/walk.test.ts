import { existsSync } from 'node:fs';
import { join } from 'node:path';
import {
  addressOf,
  begin,
  cameraIn,
  type EventsIn,
  type Face,
  filmOf,
  graphOf,
  lastOf,
  leafOf,
  leavesIn,
  stepOn,
  stepsOf,
  textOf,
  walkOn,
  waysFrom,
} from '@parley/atlas/drawing';
import { fixtures } from '@parley/machines/fixtures';
import type { Walk } from '@parley/machines/testing';
import { describe, expect, test } from 'vitest';
import type { AnyMachineSnapshot } from 'xstate';

const source = join(import.meta.dirname, '../../../machines/src');

/** What the tests of a machine's coverage walk with; nothing where they keep it elsewhere. */
async function eventsOf(name: string): Promise<EventsIn> {
  const file = join(source, name, `${name}.graph.ts`);
  const walks: readonly Walk[] = existsSync(file) ? (await import(file))[`${name}Walks`] : [];
  return (snapshot) =>
    walks.flatMap(({ events }) => (typeof events === 'function' ? events(snapshot) : events));
}

const machines = await Promise.all(
  Object.entries<Record<string, AnyMachineSnapshot>>(fixtures).map(async ([name, snapshots]) => ({
    name,
    snapshots,
    eventsIn: await eventsOf(name),
  })),
);

test.each(machines)('DS-4: $name says which events are typical', ({ snapshots, eventsIn }) => {
  expect(Object.values(snapshots).flatMap(eventsIn).length).toBeGreaterThan(0);
});

describe.each(machines)('DS-4: a walk through $name', ({ eventsIn, snapshots }) => {
  const states = Object.entries(snapshots);
  const [[, first]] = states as [(typeof states)[number]];
  const graph = graphOf(first.machine);

  test.each(states)('takes every way that %s offers, and nothing runs', (_, snapshot) => {
    for (const { transition, event } of waysFrom(graph, snapshot, eventsIn)) {
      if (!event) continue;
      const { snapshot: next, by } = stepOn(graph, { snapshot, by: null, taken: null }, event);
      expect(next.status, transition.id).not.toBe('error');
      expect(leavesIn(next.value).length).toBeGreaterThan(0);
      expect(by).not.toContain('xstate');
    }
  });

  test('comes past transitions that an address can tell apart', () => {
    const addresses = graph.transitions.map(addressOf);
    expect(new Set(addresses).size).toBe(addresses.length);
    expect(addresses.join('')).toMatch(/^[a-z0-9-]+$/);
  });

  test('is taken again by the address of its film, until a step is gone', () => {
    const face: Face = {
      key: '',
      leaf: '',
      face: null,
      slug: '',
      storyId: null,
      picture: null,
      looksLike: null,
      snapshot: first,
    };
    const machine = { graph, faces: [face], eventsIn };
    let walk = begin(face);
    for (let step = 0; step < 6; step++) {
      const { snapshot } = lastOf(walk);
      const ways = waysFrom(graph, snapshot, eventsIn).filter(({ event }) => event !== null);
      const event = ways.at(step % Math.max(ways.length, 1))?.event;
      if (event) walk = walkOn(graph, walk, event);
    }
    const steps = stepsOf(walk);
    // What Storybook takes as the value of an argument in an address.
    expect(steps).toMatch(/^[a-z0-9 _-]+$/i);
    const film = filmOf(machine, '', steps);
    expect(film.lost).toBeNull();
    expect(film.walk.steps.map(({ by }) => by)).toEqual(walk.steps.map(({ by }) => by));
    expect(leafOf(film.walk)).toBe(leafOf(walk));
    expect(filmOf(machine, '', `${steps}_never-heard-of`).lost).toBe('never-heard-of');
  });
});

test('DS-4: an address keeps where the camera is, and takes nothing else for it', () => {
  const camera = { scale: 0.148, x: 5285, y: 1458 };
  expect(textOf(camera)).toBe('148_5285_1458');
  expect(cameraIn(textOf(camera))).toEqual(camera);
  for (const other of ['', '0_1_2', '75', '75_1', 'a_b_c']) expect(cameraIn(other)).toBeNull();
});
