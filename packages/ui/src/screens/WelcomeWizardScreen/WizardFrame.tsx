import { useWords } from '@parley/i18n/react';
import { type ReactNode, useEffect, useRef } from 'react';
import { Columns } from '../../layout/Columns/Columns.tsx';
import { Stack } from '../../layout/Stack/Stack.tsx';
import { Logo } from '../../patterns/Logo/Logo.tsx';
import * as css from './WizardFrame.css.ts';

export interface WizardFrameProps {
  /** Names the step: when it changes, the title takes the focus, so that the new step is read. */
  step: string;
  title: string;
  purpose: string;
  /** Where one is among the steps. */
  place?: ReactNode;
  /** At the end of the header: the language, and the way out. */
  end: ReactNode;
  /** What comes of the answers, beside them on wide screens and below them elsewhere. */
  preview: ReactNode;
  children: ReactNode;
}

/**
 * The window of the welcome wizard, which stands outside the shell (RT-2): one step at a time, with what it
 * leads to beside it.
 */
export function WizardFrame({ step, title, purpose, place, end, preview, children }: WizardFrameProps) {
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
    <Stack gap={0} className={css.window}>
      <Columns as="header" gap={24} rowGap={8} align="center" className={css.bar}>
        <Logo />
        {place && <div className={css.place}>{place}</div>}
        <div className={css.end}>{end}</div>
      </Columns>
      <Columns as="main" gap={0} className={css.body}>
        <Stack gap={32} className={css.answers}>
          <Stack gap={8}>
            <p className={css.eyebrow}>{t('wizard.welcome', { appName: t('common.appName') })}</p>
            <h1 className={css.title} ref={heading} tabIndex={-1}>
              {title}
            </h1>
            <p className={css.purpose}>{purpose}</p>
          </Stack>
          {children}
        </Stack>
        <Stack gap={0} align="center" className={css.preview}>
          {preview}
        </Stack>
      </Columns>
    </Stack>
  );
}
