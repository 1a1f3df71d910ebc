import type {
  AssistantStatus,
  ProblemInPlace,
  RefusedInvitation,
  SentInvitation,
  SortDirection,
  UserRole,
  UserSortField,
  UserStatus,
} from '@parley/model';

/** Somebody of the organisation. */
export interface UserListItem {
  id: string;
  name: string;
  email: string;
  avatarUrl: string | null;
  role: UserRole;
  status: UserStatus;
  /** Assistants that were given to them. */
  assistantIds: readonly string[];
  /** How many they may use: given ones and published ones for everyone; an administrator all. */
  usableAssistants: number;
  /** The reader themselves. */
  isSelf: boolean;
  /** When they were here last, ISO 8601; null for who was never here. */
  lastActivity: string | null;
  /** When the link of an invitation ends, ISO 8601; left out where nobody knows. */
  invitationEndsAt?: string;
}

/** Which users are shown, in which order, and which page of them. Whoever owns the list keeps it. */
export interface UserQuery {
  search: string;
  role: UserRole | 'all';
  status: UserStatus | 'all';
  sort: UserSortField;
  direction: SortDirection;
  /** From 1. */
  page: number;
  pageSize: number;
}

/** How many users a page may show; the second is the first choice. */
export const USER_PAGE_SIZES = [10, 25, 50] as const;

/** What the list shows at first. */
export const DEFAULT_USER_QUERY: UserQuery = {
  search: '',
  role: 'all',
  status: 'all',
  sort: 'name',
  direction: 'ascending',
  page: 1,
  pageSize: USER_PAGE_SIZES[1],
};

/** A query with a change; whatever else than the page changes leads to the first one. */
export const changedQuery = (query: UserQuery, change: Partial<UserQuery>): UserQuery => ({
  ...query,
  page: 1,
  ...change,
});

/** A page of the organisation's users. */
export interface UserPage {
  users: readonly UserListItem[];
  /** How many match the query on all pages. */
  total: number;
  /** Administrators who may sign in, whatever was searched for. */
  activeAdmins: number;
}

/** An assistant that somebody can be given. */
export interface AssistantChoice {
  id: string;
  name: string;
  /** Needs no choosing: the whole organisation may use it. */
  forEveryone: boolean;
  /** Only a published one can be used by those who have it. */
  status: AssistantStatus;
}

/** What can be done to users who are there. */
export type UserDeed = 'resend' | 'role' | 'assistants' | 'activate' | 'deactivate' | 'remove';

/** How the last deed went; the screen asks for one at a time. */
export type UserTask = {
  /** Another value for each action, by which a dialog waits for its own. */
  attempt: unknown;
} & (
  | { kind: 'idle' }
  | { kind: 'running' | 'done'; does: UserDeed; ids: readonly string[] }
  | { kind: 'failed'; does: UserDeed; ids: readonly string[]; problem: ProblemInPlace }
);

export interface Invitation {
  /** Lower case, each once. */
  emails: readonly string[];
  role: UserRole;
  /** Empty for administrators. */
  assistantIds: readonly string[];
}

/** How the last invitation went. */
export type InviteState =
  | { kind: 'idle' | 'sending' }
  | { kind: 'failed'; problem: ProblemInPlace }
  | { kind: 'done'; sent: readonly SentInvitation[]; refused: readonly RefusedInvitation[] };

/**
 * What an administrator can do with users (US-1). Whoever gives it says in `task` and `invite` how it goes.
 */
export interface UserManagement {
  /** All of the organisation's, to choose from. */
  assistants: readonly AssistantChoice[];
  task: UserTask;
  /** The reader has seen what failed, or has given up: `task` may be idle again. */
  onForget: () => void;
  onResend: (ids: readonly string[]) => void;
  onCopyLink: (id: string) => void;
  onRole: (ids: readonly string[], role: UserRole) => void;
  onAssistants: (id: string, assistantIds: readonly string[]) => void;
  onActivate: (ids: readonly string[]) => void;
  onDeactivate: (ids: readonly string[]) => void;
  onRemove: (ids: readonly string[]) => void;
  invite: InviteState;
  onInvite: (invitation: Invitation) => void;
  /** The dialog is closed, or another invitation begins: `invite` may be idle again. */
  onInviteReset: () => void;
}
