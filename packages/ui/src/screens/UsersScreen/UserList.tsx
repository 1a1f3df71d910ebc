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
import { Stack } from '../../layout/Stack/Stack.tsx';
import { problemWords } from '../../patterns/GlobalFeedback/problemWords.ts';
import { arrangeUsers, DEFAULT_USER_QUERY, keepsAnAdmin, type UserQuery } from './arrangeUsers.ts';
import { UserBulkActions } from './UserBulkActions.tsx';
import { useUserDialogs } from './UserDialogs.tsx';
import { UserTools } from './UserTools.tsx';
import { userMenu } from './userMenu.ts';
import type { UserListItem, UserManagement } from './users.types.ts';
import { useUserColumns } from './useUserColumns.tsx';

const PAGE_SIZES = [10, 25, 50] as const;
const FIRST_PAGE_SIZE = 25;

const NOBODY: ReadonlySet<string> = new Set();

export interface UserListProps {
  users: readonly UserListItem[];
  /** Left out, the list is for reading alone. */
  manage: UserManagement | undefined;
}

/** The users by search, filter, order and page, with what can be done to one or to several of them. */
export function UserList({ users, manage }: UserListProps) {
  const { t, locale } = useWords();
  const [query, setQuery] = useState<UserQuery>(DEFAULT_USER_QUERY);
  const [wantedPage, setPage] = useState(1);
  const [pageSize, setPageSize] = useState<number>(FIRST_PAGE_SIZE);
  const [selected, setSelected] = useState(NOBODY);
  const { pick, isOpen, dialog } = useUserDialogs(users, manage, () => setSelected(NOBODY));

  const task = manage?.task ?? { kind: 'idle' };
  const busy = task.kind === 'running' ? task.ids : [];
  const columns = useUserColumns(busy);
  const shown = arrangeUsers(users, query, locale);
  // Whoever is removed or filtered away may empty the page that one is on.
  const page = Math.max(1, Math.min(wantedPage, Math.ceil(shown.length / pageSize)));
  const change = (changed: Partial<UserQuery>) => {
    setQuery({ ...query, ...changed });
    setPage(1);
  };

  return (
    <Stack as="section" aria-label={t('users.title')}>
      <UserTools query={query} onQuery={change} count={shown.length} />
      {manage && task.kind === 'failed' && !isOpen && (
        <Banner tone="critical" title={t('users.failedAction')} announce onDismiss={manage.onForget}>
          {problemWords(t, task.problem)}
        </Banner>
      )}
      <Table
        label={t('users.title')}
        columns={columns}
        rows={shown.slice((page - 1) * pageSize, page * pageSize)}
        rowId={({ id }) => id}
        sort={{ column: query.sort, direction: query.direction }}
        onSort={({ column, direction }) => change({ sort: column, direction })}
        empty={<NoMatch query={query} onChange={change} />}
        footer={
          shown.length > PAGE_SIZES[0] && (
            <Pagination
              page={page}
              pageSize={pageSize}
              total={shown.length}
              onPage={setPage}
              pageSizes={PAGE_SIZES}
              onPageSize={setPageSize}
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
              items={userMenu(t, user, !keepsAnAdmin(users, new Set([user.id])), (what) =>
                pick(what, [user.id]),
              )}
            />
          ),
          selection: {
            selected,
            onChange: setSelected,
            rowName: ({ name }: UserListItem) => name,
            actions: (
              <UserBulkActions
                users={users}
                selected={users.filter(({ id }) => selected.has(id))}
                onPick={pick}
              />
            ),
          },
        })}
      />
      {dialog}
    </Stack>
  );
}

function NoMatch({ query, onChange }: { query: UserQuery; onChange: (change: Partial<UserQuery>) => void }) {
  const { t } = useWords();
  const isSearch = query.search.trim() !== '';
  const { search, role, status } = DEFAULT_USER_QUERY;
  return (
    <EmptyState
      picture="notFound"
      title={isSearch ? t('users.noMatch', { search: query.search }) : t('users.noneLike')}
      actions={
        <Button onClick={() => onChange(isSearch ? { search } : { role, status })}>
          {t(isSearch ? 'users.clear' : 'users.showAll')}
        </Button>
      }
    >
      {t(isSearch ? 'users.noMatchText' : 'users.noneLikeText')}
    </EmptyState>
  );
}
