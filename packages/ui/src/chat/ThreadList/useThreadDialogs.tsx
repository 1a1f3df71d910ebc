import type { ChatThread, ThreadDeed, ThreadListView, ThreadManagement, ThreadTask } from '@parley/model';
import { useEffect, useEffectEvent, useState } from 'react';
import { onDemand } from '../../patterns/deferred/onDemand.tsx';
import { useForget } from '../../patterns/unsaved/useUnsaved.ts';
import { renameForm } from './threadDialog.ts';
import { useLeftRenaming } from './useLeftRenaming.ts';

/** Loaded when it is asked, so that reading alone does not load it. */
const ThreadDialogs = onDemand(
  () => import('./ThreadDialogs.tsx'),
  ({ onClose }) => onClose(),
);

/** What is asked about a thread. */
interface Asked {
  does: ThreadDeed;
  thread: ChatThread;
  /** Whether it was the open one. */
  wasOpen: boolean;
  /** The task that was the last when it was answered; null while it is not. */
  sentAfter: ThreadTask | null;
}

/** How its own deed goes; null until that is known. A reply may be there before anybody saw it run. */
const ownTask = ({ sentAfter }: Asked, task: ThreadTask) =>
  sentAfter !== null && task.attempt !== sentAfter.attempt ? task : null;

/**
 * Asks before a thread is renamed or deleted, shows what failed, and closes when it is done. Not part of the
 * list: that may go, as when a window becomes narrow, while somebody types a title.
 * @param view null where there is no list
 * @param manage undefined where threads can only be opened
 * @param onOpenDeleted the open thread is gone, and so is the question
 * @returns what asks, and what is asked
 */
export function useThreadDialogs(
  view: ThreadListView | null,
  manage: ThreadManagement | undefined,
  onOpenDeleted: () => void,
) {
  const [asked, setAsked] = useState<Asked | null>(null);
  const [done, setDone] = useState<Asked | null>(null);
  const ask = (does: ThreadDeed, thread: ChatThread) => {
    setDone(null);
    setAsked({ does, thread, wasOpen: thread.id === view?.currentThreadId, sentAfter: null });
  };
  useLeftRenaming(manage && view?.threads, (thread) => ask('rename', thread));
  if (asked && manage && ownTask(asked, manage.task)?.kind === 'done') {
    setAsked(null);
    setDone(asked);
  }
  useForget(done ? renameForm(done.thread.id) : null);
  const isOpenDeleted = done?.does === 'delete' && done.wasOpen;
  const goOn = useEffectEvent(onOpenDeleted);
  useEffect(() => {
    // React commits nothing while effects run.
    if (isOpenDeleted) queueMicrotask(goOn);
  }, [isOpenDeleted]);
  return { ask, dialog: asked && manage && <Dialog {...{ asked, setAsked, manage }} /> };
}

interface DialogProps {
  asked: Asked;
  setAsked: (asked: Asked | null) => void;
  manage: ThreadManagement;
}

function Dialog({ asked, setAsked, manage }: DialogProps) {
  const { does, thread, sentAfter } = asked;
  const own = ownTask(asked, manage.task);
  const send = (act: () => void) => {
    setAsked({ ...asked, sentAfter: manage.task });
    act();
  };
  return (
    <ThreadDialogs
      does={does}
      thread={thread}
      running={sentAfter !== null && (own === null || own.kind === 'running')}
      problem={own?.kind === 'failed' ? own.problem : null}
      refused={own?.kind === 'idle' ? own.refused : undefined}
      onRename={(title) => send(() => manage.onRename(thread.id, title))}
      onDelete={() => send(() => manage.onDelete(thread.id))}
      onClose={() => {
        setAsked(null);
        manage.onForget();
      }}
    />
  );
}
