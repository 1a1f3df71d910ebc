import { useWords } from '@parley/i18n/react';
import { CircleAlert, CircleCheck, Info, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { classes } from '../../classes.ts';
import { Button } from '../Button/Button.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { Spinner } from '../Spinner/Spinner.tsx';
import * as styles from './Toaster.css.ts';
import { useClear } from './useClear.ts';
import { useHold } from './useHold.ts';

/** The same id with another kind is the same toast: 'Uploading' becomes 'Uploaded' in its place. */
export type Toast =
  | {
      id: string;
      kind: 'blank' | 'info' | 'success' | 'error' | 'loading';
      /** What it is about, above the text. */
      title?: string;
      text: string;
      /** The one thing that can be done about it: 'Undo', 'Show'. */
      action?: { label: string; onAction: () => void };
    }
  /** Shows the content that it is given, and nothing else. */
  | { id: string; kind: 'custom'; content: ReactNode };

export interface ToasterProps {
  /** Oldest first. How many there are, and for how long, is their owner's. */
  toasts: readonly Toast[];
  /** Called with the id of what has been read. */
  onDismiss: (id: string) => void;
  /** The pointer or the focus rests on a toast, or the window is not seen: its time should stand still. */
  onHold?: (held: boolean) => void;
}

/**
 * Messages that disappear by themselves, at the bottom of the window. Errors are spoken at once, the others
 * when there is a pause.
 */
export function Toaster({ toasts, onDismiss, onHold }: ToasterProps) {
  const { t } = useWords();
  const isUrgent = (toast: Toast) => toast.kind === 'error';
  const shown = toasts.map(({ id }) => id).join();
  const hold = useHold(shown, onHold);
  const lift = useClear(hold.region, shown);
  const items = (list: readonly Toast[]) =>
    list.map((toast) => <ToastLine key={toast.id} toast={toast} onDismiss={() => onDismiss(toast.id)} />);
  return (
    <section
      className={styles.region}
      style={lift > 0 ? { translate: `0 -${lift}px` } : undefined}
      aria-label={t('common.messages')}
      // Over every dialog, also one that opens later, so that its foot can give the place.
      popover="manual"
      ref={hold.region}
      // An open dialog neither silences them nor closes when one is dismissed.
      data-react-aria-top-layer
      {...hold.handlers}
    >
      <div className={styles.list} role="status">
        {items(toasts.filter((toast) => !isUrgent(toast)))}
      </div>
      <div className={styles.list} role="alert">
        {items(toasts.filter(isUrgent))}
      </div>
    </section>
  );
}

function ToastLine({ toast, onDismiss }: { toast: Toast; onDismiss: () => void }) {
  const { t } = useWords();
  return (
    <div className={styles.toast}>
      <ToastIcon kind={toast.kind} />
      {toast.kind === 'custom' ? (
        <div className={styles.text}>{toast.content}</div>
      ) : (
        <div className={styles.text}>
          {toast.title && <p className={styles.title}>{toast.title}</p>}
          <p>{toast.text}</p>
        </div>
      )}
      {toast.kind !== 'custom' && toast.action && (
        <span className={styles.action}>
          <Button size="small" variant="quiet" onClick={toast.action.onAction}>
            {toast.action.label}
          </Button>
        </span>
      )}
      {toast.kind !== 'loading' && (
        <span className={styles.dismiss}>
          <IconButton icon={X} label={t('common.dismiss')} size="small" onClick={onDismiss} />
        </span>
      )}
    </div>
  );
}

const ICONS = { info: Info, success: CircleCheck, error: CircleAlert };

function ToastIcon({ kind }: { kind: Toast['kind'] }) {
  if (kind === 'blank' || kind === 'custom') return null;
  return (
    <span className={classes(styles.icon, styles.tone[kind])}>
      {kind === 'loading' ? <Spinner /> : <Icon icon={ICONS[kind]} />}
    </span>
  );
}
