import { useWords } from '@parley/i18n/react';
import { ChevronDown } from 'lucide-react';
import { Button } from '../../components/Button/Button.tsx';
import { Menu } from '../../components/Menu/Menu.tsx';
import { keepsAnAdmin } from './keepsAnAdmin.ts';
import type { UserPick } from './userMenu.ts';
import type { UserListItem } from './users.types.ts';

export interface UserBulkActionsProps {
  selected: readonly UserListItem[];
  /** How many the organisation has in all. */
  activeAdmins: number;
  /** Something is being done to some of them. */
  busy: boolean;
  onPick: (pick: UserPick, ids: readonly string[]) => void;
}

/** What can be done with all selected users at once; each action takes those whom it changes. */
export function UserBulkActions({ selected, activeAdmins, busy, onPick }: UserBulkActionsProps) {
  const { t } = useWords();
  const idsOf = (wanted: (user: UserListItem) => boolean) => selected.filter(wanted).map(({ id }) => id);
  const invited = idsOf(({ status }) => status === 'invited');
  const active = idsOf(({ status }) => status === 'active');
  const inactive = idsOf(({ status }) => status === 'inactive');
  const admins = idsOf(({ role }) => role === 'admin');
  const others = idsOf(({ role }) => role === 'user');
  const stays = keepsAnAdmin(selected, activeAdmins) ? undefined : t('users.lastAdmin');
  const working = busy ? t('users.working') : undefined;
  return (
    <>
      {invited.length > 0 && (
        <Button size="small" needsNetwork busy={working} onClick={() => onPick('resend', invited)}>
          {t('users.resend')}
        </Button>
      )}
      <Menu
        label={t('users.changeRole')}
        trigger={
          <Button size="small" iconEnd={ChevronDown}>
            {t('users.changeRole')}
          </Button>
        }
        items={[
          {
            kind: 'action',
            id: 'makeAdmin',
            label: t('users.makeAdmin'),
            onSelect: () => others.length > 0 && onPick('makeAdmin', others),
          },
          {
            kind: 'action',
            id: 'makeUser',
            label: t('users.makeUser'),
            onSelect: () => admins.length > 0 && onPick('makeUser', admins),
            ...(stays === undefined ? {} : { disabledReason: stays }),
          },
        ]}
      />
      {inactive.length > 0 && (
        <Button size="small" needsNetwork busy={working} onClick={() => onPick('activate', inactive)}>
          {t('users.activate')}
        </Button>
      )}
      {active.length > 0 && (
        <Button size="small" disabledReason={stays} onClick={() => onPick('deactivate', active)}>
          {t('users.deactivate')}
        </Button>
      )}
      <Button
        size="small"
        disabledReason={stays}
        onClick={() =>
          onPick(
            'remove',
            idsOf(() => true),
          )
        }
      >
        {invited.length === selected.length
          ? t('users.revoke', { count: invited.length })
          : t('users.remove')}
      </Button>
    </>
  );
}
