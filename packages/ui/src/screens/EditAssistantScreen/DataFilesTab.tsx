import { useWords } from '@parley/i18n/react';
import {
  DATA_FILE_MAX_BYTES,
  DATA_FILE_TYPES,
  type ListedDataFile,
  type ProblemInPlace,
} from '@parley/model';
import { RotateCw, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../components/Button/Button.tsx';
import { EmptyState } from '../../components/EmptyState/EmptyState.tsx';
import { ErrorState } from '../../components/ErrorState/ErrorState.tsx';
import { type AddedFile, FileDrop } from '../../components/FileDrop/FileDrop.tsx';
import type { FileDropItem } from '../../components/FileDrop/FileList.tsx';
import { IconButton } from '../../components/IconButton/IconButton.tsx';
import { Table } from '../../components/Table/Table.tsx';
import type { TableColumn } from '../../components/Table/table.types.ts';
import { formatBytes, formatNumber } from '../../format/numbers.ts';
import { Stack } from '../../layout/Stack/Stack.tsx';
import { ConfirmDialog } from '../../patterns/ConfirmDialog/ConfirmDialog.tsx';
import { problemWords } from '../../patterns/GlobalFeedback/problemWords.ts';
import { DataFileStatusTag } from './DataFileStatusTag.tsx';

/** The files that are there: `removing` while some of them are taken away. */
export type DataFilesState =
  | { kind: 'loading' }
  | { kind: 'failed'; problem: ProblemInPlace; retrying: boolean }
  | { kind: 'ready'; files: readonly ListedDataFile[] };

/** What can be done with files; left out where the reader may only look. */
export interface DataFilesActions {
  /** Chosen or dropped files; those with a refusal are to be listed with it, not to be sent. */
  onAdd: (added: readonly AddedFile[]) => void;
  onCancelUpload: (id: string) => void;
  onRetryUpload: (id: string) => void;
  /** Takes a refused or failed upload off the list. */
  onDismissUpload: (id: string) => void;
  /** Reads a failed file again. */
  onRetryFile: (id: string) => void;
  onRemove: (ids: readonly string[]) => void;
}

export interface DataFilesTabProps {
  state: DataFilesState;
  /** On their way, or refused before it. */
  uploads: readonly FileDropItem[];
  /** Why nothing can be added now, such as a limit of the plan. */
  addBlocked?: string | undefined;
  actions?: DataFilesActions | undefined;
  /** Tries again to load the list. */
  onReload: () => void;
}

/** What the assistant answers from (AS-3). Files are no part of the draft: they come and go at once. */
export function DataFilesTab({ state, uploads, addBlocked, actions, onReload }: DataFilesTabProps) {
  const { t } = useWords();
  return (
    <Stack gap={24}>
      {actions && (
        <FileDrop
          label={t('editor.data.add')}
          help={t('editor.data.addHelp')}
          accept={DATA_FILE_TYPES}
          maxBytes={DATA_FILE_MAX_BYTES}
          files={uploads}
          onAdd={actions.onAdd}
          onCancel={actions.onCancelUpload}
          onRetry={actions.onRetryUpload}
          onRemove={actions.onDismissUpload}
          {...(addBlocked === undefined ? {} : { disabledReason: addBlocked })}
        />
      )}
      {state.kind === 'failed' ? (
        <ErrorState
          text={`${t('editor.data.failed')} ${problemWords(t, state.problem)}`}
          onRetry={onReload}
          retrying={state.retrying ? t('common.loading') : undefined}
        />
      ) : (
        <Files files={state.kind === 'ready' ? state.files : null} actions={actions} />
      )}
    </Stack>
  );
}

/** Rows shown while nobody knows how many there are. */
const LOADING_ROWS = 4;

type Column = 'name' | 'status' | 'pages' | 'bytes';

function Files({
  files,
  actions,
}: {
  /** Null while they are loaded. */
  files: readonly ListedDataFile[] | null;
  actions: DataFilesActions | undefined;
}) {
  const { t, locale } = useWords();
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const [doomed, setDoomed] = useState<readonly string[]>([]);
  const rows = files ?? [];
  const selectedHere = rows.filter(({ id }) => selected.has(id)).map(({ id }) => id);

  const columns: readonly TableColumn<ListedDataFile, Column>[] = [
    { id: 'name', label: t('editor.data.name'), cell: ({ name }) => <bdi>{name}</bdi> },
    {
      id: 'status',
      label: t('editor.data.status'),
      cell: ({ status, reason }) => <DataFileStatusTag status={status} reason={reason} />,
    },
    {
      id: 'pages',
      label: t('editor.data.pages'),
      align: 'end',
      cell: ({ pages }) => (pages === 0 ? '–' : formatNumber(locale, pages)),
    },
    {
      id: 'bytes',
      label: t('editor.data.size'),
      align: 'end',
      cell: ({ bytes }) => formatBytes(locale, bytes),
    },
  ];

  const names = doomed.map((id) => rows.find((file) => file.id === id)?.name ?? '');
  return (
    <>
      <Table
        label={t('editor.data.list')}
        columns={columns}
        rows={rows}
        rowId={({ id }) => id}
        {...(files ? {} : { loadingRows: LOADING_ROWS })}
        empty={
          <EmptyState title={t('editor.data.empty')} picture="emptyList">
            {t('editor.data.emptyText')}
          </EmptyState>
        }
        {...(actions && {
          selection: {
            selected,
            onChange: setSelected,
            rowName: ({ name }: ListedDataFile) => name,
            actions: (
              <Button size="small" icon={Trash2} onClick={() => setDoomed(selectedHere)}>
                {t('editor.data.remove')}
              </Button>
            ),
          },
          rowActions: ({ id, name, status }: ListedDataFile) => (
            <>
              {status === 'failed' && (
                <IconButton
                  icon={RotateCw}
                  label={t('editor.data.retryFile', { name })}
                  onClick={() => actions.onRetryFile(id)}
                />
              )}
              <IconButton
                icon={Trash2}
                label={t('editor.data.removeFile', { name })}
                onClick={() => setDoomed([id])}
              />
            </>
          ),
        })}
      />
      <ConfirmDialog
        open={doomed.length > 0}
        title={t('editor.data.removeTitle', { count: doomed.length })}
        consequences={[...new Set(names)]}
        confirmLabel={t('editor.data.remove')}
        onCancel={() => setDoomed([])}
        onConfirm={() => {
          actions?.onRemove(doomed);
          setSelected(new Set([...selected].filter((id) => !doomed.includes(id))));
          setDoomed([]);
        }}
      >
        {t('editor.data.removeText')}
      </ConfirmDialog>
    </>
  );
}
