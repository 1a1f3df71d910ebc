import type { Audience } from '@parley/model';

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

/** A state as each audience meets it, the fixture itself among them; who never comes there is left out. */
export type ByAudience<Snapshot> = Partial<Record<Audience, Snapshot>>;
