import type { WordKey } from '@parley/i18n';
import { FAULT_NAMES, type FaultHits, type FaultName } from './faults.ts';

/** What a reader is told of a fault: exactly one of these, and once. Words are keys of the messages. */
export type Promised =
  /** Stands where the content would be, or at what was pressed. */
  /** `isFinal` where trying again would change nothing, or not yet, and is not offered. */
  | { kind: 'place'; words: WordKey; isFinal?: true }
  | { kind: 'toast'; words: WordKey }
  /** What the server wrote, as plain text: in a toast, or at what was written. */
  | { kind: 'serverToast' | 'serverPlace' }
  /** `leadsTo` is where 'Manage subscription' goes. */
  | { kind: 'dialog'; words: WordKey; leadsTo: 'pricing' | 'customerPortal' }
  /** After one silent refresh: the session has ended, and the login comes back to the same route. */
  | { kind: 'login' }
  /** The button is blocked and says why: no call is made. */
  | { kind: 'blocked' }
  /** Shows that it waits: with these words, or as busy. */
  | { kind: 'waiting'; words?: WordKey }
  /** Nothing is said: what could not be read is read again before anything depends on it. */
  | { kind: 'nothing' };

/** What is promised of each fault, where a screen reads and where it writes. */
type Promises = Record<FaultName, { reads: Promised; writes: Promised }>;

