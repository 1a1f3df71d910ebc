import type { ReactNode } from 'react';
import { Modal } from '../Modal/Modal.tsx';
import { ModalBody, ModalFoot, ModalHead } from '../Modal/ModalParts.tsx';

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
  width?: 'small' | 'medium' | 'large';
}

/** Something to do or to read before going on. A question that must be answered is an `AlertDialog`. */
export function Dialog({ open, onClose, title, children, actions, width = 'medium' }: DialogProps) {
  return (
    <Modal open={open} onClose={onClose} place="middle" width={width}>
      <ModalHead title={title} onClose={onClose} />
      <ModalBody>{children}</ModalBody>
      <ModalFoot of="dialog">{actions}</ModalFoot>
    </Modal>
  );
}
