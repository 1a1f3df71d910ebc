import { useWords } from '@parley/i18n/react';
import type { AssistantAnswers } from '@parley/model';
import { ArrowUp } from 'lucide-react';
import { Markdown } from '../../chat/Markdown/Markdown.tsx';
import { Avatar } from '../../components/Avatar/Avatar.tsx';
import { Icon } from '../../components/Icon/Icon.tsx';
import { Center } from '../../layout/Center/Center.tsx';
import { Columns } from '../../layout/Columns/Columns.tsx';
import { Inline } from '../../layout/Inline/Inline.tsx';
import { Stack } from '../../layout/Stack/Stack.tsx';
import * as css from './ChatPreview.css.ts';

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

/** How a chat with the assistant will begin. A picture: nothing in it can be used. */
export function ChatPreview({
  answers,
  avatarUrl = null,
  starterQuestions = [],
  placeholder = '',
  disclaimer = '',
}: ChatPreviewProps) {
  const { t } = useWords();
  const name = answers.name.trim() || t('wizard.previewName');
  const starters = starterQuestions.filter((question) => question.trim() !== '');
  return (
    <Stack as="figure" gap={12} className={css.figure}>
      <Stack gap={0} className={css.chat}>
        <Inline gap={12} overflow="keep" className={css.head}>
          <Avatar name={name} imageUrl={avatarUrl} />
          <strong className={css.name} dir="auto">
            {name}
          </strong>
        </Inline>
        <Stack grow className={css.messages}>
          <Columns gap={8} template="content fill" align="start">
            <Avatar name={name} imageUrl={avatarUrl} size="small" />
            <div className={css.words} inert>
              <Markdown text={answers.welcomeMessage.trim() || t('wizard.welcomeMessageDefault')} />
            </div>
          </Columns>
          {starters.length > 0 && (
            <Inline as="ul" align="stretch" className={css.starters}>
              {starters.map((question, index) => (
                <li key={index} className={css.starter} dir="auto">
                  {question}
                </li>
              ))}
            </Inline>
          )}
        </Stack>
        <Inline justify="between" overflow="keep" className={css.composer} aria-hidden>
          <span className={css.placeholder} dir="auto">
            {placeholder.trim() || t('wizard.previewPlaceholder')}
          </span>
          <Center as="span" className={css.send}>
            <Icon icon={ArrowUp} size="small" />
          </Center>
        </Inline>
        {disclaimer.trim() !== '' && (
          <p className={css.disclaimer} dir="auto">
            {disclaimer}
          </p>
        )}
      </Stack>
      <figcaption className={css.caption}>{t('wizard.preview')}</figcaption>
    </Stack>
  );
}
