import { fromPromise, type PromiseActorLogic } from 'xstate';

/**
 * Stands in a machine where the app must provide a port. A port that was forgotten fails with
 * its name instead of waiting for ever.
 */
export function missingPort<Output, Input = undefined>(name: string): PromiseActorLogic<Output, Input> {
  return fromPromise<Output, Input>(() => Promise.reject(new Error(`Port "${name}" is not provided.`)));
}

/** What an actor rejected with, or an event carries as `error`; undefined for any other event. */
export function errorOf(event: object): unknown {
  return 'error' in event ? event.error : undefined;
}

const FIRST_RETRY_MS = 1000;
const LONGEST_RETRY_MS = 30_000;

/** Milliseconds to wait before try `attempt` + 1: doubles from one second to half a minute. */
export function backOff(attempt: number): number {
  return Math.min(FIRST_RETRY_MS * 2 ** attempt, LONGEST_RETRY_MS);
}

type BranchOf<Value> = Value extends object ? keyof Value & string : never;
type Below<Value> = Value extends object
  ? { [K in keyof Value & string]-?: `${K}.${LeafOf<NonNullable<Value[K]>>}` }[keyof Value & string]
  : never;

/** Dotted names of all leaf states in a machine's state value: `'signedIn.fresh'`. */
export type LeafOf<Value> = Exclude<Extract<Value, string>, BranchOf<Value>> | Below<Value>;

/**
 * A fixture for every leaf state, and further faces of a state as `leaf@face`
 * (`'ready.idle.limited@460-admin'`).
 */
export type FixturesOf<Leaf extends string, Snapshot> = Record<Leaf, Snapshot> &
  Record<`${Leaf}@${string}`, Snapshot>;
