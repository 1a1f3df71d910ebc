import { MESSAGE_MAX_LENGTH } from '@parley/api';
import type { ChatActions, ChatView } from '@parley/ui/chat';

/** A visitor's chat as the screen needs it. */
export interface Chat {
  /** The same object until something changes. */
  view(): ChatView;
  subscribe(listener: () => void): () => void;
  actions: ChatActions;
}

/** The chat while its code is on the way. */
export interface WaitingChat extends Chat {
  /** The code could not be had: the visitor may try again. */
  fail(): void;
}

/**
 * Stands where the chat will be until it is loaded: what the visitor types is kept in `view().draft`, and nothing else can be done yet.
 * @param retry tries once more to load the chat, after `fail`.
 */
export function createWaitingChat(retry: () => void): WaitingChat {
  const listeners = new Set<() => void>();
  let view = viewOf('loading', '');

  function show(next: ChatView) {
    view = next;
    for (const listener of listeners) listener();
  }

  const nothing = () => undefined;
  return {
    view: () => view,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    fail: () => show(viewOf('historyFailed', view.draft)),
    actions: {
      onDraftChange: (draft) => show(viewOf(view.phase, draft)),
      onRetryHistory() {
        show(viewOf('loading', view.draft));
        retry();
      },
      onSend: nothing,
      onStarter: nothing,
      onStop: nothing,
      onRetry: nothing,
      onRate: nothing,
      onNewChat: nothing,
      onSignIn: nothing,
    },
  };
}

function viewOf(phase: ChatView['phase'], draft: string): ChatView {
  return {
    phase,
    closedReason: null,
    messages: [],
    draft,
    draftLength: draft.length,
    maxLength: MESSAGE_MAX_LENGTH,
    composer: 'blocked',
    notice: null,
  };
}
