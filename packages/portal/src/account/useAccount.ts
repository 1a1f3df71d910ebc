import type { User } from '@parley/machines';
import type { AccountDetails, AccountScreenProps, AvatarEditing } from '@parley/ui';
import { type UseMutationResult, useMutation, useQuery } from '@tanstack/react-query';
import { useApp } from '../app/AppContext.tsx';
import { accountChannel } from '../app/accountChannel.ts';
import { problemInPlace, useListState } from '../app/listState.ts';
import { roleOf } from '../app/role.ts';
import { userOf } from '../app/session.ts';
import { useLanguage } from '../app/useLanguage.ts';
import { USERS_KEY } from '../app/usersKey.ts';
import { usePasswordChange } from './usePasswordChange.ts';

/**
 * The reader's own account and its changes (US-2): name, picture, password, the proof of their address and,
 * of administrators, the organisation.
 */
export function useAccount(): AccountScreenProps & { user: User | undefined } {
  const app = useApp();
  const { client, queries } = app;
  const user = userOf(app)?.user;
  const settings = useQuery(queries.userSettings);
  const verified = useQuery(queries.isEmailVerified);
  const language = useLanguage();
  const password = usePasswordChange(settings.data?.email ?? '');
  const verifying = useMutation({
    mutationFn: () => client.call('verifyEmail'),
    // An address that was verified elsewhere meanwhile has no link on its way.
    onSettled: () => app.queryClient.invalidateQueries({ queryKey: queries.isEmailVerified.queryKey }),
  });
  const readAgain = () => {
    accountChannel.tell(user?.subject ?? '');
    void app.queryClient.invalidateQueries({ queryKey: USERS_KEY });
    return app.queryClient.invalidateQueries({ queryKey: queries.userSettings.queryKey });
  };
  const saving = useMutation({
    async mutationFn({ changed, was }: { changed: Partial<AccountDetails>; was: Partial<AccountDetails> }) {
      const { name, ...organisation } = changed;
      const { name: wasName, ...wasOrganisation } = was;
      if (name !== undefined) await client.call('updateProfile', { name, was: wasName });
      if (Object.keys(organisation).length > 0)
        await client.call('updateOrganisation', { ...organisation, was: wasOrganisation });
    },
    onSuccess: () => app.feedback.raise({ kind: 'toast', code: 'detailsSaved' }),
    onSettled: readAgain,
  });
  const uploading = useMutation({
    mutationFn: (file: File) => client.call('uploadAvatar', { file }),
    onSuccess: readAgain,
  });
  const removing = useMutation({ mutationFn: () => client.call('removeAvatar'), onSettled: readAgain });

  return {
    user,
    state: useListState(settings, ({ billingEmail, ...own }) => ({
      account: {
        ...own,
        ...(billingEmail !== null && { billingEmail }),
        emailVerified: verified.data?.isEmailVerified ?? null,
        isAdmin: roleOf(app).audience === 'admin',
        externalAccount: user?.externalAccount ?? false,
      },
    })),
    onRetry: () => void settings.refetch(),
    details: {
      state:
        saving.status === 'error'
          ? problemInPlace(saving.error)
          : { kind: saving.isPending ? 'saving' : 'idle' },
      countOlder: (days) => app.queryClient.fetchQuery(queries.olderConversations(days)).catch(() => null),
      onSave: (changed, was) => saving.mutate({ changed, was }),
    },
    avatar: {
      state: avatarStateOf(uploading, removing),
      onUpload: uploading.mutate,
      onRemove: removing.mutate,
    },
    verification: {
      linkSent: verified.data?.linkSent ?? false,
      state:
        verifying.status === 'error'
          ? problemInPlace(verifying.error)
          : { kind: ({ idle: 'idle', pending: 'sending', success: 'sent' } as const)[verifying.status] },
      onSend: verifying.mutate,
    },
    language,
    password,
  };
}

/** How the last change of the picture went. */
function avatarStateOf(
  uploading: Pick<UseMutationResult, 'status' | 'error' | 'submittedAt'>,
  removing: Pick<UseMutationResult, 'status' | 'error' | 'submittedAt'>,
): AvatarEditing['state'] {
  if (uploading.status === 'pending') return { kind: 'uploading' };
  if (removing.status === 'pending') return { kind: 'removing' };
  const last = uploading.submittedAt > removing.submittedAt ? uploading : removing;
  return last.status === 'error' ? problemInPlace(last.error) : { kind: 'idle' };
}
