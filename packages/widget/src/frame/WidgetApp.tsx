import type { ChatAssistant } from '@parley/api';
import { chatActionsOf, type chatMachine, chatViewOf } from '@parley/machines/chat';
import { WidgetChatScreen } from '@parley/ui/chat';
import { useMemo, useSyncExternalStore } from 'react';
import type { ActorRefFrom, SnapshotFrom } from 'xstate';

type ChatActor = ActorRefFrom<typeof chatMachine>;

/** The chat's view, made once per snapshot: the store must give the same object until something changed. */
function viewStore(actor: ChatActor) {
  let seen: SnapshotFrom<typeof chatMachine> | undefined;
  let view = chatViewOf(actor.getSnapshot());
  return {
    get() {
      const snapshot = actor.getSnapshot();
      if (snapshot !== seen) view = chatViewOf(snapshot);
      seen = snapshot;
      return view;
    },
    subscribe(listener: () => void) {
      const subscription = actor.subscribe(listener);
      return () => subscription.unsubscribe();
    },
  };
}

/** The widget's chat, once its assistant is known. */
export function WidgetApp({
  assistant,
  actor,
  onClose,
}: {
  assistant: ChatAssistant;
  actor: ChatActor;
  onClose: () => void;
}) {
  const store = useMemo(() => viewStore(actor), [actor]);
  const view = useSyncExternalStore(store.subscribe, store.get, store.get);
  const actions = useMemo(() => chatActionsOf(actor.send), [actor]);
  return <WidgetChatScreen assistant={assistant} view={view} actions={actions} onClose={onClose} autoFocus />;
}
