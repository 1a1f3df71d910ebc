import type { chatWith } from '@parley/machines/chat';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useEffect, useMemo, useRef } from 'react';
import type { ActorRefFrom } from 'xstate';

/** Ways to another thread with the same assistant; `open` and `begin` are steps in the browser's history. */
export interface ThreadAddress {
  open: (threadId: string) => void;
  /** Begins a thread at once; what was not sent yet stays in the old one. */
  begin: () => void;
  /** From the open thread, which was deleted, to a new one in its place. */
  leave: () => void;
}

/**
 * Keeps a chat at the thread of the address, `?thread=`, so that reload, back and forward find it again
 * (CH-1).
 * @param empty takes the ids of the threads that are begun.
 */
export function useThreadAddress(
  actor: ActorRefFrom<ReturnType<typeof chatWith>>,
  empty: Set<string>,
): ThreadAddress {
  const { thread } = useSearch({ strict: false });
  const navigate = useNavigate();
  const passed = useRef<string>(undefined);

  useEffect(() => {
    if (passed.current !== undefined && passed.current === thread) return;
    passed.current = undefined;
    actor.send({ type: 'thread.opened', threadId: thread ?? null });
  }, [actor, thread]);

  return useMemo(() => {
    const threadId = () => actor.getSnapshot().context.threadId ?? undefined;
    async function go(from: string | undefined, to: string | undefined) {
      if (!thread && from) {
        // The newest thread gets its own address before the user leaves it: on the way back it may no longer
        // be the newest.
        passed.current = from;
        await navigate({ to: '.', search: { thread: from }, replace: true });
      }
      if (to !== undefined && to !== from) await navigate({ to: '.', search: { thread: to } });
    }
    return {
      open: (to) => void go(threadId(), to),
      begin() {
        const from = threadId();
        actor.send({ type: 'chat.renewed' });
        const to = threadId();
        if (to && to !== from) empty.add(to);
        void go(from, to);
      },
      leave() {
        const gone = threadId();
        actor.send({ type: 'chat.renewed' });
        const renewed = threadId();
        // What is on its way to the server holds the chat in its thread: another one is opened then.
        const to = renewed === undefined || renewed === gone ? crypto.randomUUID() : renewed;
        empty.add(to);
        // Going back must not lead to what is gone.
        void navigate({ to: '.', search: { thread: to }, replace: true });
      },
    };
  }, [actor, empty, navigate, thread]);
}
