import {
  type Audience,
  type Failure,
  type Problem,
  SUBSCRIPTION_ERROR_STATUSES,
  type SubscriptionErrorStatus,
  UNAVAILABLE,
  waitOf,
} from '@parley/model';

/** Where it happened: `widget` is the visitor's chat, `list` any screen that loads. */
export type Place = 'startUp' | 'list' | 'form' | 'chat' | 'widget';

/** What an error leads to: exactly one of these. */
export type Feedback =
  | { kind: 'silent' }
  | { kind: 'navigate'; to: 'signIn' | 'widgetError' }
  | ({ kind: 'toast' | 'dialog' | 'inline' } & Problem);

type Cell =
  | 'silent'
  | `navigate ${'signIn' | 'widgetError'}`
  | `${'toast' | 'dialog' | 'inline'} ${Problem['code']}`;
type Fault =
  | 'unauthorized'
  | 'forbidden'
  | 'missing'
  | 'conflict'
  | 'refused'
  | 'tooMany'
  | 'subscription'
  | 'offline'
  | 'timedOut'
  | 'unconfirmed'
  | 'unsent'
  | 'aborted'
  | 'other';

/** A widget that cannot start has a screen of its own for it (WG-6). */
const atStart = (cell: Cell) => ({ admin: cell, user: cell, visitor: 'navigate widgetError' as const });
/** Administrators are told the reason; others get the generic message (ER-2). */
const adminOnly = (admin: Cell, others: Cell) => ({ admin, user: others, visitor: others });

/** The one table from error, place and audience to what is shown (ER-1, ER-2, ER-3). */
const table: Record<Fault, Record<Place, Cell | Record<Audience, Cell>>> = {
  unauthorized: {
    startUp: atStart('navigate signIn'),
    list: 'navigate signIn',
    form: 'navigate signIn',
    chat: 'inline signInAgain',
    widget: 'inline generic',
  },
  forbidden: {
    startUp: atStart('toast generic'),
    list: adminOnly('inline noPermission', 'inline generic'),
    form: adminOnly('toast noPermission', 'toast generic'),
    chat: 'inline generic',
    widget: 'navigate widgetError',
  },
  missing: {
    startUp: atStart('toast generic'),
    list: 'inline notFound',
    form: 'inline gone',
    chat: 'inline assistantNotFound',
    widget: 'navigate widgetError',
  },
  conflict: {
    startUp: atStart('toast generic'),
    list: 'inline generic',
    form: adminOnly('inline conflict', 'toast generic'),
    chat: 'inline generic',
    widget: 'inline generic',
  },
  refused: {
    startUp: { ...atStart('toast generic'), admin: 'toast refused' },
    list: adminOnly('toast refused', 'toast generic'),
    form: adminOnly('toast refused', 'toast generic'),
    chat: adminOnly('inline refused', 'inline generic'),
    widget: 'inline refused',
  },
  tooMany: {
    startUp: { ...atStart('toast generic'), admin: 'toast rateLimited' },
    list: adminOnly('toast rateLimited', 'toast generic'),
    form: adminOnly('toast rateLimited', 'toast generic'),
    chat: 'inline rateLimited',
    widget: 'inline rateLimited',
  },
  subscription: {
    startUp: { ...atStart('toast generic'), admin: 'dialog subscription' },
    list: adminOnly('dialog subscription', 'inline generic'),
    form: adminOnly('dialog subscription', 'inline generic'),
    chat: adminOnly('dialog subscription', 'inline subscription'),
    widget: 'inline subscription',
  },
  offline: {
    startUp: 'inline offline',
    list: 'inline offline',
    form: 'inline offline',
    chat: 'inline offline',
    widget: 'inline offline',
  },
  timedOut: {
    startUp: atStart('inline timedOut'),
    list: 'inline timedOut',
    form: 'inline notConfirmed',
    chat: 'inline notConfirmed',
    widget: 'inline notConfirmed',
  },
  // A reply came, and does not tell whether what was to be written was.
  unconfirmed: {
    startUp: atStart('toast generic'),
    list: 'inline generic',
    form: 'inline notConfirmed',
    chat: 'inline notConfirmed',
    widget: 'inline notConfirmed',
  },
  // No token came in time: nothing was sent, so nothing is unconfirmed.
  unsent: {
    startUp: atStart('inline timedOut'),
    list: 'inline timedOut',
    form: 'inline timedOut',
    chat: 'inline generic',
    widget: 'inline generic',
  },
  aborted: { startUp: 'silent', list: 'silent', form: 'silent', chat: 'silent', widget: 'silent' },
  other: {
    startUp: atStart('toast generic'),
    list: 'inline generic',
    form: 'toast generic',
    chat: 'inline generic',
    widget: 'inline generic',
  },
};

