import type { ProblemInPlace } from '@parley/model';

/** A deleted assistant, while it can be had back (AS-1). */
export interface DeletedAssistantItem {
  id: string;
  name: string;
  avatarUrl: string | null;
  dataFileCount: number;
  conversationCount: number;
  /** ISO 8601. */
  deletedAt: string;
  /** Who deleted it; null where that is not known any more. */
  deletedBy: string | null;
  /** When it goes for good, ISO 8601. */
  keptUntil: string;
}

export type DeletedAssistantsState =
  | { kind: 'loading' }
  | { kind: 'failed'; problem: ProblemInPlace; retrying: boolean }
  /** The one that was deleted last first. */
  | { kind: 'ready'; assistants: readonly DeletedAssistantItem[]; leftOut?: number };

/** What is known of the deleted assistants, and what can be done with one. */
export interface DeletedAssistants {
  state: DeletedAssistantsState;
  onRetry: () => void;
  onRestore: (assistant: DeletedAssistantItem) => void;
  onPurge: (assistant: DeletedAssistantItem) => void;
  /** What is being done now, by the assistant's id. */
  running: ReadonlyMap<string, 'restore' | 'purge'>;
}
