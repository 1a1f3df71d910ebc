import type { WordKey } from '@parley/i18n';
import { useWords } from '@parley/i18n/react';
import { ArrowDownUp } from 'lucide-react';
import { IconButton } from '../../components/IconButton/IconButton.tsx';
import { DeferredMenu } from '../../patterns/deferred/DeferredMenu.tsx';
import {
  ASSISTANT_SORT_FIELDS,
  type AssistantQuery,
  type AssistantSortField,
  sortedBy,
} from './arrangeAssistants.ts';

const NAMES: Record<AssistantSortField, WordKey> = {
  name: 'assistants.sortName',
  messages: 'assistants.sortMessages',
  updated: 'assistants.sortUpdated',
};

export interface SortMenuProps {
  query: AssistantQuery;
  onQueryChange: (query: AssistantQuery) => void;
}

/** Chooses what the list is sorted by; choosing the same again turns it around. */
export function SortMenu({ query, onQueryChange }: SortMenuProps) {
  const { t } = useWords();
  return (
    <DeferredMenu
      trigger={
        <IconButton
          variant="secondary"
          icon={ArrowDownUp}
          label={t('assistants.sortBy', {
            field: `${t(NAMES[query.sort])}, ${t(`assistants.${query.order}`)}`,
          })}
        />
      }
      label={t('assistants.sort')}
      items={ASSISTANT_SORT_FIELDS.map((field) => ({
        kind: 'choice',
        id: field,
        label: t(NAMES[field]),
        checked: field === query.sort,
        onSelect: () => onQueryChange(sortedBy(query, field)),
      }))}
    />
  );
}
