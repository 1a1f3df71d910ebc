import { useWords } from '@parley/i18n/react';
import { Card } from '../../components/Card/Card.tsx';
import { Skeleton } from '../../components/Skeleton/Skeleton.tsx';
import { Inline } from '../../layout/Inline/Inline.tsx';
import { Stack } from '../../layout/Stack/Stack.tsx';
import { VisuallyHidden } from '../../layout/VisuallyHidden/VisuallyHidden.tsx';
import * as css from './AssistantRowsSkeleton.css.ts';
import { AssistantTools, type AssistantToolsProps } from './AssistantTools.tsx';

/** Widths of the names to come, in percent: uneven, as names are. */
const ROWS = [38, 52, 30, 44];

/** The list before its rows are there: what narrows it, and rows in the shape of those to come. */
export function AssistantRowsSkeleton(tools: Omit<AssistantToolsProps, 'count'>) {
  const { t } = useWords();
  return (
    <Stack aria-busy>
      <AssistantTools {...tools} count={null} />
      <VisuallyHidden role="status">{t('common.loading')}</VisuallyHidden>
      <Card padding="none">
        <div className={css.head} data-part="head" />
        {ROWS.map((width) => (
          <Inline gap={12} overflow="keep" key={width} className={css.row} data-part="row">
            <Skeleton shape="circle" size={32} />
            <Skeleton shape="text" width={width} />
          </Inline>
        ))}
      </Card>
    </Stack>
  );
}
