import { useWords } from '@parley/i18n/react';
import type { News, Problem, SubscriptionProblem, Toast } from '@parley/model';
import { lazy, Suspense } from 'react';
import { Toaster } from '../../components/Toaster/Toaster.tsx';
import { problemWords } from './problemWords.ts';

const LimitDialog = lazy(() => import('../LimitDialog/LimitDialog.tsx'));

const NEWS = {
  logoutFailed: 'shell.logoutFailed',
  languageChanged: 'shell.languageChanged',
  languageFailed: 'shell.languageFailed',
  passwordChanged: 'errors.passwordChanged',
  linkCopied: 'errors.linkCopied',
  verificationSent: 'errors.verificationSent',
} as const satisfies Record<News['code'], string>;

export interface GlobalFeedbackProps {
  /** Oldest first. How many there are, and for how long, is their owner's. */
  toasts: readonly Toast[];
  /** Called with the id of what has been read. */
  onDismissToast: (id: string) => void;
  /** The pointer or the focus rests on a toast: the time of all stands still. */
  onHold: (held: boolean) => void;
  /** A refusal of the subscription's, or null. */
  dialog: Pick<SubscriptionProblem, 'status' | 'resetAt'> | null;
  /** Asked for by the cross and by Escape. */
  onCloseDialog: () => void;
  /** Asked for by the main button of the dialog. */
  onManageSubscription: () => void;
}

/** Toasts and the one dialog that stand over every screen (SH-8, ER-1). */
export function GlobalFeedback({
  toasts,
  onDismissToast,
  onHold,
  dialog,
  onCloseDialog,
  onManageSubscription,
}: GlobalFeedbackProps) {
  const { t } = useWords();
  return (
    <>
      <Toaster
        toasts={toasts.map(({ id, severity, message }) => ({
          id,
          kind: severity,
          text: isNews(message) ? t(NEWS[message.code]) : problemWords(t, message),
        }))}
        onDismiss={onDismissToast}
        onHold={onHold}
      />
      {dialog && (
        <Suspense>
          <LimitDialog {...dialog} onClose={onCloseDialog} onManageSubscription={onManageSubscription} />
        </Suspense>
      )}
    </>
  );
}

function isNews(message: Problem | News): message is News {
  return message.code in NEWS;
}
