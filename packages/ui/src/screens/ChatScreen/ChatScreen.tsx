import { useWords } from '@parley/i18n/react';
import { ArrowLeft, SquarePen } from 'lucide-react';
import type { ReactNode } from 'react';
import { ChatHeader } from '../../chat/ChatHeader/ChatHeader.tsx';
import { ChatPanel, type ChatPanelProps } from '../../chat/ChatPanel/ChatPanel.tsx';
import { Button } from '../../components/Button/Button.tsx';
import { Icon } from '../../components/Icon/Icon.tsx';
import { useAnchor } from '../../components/Link/LinkProvider.tsx';
import * as css from './ChatScreen.css.ts';

/** Props of `ChatScreen`. */
export interface ChatScreenProps extends ChatPanelProps {
  /** One line below the assistant's name; none when empty. */
  description?: string;
  /** Address of the assistant list, for administrators; users without one get no way back. */
  backHref?: string | undefined;
  /** What a screen without the shell needs at the end of its header: language, account, logout. */
  headerEnd?: ReactNode;
}

/**
 * The portal's chat screen: test chat of administrators inside the shell, and the whole application of other users (RT-8). Fills its parent,
 * which gives it a height.
 */
export function ChatScreen({ description = '', backHref, headerEnd, ...panel }: ChatScreenProps) {
  const { t } = useWords();
  const Anchor = useAnchor();
  const { assistant, view, actions } = panel;
  return (
    <div className={css.root}>
      <ChatHeader
        name={assistant.name}
        description={description}
        avatarUrl={assistant.avatarUrl}
        before={
          backHref && (
            <Anchor href={backHref} className={css.back} aria-label={t('chat.back')} title={t('chat.back')}>
              <Icon icon={ArrowLeft} points />
            </Anchor>
          )
        }
      >
        {view.phase !== 'closed' && (
          <Button icon={SquarePen} onClick={actions.onNewChat}>
            {t('chat.newChat')}
          </Button>
        )}
        {headerEnd}
      </ChatHeader>
      <ChatPanel {...panel} />
    </div>
  );
}
