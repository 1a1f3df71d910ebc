import { useWords } from '@parley/i18n/react';
import { RotateCcw } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../../components/Button/Button.tsx';
import { useOfflineReason } from '../../components/Button/NetworkProvider.tsx';
import { Icon, type IconDrawing } from '../../components/Icon/Icon.tsx';
import { LeftOut } from '../../components/LeftOut/LeftOut.tsx';
import { Skeleton } from '../../components/Skeleton/Skeleton.tsx';
import { scrollByKeyboard } from '../../components/scrollByKeyboard.ts';
import { useFocusPassedOn } from '../../components/useFocusPassedOn.ts';
import { Center } from '../../layout/Center/Center.tsx';
import { Inline } from '../../layout/Inline/Inline.tsx';
import { Stack } from '../../layout/Stack/Stack.tsx';
import { VisuallyHidden } from '../../layout/VisuallyHidden/VisuallyHidden.tsx';
import { sizes } from '../../theme/tokens.ts';
import * as css from './PopoverPanel.css.ts';

export interface PopoverPanelProps {
  title: string;
  /** At the end of the head, such as a button for the whole list. */
  action?: ReactNode;
  /** What it says when there are no rows. */
  nothing: { icon: IconDrawing; title: string; hint: string };
  /** What it says until the rows are there, and where they could not be read. */
  without: { loading: string; failed: string; onRetry: () => void };
  /** Rows, each an `li`; or why there are none. */
  rows: readonly ReactNode[] | 'loading' | 'failed';
  /** How many more there are that cannot be shown. */
  leftOut?: number | undefined;
}

/** Widths of the lines that stand for rows to come, in percent. */
const OUTLINE = [80, 60, 70];

/** What a popover of the top bar holds: a head, and a list at most 400 high that scrolls (SH-6). */
export function PopoverPanel({ title, action, nothing, without, rows, leftOut }: PopoverPanelProps) {
  return (
    <Stack gap={0} className={css.panel}>
      <Inline gap={12} rowGap={8} justify="between" className={css.head}>
        <h2 className={css.title}>{title}</h2>
        {action}
      </Inline>
      {rows === 'loading' && (
        <Stack gap={16} role="status" className={css.outline}>
          <VisuallyHidden>{without.loading}</VisuallyHidden>
          {OUTLINE.map((width) => (
            <Inline key={width} gap={12} overflow="keep">
              <Skeleton shape="circle" size={sizes.control} />
              <Skeleton shape="text" width={width} />
            </Inline>
          ))}
        </Stack>
      )}
      {rows === 'failed' && <Failure words={without.failed} onRetry={without.onRetry} />}
      {typeof rows !== 'string' && rows.length > 0 && (
        <ul className={css.list} ref={scrollByKeyboard}>
          {rows}
        </ul>
      )}
      <LeftOut
        count={leftOut}
        empty={
          rows.length === 0 && (
            <Stack gap={4} align="center" className={css.nothing}>
              <Center as="span" className={css.nothingIcon}>
                <Icon icon={nothing.icon} />
              </Center>
              <p className={css.nothingTitle}>{nothing.title}</p>
              <p className={css.nothingHint}>{nothing.hint}</p>
            </Stack>
          )
        }
      />
    </Stack>
  );
}

/** What stands in place of rows that could not be read; without a network it says so. */
function Failure({ words, onRetry }: { words: string; onRetry: () => void }) {
  const { t } = useWords();
  const isOffline = useOfflineReason() !== undefined;
  const ref = useFocusPassedOn<HTMLDivElement>();
  return (
    <Stack ref={ref} gap={12} align="center" className={css.nothing}>
      <p role="alert">
        {isOffline ? `${words} ${t('errors.problem.offline')} ${t('errors.offlineText')}` : words}
      </p>
      <Button size="small" icon={RotateCcw} onClick={onRetry}>
        {t('common.retry')}
      </Button>
    </Stack>
  );
}
