import { useWords } from '@parley/i18n/react';
import type { AssistantAnswers } from '@parley/model';
import { ArrowUp } from 'lucide-react';
import { ChatHeader } from '../../chat/ChatHeader/ChatHeader.tsx';
import { Welcome } from '../../chat/Welcome/Welcome.tsx';
import { Icon } from '../../components/Icon/Icon.tsx';
import { Center } from '../../layout/Center/Center.tsx';
import { Inline } from '../../layout/Inline/Inline.tsx';
import { Stack } from '../../layout/Stack/Stack.tsx';
import * as css from './ChatPreview.css.ts';
import { shownTexts } from './shownTexts.ts';

export interface ChatPreviewProps {
  /** What has been filled in so far. */
  answers: Pick<AssistantAnswers, 'name' | 'welcomeMessage'>;
  /** Address of the picture; initials stand in for null. */
  avatarUrl?: string | null;
  /** Offered below the welcome message. */
  starterQuestions?: readonly string[];
  /** Stands in the empty composer; without words, what stands in any. */
  placeholder?: string;
  /** Small print below the composer; without words, nothing. */
  disclaimer?: string;
}

const nothing = () => undefined;

/**
 * How a chat with the assistant will begin, with the greeting that the chat itself shows. A picture: nothing
 * in it can be used.
 */
export function ChatPreview({
  answers,
  avatarUrl = null,
  starterQuestions = [],
  placeholder = '',
  disclaimer = '',
}: ChatPreviewProps) {
  const { t } = useWords();
  const shown = shownTexts({ ...answers, starterQuestions, placeholder, disclaimer });
  const name = shown.name.trim() || t('wizard.previewName');
  const assistant = {
    ...{ name, avatarUrl, welcomeMessage: shown.welcomeMessage.trim() },
    starterQuestions: [...new Set(shown.starterQuestions.filter((question) => question.trim() !== ''))],
  };
  return (
    <Stack as="figure" gap={12} className={css.figure}>
      <Stack gap={0} className={css.chat} inert aria-hidden>
        <ChatHeader name={name} level={2} avatarUrl={avatarUrl} />
        <Stack gap={0} grow className={css.messages}>
          <Welcome assistant={assistant} onStarter={nothing} />
        </Stack>
        <Inline justify="between" overflow="keep" className={css.composer}>
          <span className={css.placeholder} dir="auto">
            {shown.placeholder.trim() || t('wizard.previewPlaceholder')}
          </span>
          <Center as="span" className={css.send}>
            <Icon icon={ArrowUp} size="small" />
          </Center>
        </Inline>
        {shown.disclaimer.trim() !== '' && (
          <p className={css.disclaimer} dir="auto">
            {shown.disclaimer}
          </p>
        )}
      </Stack>
      <figcaption className={css.caption}>{t('wizard.preview')}</figcaption>
    </Stack>
  );
}
