import { useWords } from '@parley/i18n/react';
import { classes } from '../../classes.ts';
import { Day } from '../../components/Day/Day.tsx';
import { ignoreSecondClick } from '../../components/Link/ignoreSecondClick.ts';
import { useAnchor } from '../../components/Link/LinkProvider.tsx';
import { formatNumber } from '../../format/numbers.ts';
import { Inline } from '../../layout/Inline/Inline.tsx';
import type { AssistantListItem } from './arrangeAssistants.ts';
import * as css from './assistantFigures.css.ts';
import { Sparkline } from './Sparkline.tsx';

interface FigureProps {
  assistant: AssistantListItem;
}

/** How many messages it got in 24 hours, with their course where that is known. */
export function Messages24h({ assistant: { messages24h, hourlyMessages } }: FigureProps) {
  const { locale } = useWords();
  return (
    <Inline as="span" gap={12} justify="end" overflow="keep" inText className={css.messages}>
      {hourlyMessages && messages24h > 0 && <Sparkline values={hourlyMessages} />}
      <span className={classes(css.figure, messages24h === 0 && css.zero)}>
        {formatNumber(locale, messages24h)}
      </span>
    </Inline>
  );
}

/** Lies above the row's own link, so it leads to the same place. */
export function UpdatedAt({ assistant: { href, updatedAt } }: FigureProps) {
  const Anchor = useAnchor();
  return (
    <Anchor className={css.date} href={href} tabIndex={-1} onClick={ignoreSecondClick}>
      <Day moment={updatedAt} />
    </Anchor>
  );
}
