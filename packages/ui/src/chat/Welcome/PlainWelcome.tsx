import { useWords } from '@parley/i18n/react';
import type { ChatAssistant } from '@parley/model';
import type { ReactNode } from 'react';
import { Avatar } from '../../components/Avatar/Avatar.tsx';
import * as prose from '../Markdown/prose.css.ts';
import * as css from './Welcome.css.ts';

/** Props of `Welcome`. */
export interface WelcomeProps {
  /** Who answers here, how it greets and what it proposes to ask. */
  assistant: Pick<ChatAssistant, 'name' | 'avatarUrl' | 'welcomeMessage' | 'starterQuestions'>;
  /** A proposed question was chosen, given as it reads. */
  onStarter: (question: string) => void;
  /** What stands below, such as next steps. */
  children?: ReactNode;
}

/**
 * What stands in place of the messages of a new chat, where its greeting is plain text (`isPlain`): the
 * widget has it before it has Markdown.
 * @param message shows another greeting in its place.
 */
export function PlainWelcome({
  assistant,
  onStarter,
  message,
  children,
}: WelcomeProps & { message?: ReactNode }) {
  const { t } = useWords();
  return (
    <div className={css.root}>
      <div className={css.content}>
        <Avatar name={assistant.name} imageUrl={assistant.avatarUrl} size="huge" />
        <h2 className={css.name} dir="auto" title={assistant.name}>
          {assistant.name}
        </h2>
        {assistant.welcomeMessage && (
          <div className={css.message}>
            {message ?? (
              <div className={prose.root}>
                <p dir="auto" className={prose.paragraph}>
                  {assistant.welcomeMessage}
                </p>
              </div>
            )}
          </div>
        )}
        {assistant.starterQuestions.length > 0 && (
          <ul className={css.starters} aria-label={t('chat.starters')}>
            {assistant.starterQuestions.map((question) => (
              <li key={question} className={css.starterItem}>
                <button type="button" className={css.starter} dir="auto" onClick={() => onStarter(question)}>
                  {question}
                </button>
              </li>
            ))}
          </ul>
        )}
        {children}
      </div>
    </div>
  );
}
