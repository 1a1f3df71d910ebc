import { useWords } from '@parley/i18n/react';
import { CircleAlert, CircleCheck, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { classes } from '../../classes.ts';
import { Icon } from '../Icon/Icon.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { Spinner } from '../Spinner/Spinner.tsx';
import * as styles from './Toaster.css.ts';

/** Toasts kept at most; the oldest go first (SH-8). */
export const MAX_TOASTS = 20;

/** How long each kind stays, in ms (SH-8); `loading` stays until it is taken away. Keeping the time is the owner's work. */
export const TOAST_DURATIONS = {
  blank: 4000,
  error: 4000,
  custom: 4000,
  success: 2000,
  loading: Number.POSITIVE_INFINITY,
} as const;

/** How long the application's own error and success toast stays, in ms (spec sections 4 and 9). */
export const GLOBAL_TOAST_DURATION = 5000;

export type Toast =
  | { id: string; kind: 'blank' | 'success' | 'error' | 'loading'; text: string }
  /** Brings its own content, and says nothing by itself but these. */
  | { id: string; kind: 'custom'; content: ReactNode };

export interface ToasterProps {
  /** Oldest first. */
  toasts: readonly Toast[];
  onDismiss: (id: string) => void;
  /** The pointer or the focus rests on a toast: its time should stand still. */
  onHold?: (held: boolean) => void;
}

/** News that pass by themselves, at the bottom of the window. Errors are spoken at once, the others when there is a pause. */
export function Toaster({ toasts, onDismiss, onHold }: ToasterProps) {
  const { t } = useWords();
  const shown = toasts.slice(-MAX_TOASTS);
  const isUrgent = (toast: Toast) => toast.kind === 'error';
  const items = (list: readonly Toast[]) =>
    list.map((toast) => <ToastLine key={toast.id} toast={toast} onDismiss={() => onDismiss(toast.id)} />);
  return (
    <section
      className={styles.region}
      aria-label={t('common.messages')}
      onPointerEnter={() => onHold?.(true)}
      onPointerLeave={() => onHold?.(false)}
      onFocus={() => onHold?.(true)}
      onBlur={() => onHold?.(false)}
    >
      <div className={styles.list} role="status">
        {items(shown.filter((toast) => !isUrgent(toast)))}
      </div>
      <div className={styles.list} role="alert">
        {items(shown.filter(isUrgent))}
      </div>
    </section>
  );
}

function ToastLine({ toast, onDismiss }: { toast: Toast; onDismiss: () => void }) {
  const { t } = useWords();
  return (
    <div className={styles.toast}>
      <ToastIcon kind={toast.kind} />
      <div className={styles.text}>{toast.kind === 'custom' ? toast.content : toast.text}</div>
      {toast.kind !== 'loading' && (
        <span className={styles.dismiss}>
          <IconButton icon={X} label={t('common.dismiss')} size="small" onClick={onDismiss} />
        </span>
      )}
    </div>
  );
}

function ToastIcon({ kind }: { kind: Toast['kind'] }) {
  switch (kind) {
    case 'success':
      return (
        <span className={classes(styles.icon, styles.tone.success)}>
          <Icon icon={CircleCheck} />
        </span>
      );
    case 'error':
      return (
        <span className={classes(styles.icon, styles.tone.error)}>
          <Icon icon={CircleAlert} />
        </span>
      );
    case 'loading':
      return (
        <span className={classes(styles.icon, styles.tone.loading)}>
          <Spinner />
        </span>
      );
    default:
      return null;
  }
}
