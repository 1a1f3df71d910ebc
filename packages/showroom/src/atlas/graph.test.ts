import type { Box, PlacedState } from '@parley/atlas/drawing';
import {
  ARROWS,
  type AtlasGraph,
  graphOf,
  isLeaf,
  lineage,
  neighbourOf,
  stays,
  triggerWords,
} from '@parley/atlas/drawing';
import { fixtures } from '@parley/machines/fixtures';
import { nodesOf } from '@parley/machines/testing';
import { describe, expect, test } from 'vitest';
import type { AnyMachineSnapshot, AnyStateNode } from 'xstate';
import { layouts } from './layouts.ts';

const machines = Object.entries<Record<string, AnyMachineSnapshot>>(fixtures).map(
  ([name, snapshots]): [string, AtlasGraph] => {
    const [snapshot] = Object.values(snapshots) as [AnyMachineSnapshot];
    return [name, graphOf(snapshot.machine)];
  },
);

const declaredIn = (node: AnyStateNode) => [...node.transitions.values(), node.always ?? []].flat();

describe.each(machines)('DS-4: the drawing of %s', (name, graph) => {
  const nodes = nodesOf(graph.machine);
  const layout = layouts[name];
  if (!layout) throw new Error(`${name} has no drawing.`);
  const boxes = new Map(layout.states.map((state) => [state.path, state]));
  const boxOf = (path: string) => boxes.get(path) as PlacedState;
  const leaves = graph.states.filter(isLeaf).map(({ path }) => path);

  test('has every state exactly once', () => {
    const paths = nodes.map(({ path }) => path.join('.')).sort();
    expect(graph.states.map(({ path }) => path).sort()).toEqual(paths);
    expect(layout.states.map(({ path }) => path).sort()).toEqual(paths);
  });

  test('has every declared transition exactly once: on a line, or in the state that it stays in', () => {
    const declared = new Set(nodes.flatMap(declaredIn));
    expect(graph.transitions).toHaveLength(declared.size);
    expect(new Set(graph.transitions.map(({ definition }) => definition))).toEqual(declared);
    const drawn = layout.edges.flatMap(({ transitions }) => transitions);
    const staying = graph.transitions.filter(stays).map(({ id }) => id);
    expect([...drawn, ...staying].sort()).toEqual(graph.transitions.map(({ id }) => id).sort());
  });

  test('names every event and every condition', () => {
    for (const transition of graph.transitions) {
      expect(triggerWords(transition)).not.toMatch(/^$|undefined|xstate\./);
      expect(transition.guard).not.toBe('');
    }
  });

  test('places no state over another, and each inside the one that holds it', () => {
    for (const { path, parent } of graph.states) {
      if (parent !== null) expect(contains(boxOf(parent), boxOf(path)), path).toBe(true);
      for (const other of leaves) {
        const related = lineage(path).includes(other) || lineage(other).includes(path);
        if (!related) expect(overlap(boxOf(path), boxOf(other)), `${path} and ${other}`).toBe(false);
      }
    }
  });

  test('places every label beside all cards', () => {
    for (const { id, label } of layout.edges)
      for (const leaf of leaves) expect(overlap(label, boxOf(leaf)), `${id} and ${leaf}`).toBe(false);
  });

  test('lets arrow keys reach every state from every other', () => {
    const cards = leaves.map(boxOf);
    for (const start of leaves) {
      const reached = new Set([start]);
      for (const path of reached)
        for (const direction of Object.values(ARROWS)) {
          const next = neighbourOf(boxOf(path), cards, direction);
          if (next) reached.add(next.path);
        }
      expect(leaves.filter((leaf) => !reached.has(leaf))).toEqual([]);
    }
  });
});

const overlap = (one: Box, other: Box) =>
  one.x < other.x + other.width &&
  other.x < one.x + one.width &&
  one.y < other.y + other.height &&
  other.y < one.y + one.height;

const contains = (outer: Box, inner: Box) =>
  inner.x >= outer.x &&
  inner.y >= outer.y &&
  inner.x + inner.width <= outer.x + outer.width &&
  inner.y + inner.height <= outer.y + outer.height;
