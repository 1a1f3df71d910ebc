import { useWords } from '@parley/i18n/react';
import { LoadingOverlay } from '../../components/LoadingOverlay/LoadingOverlay.tsx';
import { Text } from '../../components/Text/Text.tsx';

export interface LoadingScreenProps {
  /** Says that it takes longer than usual. @default false */
  late?: boolean;
}

/** Covers the window while user data loads (RT-9). */
export function LoadingScreen({ late = false }: LoadingScreenProps) {
  const { t } = useWords();
  return (
    <LoadingOverlay>
      <div role="status">{late && <Text tone="muted">{t('errors.startUp.slow')}</Text>}</div>
    </LoadingOverlay>
  );
}
