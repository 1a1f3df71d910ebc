import { Children, Fragment, type ReactNode } from 'react';
import { Inline } from '../../layout/Inline/Inline.tsx';
import * as css from './ConversationsScreen.css.ts';

/** Short facts about a conversation in one line, with a dot between two of them. */
export function Facts({ children }: { children: ReactNode }) {
  return (
    <Inline as="span" gap={4} className={css.meta}>
      {Children.toArray(children).map((fact, index) => (
        <Fragment key={index}>
          {index > 0 && <span aria-hidden="true">·</span>}
          {fact}
        </Fragment>
      ))}
    </Inline>
  );
}
