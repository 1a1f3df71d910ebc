import type { ReplyOf } from '@parley/api';
import { WidgetChatScreen, type WidgetChatScreenProps } from '@parley/ui/chat';
import { useSyncExternalStore } from 'react';
import type { Chat } from './chat.ts';

/** The widget's chat, once its assistant is known. */
export function WidgetApp({
  assistant,
  chat,
  thread,
  edits,
  isForThisVisit,
  onClose,
  autoFocus,
}: Pick<WidgetChatScreenProps, 'thread' | 'edits' | 'isForThisVisit' | 'onClose'> & {
  assistant: ReplyOf<'getWidgetAssistant'>;
  chat: Chat;
  autoFocus: boolean;
}) {
  const view = useSyncExternalStore(chat.subscribe, chat.view, chat.view);
  return (
    <WidgetChatScreen
      assistant={assistant}
      view={view}
      actions={chat.actions}
      thread={thread}
      edits={edits}
      isForThisVisit={isForThisVisit}
      onClose={onClose}
      colors={assistant.widget}
      autoFocus={autoFocus}
    />
  );
}
