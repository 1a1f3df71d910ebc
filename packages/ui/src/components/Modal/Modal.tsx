import { type ReactNode, useRef } from 'react';
import { Dialog as AriaDialog, Modal as AriaModal, ModalOverlay } from 'react-aria-components/Modal';
import { classes } from '../../classes.ts';
import { px } from '../../theme/tokens.ts';
import { AriaLocale } from '../direction/AriaLocale.tsx';
import { ModalFrame, useOpenModal } from '../modals.ts';
import * as styles from './Modal.css.ts';
import { ReturnFocus } from './ReturnFocus.tsx';

interface CommonProps {
  /** Whether it is shown. */
  open: boolean;
  /** Asked for by Escape, and by a press beside it where that is allowed. */
  onClose: () => void;
  /** An alert dialog wants an answer: a press beside it does nothing. @default 'dialog' */
  role?: 'dialog' | 'alertdialog';
  /** Names it where it has no `ModalTitle`. */
  label?: string | undefined;
  /** The address says that it is open, so that going back closes it by itself. @default false */
  inAddress?: boolean;
  children: ReactNode;
}

/** In the middle of the page it has one of three widths; at an edge, along the line of writing, one in px. */
type PlaceProps =
  | { place: 'middle'; width: keyof typeof styles.width }
  | { place: 'start' | 'end'; width: number };

export type ModalProps = CommonProps & PlaceProps;

/**
 * What lies over the page and keeps everything else out of reach, beneath `Dialog`, `AlertDialog` and
 * `Drawer`: the focus moves in, stays, and goes back to where it was; the page does not scroll. In the middle
 * and at the end it is a sheet from below on phones.
 */
export function Modal({
  open,
  onClose,
  role = 'dialog',
  label,
  inAddress = false,
  children,
  ...where
}: ModalProps) {
  useOpenModal(open, inAddress ? null : onClose);
  const frame = useRef<HTMLElement>(null);
  return (
    <AriaLocale>
      <ModalOverlay
        className={classes(styles.veil, styles.veilOf[where.place])}
        isOpen={open}
        onOpenChange={(isOpen) => !isOpen && onClose()}
        isDismissable={role === 'dialog'}
      >
        <AriaModal
          className={classes(
            styles.panel[where.place],
            where.place === 'middle' && styles.width[where.width],
          )}
          {...(where.place === 'middle' ? {} : { style: { inlineSize: px(where.width) } })}
        >
          <AriaDialog
            ref={frame}
            className={styles.frame}
            role={role}
            {...(label === undefined ? {} : { 'aria-label': label })}
          >
            <ReturnFocus />
            <ModalFrame value={frame}>{children}</ModalFrame>
          </AriaDialog>
        </AriaModal>
      </ModalOverlay>
    </AriaLocale>
  );
}
