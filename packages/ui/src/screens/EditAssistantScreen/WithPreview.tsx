import { useWords } from '@parley/i18n/react';
import type { ReactNode } from 'react';
import { classes } from '../../classes.ts';
import { Columns } from '../../layout/Columns/Columns.tsx';
import { Stack } from '../../layout/Stack/Stack.tsx';
import * as css from './WithPreview.css.ts';

export interface WithPreviewProps {
  /** The sections of the form that can be seen in the preview. */
  children: ReactNode;
  /** What comes of them. */
  preview: ReactNode;
  /** The sections that change nothing in it. */
  rest?: ReactNode;
}

/** Fields with what they make beside them where there is room, right below them elsewhere. */
export function WithPreview({ children, preview, rest }: WithPreviewProps) {
  const { t } = useWords();
  return (
    <div className={css.root}>
      <Columns gap={40} align="start" className={css.columns}>
        <Stack gap={40}>{children}</Stack>
        <aside
          className={classes(css.preview, rest !== undefined && css.besideAll)}
          aria-label={t('wizard.preview')}
        >
          {preview}
        </aside>
        {rest !== undefined && (
          <Stack gap={40} className={css.rest}>
            {rest}
          </Stack>
        )}
      </Columns>
    </div>
  );
}
