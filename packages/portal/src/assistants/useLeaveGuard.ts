import { type assistantEditorMachine, sameDraft } from '@parley/machines/assistantEditor';
import type { EditorProps } from '@parley/ui';
import { useEffect, useRef, useState } from 'react';
import type { ActorRefFrom } from 'xstate';
import { useLeaveBlocker } from '../app/useLeaveBlocker.ts';

type EditorActor = ActorRefFrom<typeof assistantEditorMachine>;

const hasChanges = (actor: EditorActor) => {
  const { context, status } = actor.getSnapshot();
  return status === 'active' && !sameDraft(context.draft, context.saved.draft);
};

/** Asked of somebody who leaves while files are on their way. */
export type UploadsQuestion = NonNullable<EditorProps['uploadsQuestion']>;

/**
 * Asks before changes, or files on their way, are left behind: by a link, by going back and by signing out in
 * the page's own words, on closing the window in the browser's (AS-4). Changes come first.
 * @returns the question about files on their way; null while it is not asked
 */
export function useLeaveGuard(actor: EditorActor, isUploading: boolean): UploadsQuestion | null {
  const uploading = useRef(isUploading);
  uploading.current = isUploading;
  const [isAsking, setAsking] = useState(false);
  const asking = useRef(isAsking);
  asking.current = isAsking;
  const heldUp = useLeaveBlocker(() => hasChanges(actor) || uploading.current);
  const waiting = useRef(heldUp);
  waiting.current = heldUp;

  const isHeldUp = heldUp !== null;
  const to = heldUp?.to ?? '';
  useEffect(() => {
    if (!isHeldUp) return;
    const event = { type: 'page.left', to } as const;
    if (!hasChanges(actor)) setAsking(true);
    else if (actor.getSnapshot().can(event)) actor.send(event);
    else waiting.current?.reset();
  }, [actor, isHeldUp, to]);

  useEffect(() => {
    const leaving = actor.on('leave.allowed', () => {
      // Asked before the next state is looked at, which would call it staying.
      asking.current = uploading.current;
      if (uploading.current) setAsking(true);
      else waiting.current?.proceed();
    });
    const staying = actor.subscribe(({ context, value }) => {
      const asks = typeof value === 'object' && 'leaving' in value;
      if (!asks && context.purpose !== 'leave' && !asking.current) waiting.current?.reset();
    });
    return () => {
      leaving.unsubscribe();
      staying.unsubscribe();
    };
  }, [actor]);

  // The last file has arrived while it was asked: there is nothing to lose any more, unless it is a picture,
  // which the draft has to be saved with.
  useEffect(() => {
    if (!isAsking || isUploading) return;
    setAsking(false);
    if (hasChanges(actor)) waiting.current?.reset();
    else waiting.current?.proceed();
  }, [actor, isAsking, isUploading]);

  if (!isAsking) return null;
  return {
    onStay() {
      setAsking(false);
      heldUp?.reset();
    },
    onLeave() {
      setAsking(false);
      heldUp?.proceed();
    },
  };
}
