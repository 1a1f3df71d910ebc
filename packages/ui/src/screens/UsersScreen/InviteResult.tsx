import { useWords } from '@parley/i18n/react';
import { INVITATION_HOURS, type RefusedInvitation, type SentInvitation } from '@parley/model';
import type { ReactNode } from 'react';
import { Banner } from '../../components/Banner/Banner.tsx';
import { CopyButton } from '../../components/CopyButton/CopyButton.tsx';
import { Heading } from '../../components/Heading/Heading.tsx';
import { Text } from '../../components/Text/Text.tsx';
import { formatDateTime } from '../../format/dates.ts';
import { formatNumber } from '../../format/numbers.ts';
import { shownEmail } from '../../format/ownScript.ts';
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

/**
 * Each invited person's link, who has to be brought theirs because no e-mail went out, and who was not
 * invited and why.
 */
export function InviteResult({ sent, refused }: InviteResultProps) {
  const { t, locale } = useWords();
  const mailed = sent.filter((invitation) => invitation.mailed);
  const notMailed = sent.filter((invitation) => !invitation.mailed);
  const ends = ({ endsAt }: SentInvitation) => t('users.endsAt', { time: formatDateTime(locale, endsAt) });
  return (
    <Stack gap={24}>
      {(mailed.length > 0 || notMailed.length === 0) && (
        <Stack gap={12}>
          <div role="status">
            <Heading level={3}>
              {mailed.length === 0 ? t('users.noneSent') : t('users.sentTitle', { count: mailed.length })}
            </Heading>
            {mailed.length > 0 && (
              <Text tone="muted">
                {t('users.sentText', { hours: formatNumber(locale, INVITATION_HOURS) })}
              </Text>
            )}
          </div>
          <Results>
            {mailed.map((invitation) => (
              <Result key={invitation.email} email={invitation.email} about={ends(invitation)}>
                <CopyButton
                  text={invitation.url}
                  label={t('users.linkOf', { email: shownEmail(invitation.email) })}
                />
              </Result>
            ))}
          </Results>
        </Stack>
      )}
      {notMailed.length > 0 && (
        <Stack gap={12}>
          <Banner tone="caution" title={t('users.notMailed', { count: notMailed.length })} announce>
            {t('users.notMailedText')}
          </Banner>
          <Results>
            {notMailed.map((invitation) => (
              <Result key={invitation.email} email={invitation.email} about={ends(invitation)}>
                <CopyButton
                  look="words"
                  text={invitation.url}
                  label={t('users.copyOne')}
                  of={invitation.email}
                />
              </Result>
            ))}
          </Results>
        </Stack>
      )}
      {refused.length > 0 && (
        <Stack gap={12}>
          <Heading level={3}>{t('users.refused')}</Heading>
          <Results>
            {refused.map(({ email, reason }) => (
              <Result key={email} email={email} about={t(REASONS[reason])} tone="critical" />
            ))}
          </Results>
        </Stack>
      )}
    </Stack>
  );
}

function Results({ children }: { children: ReactNode[] }) {
  return children.length > 0 && <ul className={css.results}>{children}</ul>;
}

interface ResultProps {
  email: string;
  /** How it stands with the address. */
  about: string;
  tone?: 'muted' | 'critical';
  /** What can be done. */
  children?: ReactNode;
}

function Result({ email, about, tone = 'muted', children }: ResultProps) {
  return (
    <Inline as="li" gap={12} justify="between" overflow="keep" className={css.result}>
      <Stack as="span" gap={0}>
        <bdi className={css.address}>{shownEmail(email)}</bdi>
        <Text as="span" size="caption" tone={tone}>
          {about}
        </Text>
      </Stack>
      {children}
    </Inline>
  );
}
