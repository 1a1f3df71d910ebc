import { useWords } from '@parley/i18n/react';
import { serverNow } from '@parley/model';
import { formatDayShort, formatFullDate } from '../../format/dates.ts';

export interface DayProps {
  /** ISO 8601. */
  moment: string;
}

/** The day of a moment in a list: short, with all of it for whoever points there. */
export function Day({ moment }: DayProps) {
  const { locale } = useWords();
  return (
    <time dir="auto" dateTime={moment} title={formatFullDate(locale, moment)}>
      {formatDayShort(locale, moment, serverNow())}
    </time>
  );
}
