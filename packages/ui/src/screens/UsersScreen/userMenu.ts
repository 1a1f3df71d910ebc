import type { UseWords } from '@parley/i18n/react';
import { Bot, Link2, Send, ShieldCheck, Trash2, UserCheck, UserRound, UserX } from 'lucide-react';
import type { MenuItem } from '../../components/Menu/Menu.tsx';
import type { UserAsk } from './UserQuestion.tsx';
import type { UserListItem } from './users.types.ts';

/** What can be picked from the menu of one user. */
export type UserPick = 'resend' | 'copyLink' | 'assistants' | 'activate' | UserAsk;

/**
 * The menu of one user: what makes sense for their role and status, and why the rest can't be had.
 * `isLastAdmin`: nobody else could look after the organisation (US-1).
 */
export function userMenu(
  t: UseWords['t'],
  { role, status }: UserListItem,
  isLastAdmin: boolean,
  onPick: (pick: UserPick) => void,
): readonly MenuItem[] {
  const action = (
    id: UserPick,
    icon: typeof Send,
    rest: { label: string; disabledReason?: string; needsNetwork?: true },
  ) => ({ kind: 'action', id, icon, onSelect: () => onPick(id), ...rest }) as const;
  const stays = isLastAdmin ? { disabledReason: t('users.lastAdmin') } : {};
  return [
    ...(status === 'invited'
      ? [
          action('resend', Send, { label: t('users.resend'), needsNetwork: true }),
          action('copyLink', Link2, { label: t('users.copyLink'), needsNetwork: true }),
          { kind: 'separator', id: 'invitation' } as const,
        ]
      : []),
    action('assistants', Bot, {
      label: t('users.chooseAssistants'),
      ...(role === 'admin' ? { disabledReason: t('users.adminsUseAll') } : {}),
    }),
    role === 'admin'
      ? action('makeUser', UserRound, { label: t('users.makeUser'), ...stays })
      : action('makeAdmin', ShieldCheck, { label: t('users.makeAdmin') }),
    { kind: 'separator', id: 'access' },
    ...(status === 'active' ? [action('deactivate', UserX, { label: t('users.deactivate'), ...stays })] : []),
    ...(status === 'inactive'
      ? [action('activate', UserCheck, { label: t('users.activate'), needsNetwork: true })]
      : []),
    {
      ...action('remove', Trash2, {
        label: status === 'invited' ? t('users.revoke', { count: 1 }) : t('users.remove'),
        ...stays,
      }),
      tone: 'critical',
    },
  ];
}
