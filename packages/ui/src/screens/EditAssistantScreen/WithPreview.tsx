import { useWords } from '@parley/i18n/react';
import type { ReactNode } from 'react';
import { Columns } from '../../layout/Columns/Columns.tsx';
import { Stack } from '../../layout/Stack/Stack.tsx';
import * as css from './WithPreview.css.ts';

export interface WithPreviewProps {
  /** The sections of the form. */
  children: ReactNode;
  /** What comes of it. */
  preview: ReactNode;
}

/** Fields with what they make beside them where there is room, below them elsewhere. */
export function WithPreview({ children, preview }: WithPreviewProps) {
  const { t } = useWords();
  return (
    <div className={css.root}>
      <Columns gap={40} align="start" className={css.columns}>
        <Stack gap={40}>{children}</Stack>
        <aside className={css.preview} aria-label={t('wizard.preview')}>
          {preview}
        </aside>
      </Columns>
    </div>
  );
}
