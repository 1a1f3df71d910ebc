import type { ReactNode } from 'react';
import { Inline } from '../../layout/Inline/Inline.tsx';
import * as css from './ListTools.css.ts';

export interface ListToolsProps {
  /** Narrows the list by what is typed: a `SearchField`. */
  search: ReactNode;
  /** Narrows and sorts it further: a `FilterBar`, a `SortMenu`. */
  children?: ReactNode;
  /** Where a `FilterBar` among them stands: beside the search, or in a line below it. @default 'beside' */
  filters?: 'beside' | 'below';
  /** How many there are, in words; empty while nobody knows. */
  count: string;
  /** Shapes the list, behind the count. */
  view?: ReactNode;
}

/** What stands above a list: search and filters first, how many there are and how they look at the end. */
export function ListTools({ search, children, filters = 'beside', count, view }: ListToolsProps) {
  const narrowing = (
    <>
      <div className={css.search}>{search}</div>
      {children}
    </>
  );
  return (
    <Inline gap={12} justify="between" align="start">
      {filters === 'below' ? narrowing : <Inline className={css.narrowing}>{narrowing}</Inline>}
      <Inline gap={12} overflow="keep" className={css.end}>
        <span className={css.count} role="status" dir="auto">
          {count}
        </span>
        {view}
      </Inline>
    </Inline>
  );
}
