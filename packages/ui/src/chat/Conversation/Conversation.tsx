import type { ChatActions, ChatAssistant, ChatView } from '../chat.types.ts';
import { Transcript } from '../Transcript/Transcript.tsx';
import { Welcome } from '../Welcome/Welcome.tsx';

/** Props of `Conversation`. */
export interface ConversationProps {
  assistant: ChatAssistant;
  view: Pick<ChatView, 'messages'>;
  actions: ChatActions;
  /** IANA name; the browser's own when undefined. */
  timeZone?: string | undefined;
}

/** The messages of a chat, or its welcome while there are none. */
export function Conversation({ assistant, view, actions, timeZone }: ConversationProps) {
  if (view.messages.length === 0) return <Welcome assistant={assistant} onStarter={actions.onStarter} />;
  return (
    <Transcript
      messages={view.messages}
      assistantName={assistant.name}
      avatarUrl={assistant.avatarUrl}
      actions={actions}
      timeZone={timeZone}
    />
  );
}
