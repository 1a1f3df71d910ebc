import { useWords } from '@parley/i18n/react';
import { ArrowDown, ArrowUp, ArrowUpDown } from 'lucide-react';
import { classes } from '../../classes.ts';
import { Icon } from '../Icon/Icon.tsx';
import * as styles from './TableHead.css.ts';
import type { SortableTableColumn, TableSort } from './table.types.ts';

export interface HeadCellProps<R, C extends string> {
  column: SortableTableColumn<R, C>;
  sort: TableSort<C> | undefined;
  onSort: ((sort: TableSort<C>) => void) | undefined;
}

/** The name of a column, and the button that sorts by it. */
export function HeadCell<R, C extends string>({ column, sort, onSort }: HeadCellProps<R, C>) {
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
        <>
          <button
            type="button"
            className={styles.sortButton}
            data-active={direction ? '' : undefined}
            aria-label={t('common.sortBy', { column: column.label })}
            onClick={() => onSort({ column: column.id, direction: next })}
          >
            {column.label}
            <span className={direction ? styles.arrow : styles.idleArrow}>
              <Icon
                icon={
                  direction === 'ascending' ? ArrowUp : direction === 'descending' ? ArrowDown : ArrowUpDown
                }
                size="small"
              />
            </span>
          </button>
          <span className={styles.onCards}>{column.label}</span>
        </>
      ) : (
        column.label
      )}
    </th>
  );
}
