import { useWords } from '@parley/i18n/react';
import { DAY_MS } from '@parley/model';
import { Card } from '../../components/Card/Card.tsx';
import { Heading } from '../../components/Heading/Heading.tsx';
import { Text } from '../../components/Text/Text.tsx';
import { formatShortDate } from '../../format/dates.ts';
import { formatNumber } from '../../format/numbers.ts';
import { Inline } from '../../layout/Inline/Inline.tsx';
import { Stack } from '../../layout/Stack/Stack.tsx';
import * as css from './DailyMessages.css.ts';

export interface DailyMessagesProps {
  /** Messages of each day (UTC), oldest first, today's last. */
  values: readonly number[];
  /** When today ends, ISO 8601. */
  endsAt: string;
}

/** Days are counted in it (BI-1). */
const TIME_ZONE = 'UTC';

/** The messages of the last days as bars: whether the daily limit fits what is asked (BI-1). */
export function DailyMessages({ values, endsAt }: DailyMessagesProps) {
  const { t, locale } = useWords();
  const today = Date.parse(endsAt) - DAY_MS;
  const dayAt = (index: number) =>
    formatShortDate(
      locale,
      new Date(today - (values.length - 1 - index) * DAY_MS).toISOString(),
      today,
      TIME_ZONE,
    );
  const all = values.reduce((sum, value) => sum + value, 0);
  const most = Math.max(...values);
  const messages = (count: number) => ({ count, value: formatNumber(locale, count) });
  const busiest = { date: dayAt(values.indexOf(most)), ...messages(most) };
  return (
    <Card as="section" labelledBy="billing-days">
      <Stack gap={16}>
        <Inline justify="between">
          <Heading level={2} id="billing-days">
            {t('subscription.billing.days', { days: values.length })}
          </Heading>
          <Inline gap={16}>
            <Text tone="muted">{t('subscription.billing.daysSum', messages(all))}</Text>
            <Text tone="muted">{t('subscription.billing.busiest', busiest)}</Text>
          </Inline>
        </Inline>
        <Inline gap={0} align="stretch" overflow="keep" className={css.chart} aria-hidden="true">
          {values.map((value, index) => (
            <Inline
              as="span"
              key={dayAt(index)}
              align="end"
              className={css.day}
              title={t('subscription.billing.day', { date: dayAt(index), count: value })}
            >
              <span className={css.bar} style={{ blockSize: `${(value / Math.max(most, 1)) * 100}%` }} />
            </Inline>
          ))}
        </Inline>
        <Inline justify="between" aria-hidden="true">
          <Text size="caption" tone="muted">
            {dayAt(0)}
          </Text>
          <Text size="caption" tone="muted">
            {t('subscription.billing.today')}
          </Text>
        </Inline>
      </Stack>
    </Card>
  );
}
