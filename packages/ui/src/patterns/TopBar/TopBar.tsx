import { useWords } from '@parley/i18n/react';
import { Menu, Settings2 } from 'lucide-react';
import { IconButton } from '../../components/IconButton/IconButton.tsx';
import { Inline } from '../../layout/Inline/Inline.tsx';
import { AccountMenu, type AccountMenuProps } from '../AccountMenu/AccountMenu.tsx';
import { ContactsPopover, type ContactsPopoverProps } from '../ContactsPopover/ContactsPopover.tsx';
import { LanguageMenu, type LanguageMenuProps } from '../LanguageMenu/LanguageMenu.tsx';
import { Logo } from '../Logo/Logo.tsx';
import {
  NotificationsPopover,
  type NotificationsPopoverProps,
} from '../NotificationsPopover/NotificationsPopover.tsx';
import * as css from './TopBar.css.ts';

export interface TopBarProps {
  /** Where the logo leads. */
  homeHref: string;
  /** The button that opens the navigation, where that is a drawer. */
  navigation?: { open: boolean; onOpen: () => void };
  /** The language in force, and how to change it. */
  language: LanguageMenuProps;
  /** News, and what can be done with them. */
  notifications: NotificationsPopoverProps;
  /** Who is there. */
  contacts: ContactsPopoverProps;
  /** Who is signed in, and the ways to their own pages. */
  account: AccountMenuProps;
  /** Asked for by the button of the settings drawer. */
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
    <Inline as="header" overflow="keep" className={css.bar}>
      {navigation && (
        <IconButton
          icon={Menu}
          label={t('shell.navigation.open')}
          expanded={navigation.open}
          onClick={navigation.onOpen}
        />
      )}
      <Logo href={homeHref} />
      <Inline gap={4} overflow="keep" className={css.end}>
        <LanguageMenu {...language} />
        <NotificationsPopover {...notifications} />
        <ContactsPopover {...contacts} />
        <IconButton icon={Settings2} label={t('shell.appSettings')} onClick={onOpenSettings} />
        <AccountMenu {...account} />
      </Inline>
    </Inline>
  );
}
