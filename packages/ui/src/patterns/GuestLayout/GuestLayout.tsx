import type { ReactNode } from 'react';
import { Inline } from '../../layout/Inline/Inline.tsx';
import { Stack } from '../../layout/Stack/Stack.tsx';
import { AccountMenu, type AccountMenuProps } from '../AccountMenu/AccountMenu.tsx';
import { LanguageMenu, type LanguageMenuProps } from '../LanguageMenu/LanguageMenu.tsx';
import { Logo } from '../Logo/Logo.tsx';
import { AssistantSwitcher, type AssistantSwitcherProps } from './AssistantSwitcher.tsx';
import * as css from './GuestLayout.css.ts';

export interface GuestLayoutProps {
  /** The assistants to choose from; a choice of one is none, and not shown. */
  switcher?: AssistantSwitcherProps | undefined;
  /** Where the logo leads: the reader's assistants. */
  homeHref: string;
  /** The language in force, and how to change it. */
  language: LanguageMenuProps;
  /** Who is signed in, how it shall look for them, and the way out. */
  account: AccountMenuProps;
  children: ReactNode;
}

/** The frame of those without the shell (RT-8): their assistants, language and menu, and the screen. */
export function GuestLayout({ homeHref, switcher, language, account, children }: GuestLayoutProps) {
  return (
    <Stack gap={0} className={css.frame}>
      <Inline as="header" gap={16} overflow="keep" className={css.bar}>
        <Logo href={homeHref} />
        {switcher && switcher.assistants.length > 1 && <AssistantSwitcher {...switcher} />}
        <Inline gap={4} overflow="keep" className={css.end}>
          <LanguageMenu {...language} />
          <AccountMenu {...account} />
        </Inline>
      </Inline>
      <Stack as="main" gap={0} grow>
        {children}
      </Stack>
    </Stack>
  );
}
