import { type AnyActorRef, SimulatedClock } from 'xstate';
import { leafOf } from './explore.ts';

/** A promise that a test settles when it wants. */
export interface Reply<T> {
  promise: Promise<T>;
  resolve: (value: T) => void;
  reject: (reason: unknown) => void;
}

/** Lets everything that waits for a promise run; no time passes. */
export async function settle(): Promise<void> {
  for (let turn = 0; turn < 20; turn += 1) await Promise.resolve();
}

/** A port whose calls wait for the test's reply, in the order in which they came. */
export function heldPort<Args extends unknown[], T>() {
  const calls: { args: Args; reply: Reply<T> }[] = [];
  const port = (...args: Args): Promise<T> => {
    const reply = Promise.withResolvers<T>();
    calls.push({ args, reply });
    return reply.promise;
  };
  const last = () => {
    const call = calls.at(-1);
    if (!call) throw new Error('The port was not called.');
    return call;
  };
  return {
    port,
    calls,
    resolve: async (value: T) => {
      last().reply.resolve(value);
      await settle();
    },
    reject: async (reason: unknown) => {
      last().reply.reject(reason);
      await settle();
    },
  };
}

/** The leaf state of a running actor. */
export const stateOf = (actor: AnyActorRef): string => leafOf(actor.getSnapshot());

/** Collects what an actor emits. */
export function emittedBy<Event extends { type: string }>(actor: {
  on: (type: '*', handler: (event: Event) => void) => unknown;
}): Event[] {
  const events: Event[] = [];
  actor.on('*', (event) => events.push(event));
  return events;
}

/** A clock that only moves when told to. */
export const simulatedClock = () => new SimulatedClock();
