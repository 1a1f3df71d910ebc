import { useState } from 'react';
import { useForget, useLeftOpen } from '../../patterns/unsaved/useUnsaved.ts';
import { AssistantsDrawer, assistantsForm } from './AssistantsDrawer.tsx';
import { type UserAsk, UserQuestion } from './UserQuestion.tsx';
import type { UserPick } from './userMenu.ts';
import type { UserListItem, UserManagement, UserTask } from './users.types.ts';

/** What is open. */
interface Open {
  what: UserAsk | 'assistants';
  ids: readonly string[];
  /** The task that was the last when its action was sent; null while it is not. */
  sentAfter: UserTask | null;
}

/** How its own action goes; null until that is known. A reply may be there before anybody saw it run. */
const ownTask = ({ sentAfter }: Open, task: UserTask) =>
  sentAfter !== null && task.attempt !== sentAfter.attempt ? task : null;

/**
 * Runs the action that was chosen for users: harmless ones at once, the others after a question or in a
 * drawer. Those wait until `task` has run, show what failed, and close when it is done; `onDone` is told.
 */
export function useUserDialogs(
  users: readonly UserListItem[],
  manage: UserManagement | undefined,
  onDone: () => void,
) {
  const leftOpen = useLeftOpen();
  const [open, setOpen] = useState<Open | null>(() => {
    const left = users.find(({ id }) => leftOpen({ form: assistantsForm(id) }));
    return left ? { what: 'assistants', ids: [left.id], sentAfter: null } : null;
  });
  const [saved, setSaved] = useState<string | null>(null);
  useForget(saved);
  if (open && manage && ownTask(open, manage.task)?.kind === 'done') {
    setOpen(null);
    if (open.what === 'assistants' && open.ids[0]) setSaved(assistantsForm(open.ids[0]));
    onDone();
  }

  const pick = (what: UserPick, ids: readonly string[]) => {
    const [first] = ids;
    if (!manage || first === undefined) return;
    if (what === 'resend') manage.onResend(ids);
    else if (what === 'copyLink') manage.onCopyLink(first);
    else if (what === 'activate') manage.onActivate(ids);
    else {
      setSaved(null);
      setOpen({ what, ids, sentAfter: null });
    }
  };

  return {
    pick,
    isOpen: open !== null,
    dialog: open && manage && <Dialog {...{ open, setOpen, users, manage }} />,
  };
}

interface DialogProps {
  open: Open;
  setOpen: (open: Open | null) => void;
  users: readonly UserListItem[];
  manage: UserManagement;
}

function Dialog({ open, setOpen, users, manage }: DialogProps) {
  const { what, ids, sentAfter } = open;
  const own = ownTask(open, manage.task);
  const concerned = users.filter(({ id }) => ids.includes(id));
  const [first] = concerned;
  const problem = own?.kind === 'failed' ? own.problem : null;
  const running = sentAfter !== null && (own === null || own.kind === 'running');
  const send = (act: () => void) => {
    setOpen({ ...open, sentAfter: manage.task });
    act();
  };
  const close = () => {
    setOpen(null);
    if (problem) manage.onForget();
  };
  if (!first) return null;
  if (what === 'assistants') {
    return (
      <AssistantsDrawer
        user={first}
        assistants={manage.assistants}
        saving={running}
        problem={problem}
        onSave={(assistantIds) => send(() => manage.onAssistants(first.id, assistantIds))}
        onClose={close}
      />
    );
  }
  const act = {
    makeAdmin: () => manage.onRole(ids, 'admin'),
    makeUser: () => manage.onRole(ids, 'user'),
    deactivate: () => manage.onDeactivate(ids),
    remove: () => manage.onRemove(ids),
  }[what];
  return (
    <UserQuestion
      ask={what}
      users={concerned}
      running={running}
      problem={problem}
      onConfirm={() => send(act)}
      onCancel={close}
    />
  );
}
