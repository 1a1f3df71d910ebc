import { type ChatEvent, chatMachine, chatViewOf } from '@parley/machines/chat';
import { chatWalks, type LeafOf, leafOf } from '@parley/machines/testing';
import type { ChatMessage, ChatMessageState } from '@parley/model';
import { page, userEvent } from 'vitest/browser';
import type { SnapshotFrom, StateValueFrom } from 'xstate';
import { renderChat } from '../flows/renderChat.tsx';
import { playPaths } from './playPaths.tsx';
import { read } from './see.ts';

type Snapshot = SnapshotFrom<typeof chatMachine>;
type Leaf = LeafOf<StateValueFrom<typeof chatMachine>>;

/** What a reader sees of a thread. */
interface Seen {
  /** What stands where the messages are, or in their place. */
  place: string;
  /** The text of each message. */
  messages: string[];
  /** What is said and offered below the newest message. */
  below: string[];
  /** What is said and offered around the composer. */
  notices: string[];
  draft: string;
  /** The name of the composer's one button; '' where there is no composer. */
  button: string;
}

const GENERIC =
  'An unexpected error occurred, refresh page and try again. ' +
  'If this does not help, please contact technical support.';
const REFUSED = 'The server takes no such message.';
const TOO_MANY = 'Too many requests.';
const UNCONFIRMED = 'Delivery is not confirmed. Trying again will not send it twice.';
const NOT_HAD = 'The assistant was not available.';
const LIMIT = 'Daily message limit reached.';
const NEUTRAL = "The assistant can't answer right now. Please try again later.";
const NOT_SENT = 'Not sent';
const NOT_CONFIRMED = 'Not confirmed';
const QUEUED = 'Waiting for a connection';
const STOPPED = 'You stopped this answer.';
const TRUNCATED = 'This answer reached its maximum length and was cut short.';
const INCOMPLETE = 'The connection broke. This answer is incomplete.';
const UNFINISHED = 'The assistant could not finish. This answer is incomplete.';
/** Kinds of problems that leave the part of an answer that has come as it is. */
const OF_A_PART: (string | undefined)[] = [undefined, 'generic', 'notConfirmed'];
const COUNTDOWN = 'Try again in 5 seconds';
const RETRY = 'Try again';
const MANAGE = 'Manage subscription';

/** All that can be said, and all that can be offered, below a message. */
const SAID = [
  ...[
    GENERIC,
    REFUSED,
    TOO_MANY,
    UNCONFIRMED,
    NOT_HAD,
    LIMIT,
    NEUTRAL,
    NOT_SENT,
    NOT_CONFIRMED,
    QUEUED,
    STOPPED,
    TRUNCATED,
  ],
  ...[INCOMPLETE, UNFINISHED, COUNTDOWN],
];
const OFFERED = [RETRY, MANAGE];

const OFFLINE = 'You are offline. What you send goes out as soon as the connection is back.';
const CUT_OFF = 'The connection broke. The rest of the answer is fetched as soon as it is back.';
const RECONNECTING = 'Connection lost. Reconnecting…';
const RESUMED = 'Connected again. The answer goes on.';
const SLOW = 'This is taking longer than usual.';
const SIGN_IN_AGAIN = 'Your session has ended. Sign in to go on; your message is kept.';
const SIGN_IN = 'Sign in';
const GIVEN_BACK = `Your message was not sent. ${REFUSED}`;
/** What is said of a draft that is too long. */
const EXCESS = [
  /Your message is \d+ characters? too long\. Shorten it to send it\./,
  /\d,\d{3} of 2,000 characters/,
];

const NO_ACCESS = "You can't use this assistant";
const UNAVAILABLE = 'This assistant is not available';

/** All that can be said and offered around the composer, or in its place. */
const NOTICES = [
  ...[NO_ACCESS, UNAVAILABLE],
  ...[OFFLINE, CUT_OFF, RECONNECTING, RESUMED, SLOW, SIGN_IN_AGAIN, SIGN_IN, GIVEN_BACK],
];

const SEND = 'Send';
const SENDING = 'Sending… (waits)';
const STOP = 'Stop answering';
const STOPPING = 'Stopping… (waits)';
const BLOCKED = 'Sending is not possible right now. (waits)';
const BUTTONS = [SEND, SENDING, STOP, STOPPING, BLOCKED];

const CONVERSATION = 'conversation';
const WELCOME = 'Suggested questions';
const LOADING = 'Loading the conversation';

/** What a state promises besides messages and draft, which every state keeps. */
interface StatePromise {
  button: string;
  place?: string;
  notices?: string[];
  /** What may have become of the newest message. */
  newest?: ChatMessageState[];
}

const atRest = (...newest: ChatMessageState[]): StatePromise => ({ button: SEND, newest });
const offline: StatePromise = { button: SEND, notices: [OFFLINE] };

/** What was read before stays above the words; where there is nothing of it, they stand in its place. */
const closed =
  (words: string) =>
  ({ lastShown }: Snapshot['context']): StatePromise => ({
    ...{ button: '', notices: [words] },
    ...(lastShown.length > 0 ? {} : { place: words }),
  });

