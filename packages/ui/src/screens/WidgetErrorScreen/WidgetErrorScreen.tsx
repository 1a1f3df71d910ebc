import type { WordKey } from '@parley/i18n';
import { useWords } from '@parley/i18n/react';
import { MessageCircleOff, WifiOff, X } from 'lucide-react';
import { Button } from '../../components/Button/Button.tsx';
import { Icon } from '../../components/Icon/Icon.tsx';
import { IconButton } from '../../components/IconButton/IconButton.tsx';
import { Center } from '../../layout/Center/Center.tsx';
import { Stack } from '../../layout/Stack/Stack.tsx';
import * as css from './WidgetErrorScreen.css.ts';

/**
 * Why a chat did not start: `refused` is final, as where there is no such assistant; `failed` is everything
 * else that another try may mend.
 */
export type WidgetStartProblem = 'failed' | 'refused' | 'offline' | 'rateLimited';

/** Props of `WidgetErrorScreen`. */
export interface WidgetErrorScreenProps {
  /** @default 'refused' */
  problem?: WidgetStartProblem;
  /** Seconds until the next try is made; shown where the server asked to wait that long. @default 0 */
  secondsLeft?: number;
  /** Another try is under way. */
  isRetrying?: boolean;
  /** Tries again now; not offered where it would change nothing, or not yet. */
  onRetry?: () => void;
  /** Closes the widget; without it (the screen opened as a page of its own) there is no button. */
  onClose?: (() => void) | undefined;
}

const TITLES = {
  failed: 'widget.error.title',
  refused: 'widget.error.title',
  offline: 'widget.offline.title',
  rateLimited: 'chat.problem.rateLimited',
} as const satisfies Record<WidgetStartProblem, WordKey>;

/** What the widget shows when it can't start, and how it goes on (RT-4, WG-6). */
export function WidgetErrorScreen({
  problem = 'refused',
  secondsLeft = 0,
  isRetrying = false,
  onRetry,
  onClose,
}: WidgetErrorScreenProps) {
  const { t } = useWords();
  return (
    <Stack as="main" gap={16} align="center" justify="center" className={css.root}>
      {onClose && (
        <div className={css.close}>
          <IconButton icon={X} label={t('widget.close')} onClick={onClose} />
        </div>
      )}
      <Stack gap={8} align="center" className={css.message} role="alert">
        <Center as="span" className={css.icon}>
          <Icon icon={problem === 'offline' ? WifiOff : MessageCircleOff} size="large" />
        </Center>
        <h1 className={css.title}>{t(TITLES[problem])}</h1>
        {problem !== 'rateLimited' && (
          <p className={css.text}>{t(problem === 'offline' ? 'widget.offline.text' : 'widget.error.text')}</p>
        )}
      </Stack>
      {/* Outside of the alert: a countdown is seen each second, and not read out. */}
      {problem === 'rateLimited' && secondsLeft > 0 && (
        <p className={css.text}>{t('chat.retryIn', { count: secondsLeft })}</p>
      )}
      {onRetry && problem !== 'refused' && !(problem === 'rateLimited' && secondsLeft > 0) && (
        <Button onClick={onRetry} busy={isRetrying ? t('chat.loading') : undefined}>
          {t('common.retry')}
        </Button>
      )}
    </Stack>
  );
}
