import type { ReactNode, Ref } from 'react';
import { useId } from 'react';
import { classes } from '../../classes.ts';
import { Columns } from '../../layout/Columns/Columns.tsx';
import { Inline } from '../../layout/Inline/Inline.tsx';
import { Stack } from '../../layout/Stack/Stack.tsx';
import { Logo } from '../Logo/Logo.tsx';
import * as css from './MessageScreen.css.ts';

export interface MessageScreenProps {
  /** `window` is a screen of its own, with the product's logo; `content` stands inside the shell. */
  frame: 'window' | 'content';
  /** What is fixed above a screen of its own: the subscription bar, while it is shown. */
  notice?: ReactNode | undefined;
  /** A drawing above the words. */
  picture: ReactNode;
  /** A short line above the title, such as a code. */
  eyebrow?: string;
  /** What happened, in a few words. */
  title: string;
  /** For who moves the focus to the title. */
  titleRef?: Ref<HTMLHeadingElement>;
  /** What it means, and what to do. */
  text?: ReactNode;
  /** Further lines below the text, such as a code to tell support. */
  detail?: ReactNode;
  /** Buttons and links, the main one first. */
  actions?: ReactNode;
  /** Reads the words out when they appear: `alert` at once, `status` when there is a pause. */
  announce?: 'alert' | 'status';
}

/** One message that stands for a whole screen: a drawing, what happened, and what can be done. */
export function MessageScreen({
  frame,
  notice,
  picture,
  eyebrow,
  title,
  titleRef,
  text,
  detail,
  actions,
  announce,
}: MessageScreenProps) {
  const id = useId();
  return (
    <Columns
      as={frame === 'window' ? 'main' : 'section'}
      gap={0}
      className={classes(css.root[frame], notice !== undefined && css.belowNotice)}
      aria-labelledby={id}
    >
      {notice}
      {frame === 'window' && (
        <div className={css.logo}>
          <Logo />
        </div>
      )}
      <Stack gap={0} align="center" className={css.message} role={announce}>
        <div className={css.picture}>{picture}</div>
        {eyebrow !== undefined && <p className={css.eyebrow}>{eyebrow}</p>}
        <h1 className={css.title} id={id} {...(titleRef && { ref: titleRef, tabIndex: -1 })}>
          {title}
        </h1>
        {text !== undefined && <div className={css.text}>{text}</div>}
        {detail !== undefined && <div className={css.detail}>{detail}</div>}
        {actions !== undefined && (
          <Inline gap={12} align="stretch" justify="center" className={css.actions}>
            {actions}
          </Inline>
        )}
      </Stack>
    </Columns>
  );
}