/** What each state promises (CH-4). */
const states: Record<Leaf, StatePromise | ((context: Snapshot['context']) => StatePromise)> = {
  loading: ({ pendingText }) => ({ button: pendingText ? SENDING : SEND, place: LOADING }),
  historyFailed: { button: BLOCKED, place: 'The conversation could not be loaded' },
  'closed.noAccess': closed(NO_ACCESS),
  'closed.unavailable': closed(UNAVAILABLE),
  'ready.idle.empty': { button: SEND, place: WELCOME },
  'ready.idle.thread': { button: SEND },
  'ready.idle.typing': { button: SEND },
  'ready.idle.tooLong': { button: SEND },
  'ready.idle.notSent': { button: SEND, notices: [GIVEN_BACK] },
  'ready.idle.completed': atRest('complete'),
  'ready.idle.stopped': atRest('stopped', 'failed'),
  'ready.idle.truncated': atRest('truncated'),
  'ready.idle.incomplete': atRest('incomplete'),
  'ready.idle.failedBefore': atRest('failed'),
  'ready.idle.failedMidStream': atRest('failed'),
  'ready.idle.limited': atRest('failed'),
  'ready.answering.sending': { button: SENDING, newest: ['sending', 'waiting'] },
  'ready.answering.waiting': { button: STOP, newest: ['waiting', 'streaming'] },
  'ready.answering.streaming': { button: STOP, newest: ['waiting', 'streaming'] },
  'ready.answering.slow': { button: STOP, notices: [SLOW], newest: ['sending', 'waiting', 'streaming'] },
  'ready.answering.resuming': { button: STOP, notices: [RECONNECTING], newest: ['waiting', 'streaming'] },
  'ready.answering.resumed': { button: STOP, notices: [RESUMED], newest: ['waiting', 'streaming'] },
  'ready.answering.stopping': { button: STOPPING, newest: ['sending', 'waiting', 'streaming'] },
  'ready.reconnecting': ({ isOnline }) => ({
    button: STOP,
    notices: [isOnline ? RECONNECTING : CUT_OFF],
    newest: ['waiting', 'streaming'],
  }),
  'ready.rateLimited': { button: BLOCKED, newest: ['failed'] },
  'ready.tokenExpired': { button: BLOCKED, notices: [SIGN_IN_AGAIN, SIGN_IN] },
  'ready.offline.idle': offline,
  'ready.offline.queued': offline,
};

/** Words and buttons that the product must show for a problem (ER-1, ER-3). */
function expectedOfProblem({ problem }: ChatMessage): string[] {
  switch (problem?.kind) {
    case 'refused':
      return [REFUSED, RETRY];
    case 'rateLimited':
      return [TOO_MANY, problem.secondsLeft > 0 ? COUNTDOWN : RETRY];
    case 'notConfirmed':
      return [UNCONFIRMED, RETRY];
    case 'unavailable':
      return [NOT_HAD, RETRY];
    case 'subscription': {
      const others = problem.audience === 'user' ? GENERIC : NEUTRAL;
      return problem.audience === 'admin' ? [LIMIT, RETRY, MANAGE] : [others, RETRY];
    }
    default:
      return [GENERIC, RETRY];
  }
}

/** Words below a message; none where all went well. */
function wordsBelow(message: ChatMessage): string[] {
  if (message.state === 'failed') {
    if (message.author === 'assistant' && message.body && OF_A_PART.includes(message.problem?.kind))
      return [UNFINISHED, RETRY];
    const what = message.problem?.kind === 'notConfirmed' ? NOT_CONFIRMED : NOT_SENT;
    return [...(message.author === 'reader' ? [what] : []), ...expectedOfProblem(message)];
  }
  const words: Partial<Record<ChatMessageState, string[]>> = {
    queued: [QUEUED],
    stopped: [STOPPED, RETRY],
    truncated: [TRUNCATED],
    incomplete: [INCOMPLETE, RETRY],
  };
  return words[message.state] ?? [];
}

/** The words of a list that are among those, in the list's order. */
const among = (list: readonly string[], words: readonly string[]) =>
  list.filter((each) => words.includes(each));

function excessOf({ length }: string): string[] {
  const excess = length - 2000;
  const characters = excess === 1 ? 'character' : 'characters';
  return [
    `Your message is ${excess} ${characters} too long. Shorten it to send it.`,
    `${length.toLocaleString('en')} of 2,000 characters`,
  ];
}

