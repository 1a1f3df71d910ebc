import { useWords } from '@parley/i18n/react';
import { DATA_FILE_MAX_BYTES, DATA_FILE_TYPES, hasPages, type ListedDataFile } from '@parley/model';
import { Download, Eye, Trash2, Upload } from 'lucide-react';
import { useMemo, useRef, useState } from 'react';
import { Button } from '../../components/Button/Button.tsx';
import { Day } from '../../components/Day/Day.tsx';
import { EmptyState } from '../../components/EmptyState/EmptyState.tsx';
import { checkedFile } from '../../components/FileDrop/checkedFile.ts';
import { FileDrop } from '../../components/FileDrop/FileDrop.tsx';
import { FileNotice } from '../../components/FileDrop/FileNotice.tsx';
import type { FileDropItem } from '../../components/FileDrop/FileState.tsx';
import { useSteadyOrder } from '../../components/FileDrop/steadyOrder.ts';
import type { MenuItem } from '../../components/Menu/Menu.tsx';
import { Table } from '../../components/Table/Table.tsx';
import type { SortableTableColumn } from '../../components/Table/table.types.ts';
import { Text } from '../../components/Text/Text.tsx';
import { formatBytes, formatNumber } from '../../format/numbers.ts';
import { Stack } from '../../layout/Stack/Stack.tsx';
import { VisuallyHidden } from '../../layout/VisuallyHidden/VisuallyHidden.tsx';
import { ConfirmDialog } from '../../patterns/ConfirmDialog/ConfirmDialog.tsx';
import { LoadFailure } from '../../patterns/LoadFailure/LoadFailure.tsx';
import { OutdatedNotice } from '../../patterns/OutdatedNotice/OutdatedNotice.tsx';
import { SameFilesDialog } from '../../patterns/SameFiles/SameFilesDialog.tsx';
import { useSameFiles } from '../../patterns/SameFiles/useSameFiles.ts';
import {
  arrangeDataFiles,
  type DataFileQuery,
  type DataFileSortField,
  DEFAULT_DATA_FILE_QUERY,
  dataFilesSortedBy,
} from './arrangeDataFiles.ts';
import { DataFilePreview } from './DataFilePreview.tsx';
import { DataFileRowActions } from './DataFileRowActions.tsx';
import { DataFileState } from './DataFileState.tsx';
import { DataFileTools } from './DataFileTools.tsx';
import { type DataFileRow, dataFileRowsOf, isAccepted } from './dataFileRows.ts';
import type { DataFilesActions, DataFilesState } from './dataFiles.types.ts';
import { type Replacement, ReplaceQuestion } from './ReplaceQuestion.tsx';
import { useJustAdded } from './useJustAdded.ts';

export interface DataFilesTabProps {
  state: DataFilesState;
  /** On their way, or refused before it. */
  uploads: readonly FileDropItem[];
  /** What is searched for, and the order; the owner keeps it. */
  query: DataFileQuery;
  onQueryChange: (query: DataFileQuery) => void;
  /** Why nothing can be added now, such as a limit of the plan. */
  addBlocked?: string | undefined;
  actions?: DataFilesActions | undefined;
  /** Tries again to load the list. */
  onReload: () => void;
}

/** What the assistant answers from (AS-3). Files are no part of the draft: they come and go at once. */
export function DataFilesTab({
  state,
  uploads,
  addBlocked,
  actions,
  onReload,
  ...queried
}: DataFilesTabProps) {
  const { t } = useWords();
  const files = state.kind === 'ready' ? state.files : NO_FILES;
  const rows = useMemo(() => dataFileRowsOf(files, uploads), [files, uploads]);
  const adding = useSameFiles({
    there: rows.filter(isAccepted),
    onAdd: (added) => actions?.onAdd(added),
    onReplace: (id, added) => actions?.onReplace(id, added),
  });
  return (
    <Stack gap={24}>
      {actions && (
        <FileDrop
          label={t('editor.data.add')}
          help={t('editor.data.addHelp')}
          accept={DATA_FILE_TYPES}
          maxBytes={DATA_FILE_MAX_BYTES}
          needsNetwork
          onAdd={adding.onAdd}
          {...(addBlocked === undefined ? {} : { disabledReason: addBlocked })}
        />
      )}
      {state.kind === 'ready' && state.outdated && (
        <OutdatedNotice outdated={state.outdated} onRetry={onReload} />
      )}
      {state.kind === 'failed' && (
        <LoadFailure
          title={t('editor.data.failed')}
          problem={state.problem}
          retrying={state.retrying}
          onRetry={onReload}
        />
      )}
      {(state.kind !== 'failed' || rows.length > 0) && (
        <Files
          rows={rows}
          isLoading={state.kind === 'loading'}
          leftOut={state.kind === 'ready' ? state.leftOut : undefined}
          actions={actions}
          {...queried}
        />
      )}
      <SameFilesDialog {...adding.question} />
    </Stack>
  );
}

