import { useWords } from '@parley/i18n/react';
import { Card } from '../../components/Card/Card.tsx';
import { Skeleton } from '../../components/Skeleton/Skeleton.tsx';
import { Inline } from '../../layout/Inline/Inline.tsx';
import { VisuallyHidden } from '../../layout/VisuallyHidden/VisuallyHidden.tsx';
import * as css from './AssistantRowsSkeleton.css.ts';

/** Widths of the names to come, in percent: uneven, as names are. */
const ROWS = [38, 52, 30, 44];

/** The list before its rows are there, in their shape. */
export function AssistantRowsSkeleton() {
  const { t } = useWords();
  return (
    <div aria-busy="true">
      <VisuallyHidden role="status">{t('common.loading')}</VisuallyHidden>
      <Card padding="none">
        <div className={css.head} />
        {ROWS.map((width) => (
          <Inline gap={12} overflow="keep" key={width} className={css.row}>
            <Skeleton shape="circle" size={32} />
            <Skeleton shape="text" width={width} />
          </Inline>
        ))}
      </Card>
    </div>
  );
}
