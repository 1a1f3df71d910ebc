import type { AnswerEvent, Citation, Message, ReceivedEvent } from '@parley/api';
import type { Audience, ChatMessage, ChatProblem, Failure, Rating, RatingWhy } from '@parley/model';
import type { Feedback } from '../errors/errorPolicy.ts';

/** A message of the thread, and whether the server is known to have it. */
export interface KnownMessage extends ChatMessage {
  citations: readonly Citation[];
  isKnown: boolean;
}

/** What the answer port is asked for: to send a message, or to go on with an answer. */
export type AnswerRequest =
  | {
      kind: 'send';
      threadId: string;
      messageId: string;
      answerId: string;
      /** The answer that the message follows, null for none; undefined for whatever is newest. */
      parentId: string | null | undefined;
      text: string;
    }
  /** After the event `lastEventId`, or from the start where it is ''. */
  | { kind: 'resume'; answerId: string; lastEventId: string };

/** A thread as it was kept; null from the port where there is none yet. */
export interface ChatHistory {
  threadId: string;
  unreadCount: number;
  messages: readonly Message[];
  /** How many more messages the thread has that do not fit the contract. */
  leftOut?: number | undefined;
}

/** What a chat needs from the app; every rejection is an `ApiError`. */
export interface ChatPorts {
  /** `threadId` null asks for the newest thread, if any. */
  loadHistory: (threadId: string | null, signal: AbortSignal) => Promise<ChatHistory | null>;
  /**
   * Sends a message, or resumes an answer, and yields its events as they come; small ones may be joined. The
   * iteration may end without an `end` event: the chat then resumes.
   */
  openAnswer: (request: AnswerRequest, signal: AbortSignal) => AsyncIterable<ReceivedEvent>;
  stopAnswer: (answerId: string, signal: AbortSignal) => Promise<unknown>;
  rateAnswer: (
    answerId: string,
    rating: Rating,
    why: RatingWhy | undefined,
    signal: AbortSignal,
  ) => Promise<unknown>;
  markSeen: (threadId: string, signal: AbortSignal) => Promise<unknown>;
  /**
   * Calls back when a thread has changed elsewhere: in another window, which names it, or perhaps anywhere
   * (null) since the reader was last here. Returns what ends it.
   */
  watchThreads: (changed: (threadId: string | null) => void) => () => void;
  /** Asked when a connection breaks, as the page's own event may come later (`navigator.onLine`). */
  isOnline: () => boolean;
}

/** A message that the server is not known to have, as it outlives the page. */
export interface KeptMessage {
  /**
   * Of the message, of its thread and of its answer: by them the server knows a message again that arrives
   * twice.
   */
  id: string;
  threadId: string | null;
  answerId: string | undefined;
  /** The message that it follows, null for none; undefined for whatever is newest. */
  parentId: string | null | undefined;
  /**
   * Whether it is a version beside others, of which one is shown; another follows what was said after
   * `parentId` meanwhile. Undefined in what an earlier release has kept.
   */
  isVersion?: boolean | undefined;
  text: string;
  /** Whether it goes out again only when the reader says so: it was refused, stopped, or called not sent. */
  isHeld: boolean;
  /** Why it was refused; undefined where it may have arrived. */
  refusal?: ChatProblem | undefined;
}

/** What the server is not known to have of a thread. */
export interface Unsent {
  draft: string;
  /** Oldest first. */
  messages: readonly KeptMessage[];
}

export interface ChatInput {
  audience: Audience;
  /** Thread to open; null for the newest, whichever that is, or the first one to be. */
  threadId: string | null;
  /** What was typed before a reload or a sign-in. */
  draft: string;
  /** What was under way then, oldest first: the history tells what has arrived of it. */
  kept: readonly KeptMessage[];
  isOnline: boolean;
  /** Milliseconds since 1970. */
  now: () => number;
  /** A new UUID. */
  newId: () => string;
}

/** The message that is being answered. */
export interface Exchange {
  messageId: string;
  answerId: string;
  /** Whether the server has taken the message: from then on the answer is resumed, not asked for again. */
  isAccepted: boolean;
  lastEventId: string;
}

