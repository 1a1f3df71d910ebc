import { useWords } from '@parley/i18n/react';
import { Check, Minus, X } from 'lucide-react';
import { type KeyboardEvent, type ReactNode, useRef } from 'react';
import { VisuallyHidden } from '../../layout/VisuallyHidden/VisuallyHidden.tsx';
import { bottomBar } from '../bottomBar.ts';
import { Icon } from '../Icon/Icon.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { idsBetween } from './range.ts';
import * as styles from './selection.css.ts';

export interface TableSelection<R> {
  /** Ids of the selected rows; it may hold rows of other pages. */
  selected: ReadonlySet<string>;
  onChange: (selected: ReadonlySet<string>) => void;
  /** What the row is called in 'Select …'. */
  rowName: (row: R) => string;
  /** What can be done with all of them: small `Button`s. */
  actions: ReactNode;
  /** Why a row can't be selected; its presence is what blocks its box. */
  blocked?: (row: R) => string | undefined;
}

/** Which of the rows in view are selected, and what a press on a box makes of it. */
export function useSelection<R>(
  selection: TableSelection<R> | undefined,
  rows: readonly R[],
  rowId: (row: R) => string,
) {
  const last = useRef<string | null>(null);
  if (!selection) return null;
  const { selected, onChange, blocked } = selection;
  const ids = rows.filter((row) => blocked?.(row) === undefined).map(rowId);
  const count = ids.filter((id) => selected.has(id)).length;
  const set = (which: readonly string[], on: boolean) => {
    const next = new Set(selected);
    for (const id of which) {
      if (on) next.add(id);
      else next.delete(id);
    }
    onChange(next);
  };
  return {
    all: count === 0 ? false : count === ids.length ? true : ('mixed' as const),
    toggleAll: (on: boolean) => set(ids, on),
    toggle: (id: string, on: boolean, range: boolean) => {
      set(range ? idsBetween(ids, last.current, id) : [id], on);
      last.current = id;
    },
  };
}

interface SelectBoxProps {
  label: string;
  checked: boolean | 'mixed';
  /** `range`: with Shift held, everything from the last one to this. */
  onChange: (checked: boolean, range: boolean) => void;
  blockedReason?: string | undefined;
}

/**
 * A bare native check box, because a table has many and the component `Checkbox` costs far more to render.
 */
export function SelectBox({ label, checked, onChange, blockedReason }: SelectBoxProps) {
  return (
    <span
      className={styles.box}
      data-selected={checked === true ? '' : undefined}
      data-indeterminate={checked === 'mixed' ? '' : undefined}
    >
      <input
        type="checkbox"
        className={styles.input}
        aria-label={label}
        title={blockedReason}
        aria-disabled={blockedReason !== undefined || undefined}
        checked={checked === true}
        ref={(input) => {
          if (input) input.indeterminate = checked === 'mixed';
        }}
        onChange={({ currentTarget, nativeEvent }) => {
          if (blockedReason !== undefined) return;
          onChange(currentTarget.checked, nativeEvent instanceof MouseEvent && nativeEvent.shiftKey);
        }}
      />
      <span className={styles.mark}>
        {checked === 'mixed' ? (
          <Icon icon={Minus} size="small" />
        ) : (
          checked && <Icon icon={Check} size="small" />
        )}
      </span>
    </span>
  );
}

/** The arrows, Home and End go from box to box: with many rows, Tab passes too much on its way. */
export function walkBoxes(event: KeyboardEvent<HTMLElement>) {
  const { target, currentTarget, key } = event;
  if (!(target instanceof HTMLInputElement) || target.type !== 'checkbox') return;
  const boxes = [...currentTarget.querySelectorAll<HTMLInputElement>('input[type=checkbox]')];
  const place = boxes.indexOf(target);
  const next = { ArrowDown: place + 1, ArrowUp: place - 1, Home: 0, End: boxes.length - 1 }[key];
  if (next === undefined) return;
  event.preventDefault();
  boxes[next]?.focus();
}

/**
 * A `ref` for the selection bar: when it disappears with the focus in it, the box that selects all takes the
 * focus.
 */
function returnFocus(bar: HTMLElement | null) {
  return () => {
    if (!bar?.contains(document.activeElement)) return;
    bar.parentElement?.querySelector<HTMLInputElement>('input[type=checkbox]')?.focus();
  };
}

/** How many are selected, and what can be done with them. */
export function SelectionBar<R>({ selected, onChange, actions }: TableSelection<R>) {
  const { t } = useWords();
  const words = selected.size === 0 ? '' : t('components.table.selected', { count: selected.size });
  const clear = () => onChange(new Set());
  return (
    <>
      {/* Mounted before it has words: screen readers announce only changes of an existing region. */}
      <VisuallyHidden role="status">{words}</VisuallyHidden>
      {words && (
        <fieldset
          ref={returnFocus}
          className={styles.bar}
          {...bottomBar('selection')}
          aria-label={t('components.table.bulk')}
          onKeyDown={({ key }) => key === 'Escape' && clear()}
        >
          <span className={styles.count}>{words}</span>
          <div className={styles.barActions}>{actions}</div>
          <span className={styles.clear}>
            <IconButton icon={X} label={t('components.table.clear')} size="small" onClick={clear} />
          </span>
        </fieldset>
      )}
    </>
  );
}
