import type { ReactNode } from 'react';

interface Column<R, C extends string> {
  id: C;
  label: string;
  /** What a row shows here. */
  cell: (row: R) => ReactNode;
  /** Numbers stand at the end. @default 'start' */
  align?: 'start' | 'end';
}

/** A column of a table that nobody sorts. */
export interface TableColumn<R, C extends string> extends Column<R, C> {
  sortable?: never;
}

/** A column of a table that its owner sorts. */
export interface SortableTableColumn<R, C extends string> extends Column<R, C> {
  /** The head becomes a button that asks for this order. */
  sortable?: boolean;
}

/** By which column rows are sorted, and which way. */
export interface TableSort<C extends string> {
  column: C;
  direction: 'ascending' | 'descending';
}
