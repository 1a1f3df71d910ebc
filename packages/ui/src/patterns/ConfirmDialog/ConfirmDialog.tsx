import { useWords } from '@parley/i18n/react';
import { type ReactNode, useRef, useState } from 'react';
import { AlertDialog } from '../../components/AlertDialog/AlertDialog.tsx';
import { submitOnce } from '../../components/Form/submitOnce.ts';
import { isFirst } from '../../components/once.ts';
import { TextField } from '../../components/TextField/TextField.tsx';
import { Stack } from '../../layout/Stack/Stack.tsx';
import * as css from './ConfirmDialog.css.ts';

export interface ConfirmDialogProps {
  /** Whether it asks now. */
  open: boolean;
  /** The question, with the name of what it is about: 'Delete “Shop assistant”?'. */
  title: string;
  /** What will happen, in a sentence. */
  children?: ReactNode;
  /** What goes with it, as a list. */
  consequences?: readonly string[];
  /** The answer that does it; a verb, such as 'Delete'. */
  confirmLabel: string;
  /** The answer was yes. */
  onConfirm: () => void;
  /** The way out: the other button, and Escape. */
  onCancel: () => void;
  /** `primary` where it can be undone. @default 'critical' */
  tone?: 'primary' | 'critical';
  /** A name that has to be typed first: for what takes a lot with it. */
  typeToConfirm?: string;
  /** Doing it asks something of the server: while there is no network it is blocked, and says so. */
  needsNetwork?: boolean;
  /** Words announced while it runs; the dialog waits. */
  busy?: string | undefined;
  /** What went wrong with the last try. */
  error?: string | undefined;
}

/** Asks before something that is hard to undo, and says what it takes along. */
export function ConfirmDialog({
  open,
  title,
  children,
  consequences = [],
  confirmLabel,
  onConfirm,
  onCancel,
  tone = 'critical',
  typeToConfirm,
  needsNetwork = false,
  busy,
  error,
}: ConfirmDialogProps) {
  const { t } = useWords();
  const [typed, setTyped] = useState('');
  if (!open && typed !== '') setTyped('');
  const listed = consequences.filter((consequence) => consequence.trim() !== '');
  // Once, whether by the button or by Enter.
  const question = useRef({});
  const confirm = () => isFirst(question.current) && onConfirm();
  const isConfirmed = typeToConfirm === undefined || typed.trim() === typeToConfirm.trim();
  return (
    <AlertDialog
      open={open}
      title={title}
      confirmLabel={confirmLabel}
      onConfirm={confirm}
      confirmBlocked={isConfirmed ? undefined : t('components.confirm.typeFirst')}
      onCancel={onCancel}
      needsNetwork={needsNetwork}
      tone={tone}
      busy={busy}
      error={error}
    >
      <Stack className={css.body}>
        {children && <div>{children}</div>}
        {listed.length > 0 && (
          <Stack as="ul" gap={4} className={css.list}>
            {listed.map((consequence) => (
              <li key={consequence}>{consequence}</li>
            ))}
          </Stack>
        )}
        {typeToConfirm !== undefined && (
          <form
            onSubmit={submitOnce(() => {
              if (isConfirmed && busy === undefined) confirm();
            })}
          >
            <TextField
              label={t('components.confirm.type', { name: typeToConfirm })}
              value={typed}
              onChange={setTyped}
              autoComplete="off"
              readOnly={busy !== undefined}
            />
          </form>
        )}
      </Stack>
    </AlertDialog>
  );
}
