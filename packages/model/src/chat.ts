import type { SubscriptionErrorStatus } from './codes.ts';
import type { ProblemInPlace, RefusedFields } from './problems.ts';
import type { Audience, Author, Rating, RatingWhy } from './statuses.ts';

/** A place in a data file that an answer is based on. */
export interface ChatCitation {
  /** What the text shows as [1]. */
  number: number;
  dataFileGuid: string;
  fileName: string;
  /** Page from 1, or null where the file has no pages. */
  page: number | null;
  excerpt: string;
  /** Where the words are rows of a table: these rows in plain text. */
  table?: CitedTable | undefined;
}

/** Rows of a table under the names of its columns. */
export interface CitedTable {
  header: string[];
  rows: string[][];
}

/** Why a message or an answer failed, in codes; the components know the words. */
export type ChatProblem =
  | { kind: 'generic' }
  /** 403 or 404: the assistant could not be had when it was sent. */
  | { kind: 'unavailable' }
  /** 422: plain text of the server's. */
  | { kind: 'refused'; text: string }
  /**
   * 429: seconds left until the next try is allowed; 0 when it is. Nothing waits for a limit that lasts
   * longer than the longest wait: its end is `resetAt`, ISO 8601.
   */
  | { kind: 'rateLimited'; secondsLeft: number; resetAt?: string }
  /**
   * No reply in time: it may or may not have arrived. One that is held is sent again only when the reader
   * says so.
   */
  | { kind: 'notConfirmed'; isHeld?: true }
  /** What the subscription refused when it was sent, and allows now; told to administrators alone. */
  | { kind: 'lifted' }
  /** 460-464. Only an administrator is told of billing; the others get neutral words. */
  | {
      kind: 'subscription';
      status: SubscriptionErrorStatus;
      audience: Audience;
      /** When the limit starts anew, ISO 8601. */
      resetAt: string | null;
    };

/**
 * What has become of a message. A reader's: `sending`, `queued` (offline, or behind another), `sent`,
 * `failed`. An answer: `waiting` (no text yet), `streaming`, `complete`, `stopped`, `truncated`, `incomplete`
 * (the stream broke), `failed`.
 */
export type ChatMessageState =
  | 'sending'
  | 'queued'
  | 'sent'
  | 'failed'
  | 'waiting'
  | 'streaming'
  | 'complete'
  | 'stopped'
  | 'truncated'
  | 'incomplete';

/** A message as a chat shows it. */
export interface ChatMessage {
  id: string;
  /**
   * The message that it follows; several that follow the same one are branches. Null for one that begins the
   * thread.
   */
  parentId: string | null;
  /** Who wrote it. */
  author: Author;
  /** Markdown for an assistant's, plain text for a reader's. */
  body: string;
  /** What has become of it. */
  state: ChatMessageState;
  /** Why it failed; null where it did not. */
  problem: ChatProblem | null;
  /** The sources that an answer names. */
  citations: readonly ChatCitation[];
  /** What the reader thinks of an answer. */
  rating: Rating;
  /** Why it was rated down, where that is known. */
  ratingWhy?: RatingWhy | null | undefined;
  /** Whether its rating, and why, is still on its way to the server. */
  isRatingPending?: boolean | undefined;
  /** ISO 8601. */
  createdAt: string;
}

/** Why the server certainly did not take a message: after any other failure it may have it all the same. */
const REFUSALS: readonly ChatProblem['kind'][] = [
  'unavailable',
  'refused',
  'rateLimited',
  'lifted',
  'subscription',
];

/** Whether the seconds until a next try are counted down. */
export const isCountedDown = (problem: ChatProblem | null): boolean =>
  problem?.kind === 'rateLimited' && problem.secondsLeft > 0;

/**
 * Whether a reader's message can be taken back: it waits to be sent, or was refused. Not while the seconds of
 * a limit are counted down.
 */
export function canBeTakenBack({
  author,
  state,
  problem,
}: Pick<ChatMessage, 'author' | 'state' | 'problem'>): boolean {
  if (author !== 'reader') return false;
  const isRefused = problem !== null && REFUSALS.includes(problem.kind) && !isCountedDown(problem);
  return state === 'queued' || (state === 'failed' && isRefused);
}

/** The one status line above the composer. */
export type ChatNotice =
  /** `cutOff`: without a network in the middle of an answer. */
  | { kind: 'offline' | 'cutOff' | 'reconnecting' | 'resumed' | 'slow' }
  /** The browser keeps nothing (T19). */
  | { kind: 'forThisVisit' }
  /** The session ended: the draft is kept, and sending goes on after sign-in. */
  | { kind: 'signInAgain' }
  /** Nothing would be answered, known before anything is sent; told to administrators alone (ER-1). */
  | { kind: 'limitReached'; problem: ChatProblem }
  /** The draft was given back because it was not sent. */
  | { kind: 'notSent'; problem: ChatProblem };

