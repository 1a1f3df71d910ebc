import type { FormState, ProblemInPlace } from '@parley/model';

/** What goes on, or has become of the answers. A failure keeps them. */
export type WizardState =
  | { kind: 'idle' | 'busy' }
  | { kind: 'failed'; problem: ProblemInPlace }
  /**
   * `by` has set up the assistant meanwhile, as `name`; '' for the reader in another window. Which answers
   * are to stay?
   */
  | { kind: 'taken'; name: string; by: string }
  /** The assistant is there; what is left is its first chat. */
  | { kind: 'made'; name: string; opening: FormState };
