import { useWords } from '@parley/i18n/react';
import type { StartingView } from '@parley/model';
import { Timer, WifiOff } from 'lucide-react';
import { Button } from '../../components/Button/Button.tsx';
import { MessageIcon } from '../../patterns/MessageScreen/MessageIcon.tsx';
import { MessageScreen } from '../../patterns/MessageScreen/MessageScreen.tsx';
import { LoadingScreen } from '../LoadingScreen/LoadingScreen.tsx';

export interface StartUpScreenProps {
  view: StartingView;
  onRetry: () => void;
}

/** What stands in the window until it is known who uses the portal (RT-9, ST-1). */
export function StartUpScreen({ view, onRetry }: StartUpScreenProps) {
  const { t } = useWords();
  if (view.kind === 'loading') return <LoadingScreen late={view.isLate} />;
  const offline = view.kind === 'offline';
  return (
    <MessageScreen
      frame="window"
      announce="alert"
      picture={<MessageIcon icon={offline ? WifiOff : Timer} tone="caution" />}
      title={t(offline ? 'errors.offline' : 'errors.timeout')}
      text={t(offline ? 'errors.offlineText' : 'errors.timeoutText')}
      actions={
        <Button variant="primary" onClick={onRetry}>
          {t('common.retry')}
        </Button>
      }
    />
  );
}
