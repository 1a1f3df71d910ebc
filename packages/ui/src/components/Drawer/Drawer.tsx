import { useWords } from '@parley/i18n/react';
import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { Dialog as AriaDialog, Modal, ModalOverlay } from 'react-aria-components/Modal';
import { classes } from '../../classes.ts';
import { px } from '../../theme/tokens.ts';
import { DialogTitle } from '../Dialog/DialogTitle.tsx';
import { AriaLocale } from '../direction/AriaLocale.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import * as modal from '../modal.css.ts';
import { scrollByKeyboard } from '../scrollByKeyboard.ts';
import * as styles from './Drawer.css.ts';

interface CommonProps {
  /** Whether it is shown. */
  open: boolean;
  /** Asked for by the cross, by Escape and by a press beside it. */
  onClose: () => void;
  children: ReactNode;
  /** Px; at most the window less 40. On phones a drawer at the end is a sheet from below, over the whole width. */
  width: number;
  /** The edge that it slides out of, along the line of writing. @default 'end' */
  side?: keyof typeof styles.side;
}

/** Either the drawer draws its head, or its content brings its own and the drawer is named by `label`. */
export type DrawerProps = CommonProps &
  (
    | {
        /** Names the drawer, in one line. */
        title: string;
        /** Beside the cross: a reset button, for instance. */
        headActions?: ReactNode;
        /** Buttons below, the main one last. */
        actions?: ReactNode;
        label?: never;
      }
    | {
        /** Names the drawer where it has no visible title. */
        label: string;
        title?: never;
        headActions?: never;
        actions?: never;
      }
  );

/** A panel over the edge of the page: settings, details, the navigation of small screens. */
export function Drawer({
  open,
  onClose,
  children,
  width,
  side = 'end',
  title,
  headActions,
  actions,
  label,
}: DrawerProps) {
  const { t } = useWords();
  return (
    <AriaLocale>
      <ModalOverlay
        className={classes(modal.veil, styles.veil)}
        isOpen={open}
        onOpenChange={(isOpen) => !isOpen && onClose()}
        isDismissable
      >
        <Modal className={classes(styles.panel, styles.side[side])} style={{ inlineSize: px(width) }}>
          <AriaDialog className={modal.frame} {...(label === undefined ? {} : { 'aria-label': label })}>
            {title !== undefined && (
              <header className={modal.head}>
                <DialogTitle>{title}</DialogTitle>
                <span className={modal.close}>
                  {headActions}
                  <IconButton icon={X} label={t('common.close')} size="small" onClick={onClose} />
                </span>
              </header>
            )}
            {title === undefined ? (
              children
            ) : (
              <div className={modal.body} ref={scrollByKeyboard}>
                {children}
              </div>
            )}
            {actions && <footer className={modal.foot}>{actions}</footer>}
          </AriaDialog>
        </Modal>
      </ModalOverlay>
    </AriaLocale>
  );
}
