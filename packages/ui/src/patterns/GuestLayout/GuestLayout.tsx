import { useWords } from '@parley/i18n/react';
import { LogOut } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../../components/Button/Button.tsx';
import { Inline } from '../../layout/Inline/Inline.tsx';
import { Stack } from '../../layout/Stack/Stack.tsx';
import { LanguageMenu, type LanguageMenuProps } from '../LanguageMenu/LanguageMenu.tsx';
import { Logo } from '../Logo/Logo.tsx';
import { AssistantSwitcher, type AssistantSwitcherProps } from './AssistantSwitcher.tsx';
import * as css from './GuestLayout.css.ts';

export interface GuestLayoutProps {
  /** Who is signed in. */
  name: string;
  /** The assistants to choose from; a choice of one is none, and not shown. */
  switcher?: AssistantSwitcherProps | undefined;
  /** The language in force, and how to change it. */
  language: LanguageMenuProps;
  /** The logout is under way. @default false */
  loggingOut?: boolean;
  /** Asked for by the button at the end. */
  onLogout: () => void;
  children: ReactNode;
}

/** The frame of those without the shell (RT-8): who they are, their language, the way out, and the screen. */
export function GuestLayout({
  name,
  switcher,
  language,
  loggingOut = false,
  onLogout,
  children,
}: GuestLayoutProps) {
  const { t } = useWords();
  return (
    <Stack gap={0} className={css.frame}>
      <Inline as="header" gap={16} overflow="keep" className={css.bar}>
        <Logo />
        {switcher && switcher.assistants.length > 1 && <AssistantSwitcher {...switcher} />}
        <Inline overflow="keep" className={css.end}>
          <span className={css.name} dir="auto" title={name}>
            {name}
          </span>
          <LanguageMenu {...language} />
          <Button
            variant="quiet"
            size="small"
            icon={LogOut}
            iconPoints
            busy={loggingOut ? t('shell.account.loggingOut') : undefined}
            onClick={onLogout}
          >
            {t('common.logout')}
          </Button>
        </Inline>
      </Inline>
      <Stack as="main" gap={0} grow>
        {children}
      </Stack>
    </Stack>
  );
}
