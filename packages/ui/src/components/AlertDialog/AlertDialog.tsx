import { useWords } from '@parley/i18n/react';
import type { ReactNode } from 'react';
import { Columns } from '../../layout/Columns/Columns.tsx';
import { Button } from '../Button/Button.tsx';
import { Modal } from '../Modal/Modal.tsx';
import { ModalFoot, ModalTitle } from '../Modal/ModalParts.tsx';
import { scrollByKeyboard } from '../scrollByKeyboard.ts';
import { Text } from '../Text/Text.tsx';
import * as styles from './AlertDialog.css.ts';

export interface AlertDialogProps {
  /** Whether it asks now. */
  open: boolean;
  /** The question, or the news, in one line. */
  title: string;
  children: ReactNode;
  /** The answer that does it; a verb, such as 'Delete'. */
  confirmLabel: string;
  /** The answer was yes. */
  onConfirm: () => void;
  /** Why it can't be done yet; its presence is what blocks the button. */
  confirmBlocked?: string | undefined;
  /** Doing it asks something of the server: while there is no network it is blocked, and says so. */
  needsNetwork?: boolean;
  /** `critical` for what can't be undone: focus then starts on the way out. @default 'primary' */
  tone?: 'primary' | 'critical';
  /** Words announced while it runs; the dialog waits. */
  busy?: string | undefined;
  /** What went wrong with the last try. */
  error?: string | undefined;
  /** The way out; without it there is only one answer. Escape takes it, a press beside the dialog doesn't. */
  onCancel?: () => void;
  /** Words of the button that changes nothing. @default 'Cancel' */
  cancelLabel?: string;
}

/** A question, or news, that wants an answer before anything else. */
export function AlertDialog({
  open,
  title,
  children,
  confirmLabel,
  onConfirm,
  confirmBlocked,
  needsNetwork = false,
  tone = 'primary',
  busy,
  error,
  onCancel,
  cancelLabel,
}: AlertDialogProps) {
  const { t } = useWords();
  const leave = onCancel ?? onConfirm;
  const answer = (
    <Button
      variant={tone}
      onClick={onConfirm}
      autoFocus={tone !== 'critical'}
      busy={busy}
      disabledReason={confirmBlocked}
      needsNetwork={needsNetwork}
    >
      {confirmLabel}
    </Button>
  );
  return (
    <Modal
      open={open}
      onClose={() => busy === undefined && leave()}
      role="alertdialog"
      place="middle"
      width="small"
    >
      <div className={styles.body} ref={scrollByKeyboard}>
        <ModalTitle>{title}</ModalTitle>
        <Text as="div" tone="muted">
          {children}
        </Text>
        {error && (
          <div role="alert">
            <Text tone="critical">{error}</Text>
          </div>
        )}
      </div>
      <ModalFoot of="dialog">
        {onCancel ? (
          <Columns gap={8} className={styles.answers}>
            <Button onClick={onCancel} autoFocus={tone === 'critical'}>
              {cancelLabel ?? t('common.cancel')}
            </Button>
            {answer}
          </Columns>
        ) : (
          answer
        )}
      </ModalFoot>
    </Modal>
  );
}
