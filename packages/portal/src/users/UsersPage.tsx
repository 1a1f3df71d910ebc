import { DEFAULT_USER_QUERY, nameInMessages, type UserQuery, UsersScreen } from '@parley/ui';
import { useQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useCallback } from 'react';
import { useApp } from '../app/AppContext.tsx';
import { useListState } from '../app/listState.ts';
import { FIRST_PAGE, useLastPage, useListQuery } from '../app/useListQuery.ts';
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
  const shown = useListQuery(query, go, FIRST_PAGE);
  const users = useQuery(queries.users(query));
  const manage = useUserManagement((id) => {
    const user = users.data?.rows.find(({ userId }) => userId === id);
    return { name: user ? nameInMessages(user) : '', isInvited: user?.status === 'invited' };
  });

  useLastPage(users.isPlaceholderData ? undefined : users.data?.total, query, go);

  return (
    <UsersScreen
      state={useListState(users, ({ rows, ...counts }) => ({
        ...counts,
        users: rows.map(({ userId, assistantGuids, invitationEndsAt, ...user }) => ({
          ...user,
          id: userId,
          assistantIds: assistantGuids,
          ...(invitationEndsAt === null ? {} : { invitationEndsAt }),
        })),
      }))}
      {...shown}
      onRetry={() => void users.refetch()}
      manage={manage}
    />
  );
}
