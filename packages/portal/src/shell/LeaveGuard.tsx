import { LeaveQuestion, useSaveFirst } from '@parley/ui';
import { useEffect, useSyncExternalStore } from 'react';
import { useApp } from '../app/AppContext.tsx';
import { useLeaveBlocker } from '../app/useLeaveBlocker.ts';

/**
 * Asks before a page with unsaved changes is left: by a link, by going back and by signing out in our words,
 * on closing the window and on a reload in the browser's (FA-1). What is saved while it asks needs no answer
 * any more: the page is left. What could not be saved before leaving says so in its form, and the page stays.
 */
export function LeaveGuard() {
  const { unsaved } = useApp();
  const heldUp = useLeaveBlocker(unsaved.isHeld);
  const isHeld = useSyncExternalStore(unsaved.subscribe, unsaved.isHeld);
  const isSaving = useSyncExternalStore(unsaved.subscribe, unsaved.isSaving);
  const isSettled = heldUp !== null && !isHeld;
  // biome-ignore lint/correctness/useExhaustiveDependencies: one way out is left by once
  useEffect(() => {
    if (isSettled) heldUp.proceed();
  }, [isSettled]);
  const [save, takeBack] = useSaveFirst(isSaving, unsaved.savers(), () => isHeld && heldUp?.reset());
  if (!heldUp) return null;
  return (
    <LeaveQuestion
      isSaving={isSaving}
      onSave={save}
      onStay={() => {
        takeBack();
        heldUp.reset();
      }}
      onLeave={() => {
        unsaved.forgetHeld();
        heldUp.proceed();
      }}
    />
  );
}
