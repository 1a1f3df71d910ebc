import type { ReactNode } from 'react';

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
