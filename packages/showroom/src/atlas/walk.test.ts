import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { type EventsIn, graphOf, leavesIn, stepOn, waysFrom } from '@parley/atlas/drawing';
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
      const { snapshot: next, by } = stepOn(graph, { snapshot, by: null }, event);
      expect(next.status, transition.id).not.toBe('error');
      expect(leavesIn(next.value).length).toBeGreaterThan(0);
      expect(by).not.toContain('xstate');
    }
  });
});
