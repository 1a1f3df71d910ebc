import { useWords } from '@parley/i18n/react';
import { ArrowUp } from 'lucide-react';
import { Avatar } from '../../components/Avatar/Avatar.tsx';
import { Icon } from '../../components/Icon/Icon.tsx';
import type { AssistantAnswers } from './assistantAnswers.ts';
import * as css from './ChatPreview.css.ts';

/** How a chat with the assistant will begin. A picture: nothing in it can be used. */
export function ChatPreview({ answers }: { answers: AssistantAnswers }) {
  const { t } = useWords();
  const name = answers.name.trim() || t('screens.wizard.previewName');
  return (
    <figure className={css.figure}>
      <div className={css.chat}>
        <div className={css.head}>
          <Avatar name={name} />
          <strong className={css.name}>{name}</strong>
        </div>
        <div className={css.messages}>
          <div className={css.answer}>
            <Avatar name={name} size="small" />
            <p className={css.words}>
              {answers.welcomeMessage.trim() || t('screens.wizard.welcomeMessageDefault')}
            </p>
          </div>
          <p className={css.question}>{t('screens.wizard.previewQuestion')}</p>
        </div>
        <div className={css.composer} aria-hidden>
          <span>{t('screens.wizard.previewPlaceholder')}</span>
          <span className={css.send}>
            <Icon icon={ArrowUp} size="small" />
          </span>
        </div>
      </div>
      <figcaption className={css.caption}>{t('screens.wizard.preview')}</figcaption>
    </figure>
  );
}