export interface ChatContext extends ChatInput {
  /** Every message of every branch, each after the one that it follows. */
  messages: readonly KnownMessage[];
  /**
   * The branches, oldest first, by the message that they follow ('' for the beginning); only where there are
   * several.
   */
  forks: Readonly<Record<string, readonly string[]>>;
  /** The branch that is shown at a fork, where it is not the newest. */
  chosen: Readonly<Record<string, string>>;
  /** What was sent before the history was there; '' for nothing. */
  pendingText: string;
  /** Messages to be sent, oldest first; the one being sent is in `current`. */
  outbox: readonly string[];
  /** Made once per message, kept over every retry: the server knows both again. */
  answerIds: Readonly<Record<string, string>>;
  current: Exchange | null;
  /** Why the draft was given back. */
  problem: ChatProblem | null;
  /** Reconnects in a row without an event. */
  attempt: number;
  /** Whether the session was restored since the message left: what refuses its token then comes late. */
  isRestored: boolean;
  /** The message that waits for a rate limit to end, and when that is, in milliseconds since 1970. */
  limit: { messageId: string; until: number } | null;
  /** Ratings that the server has, and why, of answers whose new rating is on its way. */
  ratings: Readonly<Record<string, Pick<ChatMessage, 'rating' | 'ratingWhy'>>>;
  unreadCount: number;
  /** How many messages of the thread cannot be shown. */
  leftOut: number;
  /** What was shown of a thread that cannot be had now: it stays to be read until it is there again. */
  lastShown: readonly KnownMessage[];
}

type Growth = Extract<AnswerEvent, { type: 'delta' | 'replace' | 'citations' }>;
type End = Extract<AnswerEvent, { type: 'end' }>;

/** What the open answer reports. */
export type AnswerReport =
  | { type: 'answer.started'; id: string; createdAt: string }
  | { type: 'answer.grew'; id: string; growth: Growth }
  | { type: 'answer.pinged'; id: string }
  | { type: 'answer.ended'; finishReason: End['finishReason'] }
  /** The stream itself said that the answer failed. */
  | { type: 'answer.failed'; failure: Failure }
  /** The call was refused before a stream began. */
  | { type: 'answer.refused'; failure: Failure }
  /** The connection broke, or closed without an end. */
  | { type: 'answer.lost'; isOffline: boolean };

export type ChatEvent =
  | AnswerReport
  | { type: 'draft.changed'; text: string }
  | { type: 'message.submitted' }
  | { type: 'starter.chosen'; question: string }
  /** `id` of a message that waits to be sent; null for the one that waits for the history. */
  | { type: 'message.takenBack'; id: string | null }
  | { type: 'stop.requested' }
  /** `id` of a failed message, or of a failed or incomplete answer. */
  | { type: 'retry.requested'; id: string }
  /** `id` of a finished answer that is to be written once more, beside itself. */
  | { type: 'answer.regenerated'; id: string }
  /** `id` of a message that is to be sent once more with another text, beside itself. */
  | { type: 'message.edited'; id: string; text: string }
  /** `id` of the first message of the branch to show. */
  | { type: 'branch.chosen'; id: string }
  | { type: 'answer.rated'; id: string; rating: Rating; why?: RatingWhy | undefined }
  | { type: 'rating.saved'; id: string }
  | { type: 'rating.failed'; id: string }
  | { type: 'thread.seen' }
  /** Another thread is to be shown; null for the newest. */
  | { type: 'thread.opened'; threadId: string | null }
  /** Another window, or anybody (null), has perhaps changed a thread. */
  | { type: 'thread.changed'; threadId: string | null }
  /** What the server has of the thread now. */
  | { type: 'thread.read'; history: ChatHistory | null }
  /** It could not be read. */
  | { type: 'thread.refused'; failure: Failure }
  | { type: 'chat.renewed' }
  | { type: 'history.retried' }
  | { type: 'signIn.requested' }
  | { type: 'session.restored' }
  | { type: 'network.lost' }
  | { type: 'network.restored' };

export type ChatEmitted =
  /** The server has the message (and, with the first one, the thread: CH-1). */
  | { type: 'message.accepted'; threadId: string; messageId: string }
  | { type: 'answer.finished'; answerId: string; state: KnownMessage['state'] }
  /** The server has a new rating. */
  | { type: 'rating.accepted'; threadId: string }
  /** Leave for the login, and keep `unsent` for the page after it. */
  | { type: 'login.wanted'; unsent: Unsent }
  /** The dialog that an administrator sees besides the failed message (ER-1). */
  | { type: 'feedback.raised'; feedback: Feedback };
