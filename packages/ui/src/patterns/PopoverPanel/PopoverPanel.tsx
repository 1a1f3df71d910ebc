import { Children, type ReactNode } from 'react';
import { Icon, type IconDrawing } from '../../components/Icon/Icon.tsx';
import { scrollByKeyboard } from '../../components/scrollByKeyboard.ts';
import { Center } from '../../layout/Center/Center.tsx';
import { Inline } from '../../layout/Inline/Inline.tsx';
import { Stack } from '../../layout/Stack/Stack.tsx';
import * as css from './PopoverPanel.css.ts';

export interface PopoverPanelProps {
  title: string;
  /** At the end of the head, such as a button for the whole list. */
  action?: ReactNode;
  /** What it says when there are no rows. */
  nothing: { icon: IconDrawing; title: string; hint: string };
  /** Rows, each an `li`. */
  children: ReactNode;
}

/** What a popover of the top bar holds: a head, and a list at most 400 high that scrolls (SH-6). */
export function PopoverPanel({ title, action, nothing, children }: PopoverPanelProps) {
  return (
    <Stack gap={0} className={css.panel}>
      <Inline gap={12} rowGap={8} justify="between" className={css.head}>
        <h2 className={css.title}>{title}</h2>
        {action}
      </Inline>
      {Children.count(children) === 0 ? (
        <Stack gap={4} align="center" className={css.nothing}>
          <Center as="span" className={css.nothingIcon}>
            <Icon icon={nothing.icon} />
          </Center>
          <p className={css.nothingTitle}>{nothing.title}</p>
          <p className={css.nothingHint}>{nothing.hint}</p>
        </Stack>
      ) : (
        <ul className={css.list} ref={scrollByKeyboard}>
          {children}
        </ul>
      )}
    </Stack>
  );
}
