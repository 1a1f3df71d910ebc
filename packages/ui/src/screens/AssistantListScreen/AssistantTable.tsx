import { useWords } from '@parley/i18n/react';
import { useAnchor } from '../../components/Link/LinkProvider.tsx';
import { Table, type TableColumn } from '../../components/Table/Table.tsx';
import { Tag } from '../../components/Tag/Tag.tsx';
import { formatFullDate, formatNumber, formatShortDate } from '../../patterns/format/format.ts';
import { RowIdentity } from '../../patterns/RowIdentity/RowIdentity.tsx';
import * as css from './AssistantTable.css.ts';
import type { AssistantListItem, AssistantQuery, AssistantSortField } from './arrangeAssistants.ts';

export interface AssistantTableProps {
  /** Arranged already. */
  assistants: readonly AssistantListItem[];
  query: AssistantQuery;
  onSort: (field: AssistantSortField) => void;
}

const STATUS = {
  draft: { tone: 'neutral', word: 'assistants.statusDraft' },
  published: { tone: 'positive', word: 'assistants.statusPublished' },
  paused: { tone: 'caution', word: 'assistants.statusPaused' },
} as const;

/** Assistants as rows whose whole width leads to the chat; a card each on phones (AS-1). */
export function AssistantTable({ assistants, query, onSort }: AssistantTableProps) {
  const { t, locale } = useWords();
  const columns: readonly TableColumn<AssistantListItem, AssistantSortField | 'status'>[] = [
    {
      id: 'name',
      label: t('assistants.columnName'),
      sortable: true,
      cell: ({ name, avatarUrl, description }) => (
        <RowIdentity
          name={name}
          avatarUrl={avatarUrl}
          detail={description}
          fallback={t('assistants.noDescription')}
        />
      ),
    },
    {
      id: 'status',
      label: t('assistants.columnStatus'),
      cell: ({ status }) => <Tag tone={STATUS[status].tone}>{t(STATUS[status].word)}</Tag>,
    },
    {
      id: 'messages',
      label: t('assistants.columnMessages'),
      sortable: true,
      align: 'end',
      cell: ({ messages24h }) => (
        <span className={messages24h === 0 ? css.zero : undefined}>{formatNumber(locale, messages24h)}</span>
      ),
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
    />
  );
}

/** Short, with all of it for whoever points there. Lies above the row's own link, so it leads to the same place. */
function UpdatedAt({ assistant: { href, updatedAt } }: { assistant: AssistantListItem }) {
  const { locale } = useWords();
  const Anchor = useAnchor();
  return (
    <Anchor className={css.date} href={href} tabIndex={-1} title={formatFullDate(locale, updatedAt)}>
      <time dateTime={updatedAt}>{formatShortDate(locale, updatedAt, Date.now())}</time>
    </Anchor>
  );
}
