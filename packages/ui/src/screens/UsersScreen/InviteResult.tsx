import { useWords } from '@parley/i18n/react';
import { INVITATION_HOURS, type RefusedInvitation, type SentInvitation } from '@parley/model';
import { CopyButton } from '../../components/CopyButton/CopyButton.tsx';
import { Heading } from '../../components/Heading/Heading.tsx';
import { Text } from '../../components/Text/Text.tsx';
import { formatDateTime } from '../../format/dates.ts';
import { formatNumber } from '../../format/numbers.ts';
import { Inline } from '../../layout/Inline/Inline.tsx';
import { Stack } from '../../layout/Stack/Stack.tsx';
import * as css from './UsersScreen.css.ts';

const REASONS = {
  invalid: 'users.emailInvalid',
  member: 'users.emailMember',
  invited: 'users.emailInvited',
} as const;

export interface InviteResultProps {
  sent: readonly SentInvitation[];
  refused: readonly RefusedInvitation[];
}

/** Each invited person's link, and who was not invited and why. */
export function InviteResult({ sent, refused }: InviteResultProps) {
  const { t, locale } = useWords();
  return (
    <Stack gap={24}>
      <Stack gap={12}>
        <div role="status">
          <Heading level={3}>
            {sent.length === 0 ? t('users.noneSent') : t('users.sentTitle', { count: sent.length })}
          </Heading>
          {sent.length > 0 && (
            <Text tone="muted">{t('users.sentText', { hours: formatNumber(locale, INVITATION_HOURS) })}</Text>
          )}
        </div>
        {sent.length > 0 && (
          <ul className={css.results}>
            {sent.map(({ email, url, endsAt }) => (
              <Inline as="li" gap={12} justify="between" overflow="keep" key={email} className={css.result}>
                <Stack as="span" gap={0}>
                  <bdi className={css.address}>{email}</bdi>
                  <Text as="span" size="caption" tone="muted">
                    {t('users.endsAt', { time: formatDateTime(locale, endsAt) })}
                  </Text>
                </Stack>
                <CopyButton text={url} label={t('users.linkOf', { email })} />
              </Inline>
            ))}
          </ul>
        )}
      </Stack>
      {refused.length > 0 && (
        <Stack gap={12}>
          <Heading level={3}>{t('users.refused')}</Heading>
          <ul className={css.results}>
            {refused.map(({ email, reason }) => (
              <Inline as="li" gap={12} justify="between" overflow="keep" key={email} className={css.result}>
                <Stack as="span" gap={0}>
                  <bdi className={css.address}>{email}</bdi>
                  <Text as="span" size="caption" tone="critical">
                    {t(REASONS[reason])}
                  </Text>
                </Stack>
              </Inline>
            ))}
          </ul>
        </Stack>
      )}
    </Stack>
  );
}
