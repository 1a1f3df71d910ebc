import { UsersScreen } from '@parley/ui';
import { useQuery } from '@tanstack/react-query';
import { useApp } from '../app/AppContext.tsx';
import { listStateOf } from '../app/listState.ts';

/** Users of the organisation (US-1). */
export default function UsersPage() {
  const app = useApp();
  const users = useQuery(app.queries.users);
  const own = useQuery(app.queries.userSettings).data?.email;
  const state = listStateOf(users, (data) => ({
    users: data.map(({ assistantGuids, ...user }) => ({
      ...user,
      assistantIds: assistantGuids,
      isSelf: user.email === own,
    })),
  }));
  return <UsersScreen state={state} onRetry={() => void users.refetch()} />;
}
