import type { Audience, SubscriptionErrorStatus } from '@parley/model';

/** A place in a data file that an answer leans on. */
export interface ChatCitation {
  /** What the text shows as [1]. */
  number: number;
  fileName: string;
  /** Page from 1, or null where the file has no pages. */
  page: number | null;
  excerpt: string;
}

/** Why a message or an answer failed, in codes; the components know the words. */
export type ChatProblem =
  | { kind: 'generic' }
  /** 422: plain text of the server's. */
  | { kind: 'refused'; text: string }
  /** 429: seconds left until the next try is allowed; 0 when it is. */
  | { kind: 'rateLimited'; secondsLeft: number }
  /** No reply in time: it may or may not have arrived. */
  | { kind: 'notConfirmed' }
  /** 460-464. Only an administrator is told of billing; the others get neutral words. */
  | {
      kind: 'subscription';
      status: SubscriptionErrorStatus;
      audience: Audience;
      /** When the limit starts anew, ISO 8601. */
      resetAt: string | null;
    };

/** One line of the conversation. */
export interface ChatMessage {
  id: string;
  /** The line that this one follows; null for the first. */
  parentId: string | null;
  author: 'reader' | 'assistant';
  /** Markdown for the assistant's, plain text for the reader's. */
  body: string;
  /**
   * Reader: `sending`, `queued` (offline), `sent`, `failed`.
   * Assistant: `waiting` (no text yet), `streaming`, `complete`, `stopped`, `truncated`, `incomplete`
   * (the stream broke), `failed`.
   */
  state:
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
  problem: ChatProblem | null;
  citations: readonly ChatCitation[];
  rating: 'up' | 'down' | null;
  /** ISO 8601. */
  createdAt: string;
}

/** The one line above the composer that says how things stand; null when there is nothing to say. */
export type ChatNotice =
  | { kind: 'offline' }
  | { kind: 'reconnecting' }
  | { kind: 'resumed' }
  | { kind: 'slow' }
  /** The session ended: the draft is kept, and sending goes on after sign-in. */
  | { kind: 'signInAgain' }
  /** The draft was given back because it was not sent. */
  | { kind: 'notSent'; problem: ChatProblem };

/** What a conversation shows of its assistant. */
export interface ChatAssistant {
  name: string;
  avatarUrl: string | null;
  welcomeMessage: string;
  starterQuestions: readonly string[];
  placeholder: string;
  disclaimer: string;
}

/** Everything that a conversation shows: what `viewOf` of the chat machine returns. */
export interface ChatView {
  /** `closed` replaces the conversation by a reason: it can't be had any more. */
  phase: 'loading' | 'historyFailed' | 'ready' | 'closed';
  /** Set when `phase` is `closed`. */
  closedReason: 'noAccess' | 'unavailable' | null;
  /** Oldest first: the lines of the branches that are shown. */
  messages: readonly ChatMessage[];
  /** Ids of the branches at a fork, oldest first, by the line that they follow ('' for the beginning). */
  forks: Readonly<Record<string, readonly string[]>>;
  draft: string;
  /** Characters that the draft may have (2000), and how many it has. */
  draftLength: number;
  maxLength: number;
  /** `idle` may send when the draft has text; `tooLong` says so; `answering` offers stop; `blocked` waits (rate limit, sign-in). */
  composer: 'idle' | 'tooLong' | 'sending' | 'answering' | 'stopping' | 'blocked';
  /** Whether a message waits for the history, after which it is sent once. */
  pendingSend: boolean;
  notice: ChatNotice | null;
}

/** What a reader can do in a conversation. */
export interface ChatActions {
  onDraftChange: (text: string) => void;
  onSend: () => void;
  onStarter: (question: string) => void;
  onStop: () => void;
  /** Sends a failed message, or asks for a broken answer, again. */
  onRetry: (messageId: string) => void;
  /** Asks for another answer beside this one. */
  onRegenerate: (answerId: string) => void;
  /** Sends a changed text in a message's place, beside it. */
  onEdit: (messageId: string, text: string) => void;
  /** Shows the branch that begins with this line. */
  onBranch: (messageId: string) => void;
  onRetryHistory: () => void;
  onRate: (messageId: string, rating: 'up' | 'down' | null) => void;
  onNewChat: () => void;
  onSignIn: () => void;
  /** Where it is given, administrators find 'Manage subscription' beside a 460-464 problem. */
  onManageSubscription?: ((status: SubscriptionErrorStatus) => void) | undefined;
}

/** One of the reader's conversations with an assistant. */
export interface ChatThread {
  id: string;
  /** The first words of the conversation; may be of any length, and empty. */
  title: string;
  /** Answers that the reader has not seen. */
  unreadCount: number;
  /** When something was last written, ISO 8601. */
  updatedAt: string;
}

/** What a list of conversations shows. */
export interface ThreadListView {
  /** Newest first. */
  threads: readonly ChatThread[] | 'loading' | 'failed';
  /** The one that is open; null for a conversation that has not begun. */
  currentThreadId: string | null;
}

/** What a reader can do in a list of conversations. */
export interface ThreadListActions {
  onOpenThread: (threadId: string) => void;
  /** Begins a conversation; the one that is open stays in the list. */
  onNewChat: () => void;
  /** Loads the list again after it failed. */
  onRetryThreads: () => void;
}
