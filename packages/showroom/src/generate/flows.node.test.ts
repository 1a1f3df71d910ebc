import { readFile } from 'node:fs/promises';
import { fixtures } from '@parley/machines/fixtures';
import { describe, expect, test } from 'vitest';
import { atlasOf, atlasPath } from './atlas.node.ts';
import { type MachineName, statesOf, storiesOf, storyPath } from './flows.node.ts';

interface Node {
  key: string;
  states: Record<string, Node>;
}

/** Dotted names of the leaves below a state. */
function leavesOf({ states }: Node): string[] {
  return Object.values(states).flatMap((child) => {
    const below = leavesOf(child);
    return below.length === 0 ? [child.key] : below.map((leaf) => `${child.key}.${leaf}`);
  });
}

describe.each(Object.entries(fixtures))('DS-3: Flows/%s', (machine, states) => {
  const source = () => readFile(storyPath(machine), 'utf8');

  test('is as `pnpm generate` writes it', async () => {
    expect(await source()).toBe(storiesOf(machine, statesOf(machine as MachineName)));
  });

  test('has a story for every leaf state of the machine itself', async () => {
    const [snapshot] = Object.values(states);
    const leaves = leavesOf(snapshot.machine.root);
    const shown = new Set(Array.from((await source()).matchAll(/name: '([^'@]+)'/g), ([, leaf]) => leaf));
    expect(leaves.length).toBeGreaterThan(0);
    expect(leaves.filter((leaf) => !shown.has(leaf))).toEqual([]);
    expect([...shown].filter((leaf) => !leaves.includes(leaf ?? ''))).toEqual([]);
  });
});

test('DS-3: two states that would share a name are refused', () => {
  const states = ['ready.idle', 'ready@idle'].map((name) => ({ name, audiences: [] }));
  expect(() => storiesOf('chat', states)).toThrow('would be called ReadyIdle');
});

test('DS-3: who can look at a state is offered where it makes a difference, the own audience first', () => {
  const audiencesOf = (machine: MachineName, state: string) =>
    statesOf(machine).find(({ name }) => name === state)?.audiences;
  expect(audiencesOf('chat', 'ready.idle.empty')).toEqual(['admin', 'user', 'visitor']);
  expect(audiencesOf('chat', 'closed.noAccess')).toEqual(['user', 'admin']);
  expect(audiencesOf('guard', 'rendering@user')).toEqual(['user', 'admin']);
  expect(audiencesOf('guard', 'notFound')).toEqual([]);
  expect(audiencesOf('globalFeedback', 'refused')).toEqual([]);
  expect(audiencesOf('signIn', 'signedIn.fresh')).toEqual([]);
});

test('DS-4: the atlas has a page for every machine, as `pnpm generate` writes it', async () => {
  expect(await readFile(atlasPath, 'utf8')).toBe(atlasOf(Object.keys(fixtures)));
});
