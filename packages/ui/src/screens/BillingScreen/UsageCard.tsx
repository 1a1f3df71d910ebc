import { useWords } from '@parley/i18n/react';
import { Card } from '../../components/Card/Card.tsx';
import { Heading } from '../../components/Heading/Heading.tsx';
import { Link } from '../../components/Link/Link.tsx';
import { levelOf } from '../../components/Meter/level.ts';
import { Meter } from '../../components/Meter/Meter.tsx';
import { Text } from '../../components/Text/Text.tsx';
import { formatReset } from '../../format/dates.ts';
import { formatNumber } from '../../format/numbers.ts';
import { Inline } from '../../layout/Inline/Inline.tsx';
import { Stack } from '../../layout/Stack/Stack.tsx';
import type { Subscription } from './subscription.types.ts';

export interface UsageCardProps {
  subscription: Subscription;
  pricingHref: string;
}

/**
 * What is used of both limits, and when they reset; from 80 % on it says what is left and names the way to
 * more. Once visitors have used their part of the day, it says that they are no longer answered.
 */
export function UsageCard({ subscription, pricingHref }: UsageCardProps) {
  const { t, locale } = useWords();
  const { usedMessages, dailyMessageLimit, usedCharacters, monthlyCharacterLimit, resets } = subscription;
  const levels = {
    messages: levelOf(usedMessages, dailyMessageLimit).level,
    characters: levelOf(usedCharacters, monthlyCharacterLimit).level,
  };
  const left = {
    messages: dailyMessageLimit - usedMessages,
    characters: monthlyCharacterLimit - usedCharacters,
  };
  const { visitorMessages: visitors } = subscription;
  const areVisitorsRefused = visitors !== undefined && visitors.used >= visitors.limit && left.messages > 0;
  const help = (limit: 'messages' | 'characters') => {
    const daily = limit === 'messages';
    const reset = resets
      ? t('subscription.billing.resetsAt', { time: formatReset(locale, resets[limit]) })
      : `${t(daily ? 'subscription.billing.resetsDaily' : 'subscription.billing.resetsMonthly')}.`;
    if (daily && areVisitorsRefused) {
      const figures = {
        used: formatNumber(locale, visitors.limit),
        left: formatNumber(locale, left.messages),
      };
      return `${reset} ${t('subscription.billing.visitors', figures)}`;
    }
    const level = levels[limit];
    if (level === 'normal') return reset;
    return `${reset} ${t(`subscription.billing.${level}`, { left: formatNumber(locale, left[limit]) })}`;
  };
  const isShort = Object.values(levels).some((level) => level !== 'normal');
  return (
    <Card as="section" labelledBy="billing-usage">
      <Stack gap={24}>
        <Inline justify="between">
          <Heading level={2} id="billing-usage">
            {t('subscription.billing.usage')}
          </Heading>
          {isShort && (
            <Link alone href={pricingHref}>
              {t('subscription.seePlans')}
            </Link>
          )}
        </Inline>
        <Meter
          label={t('subscription.billing.messages')}
          used={usedMessages}
          limit={dailyMessageLimit}
          help={help('messages')}
        />
        <Meter
          label={t('subscription.billing.characters')}
          used={usedCharacters}
          limit={monthlyCharacterLimit}
          help={help('characters')}
        />
        <Text size="caption" tone="muted">
          {t('subscription.billing.counted')}
        </Text>
      </Stack>
    </Card>
  );
}
