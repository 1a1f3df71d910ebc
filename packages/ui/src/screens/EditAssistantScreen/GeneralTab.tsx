import { useWords } from '@parley/i18n/react';
import {
  type AnswerLanguage,
  ASSISTANT_DESCRIPTION_MAX_LENGTH,
  ASSISTANT_NAME_MAX_LENGTH,
} from '@parley/model';
import { FormSection } from '../../components/Form/FormSection.tsx';
import { Select } from '../../components/Select/Select.tsx';
import { TextArea } from '../../components/TextArea/TextArea.tsx';
import { TextField } from '../../components/TextField/TextField.tsx';
import { Stack } from '../../layout/Stack/Stack.tsx';
import { AvatarField, type AvatarFieldState } from '../../patterns/AvatarField/AvatarField.tsx';
import type { FieldsTabProps } from './editor.types.ts';
import { LANGUAGE_WORDS } from './fieldWords.ts';
import { StatusSection, type StatusSectionProps } from './StatusSection.tsx';

export interface GeneralTabProps extends FieldsTabProps {
  avatar: AvatarFieldState;
  onAvatar: (file: File) => void;
  status: StatusSectionProps;
}

const LANGUAGES = Object.keys(LANGUAGE_WORDS) as readonly AnswerLanguage[];

/** Who the assistant is: name, picture, language, and whether people can reach it (AS-2). */
export function GeneralTab({ draft, onChange, field, blocked, avatar, onAvatar, status }: GeneralTabProps) {
  const { t } = useWords();
  return (
    <Stack gap={40}>
      <FormSection title={t('editor.general.identity')} text={t('editor.general.identityText')}>
        <AvatarField
          name={draft.name}
          imageUrl={draft.avatarUrl}
          state={avatar}
          {...(blocked === undefined && {
            onChoose: onAvatar,
            onRemove: () => onChange({ avatarUrl: null }),
          })}
        />
        <TextField
          {...field('name')}
          help={t('editor.general.nameHelp', { max: ASSISTANT_NAME_MAX_LENGTH })}
          autoComplete="off"
          maxLength={ASSISTANT_NAME_MAX_LENGTH}
          value={draft.name}
          onChange={(name) => onChange({ name })}
        />
        <TextArea
          {...field('description')}
          need="optional"
          help={t('editor.general.descriptionHelp')}
          rows={2}
          maxLength={ASSISTANT_DESCRIPTION_MAX_LENGTH}
          value={draft.description}
          onChange={(description) => onChange({ description })}
        />
      </FormSection>
      <FormSection title={t('editor.general.language')} text={t('editor.general.languageText')}>
        <Select
          {...field('language')}
          options={LANGUAGES.map((value) => ({
            value,
            label: t(LANGUAGE_WORDS[value]),
            ...(value === 'auto' ? { help: t('editor.general.languageAutoHelp') } : {}),
          }))}
          value={draft.language}
          onChange={(language) => onChange({ language })}
        />
      </FormSection>
      <StatusSection {...status} />
    </Stack>
  );
}
