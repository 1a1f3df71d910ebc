import { useWords } from '@parley/i18n/react';
import { useId, useState } from 'react';
import { Button } from '../../components/Button/Button.tsx';
import { Dialog } from '../../components/Dialog/Dialog.tsx';
import { AskToClose } from '../../patterns/unsaved/AskToClose.tsx';
import { useForget } from '../../patterns/unsaved/useUnsaved.ts';
import { INVITE_FORM, InviteForm } from './InviteForm.tsx';
import { InviteResult } from './InviteResult.tsx';
import type { AssistantChoice, Invitation, InviteState } from './users.types.ts';

export interface InviteDialogProps {
  state: InviteState;
  assistants: readonly AssistantChoice[];
  /** Why an address can't be invited, as far as the list of users tells: who is in it already. */
  known: ReadonlyMap<string, 'member' | 'invited'>;
  onInvite: (invitation: Invitation) => void;
  /** Another invitation begins. */
  onAgain: () => void;
  onClose: () => void;
}

/**
 * Invites several people by e-mail, then shows each one's link and who was refused (US-1). Mounted while it
 * is open.
 */
export function InviteDialog({ onClose, ...props }: InviteDialogProps) {
  return (
    <AskToClose onClose={onClose} of="invitations">
      {(close) => <Invitations {...props} onClose={close} />}
    </AskToClose>
  );
}

function Invitations({ state, assistants, known, onInvite, onAgain, onClose }: InviteDialogProps) {
  const { t } = useWords();
  const formId = useId();
  const [round, setRound] = useState(0);
  const isDone = state.kind === 'done';
  useForget(isDone ? INVITE_FORM : null);
  const again = () => {
    setRound(round + 1);
    onAgain();
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('users.inviteTitle')}
      actions={
        isDone ? (
          <>
            <Button onClick={again}>{t('users.inviteMore')}</Button>
            <Button variant="primary" onClick={onClose}>
              {t('users.done')}
            </Button>
          </>
        ) : (
          <>
            <Button onClick={onClose}>{t('common.cancel')}</Button>
            <Button
              type="submit"
              form={formId}
              variant="primary"
              needsNetwork
              busy={state.kind === 'sending' ? t('users.sending') : undefined}
            >
              {t('users.send')}
            </Button>
          </>
        )
      }
    >
      {isDone ? (
        <InviteResult sent={state.sent} refused={state.refused} />
      ) : (
        <InviteForm
          key={round}
          id={formId}
          sending={state.kind === 'sending'}
          problem={state.kind === 'failed' ? state.problem : null}
          assistants={assistants}
          known={known}
          onInvite={onInvite}
        />
      )}
    </Dialog>
  );
}
