import { ChevronDown } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Icon } from '../../components/Icon/Icon.tsx';
import { Inline } from '../../layout/Inline/Inline.tsx';
import { Stack } from '../../layout/Stack/Stack.tsx';
import * as css from './QuickStartScreen.css.ts';

export interface GuideStepProps {
  /** Title of the step, and how it stands. */
  head: ReactNode;
  look: 'unknown' | 'done' | 'next' | 'todo';
  /** The page's address points to it. */
  isTarget: boolean;
  children: ReactNode;
}

/** A step of the guide, folded where it is done (QS-1); one that gets done while it is open stays so. */
export function GuideStep({ head, look, isTarget, children }: GuideStepProps) {
  const isUndone = look === 'next' || look === 'todo';
  const [wasUndone, setWasUndone] = useState(isUndone);
  if (isUndone && !wasUndone) setWasUndone(true);
  return (
    <details className={css.words} open={look !== 'done' || wasUndone || isTarget}>
      <Inline as="summary" align="start" justify="between" overflow="keep" className={css.head}>
        <Inline as="span" gap={12} rowGap={4}>
          {head}
        </Inline>
        <span className={css.chevron}>
          <Icon icon={ChevronDown} size="small" />
        </span>
      </Inline>
      <Stack gap={12} align="start" className={css.content}>
        {children}
      </Stack>
    </details>
  );
}
