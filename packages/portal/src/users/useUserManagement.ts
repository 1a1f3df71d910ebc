import type { InputOf, ReplyOf } from '@parley/api';
import type { UserNews } from '@parley/model';
import type { UserDeed, UserManagement } from '@parley/ui';
import { type UseMutationResult, useMutation, useQuery } from '@tanstack/react-query';
import { useApp } from '../app/AppContext.tsx';
import { problemInPlace, taskOf } from '../app/listState.ts';
import { USERS_KEY } from '../app/queries.ts';
import { removeFrom } from '../app/removal.ts';

/** Something to be done to users. */
interface Wish {
  does: UserDeed;
  ids: readonly string[];
  /** Code of the toast that it ends with. */
  done: UserNews['code'];
  run: () => Promise<unknown>;
}

/**
 * What an administrator can do with users, over the API (US-1).
 * @param nameOf how somebody of the list is named.
 */
export function useUserManagement(nameOf: (userId: string) => string): UserManagement {
  const { client, feedback, queries, queryClient } = useApp();
  const assistants = useQuery(queries.assistants);
  const readAgain = () => queryClient.invalidateQueries({ queryKey: USERS_KEY });

  const deed = useMutation({
    // Named before the list is read again: whoever was removed is no longer in it then.
    onMutate: ({ ids }: Wish) => ids.map(nameOf),
    mutationFn: ({ run }: Wish) => run(),
    onSuccess: (_, { done }, names) => feedback.raise({ kind: 'toast', code: done, names }),
    onSettled: readAgain,
  });
  const inviting = useMutation({
    mutationFn: (invitation: InputOf<'inviteUsers'>) => client.call('inviteUsers', invitation),
    onSettled: readAgain,
  });
  const copying = useMutation({
    async mutationFn(userId: string) {
      const { url } = await client.call('createInvitationLink', { userId });
      await navigator.clipboard.writeText(url);
    },
    onSuccess: () => feedback.raise({ kind: 'toast', code: 'linkCopied' }),
  });
  const act = (
    does: UserDeed,
    done: Wish['done'],
    ids: readonly string[],
    run: (userIds: string[]) => Promise<unknown>,
  ) => deed.mutate({ does, done, ids, run: () => run([...ids]) });

  return {
    assistants: (assistants.data?.assistants ?? []).map(({ assistantGuid, name, audience }) => ({
      id: assistantGuid,
      name,
      forEveryone: audience === 'everyone',
    })),
    task: taskOf(deed, ({ does, ids }) => ({ does, ids })),
    onForget: deed.reset,
    onResend: (ids) =>
      act('resend', 'invitationsResent', ids, (userIds) => client.call('resendInvitations', { userIds })),
    onCopyLink: copying.mutate,
    onRole: (ids, role) =>
      act('role', role === 'admin' ? 'usersMadeAdmin' : 'usersMadeUser', ids, (userIds) =>
        client.call('changeUserRole', { userIds, role }),
      ),
    onAssistants: (userId, assistantIds) =>
      act('assistants', 'userAssistantsChosen', [userId], () =>
        client.call('setUserAssistants', { userId, assistantGuids: [...assistantIds] }),
      ),
    onActivate: (ids) =>
      act('activate', 'usersActivated', ids, (userIds) => client.call('activateUsers', { userIds })),
    onDeactivate: (ids) =>
      act('deactivate', 'usersDeactivated', ids, (userIds) => client.call('deactivateUsers', { userIds })),
    onRemove: (ids) =>
      act('remove', 'usersRemoved', ids, (userIds) => {
        const call = () => client.call('removeUsers', { userIds });
        // Of several, all stay where one of them is not there: the list is read again, and says who is left.
        return userIds.length === 1 ? removeFrom(queryClient, USERS_KEY, call) : call();
      }),
    invite: inviteStateOf(inviting),
    onInvite: ({ emails, role, assistantIds }) =>
      inviting.mutate({ emails: [...emails], role, assistantGuids: [...assistantIds] }),
    onInviteReset: inviting.reset,
  };
}

function inviteStateOf({
  status,
  error,
  data,
}: UseMutationResult<ReplyOf<'inviteUsers'>, Error, InputOf<'inviteUsers'>>): UserManagement['invite'] {
  if (status === 'pending') return { kind: 'sending' };
  if (status === 'success') return { kind: 'done', ...data };
  return status === 'error' ? problemInPlace(error) : { kind: 'idle' };
}
