import { useWords } from '@parley/i18n/react';
import { type ReactNode, useEffect, useRef } from 'react';
import { Button } from '../../components/Button/Button.tsx';
import { StepIllustration } from '../../components/Illustration/StepIllustration.tsx';
import { Inline } from '../../layout/Inline/Inline.tsx';
import { Stack } from '../../layout/Stack/Stack.tsx';
import { Logo } from '../../patterns/Logo/Logo.tsx';
import { ProblemBanner } from '../../patterns/ProblemBanner/ProblemBanner.tsx';
import * as css from './MadePanel.css.ts';
import type { WizardState } from './wizard.types.ts';

export interface MadePanelProps extends Omit<Extract<WizardState, { kind: 'made' }>, 'kind'> {
  onOpen: () => void;
  /** At the end of the header: the language, and the way out. */
  end: ReactNode;
}

/** The end of the wizard: the assistant is there, and its first chat is a press away. */
export function MadePanel({ name, opening, onOpen, end }: MadePanelProps) {
  const { t } = useWords();
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  return (
    <Stack gap={0} className={css.window}>
      <Inline as="header" gap={16} justify="between" overflow="keep" className={css.bar}>
        <Logo />
        {end}
      </Inline>
      <Stack as="main" gap={32} align="center" justify="center" className={css.panel}>
        <StepIllustration name="ready" />
        <Stack gap={8} className={css.words}>
          <h1 className={css.title} ref={title} tabIndex={-1}>
            {t('wizard.made.title', { name })}
          </h1>
          <p className={css.text}>{t('wizard.made.text')}</p>
        </Stack>
        {opening.kind === 'failed' && (
          <div className={css.failed}>
            <ProblemBanner title={t('wizard.made.failed')} problem={opening.problem} />
          </div>
        )}
        <Button
          variant="primary"
          onClick={onOpen}
          busy={opening.kind === 'busy' ? t('wizard.made.opening') : undefined}
        >
          {t('wizard.made.open')}
        </Button>
      </Stack>
    </Stack>
  );
}
