import type { WordKey } from '@parley/i18n';
import { useWords } from '@parley/i18n/react';
import type { AssistantDraft, DataFileStatus, FieldName } from '@parley/model';
import type { ReactNode } from 'react';
import { Heading } from '../../components/Heading/Heading.tsx';
import { Grid } from '../../layout/Grid/Grid.tsx';
import { Stack } from '../../layout/Stack/Stack.tsx';
import { FieldValueView } from './FieldValueView.tsx';
import { FilesState } from './FilesState.tsx';
import { FIELDS } from './fields.ts';
import { fieldWords, type Known } from './fieldWords.ts';

/** What people meet first, and who they are: also said where it is empty. */
const FIRST = [
  'name',
  'welcomeMessage',
  'starterQuestions',
  'audience',
  'allowedDomains',
] as const satisfies FieldName[];

/** What they meet in the chat and on a site, as far as it is filled in. */
const THEN = [
  'avatarUrl',
  'language',
  'placeholder',
  'disclaimer',
  'fallbackMessage',
  'widget.position',
  'widget.size',
  'widget.theme',
  'widget.color',
  'widget.textColor',
  'widget.launcherLabel',
  'widget.autoOpenSeconds',
] as const satisfies FieldName[];

export interface FirstPublicationProps {
  draft: AssistantDraft;
  known: Known;
  /** The state of each data file; null while they could not be read. */
  files: readonly DataFileStatus[] | null;
}

/** What goes live with an assistant that was never published (AS-4). */
export function FirstPublication({ draft, known, files }: FirstPublicationProps) {
  const words = useWords();
  const { t } = words;
  const item = (label: WordKey, content: ReactNode) => (
    <Stack as="li" gap={4} key={label}>
      <Heading level={3} size="small">
        {t(label)}
      </Heading>
      {content}
    </Stack>
  );
  const field = (name: FieldName) =>
    item(FIELDS[name].label, <FieldValueView name={name} value={FIELDS[name].read(draft)} known={known} />);
  const isFilled = (name: FieldName) => fieldWords(words, known, name, FIELDS[name].read(draft)).length > 0;
  return (
    <Stack gap={16}>
      <Stack as="ul" gap={16}>
        {FIRST.map(field)}
        {files && item('editor.publishing.files', <FilesState files={files} />)}
      </Stack>
      <Grid as="ul">{THEN.filter(isFilled).map(field)}</Grid>
    </Stack>
  );
}
