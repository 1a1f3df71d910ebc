import { useWords } from '@parley/i18n/react';
import { Page } from '../../layout/Page/Page.tsx';
import { PageHeader } from '../../layout/PageHeader/PageHeader.tsx';
import { AccountContent, type AccountContentProps } from './AccountContent.tsx';

export type { AccountState } from './AccountContent.tsx';

export type AccountScreenProps = AccountContentProps;

/** The account as a page, of administrators (US-2). */
export function AccountScreen(content: AccountScreenProps) {
  const { t } = useWords();
  return (
    <Page>
      <PageHeader
        title={t('account.title')}
        purpose={t('account.purpose', { appName: t('common.appName') })}
      />
      <AccountContent organisation="fields" {...content} />
    </Page>
  );
}
