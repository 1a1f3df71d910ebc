import type { ChatActions, ChatAssistant, ReadyChatView } from '@parley/model';
import { type ReactNode, useMemo } from 'react';
import { LeftOut } from '../../components/LeftOut/LeftOut.tsx';
import { Transcript } from '../Transcript/Transcript.tsx';
import { Welcome } from '../Welcome/Welcome.tsx';

/** Props of `Thread`. */
export interface ThreadProps {
  /** Who answers here, and how it greets. */
  assistant: ChatAssistant;
  /** The messages so far, oldest first, and the forks where there are several versions. */
  view: Pick<ReadyChatView, 'messages' | 'forks'> & Partial<Pick<ReadyChatView, 'leftOut'>>;
  /** What the reader can do. */
  actions: ChatActions;
  /** IANA name; the browser's own when undefined. */
  timeZone?: string | undefined;
  /** What stands below the welcome of a new chat. */
  belowWelcome?: ReactNode;
}

/** The messages of a chat, or its welcome while there are none. */
export function Thread({ assistant, view, actions, timeZone, belowWelcome }: ThreadProps) {
  // The same object until something changes, so that messages are not drawn again.
  const shown = useMemo(
    () => (assistant.feedback ? actions : { ...actions, onRate: undefined }),
    [assistant.feedback, actions],
  );
  return (
    <>
      <LeftOut count={view.leftOut} empty={null} />
      {view.messages.length === 0 ? (
        <Welcome assistant={assistant} onStarter={actions.onStarter}>
          {belowWelcome}
        </Welcome>
      ) : (
        <Transcript
          messages={view.messages}
          forks={view.forks}
          assistantName={assistant.name}
          avatarUrl={assistant.avatarUrl}
          actions={shown}
          timeZone={timeZone}
        />
      )}
    </>
  );
}
