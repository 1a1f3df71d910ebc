import { LeaveQuestion } from '@parley/ui';
import { useBlocker } from '@tanstack/react-router';
import { useEffect, useSyncExternalStore } from 'react';
import { useApp } from '../app/AppContext.tsx';
import { stateOf } from '../app/session.ts';

/**
 * Asks before a page with unsaved changes is left: by a link and by going back in our words, on closing the
 * window and on a reload in the browser's (FA-1). The way to the login is not held up: changes are kept.
 * What is saved while it asks needs no answer any more: the page is left.
 */
export function LeaveGuard() {
  const app = useApp();
  const { unsaved } = app;
  const asks = () => unsaved.isHeld() && stateOf(app) === 'signedIn';
  const blocker = useBlocker({
    shouldBlockFn: ({ current, next }) => current.pathname !== next.pathname && asks(),
    enableBeforeUnload: asks,
    withResolver: true,
  });
  const isHeld = useSyncExternalStore(unsaved.subscribe, unsaved.isHeld);
  const isSaving = useSyncExternalStore(unsaved.subscribe, unsaved.isSaving);
  const { status, proceed } = blocker;
  useEffect(() => {
    if (status === 'blocked' && !isHeld) proceed();
  }, [status, isHeld, proceed]);
  if (blocker.status !== 'blocked') return null;
  return (
    <LeaveQuestion
      isSaving={isSaving}
      onStay={blocker.reset}
      onLeave={() => {
        unsaved.forgetHeld();
        blocker.proceed();
      }}
    />
  );
}