/** Whether a status is one that the subscription refuses with. */
export function isSubscriptionError(status: number): status is SubscriptionErrorStatus {
  return (SUBSCRIPTION_ERROR_STATUSES as readonly number[]).includes(status);
}

const faultByStatus: Record<number, Fault> = {
  401: 'unauthorized',
  403: 'forbidden',
  404: 'missing',
  408: 'timedOut',
  409: 'conflict',
  413: 'refused',
  422: 'refused',
  429: 'tooMany',
  504: 'timedOut',
};

function faultOf({ status, code }: Failure): Fault {
  if (status === 0) {
    if (code === 'network') return 'offline';
    if (code === 'aborted') return 'aborted';
    if (code === 'timeout') return 'timedOut';
    if (code === 'unsent') return 'unsent';
    return 'other';
  }
  if (status === 200 || (status === 503 && code === UNAVAILABLE)) return 'unconfirmed';
  return isSubscriptionError(status) ? 'subscription' : (faultByStatus[status] ?? 'other');
}

/** Says what an error leads to at a place, for an audience (ER-1, ER-2, ER-3). */
export function feedbackFor(failure: Failure, audience: Audience, place: Place): Feedback {
  const entry = table[faultOf(failure)][place];
  const cell = typeof entry === 'string' ? entry : entry[audience];
  if (cell === 'silent') return { kind: 'silent' };
  const [kind, detail] = cell.split(' ') as
    | ['toast', Problem['code']]
    | ['navigate', 'signIn' | 'widgetError'];
  if (kind === 'navigate') return { kind, to: detail };
  const problem = problemOf(detail, failure);
  const { reference } = failure;
  // Who could look it up, or have it looked up.
  const isForLog = problem.code === 'generic' && reference && audience === 'admin';
  return { kind, ...problem, ...(isForLog && { reference }) };
}

/** What stands in the way of a write that 409 refused, by the server's code; all others are a conflict. */
const CONFLICTS: Record<string, 'lastAdmin' | 'invitationAccepted'> = {
  last_admin: 'lastAdmin',
  invitation_accepted: 'invitationAccepted',
};

function problemOf(code: Problem['code'], failure: Failure): Problem {
  if (code === 'refused') {
    const { text, fields } = failure;
    return text ? { code, text, ...(fields && { fields }) } : { code: 'generic' };
  }
  if (code === 'conflict') return { code: CONFLICTS[failure.code] ?? code };
  if (code === 'rateLimited') {
    const { endsAt } = waitOf(failure, 0) ?? {};
    return { code, retryAfter: failure.retryAfter, ...(endsAt !== undefined && { endsAt }) };
  }
  if (code === 'subscription') {
    return { code, status: failure.status as SubscriptionErrorStatus, resetAt: failure.resetAt };
  }
  return { code };
}

/** The same for an action that has no place of its own on the screen: a toast says what would stand there. */
export const withoutPlace = (feedback: Feedback): Feedback =>
  feedback.kind === 'inline' ? { ...feedback, kind: 'toast' } : feedback;

/** Reads whatever was thrown; anything but an `ApiError` becomes an unexpected failure. */
export function failureOf(error: unknown): Failure {
  const isFailure =
    typeof error === 'object' && error !== null && 'status' in error && typeof error.status === 'number';
  if (!isFailure) return { status: 0, code: 'unknown', text: '', retryAfter: null, resetAt: null };
  const {
    status,
    code = 'unknown',
    text = '',
    retryAfter = null,
    resetAt = null,
    reference,
    fields,
  } = error as Partial<Failure>;
  const named = Object.entries(fields ?? {});
  return {
    ...{ status: status ?? 0, code, text, retryAfter, resetAt, ...(reference && { reference }) },
    ...(named.length > 0 && {
      fields: Object.fromEntries(named.map(([path, said]) => [fieldAt(path), said])),
    }),
  };
}

/** The field of a form that a place in the call's input belongs to: that of `draft.starterQuestions.2`. */
const fieldAt = (path: string) => path.replace(/^draft\./, '').replace(/\.\d+$/, '');

/**
 * Where 'Manage subscription' leads: a failed payment is put right at the payment provider, anything else by
 * choosing another plan (ER-1).
 */
export function remedyOf(status: SubscriptionErrorStatus): 'pricing' | 'customerPortal' {
  return status === 461 ? 'customerPortal' : 'pricing';
}
