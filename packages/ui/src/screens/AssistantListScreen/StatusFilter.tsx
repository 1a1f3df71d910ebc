import { useWords } from '@parley/i18n/react';
import { ASSISTANT_STATUSES } from '@parley/model';
import { ChevronDown, ListFilter } from 'lucide-react';
import { Button } from '../../components/Button/Button.tsx';
import { IconButton } from '../../components/IconButton/IconButton.tsx';
import { DeferredMenu } from '../../patterns/deferred/DeferredMenu.tsx';
import { STATUS_WORDS } from './AssistantState.tsx';
import type { AssistantQuery } from './arrangeAssistants.ts';

export interface StatusFilterProps {
  query: AssistantQuery;
  onQueryChange: (query: AssistantQuery) => void;
  /** As an icon alone, where there is no room for words. */
  compact: boolean;
}

/** Chooses which state of assistants is shown. */
export function StatusFilter({ query, onQueryChange, compact }: StatusFilterProps) {
  const { t } = useWords();
  const nameOf = (status: AssistantQuery['status']) =>
    t(status === 'all' ? 'assistants.statusAll' : STATUS_WORDS[status]);
  const label = t('assistants.filterBy', { status: nameOf(query.status) });
  return (
    <DeferredMenu
      trigger={
        compact ? (
          <IconButton
            variant={query.status === 'all' ? 'secondary' : 'primary'}
            icon={ListFilter}
            label={label}
          />
        ) : (
          <Button iconEnd={ChevronDown}>{label}</Button>
        )
      }
      label={t('assistants.filter')}
      items={(['all', ...ASSISTANT_STATUSES] as const).map((status) => ({
        kind: 'choice',
        id: status,
        label: nameOf(status),
        checked: status === query.status,
        onSelect: () => onQueryChange({ ...query, status }),
      }))}
    />
  );
}
