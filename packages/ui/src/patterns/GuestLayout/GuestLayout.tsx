import { useWords } from '@parley/i18n/react';
import { LogOut } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../../components/Button/Button.tsx';
import { Logo } from '../Logo/Logo.tsx';
import { LanguageMenu } from '../TopBar/LanguageMenu.tsx';
import type { LanguageMenuProps } from '../TopBar/topBar.types.ts';
import * as css from './GuestLayout.css.ts';

export interface GuestLayoutProps {
  /** Who is signed in. */
  name: string;
  language: LanguageMenuProps;
  /** The logout is under way. @default false */
  loggingOut?: boolean;
  onLogout: () => void;
  children: ReactNode;
}

/** The frame of those without the shell (RT-8): who they are, their language, the way out, and the screen. */
export function GuestLayout({ name, language, loggingOut = false, onLogout, children }: GuestLayoutProps) {
  const { t } = useWords();
  return (
    <div className={css.frame}>
      <header className={css.bar}>
        <Logo />
        <div className={css.end}>
          <span className={css.name} title={name}>
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
        </div>
      </header>
      <main className={css.content}>{children}</main>
    </div>
  );
}
