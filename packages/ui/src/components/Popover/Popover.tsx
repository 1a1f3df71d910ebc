import * as Radix from '@radix-ui/react-popover';
import { type MouseEvent, type ReactElement, type ReactNode, useState } from 'react';
import { classes } from '../../classes.ts';
import { px } from '../../theme/tokens.ts';
import * as floating from '../floating.css.ts';
import { useOpenSurface } from '../modals.ts';
import * as styles from './Popover.css.ts';

export interface PopoverProps {
  /** The button that opens it: a `Button` or an `IconButton`. */
  trigger: ReactElement;
  /** Names what is inside. */
  label: string;
  children: ReactNode;
  /** Width in px; as wide as its content when left out. */
  width?: number;
  /** The edge of the trigger that it lines up with. @default 'end' */
  align?: 'start' | 'center' | 'end';
  /** `none` for lists whose rows reach the edge. @default 'normal' */
  padding?: 'normal' | 'none';
  /** Opens and closes from outside; left out, the trigger does it. */
  open?: boolean;
  /** Called when the reader opens or closes it. */
  onOpenChange?: (open: boolean) => void;
}

/** The focus starts on the first field, or else on the surface itself, which its label names. */
function focusStart(event: Event) {
  event.preventDefault();
  const surface = event.currentTarget as HTMLElement;
  (surface.querySelector<HTMLElement>('input, textarea, select') ?? surface).focus();
}

/** Toasts lie above it: to dismiss one does not close it. */
function stayForToasts(event: Event) {
  if (event.target instanceof Element && event.target.closest('[data-react-aria-top-layer]'))
    event.preventDefault();
}

/**
 * A small surface beside the button that opened it, for reading or a quick
 * choice. It closes when a link in it is followed. For a list of actions use `Menu`.
 */
export function Popover({
  trigger,
  label,
  children,
  width,
  align = 'end',
  padding = 'normal',
  open,
  onOpenChange,
}: PopoverProps) {
  const [openedHere, setOpenedHere] = useState(false);
  const change = (next: boolean) => {
    setOpenedHere(next);
    onOpenChange?.(next);
  };
  useOpenSurface(open ?? openedHere, () => change(false));
  const closeForLink = (event: MouseEvent) => {
    // With a key held down it opens beside this page, which stays as it is.
    const opensBeside = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
    if (!opensBeside && event.target instanceof Element && event.target.closest('a')) change(false);
  };
  return (
    <Radix.Root open={open ?? openedHere} onOpenChange={change}>
      <Radix.Trigger asChild>{trigger}</Radix.Trigger>
      <Radix.Portal>
        <Radix.Content
          className={classes(floating.floating, styles.content, padding === 'normal' && styles.padded)}
          style={width === undefined ? undefined : { inlineSize: px(width) }}
          aria-label={label}
          align={align}
          sideOffset={6}
          collisionPadding={8}
          onClick={closeForLink}
          onOpenAutoFocus={focusStart}
          onInteractOutside={stayForToasts}
        >
          {children}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
