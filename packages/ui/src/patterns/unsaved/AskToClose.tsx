import { type ReactNode, useContext, useMemo, useState } from 'react';
import type { LeaveDialogProps } from './LeaveDialog.tsx';
import { LeaveQuestion } from './LeaveQuestion.ts';
import { useSaveFirst } from './useSaveFirst.ts';
import { type Saver, UnsavedContext, type UnsavedStore } from './useUnsaved.ts';

export interface AskToCloseProps {
  /** Closes the dialog or drawer. */
  onClose: () => void;
  /** What is lost: chooses the words of the question. @default 'changes' */
  of?: LeaveDialogProps['of'];
  /** The dialog or drawer, which calls `close` however the reader wants it gone: Escape, cross, Cancel. */
  children: (close: () => void) => ReactNode;
}

/**
 * Asks before a dialog or drawer is closed while a form in it has unsaved changes (FA-1): those that
 * `useUnsaved` and `useHeld` below it tell of. What is given up is forgotten.
 */
export function AskToClose({ onClose, of, children }: AskToCloseProps) {
  const store = useContext(UnsavedContext);
  const [held] = useState(() => new Map<string, Saver>());
  const [isAsking, setAsking] = useState(false);
  /** How many calls are on their way with what is held. */
  const [calls, setCalls] = useState(0);
  const inside = useMemo(
    (): UnsavedStore => ({
      read: (form) => store.read(form),
      keep: (form, changes) => store.keep(form, changes),
      hold(form, saver) {
        const release = store.hold(form, saver);
        held.set(form, saver);
        return () => {
          held.delete(form);
          // Saved meanwhile: there is nothing to lose, and the dialog says what became of it, or is gone.
          if (held.size === 0) setAsking(false);
          release();
        };
      },
      saving(form) {
        const end = store.saving(form);
        setCalls((before) => before + 1);
        return () => {
          setCalls((before) => before - 1);
          end();
        };
      },
    }),
    [store, held],
  );
  const isSaving = calls > 0;
  const [save, takeBack] = useSaveFirst(isSaving, held.values(), () => {
    setAsking(false);
    // What could not be saved says so in its form.
    if (held.size === 0) onClose();
  });
  const close = () => {
    if (held.size === 0) onClose();
    else setAsking(true);
  };
  return (
    <UnsavedContext value={inside}>
      {children(close)}
      {isAsking && (
        <LeaveQuestion
          of={of}
          isSaving={isSaving}
          onSave={save}
          onStay={() => {
            takeBack();
            setAsking(false);
          }}
          onLeave={() => {
            for (const form of held.keys()) store.keep(form, null);
            onClose();
          }}
        />
      )}
    </UnsavedContext>
  );
}
