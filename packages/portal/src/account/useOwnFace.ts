import { createWindowChannel } from '@parley/api';
import type { User } from '@parley/machines';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useApp } from '../app/AppContext.tsx';
import { TOLD_IN_PLACE } from '../app/toldInPlace.ts';

/** Tells the reader's other windows whose account has changed, by its subject. */
export const accountChannel = createWindowChannel('parley.account');

/**
 * Name and picture of the reader for the head of the page: as the account has them where it was read, so that
 * a change of them is seen at once, also of one in another window; otherwise as the identity provider said at
 * sign-in (US-2).
 */
export function useOwnFace(user: User): Pick<User, 'name' | 'avatarUrl'> {
  const { queries, queryClient } = useApp();
  const { data } = useQuery({ ...queries.userSettings, enabled: false });
  const { userSettings } = queries;
  const { subject } = user;
  useEffect(
    () =>
      accountChannel.watch((changed) => {
        if (changed !== subject) return;
        void queryClient.prefetchQuery({ ...userSettings, staleTime: 0, meta: TOLD_IN_PLACE });
      }),
    [queryClient, userSettings, subject],
  );
  const { name, avatarUrl } = data ?? user;
  return { name, avatarUrl };
}
