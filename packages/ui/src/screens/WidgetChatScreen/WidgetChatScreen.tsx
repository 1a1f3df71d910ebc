import { useWords } from '@parley/i18n/react';
import type { ChatView, WidgetLook } from '@parley/model';
import { MessageSquarePlus, X } from 'lucide-react';
import { type KeyboardEvent, useRef } from 'react';
import { ChatHeader } from '../../chat/ChatHeader/ChatHeader.tsx';
import { ChatFrame, type ChatFrameProps, type ChatHandle } from '../../chat/ChatPanel/ChatFrame.tsx';
import { isComposing } from '../../chat/Composer/WritingField.tsx';
import * as readerColors from '../../chat/readerColors.css.ts';
import { readerColorsOf } from '../../chat/readerColorsOf.ts';
import { classes } from '../../classes.ts';
import { IconButton } from '../../components/IconButton/IconButton.tsx';
import { Stack } from '../../layout/Stack/Stack.tsx';
import * as css from './WidgetChatScreen.css.ts';

/** Props of `WidgetChatScreen`. */
export interface WidgetChatScreenProps extends ChatFrameProps {
  /**
   * Closes the widget: by its button, and by Escape when nothing inside needs that key (WG-5). Left out where
   * the chat stands on the page itself (AS-5).
   */
  onClose?: (() => void) | undefined;
  /** The browser keeps nothing of the chat for the next page (T19), which is said while nothing else is. */
  isForThisVisit?: boolean | undefined;
  /** The assistant's own colors, `#rrggbb`, in place of the theme's accent (AS-5). */
  colors?: Pick<WidgetLook, 'color' | 'textColor'> | null;
}

/** Once the thread is there: what appears under a reader's eyes is announced. */
function withNotice(view: ChatView): ChatView {
  if (view.phase !== 'ready' || view.notice) return view;
  return { ...view, notice: { kind: 'forThisVisit' } };
}

/**
 * What the widget's frame shows on a foreign page: a compact head and the thread, over the frame's
 * whole height.
 */
export function WidgetChatScreen({
  onClose,
  colors,
  isForThisVisit = false,
  ...panel
}: WidgetChatScreenProps) {
  const { t } = useWords();
  const root = useRef<HTMLDivElement>(null);
  const chat = useRef<ChatHandle>(null);
  const { assistant, view, actions } = panel;

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.defaultPrevented || isComposing(event)) return;
    // An open citation goes first; the browser closes it after this event.
    if (root.current?.querySelector(':popover-open')) return;
    onClose?.();
  };

  return (
    <Stack
      gap={0}
      ref={root}
      className={classes(css.root, colors && readerColors.own)}
      style={colors ? readerColorsOf(colors) : undefined}
      onKeyDown={onKeyDown}
    >
      <ChatHeader name={assistant.name} avatarUrl={assistant.avatarUrl}>
        {view.phase !== 'closed' && (
          <IconButton
            icon={MessageSquarePlus}
            label={t('chat.newChat')}
            onClick={() => {
              actions.onNewChat();
              chat.current?.goOn();
            }}
          />
        )}
        {onClose && <IconButton icon={X} label={t('widget.close')} onClick={onClose} />}
      </ChatHeader>
      <ChatFrame ref={chat} {...panel} view={isForThisVisit ? withNotice(view) : view} />
    </Stack>
  );
}
