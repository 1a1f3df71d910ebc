import { useWords } from '@parley/i18n/react';
import { CloudOff, Lock, type LucideIcon, RotateCcw, Unplug } from 'lucide-react';
import { type ComponentType, type KeyboardEvent, type ReactNode, useRef } from 'react';
import { Button } from '../../components/Button/Button.tsx';
import { Icon } from '../../components/Icon/Icon.tsx';
import { ChatSkeleton } from '../ChatSkeleton/ChatSkeleton.tsx';
import { Composer, type ComposerHandle, isComposing } from '../Composer/Composer.tsx';
import type { ConversationProps } from '../Conversation/Conversation.tsx';
import type { ChatActions, ChatAssistant, ChatView } from '../chat.types.ts';
import { Notice } from '../Notice/Notice.tsx';
import * as css from './ChatPanel.css.ts';
import { useKeyboardInset } from './useKeyboardInset.ts';

/** Props of `ChatFrame`. */
export interface ChatFrameProps {
  assistant: ChatAssistant;
  view: ChatView;
  actions: ChatActions;
  /** Shows the messages; while it is still being loaded, their outline stands there. */
  conversation: ComponentType<ConversationProps> | undefined;
  /** Whether the composer takes the focus when it appears. */
  autoFocus?: boolean;
  /** IANA name of the zone that times are shown in; the browser's own when undefined. */
  timeZone?: string | undefined;
}

/**
 * What surrounds the messages of a chat: notices and composer below them, and what stands in their place while there are none to show. Apart from
 * `ChatPanel`, so that the widget can let somebody type before the code of the messages is there.
 */
export function ChatFrame({
  assistant,
  view,
  actions,
  conversation,
  autoFocus = false,
  timeZone,
}: ChatFrameProps) {
  const root = useRef<HTMLDivElement>(null);
  const composer = useRef<ComposerHandle>(null);
  useKeyboardInset(root);

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.defaultPrevented || isComposing(event)) return;
    if (view.composer !== 'answering') return;
    // Escape stops the answer (CH-5), and does nothing else at the same time.
    event.preventDefault();
    event.stopPropagation();
    actions.onStop();
  };

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: only catches a key that its own fields and buttons let through.
    <div ref={root} className={css.root} onKeyDown={onKeyDown}>
      <Body
        assistant={assistant}
        view={view}
        conversation={conversation}
        actions={{
          ...actions,
          onStarter: (question) => {
            actions.onStarter(question);
            // The button goes away with the welcome.
            composer.current?.focus();
          },
        }}
        timeZone={timeZone}
      />
      {view.phase !== 'closed' && (
        <div className={css.foot}>
          <Notice notice={view.notice} actions={actions} timeZone={timeZone} />
          <Composer
            ref={composer}
            view={view}
            actions={actions}
            assistantName={assistant.name}
            placeholder={assistant.placeholder}
            disclaimer={assistant.disclaimer}
            autoFocus={autoFocus}
          />
        </div>
      )}
    </div>
  );
}

function Body({
  assistant,
  view,
  actions,
  conversation: Conversation,
  timeZone,
}: Omit<ChatFrameProps, 'autoFocus'>) {
  const { t } = useWords();
  switch (view.phase) {
    case 'loading':
      return <ChatSkeleton />;
    case 'historyFailed':
      return (
        <State icon={CloudOff} title={t('chat.historyFailed.title')} text={t('chat.historyFailed.text')}>
          <Button icon={RotateCcw} onClick={actions.onRetryHistory}>
            {t('common.retry')}
          </Button>
        </State>
      );
    case 'closed': {
      const reason = view.closedReason ?? 'unavailable';
      return (
        <State
          icon={reason === 'noAccess' ? Lock : Unplug}
          title={t(`chat.${reason}.title`)}
          text={t(`chat.${reason}.text`)}
        />
      );
    }
    case 'ready':
      if (!Conversation) return <ChatSkeleton />;
      return <Conversation assistant={assistant} view={view} actions={actions} timeZone={timeZone} />;
  }
}

/** What stands in place of a conversation that can't be shown. */
function State({
  icon,
  title,
  text,
  children,
}: {
  icon: LucideIcon;
  title: string;
  text: string;
  children?: ReactNode;
}) {
  return (
    <div className={css.state} role="alert">
      <span className={css.stateIcon}>
        <Icon icon={icon} size="large" />
      </span>
      <h2 className={css.stateTitle}>{title}</h2>
      <p className={css.stateText}>{text}</p>
      {children}
    </div>
  );
}
