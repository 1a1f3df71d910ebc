import type { WordKey } from '@parley/i18n';
import { FAULT_NAMES, type FaultName } from './faults.ts';

/** What a reader is told of a fault: exactly one of these, and once. Words are keys of the messages. */
export type Promised =
  /** Stands where the content would be, or at what was pressed. */
  /**
   * `isFinal` where trying again would change nothing, or not yet, and is not offered; `behind` is what the
   * page says besides that it stands over; `leadsOn` is a link to where the reader goes on instead.
   */
  | { kind: 'place'; words: WordKey; isFinal?: true; behind?: WordKey; leadsOn?: WordKey }
  /** A line of the list says that one row is left out; the others stay. */
  | { kind: 'leftOut' }
  | { kind: 'toast'; words: WordKey }
  /** What the server wrote, as plain text: in a toast, or at what was written. */
  | { kind: 'serverToast' | 'serverPlace' }
  /** `leadsTo` is where 'Manage subscription' goes. */
  | { kind: 'dialog'; title: WordKey; words: WordKey; leadsTo: 'pricing' | 'customerPortal' }
  /** After one silent refresh: the session has ended, and the login comes back to the same route. */
  | { kind: 'login' }
  /** The button is blocked and says why: no call is made. */
  | { kind: 'blocked' }
  /** Shows that it waits: with these words, or as busy. */
  | { kind: 'waiting'; words?: WordKey }
  /** Nothing is said: what could not be read is read again before anything depends on it. */
  | { kind: 'nothing' };

/** What is promised of each fault, where a screen reads and where it writes. */
export type Promises = Record<FaultName, { reads: Promised; writes: Promised }>;

const dialog = (
  status: 460 | 461 | 462 | 463 | 464,
  leadsTo: 'pricing' | 'customerPortal' = 'pricing',
): Promised => ({
  kind: 'dialog',
  title: `subscription.limit.title${status}`,
  words: `subscription.limit.text${status}`,
  leadsTo,
});
const both = (promised: Promised) => ({ reads: promised, writes: promised });
const generic = {
  reads: { kind: 'place', words: 'errors.generic' },
  writes: { kind: 'toast', words: 'errors.generic' },
} as const;

/**
 * What an administrator sees of each fault where a screen reads, and where it saves: `docs/faults.md`, ER-1
 * and ER-2 as data.
 */
export const PROMISES: Promises = {
  401: both({ kind: 'login' }),
  403: {
    reads: { kind: 'place', words: 'errors.problem.noPermission', isFinal: true },
    writes: { kind: 'toast', words: 'errors.problem.noPermission' },
  },
  404: {
    reads: { kind: 'place', words: 'errors.problem.notFound' },
    writes: { kind: 'place', words: 'errors.problem.gone' },
  },
  409: { reads: generic.reads, writes: { kind: 'place', words: 'errors.problem.conflict' } },
  422: both({ kind: 'serverToast' }),
  429: both({ kind: 'toast', words: 'errors.tooManyRequests' }),
  460: both(dialog(460)),
  461: both(dialog(461, 'customerPortal')),
  462: both(dialog(462)),
  463: both(dialog(463)),
  464: both(dialog(464)),
  500: generic,
  slow: both({ kind: 'waiting' }),
  offline: { reads: { kind: 'place', words: 'errors.problem.offline' }, writes: { kind: 'blocked' } },
  malformed: {
    reads: generic.reads,
    writes: { kind: 'place', words: 'errors.problem.notConfirmed' },
  },
  rows: both({ kind: 'leftOut' }),
};

const historyFailed = { kind: 'place', words: 'chat.historyFailed.title' } as const;
const unsent = (words: WordKey): Promised => ({ kind: 'place', words });

/**
 * The same of a chat: where it reads its history, and where a message is sent (`chat send (portal)`, ER-3).
 */
export const CHAT_PROMISES: Promises = {
  ...PROMISES,
  403: {
    reads: { kind: 'place', words: 'screens.missingAssistant.title', isFinal: true },
    writes: { kind: 'place', words: 'chat.noAccess.title', leadsOn: 'screens.missingAssistant.home' },
  },
  404: {
    reads: { kind: 'place', words: 'screens.missingAssistant.title', isFinal: true },
    writes: { kind: 'place', words: 'chat.unavailable.title' },
  },
  409: { reads: historyFailed, writes: unsent('chat.problem.generic') },
  422: { reads: { kind: 'serverToast' }, writes: { kind: 'serverPlace' } },
  429: { reads: PROMISES[429].reads, writes: unsent('chat.problem.rateLimited') },
  500: { reads: historyFailed, writes: unsent('chat.problem.generic') },
  slow: {
    reads: { kind: 'waiting', words: 'chat.loading' },
    writes: { kind: 'waiting', words: 'chat.notice.slow' },
  },
  offline: { reads: historyFailed, writes: unsent('chat.notice.offline') },
  malformed: { reads: historyFailed, writes: unsent('chat.problem.notConfirmed') },
};

