import { type Locale, matches } from '@parley/model';
import type { FileDropState } from '../../components/FileDrop/FileState.tsx';
import { collator } from '../../format/formatters.ts';
import type { DataFileRow } from './dataFileRows.ts';

/** What data files can be sorted by. */
export const DATA_FILE_SORT_FIELDS = ['name', 'status', 'bytes', 'updated'] as const;
export type DataFileSortField = (typeof DATA_FILE_SORT_FIELDS)[number];

/** What is searched for in the names, and the order of what is found. */
export interface DataFileQuery {
  search: string;
  sort: DataFileSortField;
  order: 'ascending' | 'descending';
}

/** The order that a field starts with: what needs somebody first, then the largest, then the newest. */
const FIRST_ORDER: Record<DataFileSortField, DataFileQuery['order']> = {
  name: 'ascending',
  status: 'ascending',
  bytes: 'descending',
  updated: 'descending',
};

/** What the list shows at first. */
export const DEFAULT_DATA_FILE_QUERY: DataFileQuery = {
  search: '',
  sort: 'name',
  order: FIRST_ORDER.name,
};

/** Sorting by the field in force turns its order around; another field starts with its own. */
export function dataFilesSortedBy(query: DataFileQuery, sort: DataFileSortField): DataFileQuery {
  if (query.sort !== sort) return { ...query, sort, order: FIRST_ORDER[sort] };
  return { ...query, order: query.order === 'ascending' ? 'descending' : 'ascending' };
}

/** What came to nothing first, then what is on its way, then what is there. */
const RANKS: Record<FileDropState['kind'], number> = {
  failed: 0,
  refused: 1,
  cancelled: 2,
  waiting: 3,
  uploading: 4,
  queued: 5,
  indexing: 6,
  ready: 7,
};

/**
 * The files whose names hold every searched word, in the query's order; equals by name. Those that were just
 * added stand above all others, as they are given.
 */
export function arrangeDataFiles(
  rows: readonly DataFileRow[],
  { search, sort, order }: DataFileQuery,
  locale: Locale,
  isNew: (row: DataFileRow) => boolean = () => false,
): readonly DataFileRow[] {
  const isFound = matches(search);
  const found = rows.filter(({ name, upload }) => isFound(`${name} ${upload?.name ?? ''}`));
  const { compare } = collator(locale);
  const changed = ({ kept }: DataFileRow) => (kept ? Date.parse(kept.updatedAt) : Number.POSITIVE_INFINITY);
  const byField: Record<DataFileSortField, (a: DataFileRow, b: DataFileRow) => number> = {
    name: (a, b) => compare(a.name, b.name),
    status: (a, b) => RANKS[a.state.kind] - RANKS[b.state.kind],
    bytes: (a, b) => a.bytes - b.bytes,
    // What is on its way is the newest; Infinity less itself is no number, which counts as equal.
    updated: (a, b) => changed(a) - changed(b) || 0,
  };
  const sign = order === 'ascending' ? 1 : -1;
  const sorted = found
    .filter((row) => !isNew(row))
    .sort((a, b) => sign * byField[sort](a, b) || compare(a.name, b.name));
  return [...found.filter(isNew), ...sorted];
}
