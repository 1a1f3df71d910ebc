import type { AssistantDraft, ProblemInPlace, PublishedVersion } from '@parley/model';
import type { Outdated } from '../../patterns/OutdatedNotice/OutdatedNotice.tsx';

/** How far the list of published versions is. */
export type VersionsState =
  | { kind: 'loading' }
  | { kind: 'failed'; problem: ProblemInPlace; retrying: boolean }
  | {
      kind: 'ready';
      /** Newest first; none before the first publication. */
      versions: readonly PublishedVersion[];
      /** Set where a newer list could not be read. */
      outdated?: Outdated;
      /** How many could not be read of the reply. */
      leftOut?: number;
    };

/** How far what one version holds is. */
export type VersionContent =
  | { kind: 'loading' }
  | { kind: 'failed'; problem: ProblemInPlace; retrying: boolean }
  | { kind: 'ready'; draft: AssistantDraft };

/** The published versions of an assistant, of which one may be looked at. */
export interface AssistantVersions {
  state: VersionsState;
  onRetry: () => void;
  /** Number of the version that is looked at; null while none is. */
  opened: number | null;
  /** What that one holds. */
  content: VersionContent;
  /** Looks at a version, or with null at none. */
  onOpen: (number: number | null) => void;
  onRetryContent: () => void;
}
