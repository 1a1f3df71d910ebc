import { useWords } from '@parley/i18n/react';
import { CircleUserRound, CreditCard, LogOut, Settings } from 'lucide-react';
import { Avatar } from '../../components/Avatar/Avatar.tsx';
import type { MenuItem } from '../../components/Menu/Menu.tsx';
import { Inline } from '../../layout/Inline/Inline.tsx';
import { sizes } from '../../theme/tokens.ts';
import { DeferredMenu } from '../deferred/DeferredMenu.tsx';
import * as css from './AccountMenu.css.ts';
import { AvatarButton } from './AvatarButton.tsx';

/** Who is signed in, and where their menu leads. */
export interface AccountMenuProps {
  /** Who is signed in. */
  name: string;
  /** Address of the picture; initials stand in for null. */
  avatarUrl: string | null;
  /** Links of the menu, left out for those who may not go there. */
  links?: { profile: string; billing: string };
  /** Opens the reader's account over the page, for those who have no page of their own for it (RT-8). */
  onOpenAccount?: () => void;
  /** Opens the settings drawer; left out where there is none. */
  onOpenSettings?: () => void;
  /** `loggingOut` from Logout until the page is left, or it failed. */
  state: 'idle' | 'loggingOut';
  /** Asked for by the last entry. */
  onLogout: () => void;
}

/** Who is signed in, where their own pages are, and the way out (SH-1). */
export function AccountMenu({
  name,
  avatarUrl,
  links,
  onOpenAccount,
  onOpenSettings,
  state,
  onLogout,
}: AccountMenuProps) {
  const { t } = useWords();
  const profile = { kind: 'link', id: 'profile', icon: CircleUserRound } as const;
  const account = { kind: 'action', id: 'profile', icon: CircleUserRound } as const;
  const settings = { kind: 'action', id: 'settings', icon: Settings } as const;
  const billing = { kind: 'link', id: 'billing', icon: CreditCard } as const;
  const entries: MenuItem[] = [
    ...(links ? [{ ...profile, label: t('shell.account.profile'), href: links.profile }] : []),
    ...(onOpenAccount ? [{ ...account, label: t('shell.account.profile'), onSelect: onOpenAccount }] : []),
    ...(onOpenSettings
      ? [{ ...settings, label: t('shell.account.settings'), onSelect: onOpenSettings }]
      : []),
    ...(links ? [{ ...billing, label: t('shell.account.billing'), href: links.billing }] : []),
  ];
  return (
    <DeferredMenu
      trigger={<AvatarButton name={name} avatarUrl={avatarUrl} busy={state === 'loggingOut'} />}
      label={t('shell.account.button', { name })}
      width={sizes.accountMenu}
      header={
        <Inline gap={12} overflow="keep">
          <Avatar name={name} imageUrl={avatarUrl} />
          <span className={css.name} dir="auto" title={name}>
            {name}
          </span>
        </Inline>
      }
      items={[
        ...entries,
        ...(entries.length > 0 ? [{ kind: 'separator', id: 'separator' } as const] : []),
        {
          kind: 'action',
          id: 'logout',
          label: t(state === 'loggingOut' ? 'shell.account.loggingOut' : 'common.logout'),
          icon: LogOut,
          iconPoints: true,
          onSelect: onLogout,
        },
      ]}
    />
  );
}
