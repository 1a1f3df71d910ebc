import { useWords } from '@parley/i18n/react';
import { Hourglass, RefreshCw, Unplug, WifiOff } from 'lucide-react';
import { Button, ButtonLink } from '../../components/Button/Button.tsx';
import { MessageIcon } from '../../patterns/MessageScreen/MessageIcon.tsx';
import { MessageScreen } from '../../patterns/MessageScreen/MessageScreen.tsx';

export interface ErrorFallbackProps {
  /** `content` inside the shell, `window` where the shell itself failed. */
  frame: 'content' | 'window';
  /**
   * The screen threw; its code cannot be had without a network, is gone since a new version was put in place,
   * or has not come for long.
   */
  reason: Exclude<keyof typeof REASONS, 'window'>;
  homeHref: string;
  /** Shows the screen that failed anew; where it is late or gone, loads the page again. */
  onRetry: () => void;
}

const REASONS = {
  broken: { icon: Unplug, title: 'errors.boundary.title', text: 'errors.boundary.text' },
  /** Of the window nothing is left, so nothing else is there to lead on. */
  window: { icon: Unplug, title: 'errors.boundary.windowTitle', text: 'errors.boundary.windowText' },
  offline: { icon: WifiOff, title: 'errors.offline', text: 'errors.offlineText' },
  gone: { icon: RefreshCw, title: 'shell.update.title', text: 'shell.update.text' },
  late: { icon: Hourglass, title: 'errors.timeout', text: 'errors.lateText' },
} as const;

/** Takes the place of a screen that cannot be shown (T20, RT-10); says nothing of what was thrown. */
export function ErrorFallback({ frame, reason, homeHref, onRetry }: ErrorFallbackProps) {
  const { t } = useWords();
  const reloads = reason === 'late' || reason === 'gone';
  const { icon, title, text } = REASONS[reason === 'broken' && frame === 'window' ? 'window' : reason];
  return (
    <MessageScreen
      frame={frame}
      announce="alert"
      picture={<MessageIcon icon={icon} tone="caution" />}
      title={t(title)}
      text={t(text)}
      actions={
        <>
          <Button variant="primary" needsNetwork={reloads} onClick={onRetry}>
            {t(reloads ? 'shell.update.reload' : 'common.retry')}
          </Button>
          {reason !== 'offline' && <ButtonLink href={homeHref}>{t('errors.boundary.home')}</ButtonLink>}
        </>
      }
    />
  );
}
