import { useWords } from '@parley/i18n/react';
import type { AssistantStatus } from '@parley/model';
import { Pause, Play } from 'lucide-react';
import { Button } from '../../components/Button/Button.tsx';
import { FormSection } from '../../components/Form/FormSection.tsx';
import { Tag } from '../../components/Tag/Tag.tsx';
import { Text } from '../../components/Text/Text.tsx';
import { Inline } from '../../layout/Inline/Inline.tsx';
import { Stack } from '../../layout/Stack/Stack.tsx';

const STATUS_TONES = { draft: 'neutral', published: 'positive', paused: 'caution' } as const;

export interface StatusSectionProps {
  status: AssistantStatus;
  /** Left out where the reader may not, or while nothing can be sent. */
  onPause?: () => void;
  onResume?: () => void;
}

/**
 * Whether people can reach the assistant. Unlike the fields around it, what is asked for here happens at
 * once.
 */
export function StatusSection({ status, onPause, onResume }: StatusSectionProps) {
  const { t } = useWords();
  return (
    <FormSection
      title={t('editor.general.status')}
      text={t(status === 'draft' ? 'editor.general.statusTextDraft' : 'editor.general.statusText')}
    >
      <Stack gap={12} align="start">
        <Inline>
          <StatusTag status={status} />
        </Inline>
        <Text>{t(`editor.status.${status}`)}</Text>
        {status === 'published' && onPause && (
          <Button icon={Pause} onClick={onPause}>
            {t('editor.pause')}
          </Button>
        )}
        {status === 'paused' && onResume && (
          <Button icon={Play} onClick={onResume}>
            {t('editor.resume')}
          </Button>
        )}
      </Stack>
    </FormSection>
  );
}

const STATUS_WORDS = {
  draft: 'assistants.statusDraft',
  published: 'assistants.statusPublished',
  paused: 'assistants.statusPaused',
} as const;

/** Draft, published or paused, in a word. */
export function StatusTag({ status }: { status: AssistantStatus }) {
  const { t } = useWords();
  return <Tag tone={STATUS_TONES[status]}>{t(STATUS_WORDS[status])}</Tag>;
}
