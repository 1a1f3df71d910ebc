import type { ReactNode } from 'react';
import { Modal } from '../Modal/Modal.tsx';
import { ModalBody, ModalFoot, ModalHead } from '../Modal/ModalParts.tsx';

interface CommonProps {
  /** Whether it is shown. */
  open: boolean;
  /** Asked for by the cross, by Escape and by a press beside it. */
  onClose: () => void;
  children: ReactNode;
  /**
   * Px; at most the window less 40. On phones a drawer at the end is a
   * sheet from below, over the whole width.
   */
  width: number;
  /** The edge that it slides out of, along the line of writing. @default 'end' */
  side?: 'start' | 'end';
  /** The address says that it is open, so that going back closes it by itself. @default false */
  inAddress?: boolean;
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
        /** The content has margins of its own and scrolls by itself. @default false */
        bare?: boolean;
        label?: never;
      }
    | {
        /** Names the drawer where it has no visible title. */
        label: string;
        title?: never;
        headActions?: never;
        actions?: never;
        bare?: never;
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
  bare = false,
  label,
  inAddress = false,
}: DrawerProps) {
  return (
    <Modal open={open} onClose={onClose} place={side} width={width} label={label} inAddress={inAddress}>
      {title === undefined ? (
        children
      ) : (
        <>
          <ModalHead title={title} actions={headActions} onClose={onClose} />
          {bare ? children : <ModalBody>{children}</ModalBody>}
          <ModalFoot of="drawer">{actions}</ModalFoot>
        </>
      )}
    </Modal>
  );
}
