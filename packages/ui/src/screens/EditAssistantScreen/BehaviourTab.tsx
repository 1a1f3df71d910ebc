import { useWords } from '@parley/i18n/react';
import { FALLBACK_MESSAGE_MAX_LENGTH, INSTRUCTIONS_MAX_LENGTH, TEMPERATURE_MAX } from '@parley/model';
import { Banner } from '../../components/Banner/Banner.tsx';
import { FormSection } from '../../components/Form/FormSection.tsx';
import { Select } from '../../components/Select/Select.tsx';
import { Slider } from '../../components/Slider/Slider.tsx';
import { TextArea } from '../../components/TextArea/TextArea.tsx';
import { Stack } from '../../layout/Stack/Stack.tsx';
import type { AssistantModel, FieldsTabProps } from './editor.types.ts';
import { temperatureWord } from './fieldWords.ts';

export interface BehaviourTabProps extends FieldsTabProps {
  /** Beside the server's own choice, whose id is ''. Where that is all, answers are quoted from the files. */
  models: readonly AssistantModel[];
}

/**
 * How the assistant answers: model, temperature, instructions, and what it says when it does not know (AS-2).
 */
export function BehaviourTab({ draft, onChange, field, models }: BehaviourTabProps) {
  const { t } = useWords();
  const quotes = models.every(({ id }) => id === '');
  return (
    <Stack gap={40}>
      {quotes && (
        <Banner tone="info" title={t('editor.behaviour.quotes')}>
          {t('editor.behaviour.quotesText')}
        </Banner>
      )}
      <FormSection title={t('editor.behaviour.model')} text={t('editor.behaviour.modelText')}>
        <Select
          {...field('model')}
          options={models.map(({ id, name, description }) => ({ value: id, label: name, help: description }))}
          value={draft.model}
          onChange={(model) => onChange({ model })}
        />
        <Slider
          {...field('temperature')}
          help={t(`editor.temperatureHelp.${temperatureWord(draft.temperature)}`)}
          min={0}
          max={TEMPERATURE_MAX}
          step={0.1}
          format={{ minimumFractionDigits: 1 }}
          marks={[
            { value: 0, label: t('editor.temperature.precise') },
            { value: 0.5 },
            { value: TEMPERATURE_MAX, label: t('editor.temperature.inventive') },
          ]}
          value={draft.temperature}
          onChange={(temperature) => onChange({ temperature })}
        />
      </FormSection>
      <FormSection title={t('editor.field.instructions')} text={t('editor.behaviour.instructionsText')}>
        <TextArea
          {...field('instructions')}
          need="optional"
          help={t('editor.behaviour.instructionsHelp')}
          rows={12}
          maxLength={INSTRUCTIONS_MAX_LENGTH}
          value={draft.instructions}
          onChange={(instructions) => onChange({ instructions })}
        />
      </FormSection>
      <FormSection title={t('editor.behaviour.unknown')} text={t('editor.behaviour.unknownText')}>
        <TextArea
          {...field('fallbackMessage')}
          need="optional"
          help={t('editor.behaviour.fallbackHelp')}
          rows={3}
          maxLength={FALLBACK_MESSAGE_MAX_LENGTH}
          value={draft.fallbackMessage}
          onChange={(fallbackMessage) => onChange({ fallbackMessage })}
        />
      </FormSection>
    </Stack>
  );
}
