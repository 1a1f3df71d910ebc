import type { Locale } from '@parley/i18n';
import { useWords } from '@parley/i18n/react';
import type { ReactNode } from 'react';
import { Avatar } from '../../components/Avatar/Avatar.tsx';
import { ErrorState } from '../../components/ErrorState/ErrorState.tsx';
import { Heading } from '../../components/Heading/Heading.tsx';
import { Link } from '../../components/Link/Link.tsx';
import { Skeleton } from '../../components/Skeleton/Skeleton.tsx';
import { Tag } from '../../components/Tag/Tag.tsx';
import { Text } from '../../components/Text/Text.tsx';
import { Inline } from '../../layout/Inline/Inline.tsx';
import { Page } from '../../layout/Page/Page.tsx';
import { PageHeader } from '../../layout/PageHeader/PageHeader.tsx';
import { Stack } from '../../layout/Stack/Stack.tsx';
import { VisuallyHidden } from '../../layout/VisuallyHidden/VisuallyHidden.tsx';
import { type ProblemMessage, problemWords } from '../../patterns/GlobalFeedback/problemWords.ts';
import * as css from './AccountScreen.css.ts';
import { PasswordForm, type PasswordFormProps } from './PasswordForm.tsx';

/** Who the reader is. */
export interface Account {
  name: string;
  email: string;
  avatarUrl: string | null;
  /** Null while nobody knows. */
  emailVerified: boolean | null;
  isAdmin: boolean;
  language: Locale;
  organisationName: string;
  supportEmail: string;
  /** Signs in with another provider, which keeps the password too. */
  externalAccount: boolean;
}

export type AccountState =
  | { kind: 'loading' }
  | { kind: 'failed'; problem: ProblemMessage; retrying: boolean }
  | { kind: 'ready'; account: Account };

export interface AccountScreenProps {
  state: AccountState;
  onRetry: () => void;
  password: PasswordFormProps;
}

/** The reader's own data, and the change of their password (US-2). */
export function AccountScreen({ state, onRetry, password }: AccountScreenProps) {
  const { t } = useWords();
  return (
    <Page>
      <PageHeader
        title={t('screens.account.title')}
        purpose={t('screens.account.purpose', { appName: t('common.appName') })}
      />
      {state.kind === 'loading' && (
        <div aria-busy="true">
          <VisuallyHidden role="status">{t('common.loading')}</VisuallyHidden>
          <Stack gap={24}>
            <Skeleton shape="block" height={160} />
            <Skeleton shape="block" height={120} />
            <Skeleton shape="block" height={240} />
          </Stack>
        </div>
      )}
      {state.kind === 'failed' && (
        <ErrorState
          text={`${t('screens.account.failed')}. ${problemWords(t, state.problem)}`}
          onRetry={onRetry}
          retrying={state.retrying ? t('common.loading') : undefined}
        />
      )}
      {state.kind === 'ready' && <Sections account={state.account} password={password} />}
    </Page>
  );
}

function Sections({ account, password }: { account: Account; password: PasswordFormProps }) {
  const { t } = useWords();
  const { emailVerified } = account;
  return (
    <div className={css.sections}>
      <Section title={t('screens.account.profile')} text={t('screens.account.profileText')}>
        <Stack gap={24}>
          <Inline gap={16} overflow="keep">
            <Avatar name={account.name} imageUrl={account.avatarUrl} size="huge" />
            <span className={css.name}>{account.name}</span>
          </Inline>
          <dl className={css.facts}>
            <Fact term={t('screens.account.email')}>
              <Inline>
                <span className={css.breaking}>{account.email}</span>
                {emailVerified !== null && (
                  <Tag tone={emailVerified ? 'positive' : 'caution'}>
                    {t(emailVerified ? 'screens.account.verified' : 'screens.account.unverified')}
                  </Tag>
                )}
              </Inline>
            </Fact>
            <Fact term={t('screens.account.role')}>
              {t(account.isAdmin ? 'screens.users.admin' : 'screens.users.user')}
            </Fact>
            <Fact term={t('screens.account.language')}>{t(`shell.language.${account.language}`)}</Fact>
          </dl>
          {account.externalAccount && <Text tone="muted">{t('screens.account.external')}</Text>}
        </Stack>
      </Section>
      <Section title={t('screens.account.organisation')} text={t('screens.account.organisationText')}>
        <dl className={css.facts}>
          <Fact term={t('screens.account.organisationName')}>{account.organisationName}</Fact>
          <Fact term={t('screens.account.supportEmail')}>
            <Link href={`mailto:${account.supportEmail}`}>{account.supportEmail}</Link>
          </Fact>
        </dl>
      </Section>
      {!account.externalAccount && (
        <Section title={t('screens.account.password')} text={t('screens.account.passwordText')}>
          <PasswordForm {...password} />
        </Section>
      )}
    </div>
  );
}

function Section({ title, text, children }: { title: string; text: string; children: ReactNode }) {
  return (
    <section className={css.section}>
      <Stack gap={4}>
        <Heading level={2}>{title}</Heading>
        <Text tone="muted">{text}</Text>
      </Stack>
      <div className={css.content}>{children}</div>
    </section>
  );
}

function Fact({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div className={css.fact}>
      <dt className={css.term}>{term}</dt>
      <dd className={css.breaking}>{children}</dd>
    </div>
  );
}