function promised(snapshot: Snapshot): Seen {
  const leaf = leafOf(snapshot) as Leaf;
  const state = states[leaf];
  const {
    button,
    place,
    notices = [],
    newest,
  } = typeof state === 'function' ? state(snapshot.context) : state;
  const view = chatViewOf(snapshot);
  const messages = 'messages' in view ? view.messages : [];
  const draft = view.phase === 'closed' ? '' : view.draft;
  const last = messages.at(-1);
  // While another branch is shown, the newest message is that branch's.
  const isElsewhere = Object.keys(snapshot.context.chosen).length > 0;
  if (newest && !isElsewhere && !(last && newest.includes(last.state)))
    throw new Error(`In ${leaf} the newest message is ${last?.state ?? 'missing'}.`);
  const hasMessages = place === undefined && last !== undefined;
  // Nothing is tried again while something else is under way.
  const offered = button === SEND ? OFFERED : [MANAGE];
  const excess = draft.length > 2000 && button !== '' ? excessOf(draft) : [];
  return {
    place: hasMessages ? CONVERSATION : (place ?? WELCOME),
    messages: hasMessages ? messages.map(({ body }) => body) : [],
    below: hasMessages ? among([...SAID, ...offered], wordsBelow(last)) : [],
    notices: [...among(NOTICES, notices), ...excess],
    draft: button === '' ? '' : draft,
    button,
  };
}

const composer = page.getByRole('textbox', { name: /^Message to / });
const log = () => document.querySelector('[role=log]');
const rows = () => [...(log()?.querySelectorAll('[data-index]') ?? [])];

function placeSeen(): string {
  if (log()) return CONVERSATION;
  if (page.getByRole('list', { name: WELCOME }).query()) return WELCOME;
  if (page.getByText(LOADING).query()) return LOADING;
  return document.querySelector('[role=alert] h2')?.textContent ?? '';
}

/** What is said outside of the messages; what is only read out about them is theirs. */
function aroundMessages() {
  const all = document.body.cloneNode(true) as Element;
  for (const each of all.querySelectorAll('[role=log], [role=log] ~ [role=status]')) each.remove();
  return read(all);
}

function see(): Seen {
  const newest = rows().at(-1);
  const below = newest ? read(newest) : { says: '', offers: [] };
  const around = aroundMessages();
  const field = composer.query();
  return {
    place: placeSeen(),
    messages: rows().map((row) => {
      const text = row.querySelector('[dir=auto]')?.textContent ?? '';
      return SAID.includes(text) ? '' : text;
    }),
    below: [...SAID.filter((words) => below.says.includes(words)), ...among(OFFERED, below.offers)],
    notices: [
      ...NOTICES.filter((words) => around.says.includes(words) || around.offers.includes(words)),
      ...EXCESS.flatMap((words) => around.says.match(words)?.[0] ?? []),
    ],
    draft: field instanceof HTMLTextAreaElement ? field.value : '',
    button: among(BUTTONS, around.offers).join(),
  };
}

/** The row of the message of an event, as it was shown before. */
function rowOf(id: string, before: Snapshot) {
  const view = chatViewOf(before);
  if (view.phase !== 'ready') throw new Error('No message is shown.');
  const { messages, forks } = view;
  const index = messages.findIndex(
    (each) => each.id === id || forks[each.parentId ?? '']?.includes(id) === true,
  );
  const row = rows()[index];
  if (!row) throw new Error(`The message ${index} is not shown.`);
  return page.elementLocator(row);
}

const press = (name: string) => (event: { id: string }, before: Snapshot) =>
  rowOf(event.id, before).getByRole('button', { name, exact: true }).first().click();

playPaths({
  machine: chatMachine,
  walks: chatWalks,
  render: renderChat,
  hands: {
    'draft.changed': ({ text }: { text: string }) => composer.fill(text),
    'message.submitted': async () => {
      await composer.click();
      await userEvent.keyboard('{Enter}');
    },
    'starter.chosen': ({ question }: { question: string }) =>
      page.getByRole('button', { name: question }).click(),
    // A busy button can be pressed, but does nothing.
    'stop.requested': () =>
      page.getByRole('button', { name: /^(Stop answering|Stopping…)$/ }).click({ force: true }),
    'chat.renewed': () => page.getByRole('button', { name: 'New chat' }).click(),
    'history.retried': () => page.getByRole('button', { name: RETRY }).click(),
    'signIn.requested': () => page.getByRole('button', { name: SIGN_IN }).click(),
    'retry.requested': press(RETRY),
    'message.takenBack': ({ id }: { id: string | null }, before: Snapshot) => {
      const place = id === null ? page : rowOf(id, before);
      return place.getByRole('button', { name: 'Take back' }).click();
    },
    'answer.regenerated': press('Regenerate answer'),
    'answer.rated': press('Good answer'),
    'branch.chosen': press('Previous version'),
    'message.edited': async (event: { id: string; text: string }, before: Snapshot) => {
      await press('Edit message')(event, before);
      await page.getByRole('textbox', { name: 'Your message, being edited' }).fill(event.text);
      await userEvent.keyboard('{Enter}');
    },
  },
  outside: [
    ...(['answer.started', 'answer.grew', 'answer.pinged', 'answer.ended', 'answer.failed'] as const),
    ...(['answer.refused', 'answer.lost', 'rating.saved', 'rating.failed'] as const),
    ...(['thread.seen', 'thread.opened', 'thread.changed', 'thread.read', 'thread.refused'] as const),
    ...(['session.restored', 'network.lost', 'network.restored'] as const),
  ] satisfies ChatEvent['type'][],
  see,
  promises: Object.fromEntries(Object.keys(states).map((leaf) => [leaf, promised])) as Record<
    Leaf,
    (snapshot: Snapshot) => Seen
  >,
});
