import type { ReactNode } from 'react';
import * as css from './WithPreview.css.ts';

export interface WithPreviewProps {
  /** The sections of the form. */
  children: ReactNode;
  /** What comes of it. */
  preview: ReactNode;
}

/** Fields with what they make beside them where there is room, below them elsewhere. */
export function WithPreview({ children, preview }: WithPreviewProps) {
  return (
    <div className={css.root}>
      <div className={css.columns}>
        <div className={css.fields}>{children}</div>
        <aside className={css.preview}>{preview}</aside>
      </div>
    </div>
  );
}
