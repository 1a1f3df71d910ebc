import { MESSAGE_MAX_LENGTH } from '@parley/model';
import type { SnapshotFrom } from 'xstate';
import { shownLines } from './branches.ts';
import type { chatMachine } from './chat.machine.ts';
import type { ChatContext, ChatLine, ChatProblem } from './chat.types.ts';

/** The one line that says how things stand. */
export type ChatNotice =
  | { kind: 'offline' | 'reconnecting' | 'resumed' | 'slow' | 'signInAgain' }
  | { kind: 'notSent'; problem: ChatProblem };

/** Everything that a conversation shows. */
export interface ChatView {
  phase: 'loading' | 'historyFailed' | 'ready' | 'closed';
  closedReason: 'noAccess' | 'unavailable' | null;
  /** The lines of the branches that are shown. */
  messages: readonly ChatLine[];
  /** Ids of the branches at a fork, oldest first, by the line that they follow ('' for the beginning). */
  forks: Readonly<Record<string, readonly string[]>>;
  draft: string;
  draftLength: number;
  maxLength: number;
  composer: 'idle' | 'tooLong' | 'sending' | 'answering' | 'stopping' | 'blocked';
  /** Whether a message waits for the history, after which it is sent once. */
  pendingSend: boolean;
  notice: ChatNotice | null;
}

type ChatSnapshot = SnapshotFrom<typeof chatMachine>;

function composerOf(snapshot: ChatSnapshot): ChatView['composer'] {
  const { draft, pendingText } = snapshot.context;
  if (pendingText) return 'sending';
  const isAtRest = (['idle', 'offline'] as const).some((ready) => snapshot.matches({ ready }));
  if (isAtRest || snapshot.matches('loading')) return draft.length > MESSAGE_MAX_LENGTH ? 'tooLong' : 'idle';
  if (snapshot.matches({ ready: { answering: 'sending' } })) return 'sending';
  if (snapshot.matches({ ready: { answering: 'stopping' } })) return 'stopping';
  const isAnswering = snapshot.matches({ ready: 'answering' }) || snapshot.matches({ ready: 'reconnecting' });
  return isAnswering ? 'answering' : 'blocked';
}

function noticeOf(snapshot: ChatSnapshot): ChatNotice | null {
  const { isOnline, problem } = snapshot.context;
  if (snapshot.matches({ ready: { idle: 'notSent' } }) && problem) return { kind: 'notSent', problem };
  if (snapshot.matches({ ready: 'offline' })) return { kind: 'offline' };
  if (snapshot.matches({ ready: 'tokenExpired' })) return { kind: 'signInAgain' };
  if (snapshot.matches({ ready: 'reconnecting' })) return { kind: isOnline ? 'reconnecting' : 'offline' };
  if (snapshot.matches({ ready: { answering: 'resuming' } })) return { kind: 'reconnecting' };
  if (snapshot.matches({ ready: { answering: 'resumed' } })) return { kind: 'resumed' };
  if (snapshot.matches({ ready: { answering: 'slow' } })) return { kind: 'slow' };
  return null;
}

function closedReasonOf(snapshot: ChatSnapshot): ChatView['closedReason'] {
  if (!snapshot.matches('closed')) return null;
  return snapshot.matches({ closed: 'noAccess' }) ? 'noAccess' : 'unavailable';
}

function phaseOf(snapshot: ChatSnapshot): ChatView['phase'] {
  if (snapshot.matches('loading')) return 'loading';
  if (snapshot.matches('historyFailed')) return 'historyFailed';
  return snapshot.matches('closed') ? 'closed' : 'ready';
}

const shown = new WeakMap<readonly ChatLine[], { chosen: object; lines: readonly ChatLine[] }>();

/** The shown lines, worked out once for each change. */
function shownOf(context: ChatContext): readonly ChatLine[] {
  const known = shown.get(context.messages);
  if (known?.chosen === context.chosen) return known.lines;
  const lines = shownLines(context);
  shown.set(context.messages, { chosen: context.chosen, lines });
  return lines;
}

/** The chat in the terms of its panel. The list of messages stays the same object while no line changes. */
export function chatViewOf(snapshot: ChatSnapshot): ChatView {
  const { draft, forks, pendingText } = snapshot.context;
  return {
    phase: phaseOf(snapshot),
    closedReason: closedReasonOf(snapshot),
    messages: shownOf(snapshot.context),
    forks,
    draft,
    draftLength: draft.length,
    maxLength: MESSAGE_MAX_LENGTH,
    composer: composerOf(snapshot),
    pendingSend: pendingText !== '',
    notice: noticeOf(snapshot),
  };
}
