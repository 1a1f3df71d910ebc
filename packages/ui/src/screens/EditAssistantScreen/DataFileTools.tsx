import type { WordKey } from '@parley/i18n';
import { useWords } from '@parley/i18n/react';
import { SearchField } from '../../components/SearchField/SearchField.tsx';
import { ListTools } from '../../patterns/ListTools/ListTools.tsx';
import { SortMenu } from '../../patterns/SortMenu/SortMenu.tsx';
import { useMediaQuery } from '../../patterns/useMediaQuery.ts';
import { media } from '../../theme/tokens.ts';
import {
  DATA_FILE_SORT_FIELDS,
  type DataFileQuery,
  type DataFileSortField,
  dataFilesSortedBy,
} from './arrangeDataFiles.ts';

const SORT_NAMES: Record<DataFileSortField, WordKey> = {
  name: 'editor.data.name',
  status: 'editor.data.status',
  bytes: 'editor.data.size',
  updated: 'editor.data.updated',
};

export interface DataFileToolsProps {
  query: DataFileQuery;
  onQueryChange: (query: DataFileQuery) => void;
  /** How many of the assistant's files are shown. */
  count: number;
}

/** Search in the names of data files, and their order where the list has no heads (AS-3). */
export function DataFileTools({ query, onQueryChange, count }: DataFileToolsProps) {
  const { t } = useWords();
  const narrow = useMediaQuery(media.belowMd);
  return (
    <ListTools
      search={
        <SearchField
          label={t('editor.data.search')}
          value={query.search}
          onChange={(search) => onQueryChange({ ...query, search })}
        />
      }
      count={t('editor.data.count', { count })}
    >
      {narrow && (
        <SortMenu
          fields={DATA_FILE_SORT_FIELDS.map((value) => ({ value, label: t(SORT_NAMES[value]) }))}
          sort={query.sort}
          order={query.order}
          onSort={(field) => onQueryChange(dataFilesSortedBy(query, field))}
        />
      )}
    </ListTools>
  );
}
