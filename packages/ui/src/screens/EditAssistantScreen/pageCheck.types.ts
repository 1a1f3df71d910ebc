import type { PageFinding, ProblemInPlace } from '@parley/model';

/** How far the check of a page is (WG-7). */
export type PageCheckState =
  | { kind: 'idle' }
  | { kind: 'checking' }
  | { kind: 'failed'; problem: ProblemInPlace }
  | {
      kind: 'ready';
      /** Of the page. */
      address: string;
      findings: readonly PageFinding[];
    };

/** Fetches a page, and tells what the widget meets there. */
export interface PageCheck {
  state: PageCheckState;
  /** Asks for a page, also for the one that was asked for last. */
  onCheck: (address: string) => void;
}