/** What a chat shows of its assistant. */
export interface ChatAssistant {
  name: string;
  avatarUrl: string | null;
  welcomeMessage: string;
  starterQuestions: readonly string[];
  placeholder: string;
  disclaimer: string;
  /** Readers are asked whether an answer helped (AS-2). */
  feedback: boolean;
}

/** Where the reader of a chat writes. */
export interface ComposerView {
  draft: string;
  /**
   * `idle` may send when the draft has text that is not too long; `pending` keeps a message until the thread
   * is there, and then sends it once; `answering` offers to stop; `blocked` waits (rate limit, sign-in).
   */
  composer: 'idle' | 'pending' | 'sending' | 'answering' | 'stopping' | 'blocked';
}

/** A chat with its thread. */
export interface ReadyChatView extends ComposerView {
  phase: 'ready';
  /** Oldest first: the messages of the branches that are shown. */
  messages: readonly ChatMessage[];
  /** Ids of the branches at a fork, oldest first, by the message that they follow ('' for the beginning). */
  forks: Readonly<Record<string, readonly string[]>>;
  notice: ChatNotice | null;
  /** How many more messages the thread has that cannot be shown. */
  leftOut: number;
}

/** A chat without its thread, which is being loaded or cannot be loaded for now. */
export interface ChatViewWithoutThread extends ComposerView {
  phase: 'loading' | 'historyFailed';
  notice: ChatNotice | null;
}

/** A chat that is no longer available: nothing can be sent. */
export interface ClosedChatView {
  phase: 'closed';
  reason: 'noAccess' | 'unavailable';
  /** What was typed and not sent, '' for nothing. */
  unsent: string;
  /** What was read before it closed, oldest first; none where it was never open. */
  messages: readonly ChatMessage[];
}

/** Everything that a chat shows. */
export type ChatView = ReadyChatView | ChatViewWithoutThread | ClosedChatView;

/** What a reader can do in a chat. */
export interface ChatActions {
  onDraftChange: (text: string) => void;
  onSend: () => void;
  onStarter: (question: string) => void;
  /** Writes a message that waits to be sent again; null for the one that waits for the thread. */
  onTakeBack: (messageId: string | null) => void;
  onStop: () => void;
  /** Sends a failed message, or asks for a broken answer, again. */
  onRetry: (messageId: string) => void;
  /** Asks for another answer beside this one. */
  onRegenerate: (answerId: string) => void;
  /** Sends a changed text in a message's place, beside it. */
  onEdit: (messageId: string, text: string) => void;
  /** Shows the branch that begins with this message. */
  onBranch: (messageId: string) => void;
  /** Asks for the thread again, after it could not be loaded or the assistant could not be had. */
  onRetryHistory: () => void;
  /** Rates an answer; one that is rated down is rated once more to say why. */
  onRate: (messageId: string, rating: Rating, why?: RatingWhy) => void;
  onNewChat: () => void;
  onSignIn: () => void;
  /** Where it is given, administrators find 'Manage subscription' beside a 460-464 problem. */
  onManageSubscription?: ((status: SubscriptionErrorStatus) => void) | undefined;
}

/** One of the reader's threads with an assistant, as their list shows it. */
export interface ChatThread {
  id: string;
  /** What its reader calls it, else its first words; may be of any length, and empty. */
  title: string;
  /** Answers that the reader has not seen. */
  unreadCount: number;
  /** When something was last written, ISO 8601. */
  updatedAt: string;
}

/** What a list of threads shows. */
export interface ThreadListView {
  /** Newest first. */
  threads: readonly ChatThread[] | 'loading' | 'failed';
  /** How many more there are that cannot be shown. */
  leftOut?: number | undefined;
  /** The one that is open; null for one that has not begun. */
  currentThreadId: string | null;
}

/** What a reader can do in a list of threads. */
export interface ThreadListActions {
  onOpenThread: (threadId: string) => void;
  /** Begins a thread; the one that is open stays in the list. */
  onNewChat: () => void;
  /** Loads the list again after it failed. */
  onRetryThreads: () => void;
}

/** What can be done with a thread of the list. */
export type ThreadDeed = 'rename' | 'delete';

/**
 * The last thing that was to be done with a thread, and what became of it; `attempt` is another each time.
 * `refused` are fields that the server did not take, where a toast told that.
 */
export type ThreadTask = { attempt: unknown } & (
  | { kind: 'idle'; refused?: RefusedFields }
  | { kind: 'running' | 'done'; does: ThreadDeed; threadId: string }
  | { kind: 'failed'; does: ThreadDeed; threadId: string; problem: ProblemInPlace }
);

/** Renames and deletes threads of the reader's own (CH-1). */
export interface ThreadManagement {
  task: ThreadTask;
  /** Gives a thread this title; its place in the list stays. */
  onRename: (threadId: string, title: string) => void;
  /** Deletes a thread for good. If it is the open one, a new one begins in its place. */
  onDelete: (threadId: string) => void;
  /** What became of the last deed has been read. */
  onForget: () => void;
}
