import { useWords } from '@parley/i18n/react';
import { Menu, Settings2 } from 'lucide-react';
import { IconButton } from '../../components/IconButton/IconButton.tsx';
import { Logo } from '../Logo/Logo.tsx';
import { AccountMenu } from './AccountMenu.tsx';
import { ContactsPopover, type ContactsProps } from './ContactsPopover.tsx';
import { LanguageMenu } from './LanguageMenu.tsx';
import { NotificationsPopover, type NotificationsProps } from './NotificationsPopover.tsx';
import * as css from './TopBar.css.ts';
import type { AccountMenuProps, LanguageMenuProps } from './topBar.types.ts';

export interface TopBarProps {
  homeHref: string;
  /** The button that opens the navigation, where that is a drawer. */
  navigation?: { open: boolean; onOpen: () => void };
  language: LanguageMenuProps;
  notifications: NotificationsProps;
  contacts: ContactsProps;
  account: AccountMenuProps;
  onOpenSettings: () => void;
}

/** The bar at the top of every administrator's screen (SH-1). */
export function TopBar({
  homeHref,
  navigation,
  language,
  notifications,
  contacts,
  account,
  onOpenSettings,
}: TopBarProps) {
  const { t } = useWords();
  return (
    <header className={css.bar}>
      {navigation && (
        <IconButton
          icon={Menu}
          label={t('shell.navigation.open')}
          expanded={navigation.open}
          onClick={navigation.onOpen}
        />
      )}
      <Logo href={homeHref} />
      <div className={css.end}>
        <LanguageMenu {...language} />
        <NotificationsPopover {...notifications} />
        <ContactsPopover {...contacts} />
        <IconButton icon={Settings2} label={t('shell.appSettings')} onClick={onOpenSettings} />
        <AccountMenu {...account} />
      </div>
    </header>
  );
}
