import type { Unsent } from '@parley/machines/chat';
import type {
  ChatActions,
  ChatView,
  ChatViewWithoutThread,
  ComposerView,
  ReadyChatView,
} from '@parley/model';

/** A visitor's chat as the screen needs it. */
export interface Chat {
  /** The same object until something changes. */
  view(): ChatView;
  subscribe(listener: () => void): () => void;
  /** What is written and not sent, as far as this chat knows; what it leaves out stays as it was kept. */
  unsent(): Partial<Unsent>;
  actions: ChatActions;
}

/** The chat while its code and its history are on the way. */
export interface WaitingChat extends Chat {
  view(): ChatViewWithoutThread | ReadyChatView;
  /** Nothing has been said here: the greeting is shown until something is sent. */
  greet(): void;
  /** Gives what was sent and typed meanwhile to the chat that is there now. */
  handOver(chat: Chat): void;
  /** The code could not be had: the visitor may try again. */
  fail(): void;
}

const joined = (...texts: string[]) => texts.filter((text) => text !== '').join('\n');

/**
 * Stands where the chat will be until it can work: what the visitor types is kept, and the first message that
 * they send waits.
 * @param draft what was typed before, if anything.
 * @param retry tries once more to load the chat, after `fail`; it is given what was typed so far.
 */
export function createWaitingChat(draft: string, retry: (draft: string) => void): WaitingChat {
  const listeners = new Set<() => void>();
  let phase: 'loading' | 'historyFailed' = 'loading';
  let isNew = false;
  let outbox = '';
  let typed = draft;
  /** The chat that is there now. What was drawn before it still acts here, until the page is drawn anew. */
  let next: Chat | undefined;
  let view = viewNow();

  function composerNow(): ComposerView['composer'] {
    if (phase === 'historyFailed') return 'blocked';
    return outbox ? 'pending' : 'idle';
  }

  function viewNow(): ChatViewWithoutThread | ReadyChatView {
    const around = { draft: typed, composer: composerNow(), notice: null };
    if (isNew && phase === 'loading' && !outbox)
      return { phase: 'ready', ...around, messages: [], forks: {}, leftOut: 0 };
    return { phase, ...around };
  }

  function show() {
    view = viewNow();
    for (const listener of listeners) listener();
  }

  const nothing = () => undefined;
  return {
    view: () => view,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    // A message that waits here is none yet: on another page it is typed again.
    unsent: () => ({ draft: joined(outbox, typed) }),
    greet() {
      isNew = true;
      show();
    },
    handOver(chat) {
      next = chat;
      const { onDraftChange, onSend } = chat.actions;
      if (outbox) {
        onDraftChange(outbox);
        onSend();
      }
      // A message that the chat can't send now stays in the composer.
      const view = chat.view();
      const draft = view.phase === 'closed' ? '' : view.draft;
      const rest = joined(draft, typed);
      if (rest !== draft) onDraftChange(rest);
    },
    fail() {
      phase = 'historyFailed';
      typed = joined(outbox, typed);
      outbox = '';
      show();
    },
    actions: {
      onDraftChange(text) {
        if (next) return next.actions.onDraftChange(text);
        typed = text;
        show();
      },
      onSend() {
        if (next) return next.actions.onSend();
        outbox = typed;
        typed = '';
        show();
      },
      onRetryHistory() {
        phase = 'loading';
        show();
        retry(typed);
      },
      onStarter(question) {
        if (next) return next.actions.onStarter(question);
        outbox = question;
        show();
      },
      onTakeBack(id) {
        if (next) return next.actions.onTakeBack(id);
        typed = joined(outbox, typed);
        outbox = '';
        show();
      },
      onStop: nothing,
      onRetry: nothing,
      onRate: nothing,
      onRegenerate: nothing,
      onEdit: nothing,
      onBranch: nothing,
      onNewChat: nothing,
      onSignIn: nothing,
    },
  };
}
