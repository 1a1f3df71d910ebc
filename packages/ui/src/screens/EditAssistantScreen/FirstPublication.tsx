import { useWords } from '@parley/i18n/react';
import type { AssistantDraft, DataFileStatus, FieldName } from '@parley/model';
import { Heading } from '../../components/Heading/Heading.tsx';
import { Stack } from '../../layout/Stack/Stack.tsx';
import { FieldValueView } from './FieldValueView.tsx';
import { FilesState } from './FilesState.tsx';
import { FIELDS } from './fields.ts';
import type { Known } from './fieldWords.ts';

/** What people meet first, and who they are. */
const SHOWN: readonly FieldName[] = [
  'name',
  'welcomeMessage',
  'starterQuestions',
  'audience',
  'allowedDomains',
];

export interface FirstPublicationProps {
  draft: AssistantDraft;
  known: Known;
  /** The state of each data file; null while they could not be read. */
  files: readonly DataFileStatus[] | null;
}

/** What goes live with an assistant that was never published (AS-4). */
export function FirstPublication({ draft, known, files }: FirstPublicationProps) {
  const { t } = useWords();
  return (
    <Stack as="ul" gap={16}>
      {SHOWN.map((name) => (
        <Stack as="li" gap={4} key={name}>
          <Heading level={3} size="small">
            {t(FIELDS[name].label)}
          </Heading>
          <FieldValueView name={name} value={FIELDS[name].read(draft)} known={known} />
        </Stack>
      ))}
      {files && (
        <Stack as="li" gap={4}>
          <Heading level={3} size="small">
            {t('editor.publishing.files')}
          </Heading>
          <FilesState files={files} />
        </Stack>
      )}
    </Stack>
  );
}
