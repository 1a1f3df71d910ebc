import { type UseWords, useWords } from '@parley/i18n/react';
import { type AssistantDraft, EXPORT_MAX_BYTES, type FieldName } from '@parley/model';
import { useState } from 'react';
import { Button } from '../../../components/Button/Button.tsx';
import { Dialog } from '../../../components/Dialog/Dialog.tsx';
import { FileDrop } from '../../../components/FileDrop/FileDrop.tsx';
import { Spinner } from '../../../components/Spinner/Spinner.tsx';
import { Text } from '../../../components/Text/Text.tsx';
import { formatList } from '../../../format/numbers.ts';
import { Inline } from '../../../layout/Inline/Inline.tsx';
import { Stack } from '../../../layout/Stack/Stack.tsx';
import { ProblemBanner } from '../../../patterns/ProblemBanner/ProblemBanner.tsx';
import { RowIdentity } from '../../../patterns/RowIdentity/RowIdentity.tsx';
import { draftProblems, draftProblemWords } from '../../EditAssistantScreen/draftProblems.ts';
import { FIELDS } from '../../EditAssistantScreen/fields.ts';
import type { AssistantActions, ImportState } from '../assistantActions.ts';
import * as css from './ImportAssistantDialog.css.ts';

const PROBLEMS = {
  notJson: 'assistants.importNotJson',
  notAssistant: 'assistants.importNotAssistant',
  newer: 'assistants.importNewer',
  wrongKind: 'assistants.importWrong',
} as const;

type Refused = Extract<ImportState, { kind: 'refused' }>;

export interface ImportAssistantDialogProps extends Omit<AssistantActions['imports'], 'state'> {
  state: ImportState;
}

/**
 * Takes an assistant from an exported file: choose, look at it, import (AS-1). What the editor would
 * not save is refused here, in the words of the fields.
 */
export default function ImportAssistantDialog({
  state,
  onOpen,
  onFile,
  onConfirm,
  onClose,
}: ImportAssistantDialogProps) {
  const words = useWords();
  const { t, locale } = words;
  const wrong = 'draft' in state ? wrongFields(words, state.fileName, state.draft) : null;
  const found = 'draft' in state && wrong === null ? state : null;
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('assistants.importTitle')}
      actions={
        <>
          <Button onClick={onClose}>{t('common.cancel')}</Button>
          {found && found.kind !== 'importing' && (
            <Button onClick={onOpen}>{t('assistants.importAnother')}</Button>
          )}
          {found && (
            <Button
              variant="primary"
              onClick={onConfirm}
              busy={found.kind === 'importing' ? t('assistants.importing') : undefined}
            >
              {t('assistants.importSubmit')}
            </Button>
          )}
        </>
      }
    >
      <Stack gap={20}>
        <Text tone="muted">{t('assistants.importText')}</Text>
        {found?.kind === 'failed' && (
          <ProblemBanner title={t('assistants.importFailed')} problem={found.problem} />
        )}
        {found ? (
          <Stack gap={8} className={css.found} role="status">
            <RowIdentity
              name={found.draft.name}
              avatarUrl={null}
              detail={found.draft.description}
              fallback={t('assistants.noDescription')}
            />
            <bdi className={css.file}>{found.fileName}</bdi>
            {found.missing && found.missing.length > 0 && (
              <Text size="caption">
                {t('assistants.importMissing', {
                  count: found.missing.length,
                  names: formatList(locale, someOf(t, found.missing)),
                })}
              </Text>
            )}
          </Stack>
        ) : (
          <ImportFile state={state} wrong={wrong} onFile={onFile} />
        )}
      </Stack>
    </Dialog>
  );
}

/** Data files that are named before the rest is counted. */
const NAMED = 10;

const someOf = (t: UseWords['t'], names: readonly string[]) =>
  names.length > NAMED
    ? [...names.slice(0, NAMED), t('fields.form.more', { count: names.length - NAMED })]
    : names;

interface ImportFileProps {
  state: ImportState;
  /** Which fields of the file that was read cannot be taken, in words. */
  wrong: string | null;
  onFile: (file: File) => void;
}

function ImportFile({ state, wrong, onFile }: ImportFileProps) {
  const words = useWords();
  const { t } = words;
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
  const error = refusal ?? wrong ?? (problem && refusedWords(words, problem));
  return (
    <FileDrop
      label={t('assistants.importFile')}
      {...(error ? { error } : {})}
      accept={['json']}
      maxBytes={EXPORT_MAX_BYTES}
      multiple={false}
      files={[]}
      onAdd={([first]) => {
        setRefusal(first?.refusal ?? null);
        if (first && first.refusal === undefined) onFile(first.file);
      }}
    />
  );
}

/** Why a file is refused, with a line for each value that is missing, of another kind, or cannot be taken. */
function refusedWords(words: UseWords, { fileName, problem, fields = [], rest }: Refused): string {
  const { t } = words;
  const named = { file: fileName, appName: t('common.appName') };
  const lines = fields.map((name) => {
    // What no field of the form is called keeps its name in the file.
    const field = name in FIELDS ? t(FIELDS[name as FieldName].label) : name;
    return t('assistants.importWrongField', { field, problem: t('assistants.importWrongKind') });
  });
  const isNamed = (field: string) => fields.some((name) => field === name || field.startsWith(`${name}.`));
  const others = rest ? wrongLines(words, rest, isNamed) : [];
  return [t(PROBLEMS[problem], named), ...lines, ...others].join('\n');
}

/** What keeps the content of a file from being saved, a line for each field; null where nothing does. */
function wrongFields(words: UseWords, file: string, draft: AssistantDraft): string | null {
  const found = wrongLines(words, draft);
  return found.length > 0 ? [words.t('assistants.importWrong', { file }), ...found].join('\n') : null;
}

/** A line for each field that could not be saved, but for those that are told of already. */
function wrongLines(
  { t, locale }: UseWords,
  draft: AssistantDraft,
  isTold: (field: string) => boolean = () => false,
): string[] {
  return Object.entries(draftProblems(draft))
    .filter(([field]) => !isTold(field))
    .map(([field, problem]) =>
      t('assistants.importWrongField', {
        field: t(FIELDS[field as FieldName].label),
        problem: draftProblemWords(t, locale, problem),
      }),
    );
}
