import { Children, type ReactNode } from 'react';
import { Icon, type IconDrawing } from '../../components/Icon/Icon.tsx';
import { scrollByKeyboard } from '../../components/scrollByKeyboard.ts';
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
    <div className={css.panel}>
      <div className={css.head}>
        <h2 className={css.title}>{title}</h2>
        {action}
      </div>
      {Children.count(children) === 0 ? (
        <div className={css.nothing}>
          <span className={css.nothingIcon}>
            <Icon icon={nothing.icon} />
          </span>
          <p className={css.nothingTitle}>{nothing.title}</p>
          <p className={css.nothingHint}>{nothing.hint}</p>
        </div>
      ) : (
        <ul className={css.list} ref={scrollByKeyboard}>
          {children}
        </ul>
      )}
    </div>
  );
}
