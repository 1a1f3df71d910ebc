import { chatWith, connectChat, inputOfPage, unsentOf } from '@parley/machines/chat';
import type { ChatActions, ChatView, ThreadListActions } from '@parley/model';
import type { ChatScreenProps } from '@parley/ui';
import { useSearch } from '@tanstack/react-router';
import { useActorRef, useSelector } from '@xstate/react';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { useApp } from '../app/AppContext.tsx';
import { roleOf } from '../app/role.ts';
import { userOf } from '../app/session.ts';
import { createChatPorts, threadChannel } from './chatPorts.ts';
import { openUnsent } from './unsent.ts';
import { useChatSurroundings } from './useChatSurroundings.ts';
import { useLimits } from './useLimits.ts';
import { useThreadAddress } from './useThreadAddress.ts';

/** A running chat with an assistant: the panel's view, the user's actions, and the open thread. */
export interface RunningChat {
  view: ChatView;
  actions: ChatActions & Pick<ThreadListActions, 'onOpenThread'>;
  /** Null while the newest one is not known, or there is none. */
  threadId: string | null;
  /** Unfinished edits of messages; they survive a reload. */
  edits: NonNullable<ChatScreenProps['edits']>;
  /** Leads on from a thread that was deleted, where it is the open one. */
  leave: (threadId: string) => void;
  /** Looks at the open thread again. */
  lookAgain: () => void;
}

/** Runs a chat with an assistant, in the thread of the address. */
export function useChat(assistantGuid: string): RunningChat {
  const app = useApp();
  const { thread } = useSearch({ strict: false });
  const [logic, threads] = useMemo(() => {
    const { queryKey } = app.queries.threads(assistantGuid);
    const refreshThreads = () => void app.queryClient.invalidateQueries({ queryKey });
    const tell = (threadId: string) => {
      threadChannel.tell(threadId);
      refreshThreads();
    };
    const empty = new Set<string>();
    return [
      chatWith(createChatPorts(app.client, assistantGuid, { empty, onSeen: tell })),
      { tell, refreshThreads, empty },
    ] as const;
  }, [app, assistantGuid]);
  const [unsent] = useState(() =>
    openUnsent({ subject: userOf(app)?.user.subject ?? '', assistantGuid }, app.keepTyped),
  );
  const actor = useActorRef(logic, {
    input: inputOfPage(roleOf(app).audience, {
      threadId: thread ?? null,
      draft: unsent.before.draft,
      kept: unsent.before.messages,
    }),
  });

  useEffect(() => {
    const see = () => {
      if (document.visibilityState === 'visible') actor.send({ type: 'thread.seen' });
    };
    const keeping = actor.subscribe(({ context }) => {
      unsent.keep(unsentOf(context));
      if (context.unreadCount > 0) see();
    });
    const leaving = actor.on('login.wanted', (wanted) => {
      unsent.keep(wanted.unsent);
      app.signIn.send({ type: 'login.requested', returnTo: location.href });
    });
    const counting = actor.on('message.accepted', ({ threadId }) => {
      threads.tell(threadId);
      void app.queryClient.invalidateQueries({ queryKey: app.queries.assistants.queryKey });
      void app.queryClient.invalidateQueries({ queryKey: app.queries.last24Hours.queryKey });
    });
    const rating = actor.on('rating.accepted', ({ threadId }) => threads.tell(threadId));
    const answering = actor.on('answer.finished', threads.refreshThreads);
    document.addEventListener('visibilitychange', see);
    return () => {
      for (const subscription of [keeping, leaving, counting, rating, answering]) subscription.unsubscribe();
      document.removeEventListener('visibilitychange', see);
    };
  }, [actor, app, threads, unsent]);

  useChatSurroundings(actor);

  const address = useThreadAddress(actor, threads.empty);
  const threadId = useSelector(actor, ({ context }) => context.threadId);
  const snapshot = useSelector(actor, (current) => current);
  const { view, actions: callbacks } = useMemo(() => connectChat(snapshot, actor.send), [snapshot, actor]);
  const actions = useMemo(
    () => ({ ...callbacks, onNewChat: address.begin, onOpenThread: address.open }),
    [callbacks, address],
  );
  return {
    view: useLimits(view),
    actions,
    threadId,
    edits: useMemo(
      () => ({ before: unsent.before.edits, keep: (edits) => unsent.keep({ edits }) }),
      [unsent],
    ),
    leave: useCallback(
      (gone) => {
        const { threadId: open, messages } = actor.getSnapshot().context;
        if (open !== gone) return;
        unsent.drop(messages.map(({ id }) => id));
        address.leave();
      },
      [actor, address, unsent],
    ),
    lookAgain: useCallback(() => actor.send({ type: 'thread.changed', threadId: null }), [actor]),
  };
}
