import { describe, expect, test } from 'vitest';
import { type AnyStateMachine, createMachine, fromPromise, setup } from 'xstate';
import { brokenRules, cover, nothingMissing } from './cover.ts';

/** A lamp that is on or off, and whatever a test adds to it. */
const lamp = (states: object = {}, rest: object = {}) =>
  createMachine({
    id: 'lamp',
    initial: 'off',
    states: {
      off: { on: { 'lamp.pressed': { target: 'on' } } },
      on: { on: { 'lamp.pressed': { target: 'off' } } },
      ...states,
    },
    ...rest,
  }) as unknown as AnyStateMachine;

const pressed = { type: 'lamp.pressed' };

/** A fixture for each of these states. */
const pinned = (machine: AnyStateMachine, ...values: string[]) =>
  Object.fromEntries(values.map((value) => [value, machine.resolveState({ value, context: {} })]));

const found = (
  machine: AnyStateMachine,
  fixtures = pinned(machine, 'off', 'on'),
  events: object[] = [pressed],
) => cover(machine, fixtures, [{ events: events as { type: string }[] }]);

describe('DS-3: coverage of a machine', () => {
  test('has nothing to say of one that is whole', () => {
    expect(found(lamp())).toMatchObject({ ...nothingMissing, states: '2/2', transitions: '2/2' });
  });

  test('names a state that nothing leads to', () => {
    const machine = lamp({ broken: {} });
    expect(found(machine, pinned(machine, 'off', 'on', 'broken'))).toMatchObject({
      ...nothingMissing,
      unreachableStates: ['broken'],
      states: '2/3',
    });
  });

  test('names a state that only an impossible guard leads to, and its transition', () => {
    const never = { guard: () => false, target: 'broken' };
    const machine = lamp({ off: { on: { 'lamp.pressed': [never, { target: 'on' }] } }, broken: {} });
    expect(found(machine, pinned(machine, 'off', 'on', 'broken'))).toMatchObject({
      ...nothingMissing,
      unreachableStates: ['broken'],
      untakenTransitions: ['lamp.off --lamp.pressed--> lamp.broken'],
    });
  });

  test('names a transition that another one hides', () => {
    const machine = lamp({ off: { on: { 'lamp.pressed': [{ target: 'on' }, { target: 'off' }] } } });
    expect(found(machine)).toMatchObject({
      ...nothingMissing,
      untakenTransitions: ['lamp.off --lamp.pressed--> lamp.off'],
      transitions: '2/3',
    });
  });

  test('names an event that no state knows, and one that nobody makes', () => {
    const machine = lamp({}, { on: { 'lamp.dropped': { target: '.off' } } });
    expect(found(machine, undefined, [pressed, { type: 'lamp.shaken' }])).toMatchObject({
      ...nothingMissing,
      deadEvents: ['lamp.shaken'],
      unlistedEvents: ['lamp.dropped'],
      untakenTransitions: ['lamp --lamp.dropped--> lamp.off'],
    });
  });

  test('names what a screen offers and its state knows nothing of', () => {
    const machine = lamp();
    const offers = () => [pressed, { type: 'lamp.dimmed' }];
    expect(cover(machine, pinned(machine, 'off', 'on'), [{ events: [], offers }])).toMatchObject({
      ...nothingMissing,
      ignoredOffers: ['off: lamp.dimmed', 'on: lamp.dimmed'],
      deadEvents: ['lamp.dimmed'],
    });
  });

  test('names a missing fixture, one of a state that is gone, and one that is in another state', () => {
    const machine = lamp();
    const { off } = pinned(machine, 'off');
    expect(found(machine, { gone: off, 'on@dim': off } as never)).toMatchObject({
      ...nothingMissing,
      missingFixtures: ['off', 'on'],
      wrongFixtures: ['gone', 'on@dim'],
    });
  });

  test('lets timers run out by themselves', () => {
    const machine = lamp({ on: { after: { 1000: { target: 'off' } } } });
    expect(found(machine)).toMatchObject(nothingMissing);
  });

  test('looks into each region of a parallel machine', () => {
    const region = (target: string) => ({
      initial: 'off',
      states: { off: { on: { 'lamp.pressed': { target } } }, on: {} },
    });
    const machine = createMachine({
      id: 'lamps',
      type: 'parallel',
      states: { left: region('on'), right: region('off') },
    }) as unknown as AnyStateMachine;
    const snapshot = machine.resolveState({ value: { left: 'off', right: 'off' }, context: {} });
    const leaves = ['left.off', 'left.on', 'right.off', 'right.on'];
    expect(found(machine, Object.fromEntries(leaves.map((leaf) => [leaf, snapshot])))).toMatchObject({
      ...nothingMissing,
      unreachableStates: ['right.on'],
      wrongFixtures: ['left.on', 'right.on'],
    });
  });
});

test('ST-5: the rules of all machines are kept, or named', () => {
  const machine = setup({ actors: { fetch: fromPromise(async () => 1) } }).createMachine({
    id: 'lamp',
    initial: 'off',
    states: {
      off: { on: { PRESS: 'on' }, after: { 500: 'on' }, invoke: { src: 'fetch' } },
      on: { invoke: { id: 'fetching', src: 'fetch', onDone: 'off' } },
    },
  });
  expect(brokenRules(machine)).toEqual([
    'event PRESS',
    'invoke without id in lamp.off',
    'no onDone: 0.lamp.off',
    'no onError: 0.lamp.off',
    'no onError: fetching',
    'unnamed delay in lamp.off',
  ]);
});
