import type { ChatThread, ProblemInPlace, RefusedFields } from '@parley/model';

/** Props of what is asked before something is done with a thread. */
export interface ThreadDialogProps {
  /** As it was when it was asked about: it may go, or be called something else, meanwhile. */
  thread: ChatThread;
  /** What was asked for is under way. */
  running: boolean;
  /** Why the last try failed. */
  problem: ProblemInPlace | null;
  /** Fields that the server did not take. */
  refused: RefusedFields | undefined;
  onRename: (title: string) => void;
  onDelete: () => void;
  onClose: () => void;
}

/** Name of what is kept of a title that is not saved. */
export const renameForm = (threadId: string) => `rename-thread:${threadId}`;
