import { useWords } from '@parley/i18n/react';
import type { ReactNode } from 'react';
import { Logo } from '../../patterns/Logo/Logo.tsx';
import * as css from './WizardFrame.css.ts';

export interface WizardFrameProps {
  title: string;
  purpose: string;
  /** Which step of how many, both from 1; left out where there is only one. */
  step?: { current: number; total: number };
  /** At the end of the header: the way out. */
  exit: ReactNode;
  /** What comes of the answers, beside them on wide screens. */
  preview?: ReactNode;
  children: ReactNode;
}

/** The window of the welcome wizard, which stands outside the shell (RT-2): one step at a time, with what it leads to beside it. */
export function WizardFrame({ title, purpose, step, exit, preview, children }: WizardFrameProps) {
  const { t } = useWords();
  return (
    <div className={css.window}>
      <header className={css.bar}>
        <Logo />
        {exit}
      </header>
      <main className={css.body}>
        <div className={css.answers}>
          <div className={css.head}>
            <p className={css.eyebrow}>
              {step
                ? t('screens.wizard.step', { current: step.current, total: step.total })
                : t('screens.wizard.welcome', { appName: t('common.appName') })}
            </p>
            <h1 className={css.title}>{title}</h1>
            <p className={css.purpose}>{purpose}</p>
          </div>
          {children}
        </div>
        {preview !== undefined && <div className={css.preview}>{preview}</div>}
      </main>
    </div>
  );
}
