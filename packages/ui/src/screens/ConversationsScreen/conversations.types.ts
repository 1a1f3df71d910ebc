import type {
  CareState,
  ChatMessage,
  ConversationOutcome,
  ConversationSpan,
  ExportType,
  ProblemInPlace,
  Rating,
  RefusedFields,
  Uncertainty,
} from '@parley/model';
import type { Outdated } from '../../patterns/OutdatedNotice/OutdatedNotice.tsx';

/** Rows of a page of conversations. */
export const CONVERSATION_PAGE_SIZE = 25;

/** A conversation as the list shows it (AS-6). */
export interface ConversationListItem {
  id: string;
  /** Its first question. */
  title: string;
  assistantName: string;
  /** The assistant's picture; null without one. */
  avatarUrl: string | null;
  /** Name of the user who asked; null for a visitor of a site. */
  userName: string | null;
  /** Origin of the site; null in the portal, and where nobody knows. */
  site: string | null;
  /** ISO 8601. */
  updatedAt: string;
  /** How many questions it holds, and how many of their answers are so. */
  questions: number;
  needsCare: number;
  failed: number;
  ratedUp: number;
  ratedDown: number;
  /** The start of its first question whose answer needs care; '' where that is the title, or none. */
  openQuestion: string;
  /** Where it is opened. */
  href: string;
}

/** A message as administrators read it. */
export interface ConversationMessage extends ChatMessage {
  /** Why an answer is not certain; null for one that is. */
  uncertain: Uncertainty | null;
  /** For an answer that needs care, whether somebody saw to it; null for all others. */
  care: CareState | null;
}

/** Which conversations are shown; whoever owns the list keeps it. 'all' narrows nothing. */
export interface ConversationQuery {
  search: string;
  /** Id of an assistant. */
  assistant: string;
  /** Origin of a site. */
  site: string;
  /** 'visitor', 'user', or the id of a user. */
  asker: string;
  rating: NonNullable<Rating> | 'all';
  outcome: ConversationOutcome | 'all';
  span: ConversationSpan | 'all';
  /**
   * First and last day with a message, as ISO dates of the reader's own time zone: both, while `span` is
   * 'all', or both empty.
   */
  from: string;
  to: string;
  /** From 1. */
  page: number;
}

/** The list as it is opened: everything, newest first. */
export const DEFAULT_CONVERSATION_QUERY: ConversationQuery = {
  search: '',
  assistant: 'all',
  site: 'all',
  asker: 'all',
  rating: 'all',
  outcome: 'all',
  span: 'all',
  from: '',
  to: '',
  page: 1,
};

/** Whether a query leaves anything out. */
export const isNarrowed = ({ search, page: _, from, to: _to, ...filters }: ConversationQuery): boolean =>
  search.trim() !== '' || from !== '' || Object.values(filters).some((value) => value !== 'all');

/** Something to filter by, with the name that the reader knows. */
export interface Choice {
  id: string;
  name: string;
}

/** What conversations can be filtered by besides what all have. */
export interface ConversationChoices {
  assistants: readonly Choice[];
  /** Origins. */
  sites: readonly string[];
  users: readonly Choice[];
}

export type ConversationsState =
  | { kind: 'loading' }
  | { kind: 'failed'; problem: ProblemInPlace; retrying: boolean }
  | {
      kind: 'ready';
      conversations: readonly ConversationListItem[];
      /** Names what was asked for: rows of the same list follow one another. */
      list: string;
      /** On all pages. */
      total: number;
      outdated?: Outdated;
      leftOut?: number;
    };

/** The conversation that is open. */
export type OpenedConversation =
  | { kind: 'loading' }
  | { kind: 'failed'; problem: ProblemInPlace; retrying: boolean }
  | {
      kind: 'ready';
      conversation: ConversationListItem;
      /** Oldest first, each question with all of its answers below it. */
      messages: readonly ConversationMessage[];
      /** Where the assistant's data files, and the starter questions of its draft are. */
      filesHref: string;
      draftHref: string;
      outdated?: Outdated;
      leftOut?: number;
    };

/** What can be done about an answer. */
export type AnswerDeed = 'settle' | 'file' | 'starter';

/** The last thing that was to be done about an answer, and what became of it. */
export type AnswerTask =
  /** `refused`: fields that the server did not take, where a toast told that. */
  | { kind: 'idle'; refused?: RefusedFields }
  | { kind: 'running' | 'done'; does: AnswerDeed; answerId: string }
  /** The draft has as many starter questions as there may be, or this one among them. */
  | { kind: 'full' | 'already'; does: 'starter'; answerId: string }
  | { kind: 'failed'; does: AnswerDeed; answerId: string; problem: ProblemInPlace };

/** What an administrator can do about answers (AS-6). */
export interface AnswerCare {
  task: AnswerTask;
  /** What became of the last deed has been read. */
  onForget: () => void;
  onSettle: (answerId: string, state: CareState) => void;
  all: AllAnswersCare;
  /** Makes a data file of a question and its answer, in Markdown. */
  onAddToFiles: (answerId: string, question: string, answer: string) => void;
  onMakeStarter: (answerId: string, question: string) => void;
}

/** Marks several answers as done, one after the other (AS-6). */
export interface AllAnswersCare {
  /** What failed leaves done those that were before it. */
  task: { kind: 'idle' | 'running' | 'done' } | { kind: 'failed'; problem: ProblemInPlace };
  onSettle: (answerIds: readonly string[]) => void;
  onForget: () => void;
}

/** Deletes the conversation that is open (AS-6). */
export interface ConversationRemoval {
  /** `done` until it is forgotten: the conversation is closed then, and the list lacks it. */
  task: { kind: 'idle' | 'running' | 'done' } | { kind: 'failed'; problem: ProblemInPlace };
  onRemove: (id: string) => void;
  onForget: () => void;
}

/** Hands the conversations that are shown over as a file. */
export interface ConversationExport {
  state: { kind: 'idle' | 'running' } | { kind: 'failed'; problem: ProblemInPlace };
  onExport: (type: ExportType) => void;
  onForget: () => void;
}
