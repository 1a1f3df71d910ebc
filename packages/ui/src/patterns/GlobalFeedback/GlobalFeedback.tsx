import { useWords } from '@parley/i18n/react';
import { lazy, Suspense, useState } from 'react';
import { GLOBAL_TOAST_DURATION, Toaster } from '../../components/Toaster/Toaster.tsx';
import { type LimitStatus, type ProblemMessage, problemWords } from './problemWords.ts';
import { useExpiry } from './useExpiry.ts';

const LimitDialog = lazy(() => import('../LimitDialog/LimitDialog.tsx'));

const NEWS = {
  logoutFailed: 'shell.logoutFailed',
  languageChanged: 'shell.languageChanged',
  languageFailed: 'shell.languageFailed',
  passwordChanged: 'errors.passwordChanged',
  verificationSent: 'errors.verificationSent',
} as const;

/** What a toast says, in a code. */
export type FeedbackMessage = ProblemMessage | { code: keyof typeof NEWS };

export interface FeedbackToast {
  id: string;
  severity: 'error' | 'success';
  message: FeedbackMessage;
}

export interface GlobalFeedbackProps {
  /** Oldest first; each is dismissed by itself after 5 seconds. */
  toasts: readonly FeedbackToast[];
  onDismissToast: (id: string) => void;
  /** A refusal of the subscription's, or null. */
  dialog: { status: LimitStatus; resetAt: string | null } | null;
  onCloseDialog: () => void;
  onManageSubscription: () => void;
}

/** Toasts and the one dialog that stand over every screen (SH-8, ER-1). */
export function GlobalFeedback({
  toasts,
  onDismissToast,
  dialog,
  onCloseDialog,
  onManageSubscription,
}: GlobalFeedbackProps) {
  const { t } = useWords();
  const [held, setHeld] = useState(false);
  useExpiry(
    toasts.map(({ id }) => id),
    held,
    GLOBAL_TOAST_DURATION,
    onDismissToast,
  );
  return (
    <>
      <Toaster
        toasts={toasts.map(({ id, severity, message }) => ({
          id,
          kind: severity,
          text: isNews(message) ? t(NEWS[message.code]) : problemWords(t, message),
        }))}
        onDismiss={onDismissToast}
        onHold={setHeld}
      />
      {dialog && (
        <Suspense>
          <LimitDialog {...dialog} onClose={onCloseDialog} onManageSubscription={onManageSubscription} />
        </Suspense>
      )}
    </>
  );
}

function isNews(message: FeedbackMessage): message is { code: keyof typeof NEWS } {
  return message.code in NEWS;
}
