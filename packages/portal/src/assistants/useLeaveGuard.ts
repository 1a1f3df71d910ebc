import type { assistantEditorMachine } from '@parley/machines/assistantEditor';
import { useBlocker } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import type { ActorRefFrom } from 'xstate';
import { isSameDraft } from './editorPorts.ts';

type EditorActor = ActorRefFrom<typeof assistantEditorMachine>;

const hasChanges = (actor: EditorActor) => {
  const { context, status } = actor.getSnapshot();
  return status === 'active' && !isSameDraft(context.draft, context.saved.draft);
};

/**
 * Asks before changes are left behind: by a link and by going back in the page's own words, on closing the
 * window in the browser's (AS-4).
 */
export function useLeaveGuard(actor: EditorActor): void {
  const blocker = useBlocker({
    shouldBlockFn: ({ current, next }) => current.pathname !== next.pathname && hasChanges(actor),
    enableBeforeUnload: () => hasChanges(actor),
    withResolver: true,
  });
  const waiting = useRef(blocker);
  waiting.current = blocker;

  const to = blocker.status === 'blocked' ? blocker.next.pathname : null;
  useEffect(() => {
    if (to === null) return;
    const event = { type: 'page.left', to } as const;
    if (actor.getSnapshot().can(event)) actor.send(event);
    else waiting.current.reset?.();
  }, [actor, to]);

  useEffect(() => {
    const leaving = actor.on('leave.allowed', () => waiting.current.proceed?.());
    const staying = actor.subscribe(({ context, value }) => {
      const asks = typeof value === 'object' && 'leaving' in value;
      if (!asks && context.purpose !== 'leave') waiting.current.reset?.();
    });
    return () => {
      leaving.unsubscribe();
      staying.unsubscribe();
    };
  }, [actor]);
}
