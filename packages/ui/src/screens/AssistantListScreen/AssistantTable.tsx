import { useWords } from '@parley/i18n/react';
import { Table } from '../../components/Table/Table.tsx';
import type { TableSelection } from '../../components/Table/TableSelection.tsx';
import type { SortableTableColumn } from '../../components/Table/table.types.ts';
import { RowIdentity } from '../../patterns/RowIdentity/RowIdentity.tsx';
import { AssistantMenu } from './AssistantMenu.tsx';
import { AssistantState } from './AssistantState.tsx';
import type { AssistantListItem, AssistantQuery, AssistantSortField } from './arrangeAssistants.ts';
import type { AssistantAction, AssistantActions } from './assistantActions.ts';
import { Messages24h, UpdatedAt } from './assistantFigures.tsx';

/** What the rows or cards can do, and what is done to them. */
export interface AssistantRowActions extends Pick<AssistantActions, 'editHref' | 'running'> {
  onAct: (action: AssistantAction, ids: readonly string[]) => void;
  /** Why there can't be one more. */
  limitReason: string | undefined;
}

export interface AssistantTableProps {
  /** Arranged already. */
  assistants: readonly AssistantListItem[];
  query: AssistantQuery;
  onSort: (field: AssistantSortField) => void;
  /** Left out where one may only look. */
  actions: AssistantRowActions | undefined;
  /** Left out where nothing can be done with several. */
  selection: TableSelection<AssistantListItem> | undefined;
}

/** Assistants as rows whose whole width leads to the chat; a card each on phones (AS-1). */
export function AssistantTable({ assistants, query, onSort, actions, selection }: AssistantTableProps) {
  const { t } = useWords();
  const columns: readonly SortableTableColumn<AssistantListItem, AssistantSortField | 'status'>[] = [
    {
      id: 'name',
      label: t('assistants.columnName'),
      sortable: true,
      cell: ({ name, avatarUrl, draftName, description }) => (
        <RowIdentity
          name={name}
          avatarUrl={avatarUrl}
          detail={draftName ? t('assistants.renamed', { name: draftName }) : description}
          fallback={t('assistants.noDescription')}
        />
      ),
    },
    {
      id: 'status',
      label: t('assistants.columnStatus'),
      cell: ({ id, status, unpublishedChanges, careCount, careHref }) => (
        <AssistantState
          status={status}
          unpublishedChanges={unpublishedChanges}
          running={actions?.running.get(id)}
          care={{ count: careCount, href: careHref }}
        />
      ),
    },
    {
      id: 'messages',
      label: t('assistants.columnMessages'),
      sortable: true,
      align: 'end',
      cell: (assistant) => <Messages24h assistant={assistant} />,
    },
    {
      id: 'updated',
      label: t('assistants.columnUpdated'),
      sortable: true,
      align: 'end',
      cell: (assistant) => <UpdatedAt assistant={assistant} />,
    },
  ];
  return (
    <Table
      label={t('assistants.list')}
      columns={columns}
      rows={assistants}
      rowId={({ id }) => id}
      rowHref={({ href }) => href}
      sort={{ column: query.sort, direction: query.order }}
      onSort={({ column }) => {
        if (column !== 'status') onSort(column);
      }}
      {...(selection && { selection })}
      {...(actions && {
        rowActions: (assistant: AssistantListItem) => (
          <AssistantMenu
            assistant={assistant}
            editHref={actions.editHref(assistant.id)}
            onAct={(action) => actions.onAct(action, [assistant.id])}
            limitReason={actions.limitReason}
            busy={actions.running.has(assistant.id)}
          />
        ),
      })}
    />
  );
}
