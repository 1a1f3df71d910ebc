import { AccountScreen } from '@parley/ui';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useApp } from '../app/AppContext.tsx';
import { userOf } from '../app/session.ts';
import { listStateOf, problemOf } from './listState.ts';

/** Own account and password (US-2). */
export default function AccountPage() {
  const app = useApp();
  const { client, queries } = app;
  const settings = useQuery(queries.userSettings);
  const verified = useQuery(queries.isEmailVerified);
  const changing = useMutation({
    mutationFn: (passwords: { newPassword: string; repeatNewPassword: string }) =>
      client.call('changePassword', passwords),
    onSuccess: () => app.feedback.raise({ kind: 'toast', code: 'passwordChanged' }),
  });
  const user = userOf(app)?.user;
  const progress = { idle: 'idle', pending: 'busy', success: 'changed' } as const;

  return (
    <AccountScreen
      state={listStateOf(settings, (own) => ({
        account: {
          ...own,
          avatarUrl: user?.avatarUrl ?? null,
          emailVerified: verified.data?.isEmailVerified ?? null,
          isAdmin: user?.isAdmin ?? false,
          externalAccount: user?.externalAccount ?? false,
        },
      }))}
      onRetry={() => void settings.refetch()}
      password={{
        state:
          changing.status === 'error'
            ? { kind: 'failed', problem: problemOf(changing.error, 'form') }
            : { kind: progress[changing.status] },
        onChange: changing.mutate,
      }}
    />
  );
}
