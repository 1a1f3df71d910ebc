import type { WizardStep } from '@parley/model';

/** What goes on, or has become of the answers. A failure keeps them. */
export type WizardState =
  | { kind: 'idle' | 'busy' }
  /**
   * Why, in plain words, '' where nobody knows; `step` is the one that has to be changed, where that is
   * known.
   */
  | { kind: 'failed'; text: string; step?: WizardStep }
  /** The assistant is there; what is left is its first chat. */
  | { kind: 'made'; name: string; opening: { kind: 'idle' | 'busy' } | { kind: 'failed'; text: string } };
