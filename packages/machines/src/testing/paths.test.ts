import { expect, test } from 'vitest';
import { type AnyStateMachine, createMachine } from 'xstate';
import { pathsOf } from './paths.ts';

const machine = createMachine({
  id: 'door',
  initial: 'closed',
  states: {
    closed: { on: { 'door.opened': { target: 'open' }, 'door.locked': { target: 'locked' } } },
    open: { after: { 1000: { target: 'closed' } } },
    locked: { on: { 'door.locked': { target: 'closed' } } },
  },
}) as unknown as AnyStateMachine;

const events = ['door.opened', 'door.locked'].map((type) => ({ type }));

test('paths reach every leaf and take every transition; what others contain is left out', () => {
  expect(pathsOf(machine, [{ events }]).map(({ name }) => name)).toEqual([
    'closed: door.opened, after 1000',
    'closed: door.locked, door.locked',
  ]);
});

test('paths reach every face that is told apart', () => {
  const faceOf = (snapshot: { value: unknown }) => (snapshot.value === 'locked' ? 'safe' : '');
  const paths = pathsOf(machine, [{ events: events.slice(1), faceOf }]);
  expect(paths.map(({ name }) => name)).toEqual(['closed: door.locked, door.locked']);
  expect(paths[0]?.steps.map(({ goals }) => goals.includes('locked@safe'))).toEqual([false, true, false]);
});

test('events that cannot happen in a state are on no path', () => {
  const possible = ({ value }: { value: unknown }) => (value === 'closed' ? events : []);
  expect(pathsOf(machine, [{ events: possible }]).map(({ name }) => name)).toEqual([
    'closed: door.opened, after 1000',
    'locked: door.locked',
  ]);
});
