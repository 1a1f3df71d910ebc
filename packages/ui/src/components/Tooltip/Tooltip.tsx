import type { ReactElement } from 'react';
import { Tooltip as AriaTooltip, Focusable, TooltipTrigger } from 'react-aria-components/Tooltip';
import { AriaLocale } from '../direction/AriaLocale.tsx';
import * as styles from './Tooltip.css.ts';

/** Time in ms that the pointer rests before the words appear. */
const DELAY = 400;

export interface TooltipProps {
  /** A few words; whatever is needed to go on must not be in here, for fingers can't reach it. */
  text: string;
  /** Something focusable: a `Button`, an `IconButton` with `hideTitle`, a link. */
  children: ReactElement<Record<string, unknown>, string>;
  /** Where it stands; it turns around where there is no room. @default 'top' */
  side?: 'top' | 'bottom' | 'start' | 'end';
  /** Shown from the start, for pictures of it. */
  defaultOpen?: boolean;
}

/** A few more words on what the pointer or the focus rests on. */
export function Tooltip({ text, children, side = 'top', defaultOpen = false }: TooltipProps) {
  return (
    <AriaLocale>
      <TooltipTrigger delay={DELAY} closeDelay={0} defaultOpen={defaultOpen}>
        <Focusable>{children}</Focusable>
        <AriaTooltip className={styles.tooltip} placement={side} offset={6}>
          {text}
        </AriaTooltip>
      </TooltipTrigger>
    </AriaLocale>
  );
}
