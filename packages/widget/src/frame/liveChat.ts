import type { Client, Received } from '@parley/api';
import { chatWith, connectChat, inputOfPage, type Unsent, unsentOf } from '@parley/machines/chat';
import { createActor, waitFor } from 'xstate';
import type { Chat } from './chat.ts';
import { createChatPorts, threadChannel } from './chatPorts.ts';
import type { Renewal } from './renewal.ts';

export { Thread } from '@parley/ui/thread';

/** The chat at work, and what only the frame needs of it. */
export interface LiveChat extends Chat {
  setOnline(isOnline: boolean): void;
  stop(): void;
}

/** What the host page is told of. */
export interface ChatListeners {
  onSent: () => void;
  onAnswered: () => void;
}

/**
 * Starts the chat. This module holds everything that is not needed for typing (states, messages, Markdown),
 * so it is loaded later. The chat then loads its history.
 * @param renewal keeps for the next page that a new chat was begun
 * @param early the thread so far, which was asked for before
 * @param kept messages that did not arrive before the page was loaded anew: they go on as they were
 */
export async function startChat(
  client: Client,
  renewal: Renewal,
  early: Promise<Received<'getWidgetThread'>>,
  { onSent, onAnswered }: ChatListeners,
  kept: Unsent['messages'],
): Promise<LiveChat> {
  const actor = createActor(chatWith(createChatPorts(client, renewal, early)), {
    input: inputOfPage('visitor', { kept }),
  });
  actor.on('message.accepted', ({ threadId }) => {
    renewal.goneOn(threadId);
    threadChannel.tell(threadId);
    onSent();
  });
  actor.on('rating.accepted', ({ threadId }) => threadChannel.tell(threadId));
  actor.on('answer.finished', onAnswered);
  actor.start();
  await waitFor(actor, (snapshot) => !snapshot.matches('loading'));

  let seen = actor.getSnapshot();
  const { actions, view: first } = connectChat(seen, actor.send);
  let view = first;
  function onNewChat() {
    actions.onNewChat();
    const { threadId } = actor.getSnapshot().context;
    if (threadId !== null) renewal.begun(threadId);
  }
  return {
    view() {
      const snapshot = actor.getSnapshot();
      if (snapshot !== seen) ({ view } = connectChat(snapshot, actor.send));
      seen = snapshot;
      return view;
    },
    subscribe(listener) {
      const subscription = actor.subscribe(listener);
      return () => subscription.unsubscribe();
    },
    unsent: () => unsentOf(actor.getSnapshot().context),
    actions: { ...actions, onNewChat },
    setOnline: (isOnline) => actor.send({ type: isOnline ? 'network.restored' : 'network.lost' }),
    stop: () => actor.stop(),
  };
}
