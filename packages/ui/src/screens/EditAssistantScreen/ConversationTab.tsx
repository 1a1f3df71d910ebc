import { useWords } from '@parley/i18n/react';
import { DISCLAIMER_MAX_LENGTH, PLACEHOLDER_MAX_LENGTH, WELCOME_MESSAGE_MAX_LENGTH } from '@parley/model';
import { Checkbox } from '../../components/Checkbox/Checkbox.tsx';
import { FormSection } from '../../components/Form/FormSection.tsx';
import { TextArea } from '../../components/TextArea/TextArea.tsx';
import { TextField } from '../../components/TextField/TextField.tsx';
import { Stack } from '../../layout/Stack/Stack.tsx';
import { ChatPreview } from '../../patterns/AssistantForm/ChatPreview.tsx';
import type { FieldsTabProps } from './editor.types.ts';
import { StarterQuestions } from './StarterQuestions.tsx';
import { WithPreview } from './WithPreview.tsx';

/** How a conversation begins and what it offers, with its preview beside (AS-2). */
export function ConversationTab({ draft, onChange, field, blocked }: FieldsTabProps) {
  const { t } = useWords();
  return (
    <WithPreview
      preview={
        <ChatPreview
          answers={draft}
          avatarUrl={draft.avatarUrl}
          starterQuestions={draft.starterQuestions}
          placeholder={draft.placeholder}
          disclaimer={draft.disclaimer}
        />
      }
    >
      <FormSection title={t('editor.conversation.start')} text={t('editor.conversation.startText')}>
        <TextArea
          {...field('welcomeMessage')}
          need="optional"
          help={t('editor.conversation.welcomeHelp')}
          rows={3}
          maxLength={WELCOME_MESSAGE_MAX_LENGTH}
          value={draft.welcomeMessage}
          onChange={(welcomeMessage) => onChange({ welcomeMessage })}
        />
        <StarterQuestions
          {...field('starterQuestions')}
          questions={draft.starterQuestions}
          onChange={(starterQuestions) => onChange({ starterQuestions })}
        />
      </FormSection>
      <FormSection title={t('editor.conversation.answers')} text={t('editor.conversation.answersText')}>
        <Stack gap={16}>
          <Checkbox
            name="citations"
            label={t('editor.field.citations')}
            help={t('editor.conversation.citationsHelp')}
            checked={draft.citations}
            {...(blocked !== undefined && { disabledReason: blocked })}
            onChange={(citations) => onChange({ citations })}
          />
          <Checkbox
            name="feedback"
            label={t('editor.field.feedback')}
            help={t('editor.conversation.feedbackHelp')}
            checked={draft.feedback}
            {...(blocked !== undefined && { disabledReason: blocked })}
            onChange={(feedback) => onChange({ feedback })}
          />
        </Stack>
      </FormSection>
      <FormSection title={t('editor.conversation.composer')} text={t('editor.conversation.composerText')}>
        <TextField
          {...field('placeholder')}
          need="optional"
          help={t('editor.conversation.placeholderHelp')}
          maxLength={PLACEHOLDER_MAX_LENGTH}
          value={draft.placeholder}
          onChange={(placeholder) => onChange({ placeholder })}
        />
        <TextArea
          {...field('disclaimer')}
          need="optional"
          help={t('editor.conversation.disclaimerHelp')}
          rows={2}
          maxLength={DISCLAIMER_MAX_LENGTH}
          value={draft.disclaimer}
          onChange={(disclaimer) => onChange({ disclaimer })}
        />
      </FormSection>
    </WithPreview>
  );
}
