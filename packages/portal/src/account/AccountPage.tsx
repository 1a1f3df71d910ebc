import { AccountScreen } from '@parley/ui';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useApp } from '../app/AppContext.tsx';
import { listStateOf, problemInPlace } from '../app/listState.ts';
import { roleOf } from '../app/role.ts';
import { userOf } from '../app/session.ts';

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
  const verifying = useMutation({ mutationFn: () => client.call('verifyEmail') });
  const user = userOf(app)?.user;
  const progress = { idle: 'idle', pending: 'busy', success: 'changed' } as const;

  return (
    <AccountScreen
      state={listStateOf(settings, (own) => ({
        account: {
          ...own,
          avatarUrl: user?.avatarUrl ?? null,
          emailVerified: verified.data?.isEmailVerified ?? null,
          isAdmin: roleOf(app).audience === 'admin',
          externalAccount: user?.externalAccount ?? false,
        },
      }))}
      onRetry={() => void settings.refetch()}
      verification={{
        state:
          verifying.status === 'error'
            ? problemInPlace(verifying.error)
            : { kind: ({ idle: 'idle', pending: 'sending', success: 'sent' } as const)[verifying.status] },
        onResend: verifying.mutate,
      }}
      password={{
        state:
          changing.status === 'error' ? problemInPlace(changing.error) : { kind: progress[changing.status] },
        onChange: changing.mutate,
      }}
    />
  );
}
