import { useWords } from '@parley/i18n/react';
import type { ReactNode } from 'react';
import { LogoMark } from '../Logo/LogoMark.tsx';
import { Spinner } from '../Spinner/Spinner.tsx';
import { Text } from '../Text/Text.tsx';
import * as styles from './LoadingOverlay.css.ts';

export interface LoadingOverlayProps {
  /** Below the words, when it takes long: why, and what can be done. */
  children?: ReactNode;
}

/** Covers the window while the user's data loads (RT-9). */
export function LoadingOverlay({ children }: LoadingOverlayProps) {
  const { t } = useWords();
  return (
    <div className={styles.overlay}>
      <LogoMark size={40} />
      <div className={styles.line} role="status">
        <Spinner />
        <Text tone="muted">{t('common.loading')}</Text>
      </div>
      {children}
    </div>
  );
}
