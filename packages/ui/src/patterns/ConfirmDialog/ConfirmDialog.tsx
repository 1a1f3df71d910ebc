import { useWords } from '@parley/i18n/react';
import { inOneLine } from '@parley/model';
import { type ReactNode, useRef, useState } from 'react';
import { AlertDialog } from '../../components/AlertDialog/AlertDialog.tsx';
import { submitOnce } from '../../components/Form/submitOnce.ts';
import { isFirst } from '../../components/once.ts';
import { Text } from '../../components/Text/Text.tsx';
import { TextField } from '../../components/TextField/TextField.tsx';
import { formatList } from '../../format/numbers.ts';
import { shortName } from '../../format/shortName.ts';
import { Stack } from '../../layout/Stack/Stack.tsx';
import * as css from './ConfirmDialog.css.ts';

/** How many are named before the rest is counted. */
const NAMED = 3;

/**
 * What of a typed name counts. One that is copied from the label comes with the marks that keep it apart
 * there, and a name that was pasted once may have composed letters or spaces that no keyboard types.
 */
const lettersOf = (name: string) => inOneLine(name).normalize('NFC').replace(/\s+/g, ' ').trim();

export interface ConfirmDialogProps {
  /** Whether it asks now. */
  open: boolean;
  /** The question, with the name of what it is about: 'Delete “Shop assistant”?'. */
  title: string;
  /** Names of all that it is about. Of several the first few are said, above what will happen. */
  names?: readonly string[];
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
  /** A name that has to be typed or pasted first: for what takes a lot with it. */
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
  names = [],
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
  const isConfirmed = typeToConfirm === undefined || lettersOf(typed) === lettersOf(typeToConfirm);
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
        {names.length > 1 && <NamedFew names={names} />}
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

/** 'Shop, Returns, Warranty and 4 more': who or what is meant, where the title only says how many. */
function NamedFew({ names }: { names: readonly string[] }) {
  const { t, locale } = useWords();
  const rest = names.length - NAMED;
  // Each apart from the others, whichever way it reads.
  const said = names.slice(0, rest > 1 ? NAMED : undefined).map((name) => `\u2068${shortName(name)}\u2069`);
  return (
    <Text weight="strong">
      {formatList(locale, rest > 1 ? [...said, t('fields.form.more', { count: rest })] : said)}
    </Text>
  );
}
