import fc from 'fast-check';
import { test } from 'vitest';

/** Walks of each kind of seed. */
const WALKS = 1000;

/** The seed of the walks that are the same each time. */
const FIXED_SEED = 20_260_302;

/** Time limit in milliseconds, enough for a busy computer; on an idle one the walks take a second or two. */
const PATIENCE_MS = 60_000;

/** What a random walk needs of a machine. */
export interface RandomWalk<Step> {
  /** The requirement and the invariants, as the test's title goes on after the number of walks. */
  title: string;
  step: fc.Arbitrary<Step>;
  /** Takes the steps, and fails as soon as an invariant is broken. */
  walk: (steps: readonly Step[]) => Promise<void>;
}

/**
 * Proves invariants over 1,000 random walks of a fixed seed, and as many of a fresh one, which a failure
 * prints together with the shortest walk that fails.
 */
export function walkAtRandom<Step>({ title, step, walk }: RandomWalk<Step>): void {
  const property = fc.asyncProperty(fc.array(step, { minLength: 5, maxLength: 30 }), walk);
  test(
    `${title}: ${WALKS} walks of a fixed seed`,
    async () => {
      await fc.assert(property, { seed: FIXED_SEED, numRuns: WALKS });
    },
    PATIENCE_MS,
  );
  test(
    `${title}: ${WALKS} walks of a fresh seed`,
    async () => {
      await fc.assert(property, { numRuns: WALKS });
    },
    PATIENCE_MS,
  );
}
