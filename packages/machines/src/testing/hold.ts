import {
  type Actor,
  type AnyEventObject,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  createActor,
  fromCallback,
  fromPromise,
  SimulatedClock,
} from 'xstate';
import { settle } from './drive.ts';
import { nodesOf } from './explore.ts';

/** A live machine whose ports wait and whose time stands still until it is told what happens. */
export interface HeldMachine {
  actor: Actor<AnyStateMachine>;
  /**
   * Makes an event of a path happen: a port that waits replies, a timer runs out, anything else is sent.
   * @throws when the port was not called, or the delay is not named.
   */
  happen: (event: AnyEventObject) => Promise<void>;
}

/** Milliseconds of a named delay, as it is in a snapshot. */
function delayOf(
  machine: AnyStateMachine,
  name: string,
  snapshot: AnyMachineSnapshot,
  event: AnyEventObject,
) {
  const delay = machine.implementations.delays[name];
  if (delay === undefined) throw new Error(`There is no delay "${name}".`);
  return typeof delay === 'function'
    ? delay({ context: snapshot.context, event } as never, {} as never)
    : delay;
}

/** Starts a machine that changes only when the test makes something happen. */
export function hold(machine: AnyStateMachine, input: unknown): HeldMachine {
  const clock = new SimulatedClock();
  const calls = new Map<string, PromiseWithResolvers<unknown>>();
  const replying = fromPromise(({ self }) => {
    const call = Promise.withResolvers<unknown>();
    calls.set(self.id, call);
    return call.promise;
  });
  // Actors that report by events never settle: the test sends their events itself.
  const reporting = fromCallback(() => undefined);
  const sources = new Set(
    nodesOf(machine).flatMap(({ invoke, transitions }) =>
      invoke.filter(({ id }) => transitions.has(`xstate.done.actor.${id}`)).map(({ src }) => src),
    ),
  );
  const actors = Object.fromEntries(
    Object.keys(machine.implementations.actors).map((src) => [src, sources.has(src) ? replying : reporting]),
  );
  const actor = createActor(machine.provide({ actors }), { clock, input });
  actor.start();

  async function happen(event: AnyEventObject): Promise<void> {
    const [, kind, ...rest] = event.type.startsWith('xstate.') ? event.type.split('.') : [];
    const call = rest[1] === undefined ? undefined : calls.get(rest[1]);
    if (kind === 'after') clock.increment(delayOf(machine, rest[0] ?? '', actor.getSnapshot(), event));
    else if (call && kind === 'done') call.resolve(event.output);
    else if (call && kind === 'error') call.reject(event.error);
    else actor.send(event);
    await settle();
  }
  return { actor, happen };
}
