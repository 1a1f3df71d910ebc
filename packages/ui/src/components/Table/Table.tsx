import { useWords } from '@parley/i18n/react';
import { Fragment, type ReactNode } from 'react';
import { classes } from '../../classes.ts';
import { VisuallyHidden } from '../../layout/VisuallyHidden/VisuallyHidden.tsx';
import { LeftOut } from '../LeftOut/LeftOut.tsx';
import { ignoreSecondClick } from '../Link/ignoreSecondClick.ts';
import { useAnchor } from '../Link/LinkProvider.tsx';
import { Skeleton } from '../Skeleton/Skeleton.tsx';
import { scrollByKeyboard } from '../scrollByKeyboard.ts';
import { useKeptFocus } from '../useKeptFocus.ts';
import * as selecting from './selection.css.ts';
import * as styles from './Table.css.ts';
import * as headStyles from './TableHead.css.ts';
import { HeadCell } from './TableHead.tsx';
import { SelectBox, SelectionBar, type TableSelection, useSelection, walkBoxes } from './TableSelection.tsx';
import type { SortableTableColumn, TableColumn, TableSort } from './table.types.ts';

interface CommonProps<R> {
  /** Names the table. */
  label: string;
  /** In the order in which they are shown: sorting is the owner's work. */
  rows: readonly R[];
  /** What tells a row from all others, whatever its place. */
  rowId: (row: R) => string;
  /** Where a press on the row leads. */
  rowHref?: (row: R) => string;
  /** Buttons, or a `Menu`, at the end of the row: there on hover and focus, always there on touch. */
  rowActions?: (row: R) => ReactNode;
  /**
   * A box in front of each row, one that selects all, and a bar that says how
   * many and what can be done with them.
   */
  selection?: TableSelection<R>;
  /**
   * The group that a row stands in, where the rows come in groups: its words stand above the first of them.
   */
  groupOf?: ((row: R) => string) | undefined;
  /** The rows are on their way: so many placeholders stand in for them. */
  loadingRows?: number;
  /** Stands below the head where there is no row, and none was left out: an `EmptyState`. */
  empty?: ReactNode;
  /** The same where the reader's search leaves none of the rows that can be shown. */
  noMatch?: ReactNode;
  /** How many rows more there are that cannot be shown: said below the others. */
  leftOut?: number | undefined;
  /** Below the rows: a `Pagination`. */
  footer?: ReactNode;
}

/** Sortable columns, what the rows are sorted by, and who sorts them, come together. */
export type TableProps<R, C extends string> = CommonProps<R> &
  (
    | {
        /** The first names its row; those that are `sortable` have a button that calls `onSort`. */
        columns: readonly SortableTableColumn<R, C>[];
        /** The order in which the rows come; marks the head of its column. */
        sort: TableSort<C>;
        /** Called with the order that is wanted, by the heads of the `sortable` columns. */
        onSort: (sort: TableSort<C>) => void;
      }
    | {
        /** The first names its row. */
        columns: readonly TableColumn<R, C>[];
        sort?: never;
        onSort?: never;
      }
  );

/**
 * Rows that are compared with each other; a card each on phones. Things looked at one by
 * one are better in a `Grid` of cards.
 */
export function Table<R, C extends string>({
  label,
  columns,
  rows,
  rowId,
  rowHref,
  rowActions,
  sort,
  onSort,
  selection,
  groupOf,
  loadingRows,
  empty,
  noMatch,
  leftOut,
  footer,
}: TableProps<R, C>) {
  const { t } = useWords();
  const selectable = useSelection(selection, rows, rowId);
  const width = columns.length + (selection ? 1 : 0) + (rowActions ? 1 : 0);
  const isLoading = loadingRows !== undefined;
  const nothing = noMatch ?? (leftOut ? undefined : empty);
  const keptFocus = useKeptFocus<HTMLTableSectionElement>();
  return (
    <div className={styles.root}>
      <div className={styles.frame}>
        <div className={styles.scroll} ref={scrollByKeyboard}>
          <table className={styles.table} aria-label={label} aria-busy={isLoading || undefined}>
            <thead className={headStyles.head}>
              <tr className={headStyles.headRow}>
                {selectable && (
                  <th
                    scope="col"
                    className={classes(
                      selecting.cell,
                      selecting.headCell,
                      !isLoading && rows.length === 0 && selecting.withoutRows,
                    )}
                  >
                    <SelectBox
                      label={t('components.table.selectAll')}
                      checked={selectable.all}
                      onChange={selectable.toggleAll}
                    />
                    <span className={selecting.words} aria-hidden="true">
                      {t('components.table.selectAll')}
                    </span>
                  </th>
                )}
                {columns.map((column) => (
                  <HeadCell key={column.id} column={column} sort={sort} onSort={onSort} />
                ))}
                {rowActions && (
                  <th scope="col" className={headStyles.headCell}>
                    <VisuallyHidden>{t('common.actions')}</VisuallyHidden>
                  </th>
                )}
              </tr>
            </thead>
            <tbody {...keptFocus} className={styles.body} onKeyDown={walkBoxes}>
              {isLoading && (
                <LoadingRows rows={loadingRows} columns={columns} width={width} before={selection ? 1 : 0} />
              )}
              {!isLoading &&
                rows.map((row, index) => (
                  <Fragment key={rowId(row)}>
                    <GroupHead {...{ groupOf, rows, index, width }} />
                    <Row
                      row={row}
                      columns={columns}
                      href={rowHref?.(row)}
                      actions={rowActions?.(row)}
                      selected={selection?.selected.has(rowId(row)) ?? false}
                      box={
                        selection && selectable ? (
                          <SelectBox
                            label={t('components.table.selectRow', { name: selection.rowName(row) })}
                            checked={selection.selected.has(rowId(row))}
                            onChange={(on, range) => selectable.toggle(rowId(row), on, range)}
                            blockedReason={selection.blocked?.(row)}
                          />
                        ) : undefined
                      }
                    />
                  </Fragment>
                ))}
              {!isLoading && rows.length === 0 && nothing !== undefined && (
                <tr className={styles.emptyRow}>
                  <td className={styles.emptyCell} colSpan={width}>
                    {nothing}
                  </td>
                </tr>
              )}
            </tbody>
          </table>
        </div>
        {footer && <div className={styles.footer}>{footer}</div>}
      </div>
      <LeftOut count={leftOut} empty={null} />
      <VisuallyHidden role="status">{isLoading ? t('components.table.loading') : ''}</VisuallyHidden>
      {selection && <SelectionBar {...selection} />}
    </div>
  );
}