/** Of a list that is not there yet. */
const NO_FILES: readonly ListedDataFile[] = [];

/** Rows shown while nobody knows how many there are. */
const LOADING_ROWS = 4;

/** What a file is held against. */
const RULES = { accept: DATA_FILE_TYPES, maxBytes: DATA_FILE_MAX_BYTES };

type Column = DataFileSortField | 'pages';

function Files({
  rows: given,
  isLoading,
  leftOut,
  actions,
  query,
  onQueryChange,
}: Pick<DataFilesTabProps, 'query' | 'onQueryChange'> & {
  rows: readonly DataFileRow[];
  /** Those of the server are on their way. */
  isLoading: boolean;
  /** How many more there are that cannot be shown. */
  leftOut: number | undefined;
  actions: DataFilesActions | undefined;
}) {
  const words = useWords();
  const { t, locale } = words;
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const [doomed, setDoomed] = useState<readonly string[]>([]);
  /** Chooses the file that takes the place of another. */
  const input = useRef<HTMLInputElement>(null);
  const replaced = useRef('');
  const [replacement, setReplacement] = useState<Replacement | null>(null);
  const all = useSteadyOrder(given);
  const isNew = useJustAdded(given, isLoading, query);
  const rows = arrangeDataFiles(all, query, locale, isNew);
  const newRows = rows.filter(isNew);
  const added = newRows.filter(isAccepted).length;
  const isSearched = all.length > 0 && rows.length === 0;
  const selectedHere = rows.filter(({ id }) => selected.has(id)).map(({ id }) => id);

  const columns: readonly SortableTableColumn<DataFileRow, Column>[] = [
    { id: 'name', label: t('editor.data.name'), sortable: true, cell: (row) => <FileName row={row} /> },
    {
      id: 'status',
      label: t('editor.data.status'),
      sortable: true,
      cell: (row) => <DataFileState row={row} />,
    },
    {
      id: 'pages',
      label: t('editor.data.pages'),
      align: 'end',
      cell: ({ name, pages }) => (pages > 0 && hasPages(name) ? formatNumber(locale, pages) : '–'),
    },
    {
      id: 'bytes',
      label: t('editor.data.size'),
      sortable: true,
      align: 'end',
      cell: ({ bytes }) => formatBytes(locale, bytes),
    },
    {
      id: 'updated',
      label: t('editor.data.updated'),
      sortable: true,
      align: 'end',
      cell: ({ kept }) => (kept ? <Day moment={kept.updatedAt} /> : '–'),
    },
  ];

  const menuOf = ({ id, kept }: DataFileRow): MenuItem[] => {
    if (!actions) return [];
    const { preview, onDownload } = actions;
    const show = { id: 'preview', label: t('editor.data.preview'), icon: Eye };
    return [
      ...(kept?.status === 'ready'
        ? [{ kind: 'action' as const, ...show, onSelect: () => preview.onOpen(id) }]
        : []),
      {
        ...{ kind: 'action', id: 'download', label: t('editor.data.download'), icon: Download },
        needsNetwork: true,
        onSelect: () => onDownload(id),
      },
      {
        ...{ kind: 'action', id: 'replace', label: t('editor.data.replace'), icon: Upload },
        needsNetwork: true,
        onSelect: () => {
          replaced.current = id;
          input.current?.click();
        },
      },
    ];
  };

  const names = doomed.map((id) => rows.find((file) => file.id === id)?.name ?? '');
  return (
    <>
      <FileNotice files={given} />
      <VisuallyHidden role="status">
        {added > 0 ? t('editor.data.added', { count: added }) : ''}
      </VisuallyHidden>
      {all.length > 0 && (
        <DataFileTools
          query={query}
          onQueryChange={onQueryChange}
          // What was refused, or is on its way, is no file of the assistant's.
          count={rows.filter(({ kept }) => kept).length}
        />
      )}
      <Table
        label={t('editor.data.list')}
        columns={columns}
        rows={rows}
        rowId={({ id }) => id}
        {...(newRows.length > 0 && {
          groupOf: (row: DataFileRow) => t(isNew(row) ? 'editor.data.justAdded' : 'editor.data.others'),
        })}
        sort={{ column: query.sort, direction: query.order }}
        onSort={({ column }) => column !== 'pages' && onQueryChange(dataFilesSortedBy(query, column))}
        {...(isLoading && all.length === 0 && { loadingRows: LOADING_ROWS })}
        leftOut={leftOut}
        noMatch={
          isSearched ? (
            <EmptyState
              picture="notFound"
              title={t('editor.data.noMatch', { search: query.search.trim() })}
              actions={
                <Button onClick={() => onQueryChange({ ...query, search: DEFAULT_DATA_FILE_QUERY.search })}>
                  {t('common.clearSearch')}
                </Button>
              }
            >
              {t('assistants.noMatchText')}
            </EmptyState>
          ) : undefined
        }
        empty={
          <EmptyState title={t('editor.data.empty')} picture="emptyList">
            {t('editor.data.emptyText')}
          </EmptyState>
        }
        {...(actions && {
          selection: {
            selected,
            onChange: setSelected,
            rowName: ({ name }: DataFileRow) => name,
            blocked: ({ kept }: DataFileRow) => (kept ? undefined : t('editor.data.notKept')),
            actions: (
              <Button size="small" icon={Trash2} onClick={() => setDoomed(selectedHere)}>
                {t('editor.data.remove')}
              </Button>
            ),
          },
          rowActions: (row: DataFileRow) => (
            <DataFileRowActions
              row={row}
              menu={menuOf(row)}
              actions={actions}
              onDoom={(id) => setDoomed([id])}
            />
          ),
        })}
      />
      <ConfirmDialog
        open={doomed.length > 0}
        title={t('editor.data.removeTitle', { count: doomed.length })}
        consequences={[...new Set(names)]}
        confirmLabel={t('editor.data.remove')}
        needsNetwork
        onCancel={() => setDoomed([])}
        onConfirm={() => {
          actions?.onRemove(doomed);
          setSelected(new Set([...selected].filter((id) => !doomed.includes(id))));
          setDoomed([]);
        }}
      >
        {t('editor.data.removeText')}
      </ConfirmDialog>
      {actions && (
        <>
          <DataFilePreview {...actions.preview} />
          <input
            ref={input}
            type="file"
            hidden
            accept={DATA_FILE_TYPES.map((ending) => `.${ending}`).join(',')}
            onChange={async ({ currentTarget }) => {
              const [file] = currentTarget.files ?? [];
              const id = replaced.current;
              // The same file can be chosen once more.
              currentTarget.value = '';
              if (!file) return;
              const added = await checkedFile(words, file, RULES);
              const name = given.find((row) => row.id === id)?.name ?? file.name;
              const isTwice = given.some((row) => row.id !== id && row.name === file.name);
              if (added.refusal === undefined && name !== file.name)
                setReplacement({ id, name, added, isTwice });
              else actions.onReplace(id, added);
            }}
          />
          <ReplaceQuestion
            replacement={replacement}
            onCancel={() => setReplacement(null)}
            onConfirm={(id, added) => {
              setReplacement(null);
              actions.onReplace(id, added);
            }}
          />
        </>
      )}
    </>
  );
}

/** The file's name; below it that of the file which is to take its place. */
function FileName({ row: { name, upload, kept } }: { row: DataFileRow }) {
  const { t } = useWords();
  return (
    // A name of letters that run from right to left begins where the column does, too.
    <Stack as="span" gap={0} align="start">
      <bdi title={name}>
        <Text as="span" overflow="twoLines">
          {name}
        </Text>
      </bdi>
      {kept && upload && (
        <Text size="caption" tone="muted">
          {t('editor.data.newFile', { name: upload.name })}
        </Text>
      )}
    </Stack>
  );
}
