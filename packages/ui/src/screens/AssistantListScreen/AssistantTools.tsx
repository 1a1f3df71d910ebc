import type { WordKey } from '@parley/i18n';
import { useWords } from '@parley/i18n/react';
import { ASSISTANT_STATUSES } from '@parley/model';
import { History, LayoutGrid, Rows3 } from 'lucide-react';
import { Button } from '../../components/Button/Button.tsx';
import { Heading } from '../../components/Heading/Heading.tsx';
import { Icon } from '../../components/Icon/Icon.tsx';
import { SearchField } from '../../components/SearchField/SearchField.tsx';
import { SegmentedControl } from '../../components/SegmentedControl/SegmentedControl.tsx';
import { Inline } from '../../layout/Inline/Inline.tsx';
import { Stack } from '../../layout/Stack/Stack.tsx';
import { FilterBar } from '../../patterns/FilterBar/FilterBar.tsx';
import { FilterMenu } from '../../patterns/FilterMenu/FilterMenu.tsx';
import { ListTools } from '../../patterns/ListTools/ListTools.tsx';
import { SortMenu } from '../../patterns/SortMenu/SortMenu.tsx';
import { useMediaQuery } from '../../patterns/useMediaQuery.ts';
import { media } from '../../theme/tokens.ts';
import { STATUS_WORDS } from './AssistantState.tsx';
import {
  ASSISTANT_SORT_FIELDS,
  type AssistantQuery,
  type AssistantSortField,
  type AssistantView,
  sortedBy,
} from './arrangeAssistants.ts';

export interface AssistantToolsProps {
  /** How many assistants are shown; null while they are on their way. */
  count: number | null;
  query: AssistantQuery;
  onQueryChange: (query: AssistantQuery) => void;
  view: AssistantView;
  /** Left out, there is only the table. */
  onViewChange: ((view: AssistantView) => void) | undefined;
  /** Whether deleted ones can be looked at. */
  deleted: boolean;
  /** How many of them there are: the head leads to those, wherever others are shown. @default 0 */
  deletedCount?: number;
}

const SORT_NAMES: Record<AssistantSortField, WordKey> = {
  name: 'assistants.sortName',
  messages: 'assistants.sortMessages',
  updated: 'assistants.sortUpdated',
};

/** Name of the list, and what narrows, sorts and shapes it. */
export function AssistantTools({
  count,
  query,
  onQueryChange,
  view,
  onViewChange,
  deleted,
  deletedCount = 0,
}: AssistantToolsProps) {
  const { t } = useWords();
  const narrow = useMediaQuery(media.belowMd);
  return (
    <Stack gap={12}>
      <Inline gap={16} justify="between">
        <Heading level={2}>{t('assistants.list')}</Heading>
        {deletedCount > 0 && query.status !== 'deleted' && (
          <Button
            size="small"
            variant="quiet"
            icon={History}
            onClick={() => onQueryChange({ ...query, search: '', status: 'deleted' })}
          >
            {t('assistants.recentlyDeletedCount', { count: deletedCount })}
          </Button>
        )}
      </Inline>
      <ListTools
        search={
          <SearchField
            label={t('assistants.search')}
            value={query.search}
            onChange={(search) => onQueryChange({ ...query, search })}
          />
        }
        count={count === null ? '' : t('assistants.shown', { count })}
        view={
          // Narrow windows show the table's rows as cards: there is nothing to choose.
          onViewChange &&
          !narrow && (
            <SegmentedControl
              look="bar"
              label={t('assistants.view')}
              choices={[
                {
                  value: 'table',
                  label: t('assistants.viewTable'),
                  picture: <Icon icon={Rows3} size="small" />,
                },
                {
                  value: 'cards',
                  label: t('assistants.viewCards'),
                  picture: <Icon icon={LayoutGrid} size="small" />,
                },
              ]}
              value={view}
              onChange={onViewChange}
            />
          )
        }
      >
        <FilterBar
          active={query.status === 'all' ? 0 : 1}
          onClear={() => onQueryChange({ ...query, status: 'all' })}
          onPhones="inView"
        >
          <FilterMenu
            label={t('assistants.filter')}
            choices={[
              ...ASSISTANT_STATUSES.map((value) => ({ value, label: t(STATUS_WORDS[value]) })),
              ...(deleted ? [{ value: 'deleted' as const, label: t('assistants.recentlyDeleted') }] : []),
            ]}
            value={query.status}
            onChange={(status) => onQueryChange({ ...query, status })}
          />
        </FilterBar>
        {/* Cards have no head to sort by. */}
        {(narrow || view === 'cards') && query.status !== 'deleted' && (
          <SortMenu
            fields={ASSISTANT_SORT_FIELDS.map((value) => ({ value, label: t(SORT_NAMES[value]) }))}
            sort={query.sort}
            order={query.order}
            onSort={(field) => onQueryChange(sortedBy(query, field))}
          />
        )}
      </ListTools>
    </Stack>
  );
}