const noChat = { kind: 'place', words: 'widget.error.title' } as const;

/** Where a chat that can't start says another thing than that. */
const WIDGET_READS: Partial<Record<FaultName, Promised>> = {
  403: { ...noChat, isFinal: true },
  404: { ...noChat, isFinal: true },
  429: { kind: 'place', words: 'chat.problem.rateLimited', isFinal: true },
  slow: CHAT_PROMISES.slow.reads,
  offline: { kind: 'place', words: 'widget.offline.title' },
};
const notNow = unsent('chat.problem.visitor');

/** A visitor has no session and no rights, so 401 and 403 show other messages. */
const WIDGET_WRITES: Partial<Record<FaultName, Promised>> = {
  401: unsent('chat.problem.generic'),
  403: CHAT_PROMISES[404].writes,
};

/**
 * The same of the widget: without its assistant there is no chat, and a visitor is never told of
 * subscriptions or sent to a login.
 */
export const WIDGET_PROMISES = Object.fromEntries(
  FAULT_NAMES.map((fault) => {
    const { writes } = CHAT_PROMISES[fault];
    return [
      fault,
      {
        reads: WIDGET_READS[fault] ?? noChat,
        writes: WIDGET_WRITES[fault] ?? (writes.kind === 'dialog' ? notNow : writes),
      },
    ];
  }),
) as Promises;

const opening: Promised = { kind: 'waiting', words: 'common.loading' };

/**
 * The wizard tells all but the dialog in place; what it can't read as it opens is read again before anything
 * is made.
 */
export const WIZARD_PROMISES = Object.fromEntries(
  FAULT_NAMES.map((fault) => {
    const { writes } = PROMISES[fault];
    return [fault, { reads: fault === 'slow' ? opening : { kind: 'nothing' }, writes: inPlace(writes) }];
  }),
) as Promises;

/** Opening the first chat only reads, so offline it promises what reading does. */
export const FIRST_CHAT_PROMISES: Promises = { ...WIZARD_PROMISES, offline: both(PROMISES.offline.reads) };

/** Where the editor can't be opened, and trying again would change nothing. */
const EDITOR_READS: Partial<Record<FaultName, Promised>> = {
  403: { kind: 'place', words: 'editor.noPermission', isFinal: true },
  404: { kind: 'place', words: 'editor.notFound', isFinal: true },
};

/** The editor tells in its bar below the form, and in the drawer that publishes. */
export const EDITOR_PROMISES = Object.fromEntries(
  FAULT_NAMES.map((fault) => {
    const { reads, writes } = PROMISES[fault];
    return [fault, { reads: EDITOR_READS[fault] ?? reads, writes: inPlace(writes) }];
  }),
) as Promises;

/** The way to the customer portal only asks for its address: nothing is left unconfirmed. */
export const PORTAL_PROMISES: Promises = { ...PROMISES, malformed: both(PROMISES.malformed.reads) };

/** A file that is sent shows how far it is, and stands among the uploads with what the server says of it. */
export const UPLOAD_PROMISES: Promises = {
  ...PROMISES,
  422: { reads: PROMISES[422].reads, writes: { kind: 'serverPlace' } },
  slow: { reads: PROMISES.slow.reads, writes: { kind: 'waiting', words: 'fields.files.uploading' } },
};

/** The news are not what anybody came for: one line in their popover says that they could not be read. */
export const NEWS_PROMISES: Promises = {
  ...PROMISES,
  500: { ...PROMISES[500], reads: { kind: 'place', words: 'shell.notifications.failed' } },
  slow: { ...PROMISES.slow, reads: { kind: 'waiting', words: 'shell.notifications.loading' } },
  offline: {
    ...PROMISES.offline,
    reads: { kind: 'place', words: 'shell.notifications.failed', behind: 'errors.problem.offline' },
  },
};

function inPlace(promised: Promised): Promised {
  if (promised.kind === 'toast') return { ...promised, kind: 'place' };
  return promised.kind === 'serverToast' ? { kind: 'serverPlace' } : promised;
}

/** Every text of the product that tells of a fault. */
export const TELLING = [
  'errors.generic',
  'errors.tooManyRequests',
  'errors.problem.noPermission',
  'errors.problem.offline',
  'errors.problem.timedOut',
  'errors.problem.notConfirmed',
  'errors.problem.notFound',
  'errors.problem.gone',
  'errors.problem.conflict',
  'subscription.limit.text460',
  'subscription.limit.text461',
  'subscription.limit.text462',
  'subscription.limit.text463',
  'subscription.limit.text464',
  'chat.noAccess.title',
  'chat.unavailable.title',
  'chat.loading',
  'chat.notice.slow',
  'chat.notice.offline',
  'chat.notice.reconnecting',
  'chat.problem.notConfirmed',
  'chat.problem.visitor',
  'widget.error.title',
  'widget.offline.title',
  'editor.noPermission',
  'editor.notFound',
  'shell.notifications.failed',
] as const satisfies readonly WordKey[];
