import type { Proof } from './proofs.ts';

/** The tests that name a requirement, by its id (`proofsPlugin` fills it). */
export const proofsOf: Readonly<Record<string, readonly Proof[]>> = {};
