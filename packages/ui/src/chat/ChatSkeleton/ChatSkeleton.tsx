import { useWords } from '@parley/i18n/react';
import { VisuallyHidden } from '../../layout/VisuallyHidden/VisuallyHidden.tsx';
import * as css from './ChatSkeleton.css.ts';

/** The outline of a thread while its history loads. */
export function ChatSkeleton() {
  const { t } = useWords();
  return (
    <div className={css.root} role="status">
      <VisuallyHidden>{t('chat.loading')}</VisuallyHidden>
      <div className={css.bubble} />
      <div className={css.answer}>
        <div className={css.avatar} />
        <div className={css.lines}>
          <div className={css.line} />
          <div className={css.line} />
          <div className={css.shortLine} />
        </div>
      </div>
    </div>
  );
}
