import type { AssistantDetails } from '@parley/api';
import { WidgetChatScreen, type WidgetChatScreenProps } from '@parley/ui/chat';
import { useSyncExternalStore } from 'react';
import type { Chat } from './chat.ts';

/** The widget's chat, once its assistant is known. */
export function WidgetApp({
  assistant,
  chat,
  thread,
  onClose,
}: Pick<WidgetChatScreenProps, 'thread' | 'onClose'> & { assistant: AssistantDetails; chat: Chat }) {
  const view = useSyncExternalStore(chat.subscribe, chat.view, chat.view);
  return (
    <WidgetChatScreen
      assistant={assistant}
      view={view}
      actions={chat.actions}
      thread={thread}
      onClose={onClose}
      autoFocus
    />
  );
}
