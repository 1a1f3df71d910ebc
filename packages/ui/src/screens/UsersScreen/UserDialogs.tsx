import { useState } from 'react';
import { AssistantsDrawer } from './AssistantsDrawer.tsx';
import { type UserAsk, UserQuestion } from './UserQuestion.tsx';
import type { UserPick } from './userMenu.ts';
import type { UserListItem, UserManagement } from './users.types.ts';

/** What is open, and how far its action is: not sent, sent, or known to be running. */
interface Open {
  what: UserAsk | 'assistants';
  ids: readonly string[];
  phase: 'open' | 'sent' | 'seen';
}

/**
 * Runs the action that was chosen for users: harmless ones at once, the others after a question or in a
 * drawer. Those wait until `task` has run, show what failed, and close when it is done; `onDone` is told.
 */
export function useUserDialogs(
  users: readonly UserListItem[],
  manage: UserManagement | undefined,
  onDone: () => void,
) {
  const [open, setOpen] = useState<Open | null>(null);
  const task = manage?.task.kind;
  if (open?.phase === 'sent' && task === 'running') setOpen({ ...open, phase: 'seen' });
  if (open?.phase === 'seen' && task === 'done') {
    setOpen(null);
    onDone();
  }

  const pick = (what: UserPick, ids: readonly string[]) => {
    const [first] = ids;
    if (!manage || first === undefined) return;
    if (what === 'resend') manage.onResend(ids);
    else if (what === 'copyLink') manage.onCopyLink(first);
    else if (what === 'activate') manage.onActivate(ids);
    else setOpen({ what, ids, phase: 'open' });
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
  const { what, ids, phase } = open;
  const { task } = manage;
  const concerned = users.filter(({ id }) => ids.includes(id));
  const [first] = concerned;
  const problem = phase === 'seen' && task.kind === 'failed' ? task.problem : null;
  const running = phase === 'sent' || (phase === 'seen' && task.kind === 'running');
  const send = (act: () => void) => {
    setOpen({ ...open, phase: 'sent' });
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
