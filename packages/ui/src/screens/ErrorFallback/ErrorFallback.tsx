import { useWords } from '@parley/i18n/react';
import { Unplug, WifiOff } from 'lucide-react';
import { Button, ButtonLink } from '../../components/Button/Button.tsx';
import { MessageIcon } from '../../patterns/MessageScreen/MessageIcon.tsx';
import { MessageScreen } from '../../patterns/MessageScreen/MessageScreen.tsx';

export interface ErrorFallbackProps {
  /** `content` inside the shell, `window` where the shell itself failed. */
  frame: 'content' | 'window';
  /** The screen threw, or its code cannot be had without a network. */
  reason: 'broken' | 'offline';
  homeHref: string;
  /** Shows the screen that failed anew. */
  onRetry: () => void;
}

/** Takes the place of a screen that cannot be shown (T20, RT-10); says nothing of what was thrown. */
export function ErrorFallback({ frame, reason, homeHref, onRetry }: ErrorFallbackProps) {
  const { t } = useWords();
  const isOffline = reason === 'offline';
  return (
    <MessageScreen
      frame={frame}
      announce="alert"
      picture={<MessageIcon icon={isOffline ? WifiOff : Unplug} tone="caution" />}
      title={t(isOffline ? 'errors.offline' : 'errors.boundary.title')}
      text={t(isOffline ? 'errors.offlineText' : 'errors.boundary.text')}
      actions={
        <>
          <Button variant="primary" onClick={onRetry}>
            {t('common.retry')}
          </Button>
          {!isOffline && <ButtonLink href={homeHref}>{t('errors.boundary.home')}</ButtonLink>}
        </>
      }
    />
  );
}
