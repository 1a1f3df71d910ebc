import { expectTypeOf, test } from 'vitest';
import type { TableProps } from './Table.tsx';
import type { SortableTableColumn, TableColumn } from './table.types.ts';

type Row = { name: string };

/** Props of a table with these columns, which nobody sorts. */
interface Unsorted<Column> {
  label: string;
  columns: readonly Column[];
  rows: readonly Row[];
  rowId: (row: Row) => string;
}

test('sortable columns do not compile without `onSort`', () => {
  expectTypeOf<Unsorted<TableColumn<Row, 'name'>>>().toExtend<TableProps<Row, 'name'>>();
  expectTypeOf<Unsorted<SortableTableColumn<Row, 'name'>>>().not.toExtend<TableProps<Row, 'name'>>();
});
