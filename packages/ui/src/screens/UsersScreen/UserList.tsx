import { useWords } from '@parley/i18n/react';
import { Ellipsis } from 'lucide-react';
import { useState } from 'react';
import { Banner } from '../../components/Banner/Banner.tsx';
import { Button } from '../../components/Button/Button.tsx';
import { EmptyState } from '../../components/EmptyState/EmptyState.tsx';
import { IconButton } from '../../components/IconButton/IconButton.tsx';
import { Menu } from '../../components/Menu/Menu.tsx';
import { Pagination } from '../../components/Pagination/Pagination.tsx';
import { Table } from '../../components/Table/Table.tsx';
import { problemWords } from '../../patterns/GlobalFeedback/problemWords.ts';
import { keepsAnAdmin } from './keepsAnAdmin.ts';
import { UserBulkActions } from './UserBulkActions.tsx';
import { useUserDialogs } from './UserDialogs.tsx';
import { userMenu } from './userMenu.ts';
import {
  changedQuery,
  DEFAULT_USER_QUERY,
  USER_PAGE_SIZES,
  type UserListItem,
  type UserManagement,
  type UserPage,
  type UserQuery,
} from './users.types.ts';
import { useUserColumns } from './useUserColumns.tsx';

const NOBODY: ReadonlySet<string> = new Set();

export interface UserListProps extends UserPage {
  /** How many more the page has that can't be shown. */
  leftOut?: number | undefined;
  query: UserQuery;
  onQueryChange: (query: UserQuery) => void;
  /** Left out, the list is for reading alone. */
  manage: UserManagement | undefined;
}

/** The users in their order, by page, with what can be done to one or to several of them. */
export function UserList({
  users,
  total,
  activeAdmins,
  leftOut,
  query,
  onQueryChange,
  manage,
}: UserListProps) {
  const { t } = useWords();
  const [chosen, setChosen] = useState(NOBODY);
  const { pick, isOpen, dialog } = useUserDialogs(users, manage, () => setChosen(NOBODY));

  const task = manage?.task ?? { kind: 'idle' };
  const busy = task.kind === 'running' ? task.ids : [];
  const columns = useUserColumns(busy);
  // Only users in view count as selected: those that another page, search or filter hides do not.
  const selected = users.filter(({ id }) => chosen.has(id));
  const change = (changed: Partial<UserQuery>) => onQueryChange(changedQuery(query, changed));

  return (
    <>
      {manage && task.kind === 'failed' && !isOpen && (
        <Banner tone="critical" title={t('users.failedAction')} announce onDismiss={manage.onForget}>
          {problemWords(t, task.problem)}
        </Banner>
      )}
      <Table
        label={t('users.title')}
        columns={columns}
        rows={users}
        rowId={({ id }) => id}
        sort={{ column: query.sort, direction: query.direction }}
        onSort={({ column, direction }) => change({ sort: column, direction })}
        leftOut={leftOut}
        empty={<NoMatch query={query} onChange={change} />}
        footer={
          total > USER_PAGE_SIZES[0] && (
            <Pagination
              page={query.page}
              pageSize={query.pageSize}
              total={total}
              onPage={(page) => change({ page })}
              pageSizes={USER_PAGE_SIZES}
              onPageSize={(pageSize) => change({ pageSize })}
            />
          )
        }
        {...(manage && {
          rowActions: (user: UserListItem) => (
            <Menu
              label={t('users.actionsFor', { name: user.name })}
              trigger={
                <IconButton
                  icon={Ellipsis}
                  size="small"
                  label={t('users.actionsFor', { name: user.name })}
                  busy={busy.includes(user.id)}
                />
              }
              items={userMenu(t, user, !keepsAnAdmin([user], activeAdmins), (what) => pick(what, [user.id]))}
            />
          ),
          selection: {
            selected: chosen,
            onChange: setChosen,
            rowName: ({ name }: UserListItem) => name,
            actions: (
              <UserBulkActions
                selected={selected}
                activeAdmins={activeAdmins}
                busy={busy.length > 0}
                onPick={pick}
              />
            ),
          },
        })}
      />
      {dialog}
    </>
  );
}

function NoMatch({ query, onChange }: { query: UserQuery; onChange: (change: Partial<UserQuery>) => void }) {
  const { t } = useWords();
  const { search, role, status } = DEFAULT_USER_QUERY;
  const showAll = () => onChange({ search, role, status });
  if (query.search.trim() === '') {
    return (
      <EmptyState
        picture="notFound"
        title={t('users.noneLike')}
        actions={<Button onClick={showAll}>{t('users.showAll')}</Button>}
      >
        {t('users.noneLikeText')}
      </EmptyState>
    );
  }
  const isFiltered = query.role !== role || query.status !== status;
  return (
    <EmptyState
      picture="notFound"
      title={t('users.noMatch', { search: query.search })}
      actions={<Button onClick={showAll}>{t(isFiltered ? 'common.clearAll' : 'common.clearSearch')}</Button>}
    >
      {t(isFiltered ? 'users.noMatchFilteredText' : 'users.noMatchText')}
    </EmptyState>
  );
}
