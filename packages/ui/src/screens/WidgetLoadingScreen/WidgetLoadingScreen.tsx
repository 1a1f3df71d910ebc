import { useWords } from '@parley/i18n/react';
import { X } from 'lucide-react';
import { ChatSkeleton } from '../../chat/ChatSkeleton/ChatSkeleton.tsx';
import { IconButton } from '../../components/IconButton/IconButton.tsx';
import { root } from '../WidgetChatScreen/WidgetChatScreen.css.ts';
import * as css from './WidgetLoadingScreen.css.ts';

/** Props of `WidgetLoadingScreen`. */
export interface WidgetLoadingScreenProps {
  /**
   * Closes the widget: on a phone it covers the page, however long the assistant takes to come. Left out
   * where the chat stands on the page itself.
   */
  onClose?: (() => void) | undefined;
}

/** What the widget shows until it knows its assistant: the outline of the chat that will be there. */
export function WidgetLoadingScreen({ onClose }: WidgetLoadingScreenProps) {
  const { t } = useWords();
  return (
    <main className={root}>
      <div className={css.head}>
        <div className={css.avatar} />
        <div className={css.name} />
        {onClose && <IconButton icon={X} label={t('widget.close')} onClick={onClose} />}
      </div>
      <ChatSkeleton />
    </main>
  );
}
