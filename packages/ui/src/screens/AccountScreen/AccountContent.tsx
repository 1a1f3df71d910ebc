import { useWords } from '@parley/i18n/react';
import { LOCALES, type ProblemInPlace } from '@parley/model';
import type { ReactNode } from 'react';
import { Avatar } from '../../components/Avatar/Avatar.tsx';
import { FormSection } from '../../components/Form/FormSection.tsx';
import { Link } from '../../components/Link/Link.tsx';
import { Select } from '../../components/Select/Select.tsx';
import { Skeleton } from '../../components/Skeleton/Skeleton.tsx';
import { Tag } from '../../components/Tag/Tag.tsx';
import { Text } from '../../components/Text/Text.tsx';
import { shownEmail } from '../../format/ownScript.ts';
import { Columns } from '../../layout/Columns/Columns.tsx';
import { Inline } from '../../layout/Inline/Inline.tsx';
import { Stack } from '../../layout/Stack/Stack.tsx';
import { VisuallyHidden } from '../../layout/VisuallyHidden/VisuallyHidden.tsx';
import { AvatarField } from '../../patterns/AvatarField/AvatarField.tsx';
import type { LanguageMenuProps } from '../../patterns/LanguageMenu/LanguageMenu.tsx';
import { LoadFailure } from '../../patterns/LoadFailure/LoadFailure.tsx';
import { type Outdated, OutdatedNotice } from '../../patterns/OutdatedNotice/OutdatedNotice.tsx';
import * as css from './AccountScreen.css.ts';
import type { Account, AvatarEditing, DetailsEditing, EmailVerification } from './account.types.ts';
import { DetailsForm } from './DetailsForm.tsx';
import { PasswordForm, type PasswordFormProps } from './PasswordForm.tsx';
import { VerifyBanner } from './VerifyBanner.tsx';

export type AccountState =
  | { kind: 'loading' }
  | { kind: 'failed'; problem: ProblemInPlace; retrying: boolean }
  | { kind: 'ready'; account: Account; outdated?: Outdated | undefined };

export interface AccountContentProps {
  state: AccountState;
  onRetry: () => void;
  password: PasswordFormProps;
  /** Changes name and, for administrators, the organisation; left out, both are for reading alone. */
  details?: DetailsEditing;
  /** Changes the reader's picture; left out, it is for looking at alone. */
  avatar?: AvatarEditing;
  /** The reader's language, changed at once, as in the top bar (SH-5); left out, it is for reading alone. */
  language?: LanguageMenuProps;
  /** Sends a link to those whose address is not verified; left out, they are only told. */
  verification?: EmailVerification;
}

interface ContentProps extends AccountContentProps {
  /** What the organisation is to those who come here: to be changed, or to be read. */
  organisation: 'facts' | 'fields';
}

/** The reader's own data and their organisation's, and the change of their password (US-2). */
export function AccountContent({ state, onRetry, organisation, ...editing }: ContentProps) {
  const { t } = useWords();
  return (
    <>
      {state.kind === 'loading' && (
        <div aria-busy="true">
          <VisuallyHidden role="status">{t('common.loading')}</VisuallyHidden>
          <Waiting organisation={organisation} />
        </div>
      )}
      {state.kind === 'failed' && (
        <LoadFailure
          title={t('account.failed')}
          problem={state.problem}
          retrying={state.retrying}
          onRetry={onRetry}
        />
      )}
      {state.kind === 'ready' && (
        <>
          {state.outdated && <OutdatedNotice outdated={state.outdated} onRetry={onRetry} />}
          {state.account.emailVerified === false && (
            <VerifyBanner email={state.account.email} verification={editing.verification} />
          )}
          <Sections account={state.account} {...editing} />
        </>
      )}
    </>
  );
}

/** As high as the sections are once their data have come, in px: where there is room, and on phones. */
const HEIGHTS = {
  profile: { height: 406, heightOnPhones: 453 },
  facts: { height: 190, heightOnPhones: 250 },
  fields: { height: 502, heightOnPhones: 520 },
};

/** The sections that everybody has, their data still to come. */
function Waiting({ organisation }: { organisation: 'facts' | 'fields' }) {
  const { t } = useWords();
  return (
    <Stack gap={40}>
      <FormSection title={t('account.profile')} text={t('account.profileText')}>
        <Skeleton shape="block" {...HEIGHTS.profile} />
      </FormSection>
      <FormSection title={t('account.organisation')} text={t('account.organisationText')}>
        <Skeleton shape="block" {...HEIGHTS[organisation]} />
      </FormSection>
    </Stack>
  );
}

