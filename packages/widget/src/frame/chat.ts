import { MESSAGE_MAX_LENGTH } from '@parley/model';
import type { ChatActions, ChatView } from '@parley/ui/chat';

/** A visitor's chat as the screen needs it. */
export interface Chat {
  /** The same object until something changes. */
  view(): ChatView;
  subscribe(listener: () => void): () => void;
  actions: ChatActions;
}

/** The chat while its code and its history are on the way. */
export interface WaitingChat extends Chat {
  /** Gives what was sent and typed meanwhile to the chat that is there now. */
  handOver(chat: Chat): void;
  /** The code could not be had: the visitor may try again. */
  fail(): void;
}

const joined = (...texts: string[]) => texts.filter((text) => text !== '').join('\n');

/**
 * Stands where the chat will be until it can work: what the visitor types is kept, and the first message that they send waits.
 * @param draft what was typed before, if anything.
 * @param retry tries once more to load the chat, after `fail`; it is given what was typed so far.
 */
export function createWaitingChat(draft: string, retry: (draft: string) => void): WaitingChat {
  const listeners = new Set<() => void>();
  let phase: 'loading' | 'historyFailed' = 'loading';
  let outbox = '';
  let typed = draft;
  let view = viewNow();

  function composerNow(): ChatView['composer'] {
    if (phase === 'historyFailed') return 'blocked';
    if (outbox) return 'sending';
    return typed.length > MESSAGE_MAX_LENGTH ? 'tooLong' : 'idle';
  }

  function viewNow(): ChatView {
    return {
      phase,
      closedReason: null,
      messages: [],
      forks: {},
      draft: typed,
      draftLength: typed.length,
      maxLength: MESSAGE_MAX_LENGTH,
      composer: composerNow(),
      pendingSend: outbox !== '',
      notice: null,
    };
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
    handOver(chat) {
      const { onDraftChange, onSend } = chat.actions;
      if (outbox) {
        onDraftChange(outbox);
        onSend();
      }
      // What the chat did not take, because it can't send now, stays in the composer.
      const rest = joined(chat.view().draft, typed);
      if (rest !== chat.view().draft) onDraftChange(rest);
    },
    fail() {
      phase = 'historyFailed';
      typed = joined(outbox, typed);
      outbox = '';
      show();
    },
    actions: {
      onDraftChange(text) {
        typed = text;
        show();
      },
      onSend() {
        outbox = typed;
        typed = '';
        show();
      },
      onRetryHistory() {
        phase = 'loading';
        show();
        retry(typed);
      },
      onStarter: nothing,
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
