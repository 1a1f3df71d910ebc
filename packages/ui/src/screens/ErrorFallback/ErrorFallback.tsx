import { useWords } from '@parley/i18n/react';
import { Unplug } from 'lucide-react';
import { Button, ButtonLink } from '../../components/Button/Button.tsx';
import { MessageIcon } from '../../patterns/MessageScreen/MessageIcon.tsx';
import { MessageScreen } from '../../patterns/MessageScreen/MessageScreen.tsx';

export interface ErrorFallbackProps {
  /** `content` inside the shell, `window` where the shell itself failed. */
  frame: 'content' | 'window';
  homeHref: string;
  /** Shows the screen that failed anew. */
  onRetry: () => void;
}

/** Takes the place of a screen that threw (T20); says nothing of what was thrown. */
export function ErrorFallback({ frame, homeHref, onRetry }: ErrorFallbackProps) {
  const { t } = useWords();
  return (
    <MessageScreen
      frame={frame}
      announce="alert"
      picture={<MessageIcon icon={Unplug} tone="caution" />}
      title={t('errors.boundary.title')}
      text={t('errors.boundary.text')}
      actions={
        <>
          <Button variant="primary" onClick={onRetry}>
            {t('common.retry')}
          </Button>
          <ButtonLink href={homeHref}>{t('errors.boundary.home')}</ButtonLink>
        </>
      }
    />
  );
}