interface SectionsProps extends Omit<AccountContentProps, 'state' | 'onRetry'> {
  account: Account;
}

function Sections({ account, password, details, avatar, language }: SectionsProps) {
  const { t } = useWords();
  const picture = avatar ? (
    <AvatarField
      name={account.name}
      imageUrl={account.avatarUrl}
      state={avatar.state}
      onChoose={avatar.onUpload}
      onRemove={avatar.onRemove}
    />
  ) : (
    <Inline gap={16} overflow="keep">
      <Avatar name={account.name} imageUrl={account.avatarUrl} size="huge" />
      <span className={css.name}>{account.name}</span>
    </Inline>
  );
  const isReader = !details || !account.isAdmin;
  const organisation = isReader && <OrganisationFacts account={account} note={details !== undefined} />;
  return (
    <Stack gap={40}>
      {details ? (
        <DetailsForm
          account={account}
          editing={details}
          picture={picture}
          facts={
            <>
              {language && <OwnLanguage {...language} />}
              <OwnFacts account={account} withLanguage={!language} />
            </>
          }
          organisation={organisation || null}
        />
      ) : (
        <Stack gap={40}>
          <FormSection title={t('account.profile')} text={t('account.profileText')}>
            {picture}
            {language && <OwnLanguage {...language} />}
            <OwnFacts account={account} withLanguage={!language} />
          </FormSection>
          <FormSection title={t('account.organisation')} text={t('account.organisationText')}>
            {organisation}
          </FormSection>
        </Stack>
      )}
      {!account.externalAccount && (
        <div className={css.nextSection}>
          <FormSection title={t('account.password')} text={t('account.passwordText')}>
            <PasswordForm {...password} />
          </FormSection>
        </div>
      )}
    </Stack>
  );
}

/**
 * The language of whoever reads, of all that there are: the top bar offers the usual ones (SH-5). The
 * organisation's stands beside it, for those who chose none.
 */
function OwnLanguage({ locale, onLocaleChange }: LanguageMenuProps) {
  const { t } = useWords();
  return (
    <Select
      name="language"
      label={t('account.language')}
      help={t('account.languageHelp')}
      options={LOCALES.map((offered) => ({
        value: offered,
        label: t(`shell.language.${offered}`),
      }))}
      value={locale}
      onChange={onLocaleChange}
    />
  );
}

function OwnFacts({ account, withLanguage }: { account: Account; withLanguage: boolean }) {
  const { t } = useWords();
  const { emailVerified } = account;
  return (
    <>
      <Stack as="dl" gap={0} className={css.facts}>
        <Fact term={t('account.email')}>
          <Inline>
            <bdi className={css.breaking}>{shownEmail(account.email)}</bdi>
            {emailVerified !== null && (
              <Tag tone={emailVerified ? 'positive' : 'caution'}>
                {t(emailVerified ? 'account.verified' : 'account.unverified')}
              </Tag>
            )}
          </Inline>
        </Fact>
        <Fact term={t('account.role')}>{t(account.isAdmin ? 'users.admin' : 'users.user')}</Fact>
        {withLanguage && <Fact term={t('account.language')}>{t(`shell.language.${account.language}`)}</Fact>}
      </Stack>
      {account.externalAccount && <Text tone="muted">{t('account.external')}</Text>}
    </>
  );
}

/** `note`: says who may change them. */
function OrganisationFacts({ account, note }: { account: Account; note: boolean }) {
  const { t } = useWords();
  const { billingEmail, defaultLanguage, supportEmail } = account;
  return (
    <>
      <Stack as="dl" gap={0} className={css.facts}>
        <Fact term={t('account.organisationName')}>{account.organisationName}</Fact>
        {billingEmail !== undefined && (
          <Fact term={t('account.billingEmail')}>{shownEmail(billingEmail) || t('account.notSet')}</Fact>
        )}
        <Fact term={t('account.supportEmail')}>
          <Link alone href={`mailto:${supportEmail}`}>
            {shownEmail(supportEmail)}
          </Link>
        </Fact>
        {defaultLanguage !== undefined && (
          <Fact term={t('account.defaultLanguage')}>{t(`shell.language.${defaultLanguage}`)}</Fact>
        )}
      </Stack>
      {note && <Text tone="muted">{t('account.askAdmin')}</Text>}
    </>
  );
}

function Fact({ term, children }: { term: string; children: ReactNode }) {
  return (
    <Columns align="center" className={css.fact}>
      <dt className={css.term}>{term}</dt>
      <dd className={css.breaking}>{children}</dd>
    </Columns>
  );
}
