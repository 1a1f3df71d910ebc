import type { InputOf, Received, ReplyOf } from '@parley/api';
import type { UserNews } from '@parley/model';
import type { UserDeed, UserManagement } from '@parley/ui';
import { type UseMutationResult, useMutation, useQuery } from '@tanstack/react-query';
import { useApp } from '../app/AppContext.tsx';
import { callOnce } from '../app/callOnce.ts';
import { problemInPlace, taskOf } from '../app/listState.ts';
import { removeFrom } from '../app/removal.ts';
import { WITHOUT_PLACE } from '../app/toldInPlace.ts';
import { useByName } from '../app/useByName.ts';
import { USERS_KEY } from '../app/usersKey.ts';

/** Who is invited as what. */
type Invitation = Omit<InputOf<'inviteUsers'>, 'invitationGuid'>;

/** Something to be done to users. */
interface Wish {
  does: UserDeed;
  ids: readonly string[];
  /** Code of the toast that it ends with. */
  done: UserNews['code'];
  run: () => Promise<Outcome>;
}

/** What came of it. */
interface Outcome {
  /** Those that it was done to. */
  ids: readonly string[];
  /** Those of whom no e-mail with their new link went to. */
  notMailed?: readonly string[];
}

/**
 * What an administrator can do with users, over the API (US-1).
 * @param find how somebody of the list is named, and whether they have yet to accept.
 */
export function useUserManagement(
  find: (userId: string) => { name: string; isInvited: boolean },
): UserManagement {
  const { client, feedback, queries, queryClient, unsaved } = useApp();
  const assistants = useByName(useQuery(queries.assistants).data?.assistants);
  const readAgain = () => queryClient.invalidateQueries({ queryKey: USERS_KEY });

  const deed = useMutation({
    // Named before the list is read again: whoever was removed is no longer in it then.
    onMutate: ({ ids }: Wish) => new Map(ids.map((id) => [id, find(id).name])),
    mutationFn: ({ run }: Wish) => run(),
    onSuccess(changed, { done, ids }, known) {
      const tell = (code: UserNews['code'], about: readonly string[], gone = 0) =>
        feedback.raise({
          kind: 'toast',
          code,
          names: about.map((id) => known.get(id) ?? ''),
          ...(gone > 0 && { gone }),
        });
      const { notMailed = [] } = changed;
      const well = changed.ids.filter((id) => !notMailed.includes(id));
      if (well.length > 0 || notMailed.length === 0) tell(done, well, ids.length - changed.ids.length);
      if (notMailed.length > 0) tell('invitationsNotMailed', notMailed);
    },
    onSettled: readAgain,
  });
  const inviting = useMutation({
    mutationFn: (invitation: Invitation) =>
      callOnce(unsaved, 'inviteUsers', invitation, (invitationGuid) =>
        client.call('inviteUsers', { ...invitation, invitationGuid }),
      ),
    onSettled: readAgain,
  });
  const copying = useMutation({
    async mutationFn(userId: string) {
      const { url } = await callOnce(unsaved, 'createInvitationLink', userId, (invitationGuid) =>
        client.call('createInvitationLink', { userId, invitationGuid }),
      );
      await navigator.clipboard.writeText(url);
    },
    meta: WITHOUT_PLACE,
    onSuccess: () => feedback.raise({ kind: 'toast', code: 'linkCopied' }),
  });
  const act = (
    does: UserDeed,
    done: Wish['done'],
    ids: readonly string[],
    call: (userIds: string[]) => Promise<Partial<Received<'removeUsers'>> | null>,
  ) => deed.mutate({ does, done, ids, run: async () => ({ ids: (await call([...ids]))?.userIds ?? ids }) });

  return {
    assistants: assistants.map(({ assistantGuid, name, audience, status }) => ({
      id: assistantGuid,
      name,
      forEveryone: audience === 'everyone',
      status,
    })),
    task: taskOf(deed, ({ does, ids }) => ({ does, ids })),
    onForget: deed.reset,
    onResend: (ids) =>
      deed.mutate({
        does: 'resend',
        done: 'invitationsResent',
        ids,
        async run() {
          const { sent } = await callOnce(unsaved, 'resendInvitations', ids, (invitationGuid) =>
            client.call('resendInvitations', { userIds: [...ids], invitationGuid }),
          );
          return { ids, notMailed: sent.filter(({ mailed }) => !mailed).map(({ userId }) => userId) };
        },
      }),
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
      act(
        'remove',
        ids.every((id) => find(id).isInvited) ? 'invitationsRevoked' : 'usersRemoved',
        ids,
        (userIds) => removeFrom(queryClient, USERS_KEY, () => client.call('removeUsers', { userIds })),
      ),
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
}: UseMutationResult<ReplyOf<'inviteUsers'>, Error, Invitation>): UserManagement['invite'] {
  if (status === 'pending') return { kind: 'sending' };
  if (status === 'success') return { kind: 'done', ...data };
  return status === 'error' ? problemInPlace(error) : { kind: 'idle' };
}
