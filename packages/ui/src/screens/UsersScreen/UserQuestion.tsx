import { useWords } from '@parley/i18n/react';
import type { ProblemInPlace } from '@parley/model';
import { ConfirmDialog } from '../../patterns/ConfirmDialog/ConfirmDialog.tsx';
import { problemWords } from '../../patterns/GlobalFeedback/problemWords.ts';
import { nameInMessages } from './nameInMessages.ts';
import type { UserListItem } from './users.types.ts';

/** What is asked about before it is done. */
export type UserAsk = 'makeAdmin' | 'makeUser' | 'deactivate' | 'remove';

const WORDS = {
  makeAdmin: { title: 'users.makeAdminTitle', text: 'users.makeAdminText', confirm: 'users.makeAdmin' },
  makeUser: { title: 'users.makeUserTitle', text: 'users.makeUserText', confirm: 'users.makeUser' },
  deactivate: { title: 'users.deactivateTitle', text: 'users.deactivateText', confirm: 'users.deactivate' },
  remove: { title: 'users.removeTitle', text: 'users.removeText', confirm: 'users.remove' },
  revoke: { title: 'users.revokeTitle', text: 'users.revokeText', confirm: 'users.revoke' },
} as const;

/** Said instead to who changes their own access. Whoever is here is an administrator already. */
const OWN_WORDS = {
  makeUser: { title: 'users.makeUserSelfTitle', text: 'users.makeUserSelfText' },
  deactivate: { title: 'users.deactivateSelfTitle', text: 'users.deactivateSelfText' },
  remove: { title: 'users.removeSelfTitle', text: 'users.removeSelfText' },
} as const;

const BUSY = {
  makeAdmin: 'users.saving',
  makeUser: 'users.saving',
  deactivate: 'users.deactivating',
  remove: 'users.removing',
} as const;

export interface UserQuestionProps {
  ask: UserAsk;
  /** At least one. */
  users: readonly UserListItem[];
  running: boolean;
  problem: ProblemInPlace | null;
  onConfirm: () => void;
  onCancel: () => void;
}

/** Asks before somebody's access changes. Mounted while it is open. */
export function UserQuestion({ ask, users, running, problem, onConfirm, onCancel }: UserQuestionProps) {
  const { t } = useWords();
  // Who never joined leaves nothing behind.
  const isRevoked = ask === 'remove' && users.every(({ status }) => status === 'invited');
  const { title, text, confirm } = WORDS[isRevoked ? 'revoke' : ask];
  const count = users.length;
  const isSelf = users.some((user) => user.isSelf);
  const own = isSelf && count === 1 && ask !== 'makeAdmin' ? OWN_WORDS[ask] : null;
  return (
    <ConfirmDialog
      open
      title={own ? t(own.title) : t(title, { count, name: users[0] ? nameInMessages(users[0]) : '' })}
      names={users.map(nameInMessages)}
      confirmLabel={confirm === 'users.revoke' ? t(confirm, { count }) : t(confirm)}
      tone={ask === 'remove' ? 'critical' : 'primary'}
      needsNetwork
      onConfirm={onConfirm}
      onCancel={onCancel}
      busy={running ? t(BUSY[ask]) : undefined}
      error={problem ? `${t('users.failedAction')}. ${problemWords(t, problem)}` : undefined}
    >
      {own ? t(own.text) : [t(text), ...(isSelf ? [t('users.alsoYou')] : [])].join(' ')}
    </ConfirmDialog>
  );
}
