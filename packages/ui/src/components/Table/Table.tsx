import { useWords } from '@parley/i18n/react';
import { ArrowDown, ArrowUp, ArrowUpDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { classes } from '../../classes.ts';
import { VisuallyHidden } from '../../layout/VisuallyHidden/VisuallyHidden.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { useAnchor } from '../Link/LinkProvider.tsx';
import * as styles from './Table.css.ts';

export interface TableColumn<R, C extends string> {
  id: C;
  label: string;
  /** What a row shows here. */
  cell: (row: R) => ReactNode;
  /** The head becomes a button that asks for this order. */
  sortable?: boolean;
  /** Numbers stand at the end. @default 'start' */
  align?: 'start' | 'end';
}

export interface TableSort<C extends string> {
  column: C;
  direction: 'ascending' | 'descending';
}

export interface TableProps<R, C extends string> {
  /** Names the table. */
  label: string;
  /** The first names its row. */
  columns: readonly TableColumn<R, C>[];
  /** In the order in which they are shown: sorting is the owner's work. */
  rows: readonly R[];
  rowId: (row: R) => string;
  /** Where a press on the row leads. */
  rowHref?: (row: R) => string;
  /** Buttons at the end of the row: there on hover and focus, always there on touch. */
  rowActions?: (row: R) => ReactNode;
  sort?: TableSort<C>;
  onSort?: (sort: TableSort<C>) => void;
}

/** Rows that are compared with each other; a card each on phones. Things looked at one by one are better in a `Grid` of cards. */
export function Table<R, C extends string>({
  label,
  columns,
  rows,
  rowId,
  rowHref,
  rowActions,
  sort,
  onSort,
}: TableProps<R, C>) {
  const { t } = useWords();
  const Anchor = useAnchor();
  const [first, ...others] = columns;
  if (!first) return null;
  return (
    <div className={styles.frame}>
      <table className={styles.table} aria-label={label}>
        <thead className={styles.head}>
          <tr>
            {columns.map((column) => (
              <HeadCell key={column.id} column={column} sort={sort} onSort={onSort} />
            ))}
            {rowActions && (
              <th className={styles.headCell}>
                <VisuallyHidden>{t('common.actions')}</VisuallyHidden>
              </th>
            )}
          </tr>
        </thead>
        <tbody className={styles.body}>
          {rows.map((row) => (
            <tr key={rowId(row)} className={styles.row}>
              <th scope="row" className={classes(styles.cell, styles.main)}>
                {rowHref ? (
                  <Anchor href={rowHref(row)} className={styles.rowLink}>
                    {first.cell(row)}
                  </Anchor>
                ) : (
                  first.cell(row)
                )}
              </th>
              {others.map((column) => (
                <td key={column.id} className={classes(styles.cell, column.align === 'end' && styles.end)}>
                  <span className={styles.cellName} aria-hidden="true">
                    {column.label}
                  </span>
                  <span>{column.cell(row)}</span>
                </td>
              ))}
              {rowActions && (
                <td className={styles.cell}>
                  <div className={styles.actions}>{rowActions(row)}</div>
                </td>
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

interface HeadCellProps<R, C extends string> {
  column: TableColumn<R, C>;
  sort: TableSort<C> | undefined;
  onSort: ((sort: TableSort<C>) => void) | undefined;
}

function HeadCell<R, C extends string>({ column, sort, onSort }: HeadCellProps<R, C>) {
  const { t } = useWords();
  const direction = sort?.column === column.id ? sort.direction : undefined;
  const next = direction === 'ascending' ? 'descending' : 'ascending';
  return (
    <th
      scope="col"
      className={classes(styles.headCell, column.align === 'end' && styles.end)}
      aria-sort={direction}
    >
      {column.sortable && onSort ? (
        <button
          type="button"
          className={styles.sortButton}
          data-active={direction ? '' : undefined}
          aria-label={t('common.sortBy', { column: column.label })}
          onClick={() => onSort({ column: column.id, direction: next })}
        >
          {column.label}
          <Icon
            icon={direction === 'ascending' ? ArrowUp : direction === 'descending' ? ArrowDown : ArrowUpDown}
            size="small"
          />
        </button>
      ) : (
        column.label
      )}
    </th>
  );
}
