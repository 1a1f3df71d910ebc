import {
  DATA_FILE_SORT_FIELDS,
  type DataFileQuery,
  DEFAULT_DATA_FILE_QUERY,
  type EditorTab,
  editorTabOf,
} from '@parley/ui';
import { isGuid, oneOf, wordsIn } from '../app/search.ts';

/** What the editor shows: a tab, and of the data files how they are arranged, and perhaps the text of one. */
export type EditorSearch = Partial<DataFileQuery> & {
  tab?: EditorTab;
  file?: string | undefined;
};

const ORDERS = ['ascending', 'descending'] as const;

/** What an address shows of an editor; files are searched and looked at among the data files alone. */
export function editorIn({ tab: named, ...search }: Record<string, unknown>): EditorSearch {
  const tab = editorTabOf(named);
  if (tab !== 'data') return { tab, file: undefined, ...DEFAULT_DATA_FILE_QUERY };
  return {
    tab,
    file: isGuid(search.file) ? search.file : undefined,
    search: wordsIn(search),
    sort: oneOf(DATA_FILE_SORT_FIELDS, search.sort, DEFAULT_DATA_FILE_QUERY.sort),
    order: oneOf(ORDERS, search.order, DEFAULT_DATA_FILE_QUERY.order),
  };
}
