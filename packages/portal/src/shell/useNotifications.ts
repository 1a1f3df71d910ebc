import { ApiError, type ReplyOf } from '@parley/api';
import type { TopBarProps } from '@parley/ui';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useApp } from '../app/AppContext.tsx';
import { WITHOUT_PLACE } from '../app/toldInPlace.ts';
import { notificationHref } from './notificationHref.ts';
import { staleAfter } from './staleAfter.ts';

/** Milliseconds between two looks while the window is on view: news is there within seconds (ADR 44). */
const LOOK_EVERY_MS = 5000;

type List = ReplyOf<'getNotifications'>['notifications'];

/** Something done to notifications: at once here, then on the server. */
interface Change {
  apply: (list: List) => List;
  send: () => Promise<unknown>;
}

/** The reader's notifications, kept up to date, and what they do with them (SH-6). */
export function useNotifications(): TopBarProps['notifications'] {
  const { client, queries, queryClient } = useApp();
  const { queryKey } = queries.notifications;
  const { mutate, isPending } = useMutation({
    mutationFn: ({ send }: Change) => send().catch(ignoreGone),
    meta: WITHOUT_PLACE,
    async onMutate({ apply }) {
      await queryClient.cancelQueries({ queryKey });
      queryClient.setQueryData(
        queryKey,
        (list) => list && { ...list, notifications: apply(list.notifications) },
      );
    },
    // Reading again also undoes the optimistic change of a failed call.
    onSettled: () => queryClient.invalidateQueries({ queryKey }),
  });
  const { data, isError, isFetching, refetch } = useQuery({
    ...queries.notifications,
    // No polling while a change is being sent: its reply would still show the old state.
    refetchInterval: isPending ? false : LOOK_EVERY_MS,
    refetchOnWindowFocus: 'always',
  });

  const known = useRef<ReadonlySet<string> | null>(null);
  const list = data?.notifications;
  useEffect(() => {
    if (!list) return;
    for (const stale of staleAfter(known.current, list, queries)) {
      void queryClient.invalidateQueries({ queryKey: stale });
    }
    known.current = new Set(list.map(({ id }) => id));
  }, [list, queries, queryClient]);

  const markRead = (notificationIds: string[]) =>
    mutate({
      apply: (list) =>
        list.map((each) => (notificationIds.includes(each.id) ? { ...each, read: true } : each)),
      send: () => client.call('markNotificationsRead', { notificationIds }),
    });

  return {
    notifications:
      data?.notifications.map((each) => ({ ...each, href: notificationHref(each) })) ??
      (isError && !isFetching ? 'failed' : 'loading'),
    leftOut: data?.leftOut,
    onMarkAllAsRead: () =>
      markRead((data?.notifications ?? []).filter(({ read }) => !read).map(({ id }) => id)),
    onRead: (id) => markRead([id]),
    onRemove: (notificationId) =>
      mutate({
        apply: (list) => list.filter(({ id }) => id !== notificationId),
        send: () => client.call('removeNotification', { notificationId }),
      }),
    onRetry: () => void refetch(),
  };
}

/** Another window has changed it already: not an error. */
function ignoreGone(error: unknown): void {
  if (!(error instanceof ApiError && error.status === 404)) throw error;
}
