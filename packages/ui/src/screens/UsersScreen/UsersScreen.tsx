import { useWords } from '@parley/i18n/react';
import { useState } from 'react';
import { Button } from '../../components/Button/Button.tsx';
import { Card } from '../../components/Card/Card.tsx';
import { EmptyState } from '../../components/EmptyState/EmptyState.tsx';
import { ErrorState } from '../../components/ErrorState/ErrorState.tsx';
import { SearchField } from '../../components/SearchField/SearchField.tsx';
import { Skeleton } from '../../components/Skeleton/Skeleton.tsx';
import { Table, type TableColumn } from '../../components/Table/Table.tsx';
import { Tag } from '../../components/Tag/Tag.tsx';
import { Text } from '../../components/Text/Text.tsx';
import { Page } from '../../layout/Page/Page.tsx';
import { PageHeader } from '../../layout/PageHeader/PageHeader.tsx';
import { VisuallyHidden } from '../../layout/VisuallyHidden/VisuallyHidden.tsx';
import { formatNumber } from '../../patterns/format/format.ts';
import { type ProblemMessage, problemWords } from '../../patterns/GlobalFeedback/problemWords.ts';
import { RowIdentity } from '../../patterns/RowIdentity/RowIdentity.tsx';
import * as css from './UsersScreen.css.ts';

/** Somebody of the organisation. */
export interface UserListItem {
  id: string;
  name: string;
  email: string;
  avatarUrl: string | null;
  role: 'admin' | 'user';
  status: 'active' | 'invited' | 'inactive';
  /** How many assistants they may use; an administrator may use all. */
  assistantCount: number;
  /** The reader themselves. */
  isSelf: boolean;
}

export type UsersState =
  | { kind: 'loading' }
  | { kind: 'failed'; problem: ProblemMessage; retrying: boolean }
  | { kind: 'ready'; users: readonly UserListItem[] };

export interface UsersScreenProps {
  state: UsersState;
  onRetry: () => void;
}

const STATUS_TONES = { active: 'positive', invited: 'info', inactive: 'neutral' } as const;

/** Everyone of the organisation (US-1). */
export function UsersScreen({ state, onRetry }: UsersScreenProps) {
  const { t } = useWords();
  return (
    <Page>
      <PageHeader
        title={t('screens.users.title')}
        purpose={t('screens.users.purpose', { appName: t('common.appName') })}
      />
      {state.kind === 'loading' && <UsersSkeleton />}
      {state.kind === 'failed' && (
        <ErrorState
          text={`${t('screens.users.failed')}. ${problemWords(t, state.problem)}`}
          onRetry={onRetry}
          retrying={state.retrying ? t('common.loading') : undefined}
        />
      )}
      {state.kind === 'ready' && state.users.length === 0 && (
        <EmptyState title={t('screens.users.empty')}>{t('screens.users.emptyText')}</EmptyState>
      )}
      {state.kind === 'ready' && state.users.length > 0 && <UserList users={state.users} />}
    </Page>
  );
}

function UserList({ users }: { users: readonly UserListItem[] }) {
  const { t, locale } = useWords();
  const [search, setSearch] = useState('');
  const wanted = search.trim().toLocaleLowerCase(locale);
  const shown = users.filter(({ name, email }) =>
    `${name} ${email}`.toLocaleLowerCase(locale).includes(wanted),
  );
  const columns: readonly TableColumn<UserListItem, 'name' | 'role' | 'status' | 'assistants'>[] = [
    { id: 'name', label: t('screens.users.name'), cell: (user) => <Person user={user} /> },
    { id: 'role', label: t('screens.users.role'), cell: ({ role }) => t(`screens.users.${role}`) },
    {
      id: 'status',
      label: t('screens.users.status'),
      cell: ({ status }) => <Tag tone={STATUS_TONES[status]}>{t(`screens.users.${status}`)}</Tag>,
    },
    {
      id: 'assistants',
      label: t('screens.users.assistants'),
      align: 'end',
      cell: ({ role, assistantCount }) => {
        if (role === 'admin') return t('screens.users.all');
        return assistantCount === 0 ? t('screens.users.none') : formatNumber(locale, assistantCount);
      },
    },
  ];
  return (
    <section className={css.list} aria-label={t('screens.users.title')}>
      <div className={css.tools}>
        <Text size="caption" tone="muted" numeric as="div">
          <span role="status">{t('screens.users.count', { count: shown.length })}</span>
        </Text>
        <div className={css.search}>
          <SearchField label={t('screens.users.search')} value={search} onChange={setSearch} />
        </div>
      </div>
      {shown.length === 0 ? (
        <EmptyState
          picture="notFound"
          title={t('screens.users.noMatch', { search })}
          actions={<Button onClick={() => setSearch('')}>{t('screens.users.clear')}</Button>}
        >
          {t('screens.users.noMatchText')}
        </EmptyState>
      ) : (
        <Table label={t('screens.users.title')} columns={columns} rows={shown} rowId={({ id }) => id} />
      )}
    </section>
  );
}

function Person({ user: { name, avatarUrl, email, isSelf } }: { user: UserListItem }) {
  const { t } = useWords();
  const mark = isSelf && <span className={css.self}> ({t('screens.users.you')})</span>;
  return <RowIdentity name={name} avatarUrl={avatarUrl} mark={mark} detail={email} />;
}

function UsersSkeleton() {
  const { t } = useWords();
  return (
    <div aria-busy="true">
      <VisuallyHidden role="status">{t('common.loading')}</VisuallyHidden>
      <Card padding="none">
        {[36, 28, 44, 32, 40].map((width) => (
          <div key={width} className={css.waiting}>
            <Skeleton shape="circle" size={32} />
            <Skeleton shape="text" width={width} />
          </div>
        ))}
      </Card>
    </div>
  );
}
