import { useWords } from '@parley/i18n/react';
import { useState } from 'react';
import { Button } from '../../../components/Button/Button.tsx';
import { Dialog } from '../../../components/Dialog/Dialog.tsx';
import { FileDrop } from '../../../components/FileDrop/FileDrop.tsx';
import { Spinner } from '../../../components/Spinner/Spinner.tsx';
import { Text } from '../../../components/Text/Text.tsx';
import { Inline } from '../../../layout/Inline/Inline.tsx';
import { Stack } from '../../../layout/Stack/Stack.tsx';
import { ProblemBanner } from '../../../patterns/ProblemBanner/ProblemBanner.tsx';
import { RowIdentity } from '../../../patterns/RowIdentity/RowIdentity.tsx';
import { type AssistantActions, IMPORT_MAX_MB, type ImportState } from '../assistantActions.ts';
import * as css from './ImportAssistantDialog.css.ts';

const PROBLEMS = {
  notJson: 'assistants.importNotJson',
  notAssistant: 'assistants.importNotAssistant',
  newer: 'assistants.importNewer',
  tooLarge: 'assistants.importTooLarge',
} as const;

export interface ImportAssistantDialogProps extends Omit<AssistantActions['imports'], 'state' | 'onOpen'> {
  state: ImportState;
}

/** Takes an assistant from an exported file: choose, look at what it holds, import. */
export default function ImportAssistantDialog({
  state,
  onFile,
  onConfirm,
  onClose,
}: ImportAssistantDialogProps) {
  const { t } = useWords();
  const found = 'name' in state;
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('assistants.importTitle')}
      actions={
        <>
          <Button onClick={onClose}>{t('common.cancel')}</Button>
          {found && (
            <Button
              variant="primary"
              onClick={onConfirm}
              busy={state.kind === 'importing' ? t('assistants.importing') : undefined}
            >
              {t('assistants.importSubmit')}
            </Button>
          )}
        </>
      }
    >
      <Stack gap={20}>
        <Text tone="muted">{t('assistants.importText')}</Text>
        {state.kind === 'failed' && (
          <ProblemBanner title={t('assistants.importFailed')} problem={state.problem} />
        )}
        {'name' in state ? (
          <Stack gap={8} className={css.found} role="status">
            <RowIdentity
              name={state.name}
              avatarUrl={null}
              detail={state.description}
              fallback={t('assistants.noDescription')}
            />
            <span className={css.file}>{state.fileName}</span>
          </Stack>
        ) : (
          <ImportFile state={state} onFile={onFile} />
        )}
      </Stack>
    </Dialog>
  );
}

interface ImportFileProps {
  state: Extract<ImportState, { kind: 'choosing' | 'checking' | 'refused' }>;
  onFile: (file: File) => void;
}

function ImportFile({ state, onFile }: ImportFileProps) {
  const { t } = useWords();
  const [refusal, setRefusal] = useState<string | null>(null);
  if (state.kind === 'checking') {
    return (
      <Inline as="p" gap={12} overflow="keep" className={css.waiting} role="status">
        <Spinner />
        {t('assistants.importChecking', { file: state.fileName })}
      </Inline>
    );
  }
  // What the field itself sees comes before what was found in the file that was tried before.
  const problem = state.kind === 'refused' ? state : null;
  const error =
    refusal ??
    (problem &&
      t(PROBLEMS[problem.problem], {
        file: problem.fileName,
        max: IMPORT_MAX_MB,
        appName: t('common.appName'),
      }));
  return (
    <FileDrop
      label={t('assistants.importFile')}
      {...(error ? { error } : {})}
      accept={['json']}
      maxBytes={IMPORT_MAX_MB * 1024 * 1024}
      multiple={false}
      files={[]}
      onAdd={([first]) => {
        setRefusal(first?.refusal ?? null);
        if (first && first.refusal === undefined) onFile(first.file);
      }}
    />
  );
}