const dialog = (
  status: 460 | 461 | 462 | 463 | 464,
  leadsTo: 'pricing' | 'customerPortal' = 'pricing',
): Promised => ({
  kind: 'dialog',
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
const PROMISES: Promises = {
  401: both({ kind: 'login' }),
  403: {
    reads: { kind: 'place', words: 'errors.problem.noPermission' },
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
  malformed: generic,
};

const historyFailed = { kind: 'place', words: 'chat.historyFailed.title' } as const;
const unsent = (words: WordKey): Promised => ({ kind: 'place', words });

/**
 * The same of a chat: where it reads its history, and where a message is sent (`chat send (portal)`, ER-3).
 */
const CHAT_PROMISES: Promises = {
  ...PROMISES,
  403: {
    reads: { kind: 'place', words: 'chat.noAccess.title', isFinal: true },
    writes: unsent('chat.problem.generic'),
  },
  404: both({ kind: 'place', words: 'chat.unavailable.title', isFinal: true }),
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

/** Where the text of a message stands that could not be delivered. */
export type KeptText =
  /** In a bubble that has failed, and offers another try. */
  | 'failed'
  /** In a bubble that is on its way, or that waits for the network. */
  | 'sending'
  | 'queued'
  /** In the composer, to be changed. */
  | 'composer'
  /** Out of sight, in the tab's storage: sent again when the chat is there. */
  | 'storage'
  /** Not shown, and lost with the page: there is no chat any more to send it in. */
  | 'memory';

/** Where each fault leaves the text of a message in the portal. */
const KEPT_TEXT: Record<FaultName, KeptText> = {
  401: 'storage',
  403: 'failed',
  404: 'storage',
  409: 'failed',
  422: 'composer',
  429: 'failed',
  460: 'failed',
  461: 'failed',
  462: 'failed',
  463: 'failed',
  464: 'failed',
  500: 'failed',
  slow: 'sending',
  offline: 'queued',
  malformed: 'failed',
};

const noChat = { kind: 'place', words: 'widget.error.title' } as const;

/** Where a chat that can't start says another thing than that. */
const WIDGET_READS: Partial<Record<FaultName, Promised>> = {
  403: { ...noChat, isFinal: true },
  404: { ...noChat, isFinal: true },
  429: { kind: 'place', words: 'chat.problem.rateLimited', isFinal: true },
  slow: CHAT_PROMISES.slow.reads,
  offline: { kind: 'place', words: 'errors.problem.offline' },
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
const WIDGET_PROMISES = Object.fromEntries(
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
const WIZARD_PROMISES = Object.fromEntries(
  FAULT_NAMES.map((fault) => {
    const { writes } = PROMISES[fault];
    return [fault, { reads: fault === 'slow' ? opening : { kind: 'nothing' }, writes: inPlace(writes) }];
  }),
) as Promises;

/** Opening the first chat only reads, so offline it promises what reading does. */
const FIRST_CHAT_PROMISES: Promises = { ...WIZARD_PROMISES, offline: both(PROMISES.offline.reads) };

/** The editor tells in its bar below the form, and in the drawer that publishes. */
const EDITOR_PROMISES = Object.fromEntries(
  FAULT_NAMES.map((fault) => {
    const { reads, writes } = PROMISES[fault];
    return [fault, { reads, writes: inPlace(writes) }];
  }),
) as Promises;

function inPlace(promised: Promised): Promised {
  if (promised.kind === 'toast') return { ...promised, kind: 'place' };
  return promised.kind === 'serverToast' ? { kind: 'serverPlace' } : promised;
}

/**
 * One fault for each kind of message: enough for a screen that reads or saves with the same code as one that
 * has all faults.
 */
const EACH_WAY: readonly FaultName[] = ['429', '460', '500', 'slow', 'offline'];

/** Faults that end by themselves, after which the reader tries again. */
const PASSING: readonly FaultName[] = ['429', '500', 'slow', 'offline'];

/** A screen whose faults are pinned, by its stories' name in `Faults/`. */
export interface FaultScreen {
  /** Title of the screen's own stories, which says the page where `PAGE_OF_FAULTS` does not. */
  of: string;
  /** Faults of what it reads, and of what it saves. */
  reads: readonly FaultName[];
  writes: readonly FaultName[];
  /** What it promises; what screens with lists and forms do unless said otherwise. */
  promises?: Promises;
  /** Verb for its writing in the names of stories. @default 'saving' */
  verb?: string;
  /** Whether a failed repeated read shows nothing and is left to the next read. */
  looksAgain?: true;
  /** Whether it reads only as it opens: nothing older stays in view of a read that fails. */
  readsOnce?: true;
  /** Success leads away from the portal, so no story shows it. */
  leaves?: true;
}

/**
 * The screens whose faults are pinned: every fault where a screen reads and where one saves, and one for each
 * kind of message on the others.
 */
export const FAULT_SCREENS = {
  AssistantList: { of: 'screens/AssistantListScreen', reads: FAULT_NAMES, writes: [] },
  Users: { of: 'screens/UsersScreen', reads: EACH_WAY, writes: [] },
  Conversations: { of: 'screens/ConversationsScreen', reads: EACH_WAY, writes: [] },
  Account: { of: 'screens/AccountScreen', reads: EACH_WAY, writes: EACH_WAY },
  Billing: { of: 'screens/BillingScreen', reads: EACH_WAY, writes: EACH_WAY, leaves: true },
  Pricing: { of: 'screens/PricingScreen', reads: EACH_WAY, writes: EACH_WAY, leaves: true },
  QuickStart: { of: 'screens/QuickStartScreen', reads: EACH_WAY, writes: [] },
  CreateAssistant: { of: 'screens/CreateAssistantScreen', reads: [], writes: FAULT_NAMES },
  Editor: {
    of: 'screens/EditAssistantScreen',
    reads: [],
    writes: ['401', '403', '422', '429', '500', 'slow'],
    promises: EDITOR_PROMISES,
  },
  Publishing: {
    of: 'screens/EditAssistantScreen',
    reads: [],
    writes: ['403', '409', '429', '500', 'slow'],
    promises: EDITOR_PROMISES,
    verb: 'publishing',
  },
  Chat: {
    of: 'screens/ChatScreen',
    reads: ['403', '404', ...EACH_WAY],
    writes: FAULT_NAMES,
    promises: CHAT_PROMISES,
    verb: 'sending',
    looksAgain: true,
  },
  Widget: {
    of: 'screens/WidgetChatScreen',
    reads: ['403', '404', ...EACH_WAY],
    writes: FAULT_NAMES,
    promises: WIDGET_PROMISES,
    verb: 'sending',
    readsOnce: true,
  },
  WelcomeWizard: {
    of: 'screens/WelcomeWizardScreen',
    reads: ['500', 'slow'],
    writes: ['401', '403', '422', ...EACH_WAY],
    promises: WIZARD_PROMISES,
  },
  FirstChat: {
    of: 'screens/WelcomeWizardScreen',
    reads: [],
    writes: EACH_WAY,
    promises: FIRST_CHAT_PROMISES,
    verb: 'opening',
  },
} as const satisfies Record<string, FaultScreen>;

export type FaultScreenName = keyof typeof FAULT_SCREENS;

/**
 * The same in the widget, where it differs: it has no session that could end, and keeps nothing beyond its
 * page.
 */
const WIDGET_KEPT_TEXT: Partial<Record<FaultName, KeptText>> = {
  401: 'failed',
  403: 'memory',
  404: 'memory',
};

/** Where the text of a message stands that was sent in a story of a chat. */
export const keptTextOf = ({ screen, fault }: Pick<FaultStory, 'screen' | 'fault'>): KeptText =>
  (screen === 'Widget' && WIDGET_KEPT_TEXT[fault]) || KEPT_TEXT[fault];

/** What a screen promises of a fault. */
export function promisedOf({ screen, fault, hits }: Omit<FaultStory, 'scene'>): Promised {
  const { promises = PROMISES }: FaultScreen = FAULT_SCREENS[screen];
  return promises[fault][hits];
}

/**
 * How far a story of `Faults/` goes: it stays at the fault; the fault ends and the reader tries again; what
 * was read before is read again into the fault; 'Manage subscription' of the dialog is followed.
 */
export type FaultScene = 'pinned' | 'mended' | 'outdated' | 'followed';

/** A story of `Faults/`. */
export interface FaultStory {
  screen: FaultScreenName;
  fault: FaultName;
  hits: Exclude<FaultHits, 'all'>;
  scene: FaultScene;
}

const SCENE_NAMES: Record<FaultScene, string> = {
  pinned: '',
  mended: ', then mended',
  outdated: ' again',
  followed: ', dialog followed',
};

/** `reading 500, then mended`. */
export function faultStoryName({ screen, fault, hits, scene }: FaultStory): string {
  const { verb: writing = 'saving' }: FaultScreen = FAULT_SCREENS[screen];
  const [verb, end] = [hits === 'reads' ? 'reading' : writing, SCENE_NAMES[scene]];
  return scene === 'outdated' ? `${verb}${end} ${fault}` : `${verb} ${fault}${end}`;
}

/** The stories of a screen's faults, in their order. */
export function faultStoriesOf(screen: FaultScreenName): FaultStory[] {
  const { reads, writes, leaves, readsOnce }: FaultScreen = FAULT_SCREENS[screen];
  const stories = (hits: 'reads' | 'writes', scene: FaultScene, faults: readonly FaultName[]): FaultStory[] =>
    faults.map((fault) => ({ screen, fault, hits, scene }));
  const has = (faults: readonly FaultName[], some: readonly FaultName[]) =>
    some.filter((each) => faults.includes(each));
  const mended = (faults: readonly FaultName[]) => has(faults, faults === FAULT_NAMES ? PASSING : ['500']);
  const isDialog = (fault: FaultName) => promisedOf({ screen, fault, hits: 'writes' }).kind === 'dialog';
  const isToldOf = (fault: FaultName) => promisedOf({ screen, fault, hits: 'reads' }).kind !== 'nothing';
  const told = reads.filter(isToldOf);
  return [
    ...stories('reads', 'pinned', reads),
    ...stories('reads', 'mended', reads === FAULT_NAMES ? mended(reads) : has(told, ['500'])),
    ...stories('reads', 'outdated', readsOnce ? [] : has(told, ['500'])),
    ...stories('writes', 'pinned', writes),
    ...stories('writes', 'mended', leaves ? [] : mended(writes)),
    ...stories('writes', 'followed', writes === FAULT_NAMES ? writes.filter(isDialog) : []),
  ];
}