interface GroupHeadProps<R> extends Pick<CommonProps<R>, 'groupOf' | 'rows'> {
  /** Of the row below. */
  index: number;
  width: number;
}

/** The words of a group, above its first row. */
function GroupHead<R>({ groupOf, rows, index, width }: GroupHeadProps<R>) {
  const [before, row] = [rows[index - 1], rows[index]];
  if (!groupOf || row === undefined) return null;
  const group = groupOf(row);
  if (before !== undefined && groupOf(before) === group) return null;
  return (
    <tr className={styles.emptyRow}>
      <td className={styles.group} colSpan={width}>
        {group}
      </td>
    </tr>
  );
}

interface RowProps<R, C extends string> {
  row: R;
  columns: readonly SortableTableColumn<R, C>[];
  href: string | undefined;
  actions: ReactNode;
  selected: boolean;
  box: ReactNode;
}

function Row<R, C extends string>({ row, columns, href, actions, selected, box }: RowProps<R, C>) {
  const Anchor = useAnchor();
  const [first, ...others] = columns;
  if (!first) return null;
  return (
    <tr className={styles.row} data-selected={selected ? '' : undefined}>
      {box !== undefined && <td className={selecting.cell}>{box}</td>}
      <th
        scope="row"
        className={classes(styles.cell, styles.main, box !== undefined && styles.mainBesideBox)}
      >
        <div className={styles.name}>
          {href === undefined ? (
            first.cell(row)
          ) : (
            <Anchor href={href} className={styles.rowLink} onClick={ignoreSecondClick}>
              {first.cell(row)}
            </Anchor>
          )}
        </div>
      </th>
      {others.map((column) => (
        <td key={column.id} className={classes(styles.cell, column.align === 'end' && styles.end)}>
          <span className={styles.cellName} aria-hidden="true">
            {column.label}
          </span>
          <span className={styles.cellValue}>{column.cell(row)}</span>
        </td>
      ))}
      {actions !== undefined && (
        <td className={classes(styles.cell, styles.actionsCell)}>
          <div className={styles.actions}>{actions}</div>
        </td>
      )}
    </tr>
  );
}

interface LoadingRowsProps<R, C extends string> {
  rows: number;
  columns: readonly SortableTableColumn<R, C>[];
  width: number;
  /** How many cells stand before the first column: that of the selection. */
  before: number;
}

/** Widths of the placeholders in percent, so that they look like words and not like a grid. */
const WIDTHS = [72, 56, 84, 64, 48];

function LoadingRows<R, C extends string>({ rows, columns, width, before }: LoadingRowsProps<R, C>) {
  return Array.from({ length: rows }, (_, row) => (
    <tr key={String(row)} className={styles.row}>
      {Array.from({ length: width }, (_, place) => (
        <td key={columns[place]?.id ?? place} className={styles.cell}>
          <div
            className={classes(
              styles.waiting,
              place === before && styles.waitingName,
              columns[place - before]?.align === 'end' && styles.waitingAtEnd,
            )}
          >
            {place >= before && (
              <Skeleton shape="text" width={WIDTHS[(row + place) % WIDTHS.length] ?? 100} />
            )}
          </div>
        </td>
      ))}
    </tr>
  ));
}
