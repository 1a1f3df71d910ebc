import { useWords } from '@parley/i18n/react';
import { DELETED_ASSISTANT_DAYS, matches } from '@parley/model';
import { RotateCcw, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../components/Button/Button.tsx';
import { Day } from '../../components/Day/Day.tsx';
import { EmptyState } from '../../components/EmptyState/EmptyState.tsx';
import { Table } from '../../components/Table/Table.tsx';
import type { TableColumn } from '../../components/Table/table.types.ts';
import { Text } from '../../components/Text/Text.tsx';
import { formatDate } from '../../format/dates.ts';
import { Inline } from '../../layout/Inline/Inline.tsx';
import { Stack } from '../../layout/Stack/Stack.tsx';
import { VisuallyHidden } from '../../layout/VisuallyHidden/VisuallyHidden.tsx';
import { LoadFailure } from '../../patterns/LoadFailure/LoadFailure.tsx';
import { RowIdentity } from '../../patterns/RowIdentity/RowIdentity.tsx';
import { AssistantTools, type AssistantToolsProps } from './AssistantTools.tsx';
import { DeleteDialog } from './deferredDialogs.ts';
import type { DeletedAssistantItem, DeletedAssistants } from './deleted.types.ts';

export type DeletedListProps = DeletedAssistants &
  Omit<AssistantToolsProps, 'count' | 'deleted'> & {
    /** Why none can be had back: the plan has no room. */
    limitReason: string | undefined;
  };

const LOADING_ROWS = 2;

/** The deleted assistants, to have them back or to delete them for good (AS-1). */
export default function DeletedList({
  state,
  onRetry,
  onRestore,
  onPurge,
  running,
  limitReason,
  ...tools
}: DeletedListProps) {
  const { t, locale } = useWords();
  const [doomed, setDoomed] = useState<DeletedAssistantItem | null>(null);
  const isFound = matches(tools.query.search);
  const isSearched = tools.query.search.trim() !== '';
  const rows = state.kind === 'ready' ? state.assistants.filter(({ name }) => isFound(name)) : [];
  const columns: readonly TableColumn<DeletedAssistantItem, 'name' | 'deleted' | 'kept' | 'actions'>[] = [
    {
      id: 'name',
      label: t('assistants.columnName'),
      cell: ({ name, avatarUrl, dataFileCount, conversationCount }) => (
        <RowIdentity
          name={name}
          avatarUrl={avatarUrl}
          detail={[
            t('assistants.files', { count: dataFileCount }),
            t('assistants.conversations', { count: conversationCount }),
          ].join(' · ')}
        />
      ),
    },
    {
      id: 'deleted',
      label: t('assistants.columnDeleted'),
      cell: ({ deletedAt, deletedBy }) => (
        <>
          <Day moment={deletedAt} />
          {deletedBy !== null && (
            <Text size="caption" tone="muted">
              {t('assistants.deletedBy', { name: deletedBy })}
            </Text>
          )}
        </>
      ),
    },
    {
      id: 'kept',
      label: t('assistants.columnKeptUntil'),
      cell: ({ keptUntil }) => <time dateTime={keptUntil}>{formatDate(locale, keptUntil)}</time>,
    },
    {
      id: 'actions',
      label: t('assistants.columnActions'),
      align: 'end',
      cell: (assistant) => {
        const { id, name } = assistant;
        const now = running.get(id);
        return (
          <Inline gap={8} justify="end">
            <Button
              size="small"
              icon={RotateCcw}
              needsNetwork
              busy={now === 'restore' ? t('assistants.restoring') : undefined}
              disabledReason={limitReason}
              onClick={() => onRestore(assistant)}
            >
              <span aria-hidden="true">{t('assistants.restore')}</span>
              <VisuallyHidden>{t('assistants.restoreOf', { name })}</VisuallyHidden>
            </Button>
            <Button
              size="small"
              variant="quiet"
              icon={Trash2}
              busy={now === 'purge' ? t('assistants.purging') : undefined}
              onClick={() => setDoomed(assistant)}
            >
              <span aria-hidden="true">{t('assistants.purge')}</span>
              <VisuallyHidden>{t('assistants.purgeOf', { name })}</VisuallyHidden>
            </Button>
          </Inline>
        );
      },
    },
  ];
  const showAll = () => tools.onQueryChange({ ...tools.query, search: '', status: 'all' });
  const nothing = (
    <EmptyState
      picture="notFound"
      title={
        isSearched ? t('assistants.noMatch', { search: tools.query.search }) : t('assistants.deletedNone')
      }
      actions={<Button onClick={showAll}>{t('assistants.showAll')}</Button>}
    >
      {t('assistants.deletedNoneText', { count: DELETED_ASSISTANT_DAYS })}
    </EmptyState>
  );
  return (
    <Stack as="section" aria-label={t('assistants.recentlyDeleted')}>
      <AssistantTools {...tools} count={state.kind === 'ready' ? rows.length : null} deleted />
      <Text tone="muted">{t('assistants.recentlyDeletedText', { count: DELETED_ASSISTANT_DAYS })}</Text>
      {state.kind === 'failed' ? (
        <LoadFailure
          title={t('assistants.deletedLoadFailed')}
          problem={state.problem}
          retrying={state.retrying}
          onRetry={onRetry}
        />
      ) : (
        <Table
          label={t('assistants.recentlyDeleted')}
          columns={columns}
          rows={rows}
          rowId={({ id }) => id}
          {...(state.kind === 'loading' && { loadingRows: LOADING_ROWS })}
          {...(state.kind === 'ready' && { leftOut: state.leftOut })}
          empty={nothing}
          noMatch={isSearched ? nothing : undefined}
        />
      )}
      {doomed && (
        <DeleteDialog
          forGood
          assistants={[doomed]}
          onConfirm={() => {
            onPurge(doomed);
            setDoomed(null);
          }}
          onCancel={() => setDoomed(null)}
        />
      )}
    </Stack>
  );
}
