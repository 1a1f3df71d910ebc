import { useWords } from '@parley/i18n/react';
import { useDeferredValue, useMemo, useState } from 'react';
import { Button } from '../../components/Button/Button.tsx';
import { EmptyState } from '../../components/EmptyState/EmptyState.tsx';
import { Stack } from '../../layout/Stack/Stack.tsx';
import { useMediaQuery } from '../../patterns/useMediaQuery.ts';
import { media } from '../../theme/tokens.ts';
import { AssistantCards } from './AssistantCards.tsx';
import { AssistantTable } from './AssistantTable.tsx';
import { AssistantTools } from './AssistantTools.tsx';
import {
  type AssistantListItem,
  type AssistantQuery,
  type AssistantView,
  arrangeAssistants,
  sortedBy,
} from './arrangeAssistants.ts';
import type { AssistantAction, AssistantActions } from './assistantActions.ts';
import { BulkActions } from './BulkActions.tsx';
import { DeleteDialog } from './deferredDialogs.ts';

export interface AssistantListProps {
  query: AssistantQuery;
  onQueryChange: (query: AssistantQuery) => void;
  assistants: readonly AssistantListItem[];
  view: AssistantView;
  onViewChange: ((view: AssistantView) => void) | undefined;
  actions: AssistantActions | undefined;
  /** Why there can't be one more. */
  limitReason: string | undefined;
  /** How many deleted ones can be had back. */
  deletedCount: number;
}

/** The assistants, with what narrows them and what can be done with them. */
export function AssistantList({
  assistants,
  query,
  onQueryChange,
  view,
  onViewChange,
  actions,
  limitReason,
  deletedCount,
}: AssistantListProps) {
  const { t, locale } = useWords();
  // There the table looks as the cards do.
  const narrow = useMediaQuery(media.belowMd);
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const [deleting, setDeleting] = useState<readonly string[]>([]);
  // Typing stays quick in long lists: the rows may follow a frame later.
  const shownQuery = useDeferredValue(query);
  const shown = useMemo(
    () => arrangeAssistants(assistants, shownQuery, locale),
    [assistants, shownQuery, locale],
  );
  const act = (action: AssistantAction, ids: readonly string[]) => {
    if (action === 'delete') setDeleting(ids);
    else actions?.onAct(action, ids);
  };
  const rowActions = actions && { ...actions, onAct: act, limitReason };
  const selectedHere = here(selected, shown);
  const selection = actions && {
    selected: selectedHere,
    onChange: setSelected,
    rowName: ({ name }: AssistantListItem) => name,
    actions: (
      <BulkActions
        statuses={shown.filter(({ id }) => selectedHere.has(id)).map(({ status }) => status)}
        onAct={(action) => act(action, [...selectedHere])}
      />
    ),
  };
  const doomed = assistants.filter(({ id }) => deleting.includes(id));
  return (
    <Stack as="section" aria-label={t('assistants.list')}>
      <AssistantTools
        count={shown.length}
        query={query}
        onQueryChange={onQueryChange}
        view={view}
        onViewChange={onViewChange}
        deleted={actions !== undefined}
        deletedCount={actions ? deletedCount : 0}
      />
      {shown.length === 0 ? (
        <NothingFound query={shownQuery} onQueryChange={onQueryChange} />
      ) : view === 'cards' && !narrow ? (
        <AssistantCards assistants={shown} actions={rowActions} selection={selection} />
      ) : (
        <AssistantTable
          assistants={shown}
          query={shownQuery}
          onSort={(field) => onQueryChange(sortedBy(query, field))}
          actions={rowActions}
          selection={selection}
        />
      )}
      {actions && doomed.length > 0 && (
        <DeleteDialog
          assistants={doomed}
          onConfirm={() => {
            actions.onAct('delete', deleting);
            setDeleting([]);
            setSelected(new Set());
          }}
          onCancel={() => setDeleting([])}
        />
      )}
    </Stack>
  );
}

/** Only rows that are shown can be selected, so that no action affects hidden ones. */
function here(selected: ReadonlySet<string>, shown: readonly AssistantListItem[]): ReadonlySet<string> {
  return new Set(shown.map(({ id }) => id).filter((id) => selected.has(id)));
}

function NothingFound({ query, onQueryChange }: Pick<AssistantListProps, 'query' | 'onQueryChange'>) {
  const { t } = useWords();
  const showAll: AssistantQuery = { ...query, search: '', status: 'all' };
  if (query.search.trim() === '') {
    return (
      <EmptyState
        picture="notFound"
        title={t('assistants.noneWithStatus')}
        actions={<Button onClick={() => onQueryChange(showAll)}>{t('assistants.showAll')}</Button>}
      >
        {t('assistants.noneWithStatusText')}
      </EmptyState>
    );
  }
  const isFiltered = query.status !== 'all';
  return (
    <EmptyState
      picture="notFound"
      title={t('assistants.noMatch', { search: query.search })}
      actions={
        <Button onClick={() => onQueryChange(showAll)}>
          {t(isFiltered ? 'common.clearAll' : 'common.clearSearch')}
        </Button>
      }
    >
      {t(isFiltered ? 'assistants.noMatchFilteredText' : 'assistants.noMatchText')}
    </EmptyState>
  );
}
