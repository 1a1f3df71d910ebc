import { useWords } from '@parley/i18n/react';
import { type ReactNode, useEffect, useRef } from 'react';
import { Logo } from '../../patterns/Logo/Logo.tsx';
import * as css from './WizardFrame.css.ts';

export interface WizardFrameProps {
  /** Names the step: when it changes, the title takes the focus, so that the new step is read. */
  step: string;
  title: string;
  purpose: string;
  /** Where one is among the steps. */
  place?: ReactNode;
  /** At the end of the header: the way out. */
  exit: ReactNode;
  /** What comes of the answers, beside them on wide screens and below them elsewhere. */
  preview: ReactNode;
  children: ReactNode;
}

/** The window of the welcome wizard, which stands outside the shell (RT-2): one step at a time, with what it leads to beside it. */
export function WizardFrame({ step, title, purpose, place, exit, preview, children }: WizardFrameProps) {
  const { t } = useWords();
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(step);
  useEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    heading.current?.focus();
    scrollTo(0, 0);
  }, [step]);
  return (
    <div className={css.window}>
      <header className={css.bar}>
        <Logo />
        {place && <div className={css.place}>{place}</div>}
        <div className={css.exit}>{exit}</div>
      </header>
      <main className={css.body}>
        <div className={css.answers}>
          <div className={css.head}>
            <p className={css.eyebrow}>{t('wizard.welcome', { appName: t('common.appName') })}</p>
            <h1 className={css.title} ref={heading} tabIndex={-1}>
              {title}
            </h1>
            <p className={css.purpose}>{purpose}</p>
          </div>
          {children}
        </div>
        <div className={css.preview}>{preview}</div>
      </main>
    </div>
  );
}
