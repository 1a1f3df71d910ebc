import { DEFAULT_USER_QUERY, type UserQuery, UsersScreen } from '@parley/ui';
import { useQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useCallback, useEffect } from 'react';
import { useApp } from '../app/AppContext.tsx';
import { listStateOf } from '../app/listState.ts';
import { useTypedText } from '../app/useTypedText.ts';
import { useUserManagement } from './useUserManagement.ts';

/** Users of the organisation (US-1). What is searched for and the page stand in the address. */
export default function UsersPage() {
  const { queries } = useApp();
  const search = useSearch({ from: '/guarded/layout/users' });
  const query: UserQuery = { ...DEFAULT_USER_QUERY, ...search };
  const navigate = useNavigate({ from: '/users' });
  const go = useCallback(
    (changed: Partial<UserQuery>, replace = false) =>
      void navigate({ to: '/users', search: (before) => ({ ...before, ...changed }), replace }),
    [navigate],
  );
  const [text, setText] = useTypedText(
    query.search,
    useCallback((typed: string) => go({ search: typed, page: 1 }, true), [go]),
  );
  const users = useQuery(queries.users(query));
  const manage = useUserManagement();

  // Removing users may leave the page in view empty.
  const lastPage = users.data && Math.max(1, Math.ceil(users.data.total / query.pageSize));
  const isBeyond = lastPage !== undefined && !users.isPlaceholderData && query.page > lastPage;
  useEffect(() => {
    if (isBeyond) go({ page: lastPage }, true);
  }, [isBeyond, lastPage, go]);

  return (
    <UsersScreen
      state={listStateOf(users, ({ rows, ...counts }) => ({
        ...counts,
        users: rows.map(({ userId, assistantGuids, invitationEndsAt, ...user }) => ({
          ...user,
          id: userId,
          assistantIds: assistantGuids,
          ...(invitationEndsAt === null ? {} : { invitationEndsAt }),
        })),
      }))}
      query={{ ...query, search: text }}
      onQueryChange={({ search: typed, ...rest }) => {
        if (typed === text) go(rest);
        else setText(typed);
      }}
      onRetry={() => void users.refetch()}
      manage={manage}
    />
  );
}
