import { useWords } from '@parley/i18n/react';
import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { Dialog as AriaDialog, Modal, ModalOverlay } from 'react-aria-components/Modal';
import { classes } from '../../classes.ts';
import { AriaLocale } from '../direction/AriaLocale.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import * as modal from '../modal.css.ts';
import { scrollByKeyboard } from '../scrollByKeyboard.ts';
import * as styles from './Dialog.css.ts';
import { DialogTitle } from './DialogTitle.tsx';

export interface DialogProps {
  /** Whether it is shown. */
  open: boolean;
  /** Asked for by the cross, by Escape and by a press beside it. */
  onClose: () => void;
  /** Names the dialog, in one line. */
  title: string;
  children: ReactNode;
  /** Buttons, the main one last. */
  actions?: ReactNode;
  /** 440, 560 or 760 px; a sheet from below on phones. @default 'medium' */
  width?: keyof typeof styles.width;
}

/** Something to do or to read before going on. A question that must be answered is an `AlertDialog`. */
export function Dialog({ open, onClose, title, children, actions, width = 'medium' }: DialogProps) {
  const { t } = useWords();
  return (
    <AriaLocale>
      <ModalOverlay
        className={classes(modal.veil, styles.veil)}
        isOpen={open}
        onOpenChange={(isOpen) => !isOpen && onClose()}
        isDismissable
      >
        <Modal className={classes(styles.panel, styles.width[width])}>
          <AriaDialog className={modal.frame}>
            <header className={modal.head}>
              <DialogTitle>{title}</DialogTitle>
              <span className={modal.close}>
                <IconButton icon={X} label={t('common.close')} size="small" onClick={onClose} />
              </span>
            </header>
            <div className={modal.body} ref={scrollByKeyboard}>
              {children}
            </div>
            {actions && <footer className={modal.foot}>{actions}</footer>}
          </AriaDialog>
        </Modal>
      </ModalOverlay>
    </AriaLocale>
  );
}
