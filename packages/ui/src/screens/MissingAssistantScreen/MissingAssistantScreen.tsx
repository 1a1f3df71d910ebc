import { useWords } from '@parley/i18n/react';
import { useEffect, useRef } from 'react';
import { ButtonLink } from '../../components/Button/Button.tsx';
import { Illustration } from '../../components/Illustration/Illustration.tsx';
import { MessageScreen } from '../../patterns/MessageScreen/MessageScreen.tsx';

export interface MissingAssistantScreenProps {
  /** Where the reader's own assistants are. */
  homeHref: string;
  /** Where deleted assistants are restored, for an administrator; the others are told whom to ask. */
  deletedHref?: string | undefined;
  /** What was written to it and never sent; '' for nothing. */
  unsent: string;
}

/** In place of a chat whose assistant is not there, or not for the reader (RT-8, CH-4). */
export function MissingAssistantScreen({ homeHref, deletedHref, unsent }: MissingAssistantScreenProps) {
  const { t } = useWords();
  const title = useRef<HTMLHeadingElement>(null);
  // What had the focus went with the chat.
  useEffect(() => {
    if (document.activeElement === document.body) title.current?.focus();
  }, []);
  return (
    <MessageScreen
      frame="content"
      picture={<Illustration name="notFound" />}
      title={t('screens.missingAssistant.title')}
      titleRef={title}
      text={t(`screens.missingAssistant.${deletedHref ? 'textForAdmin' : 'text'}`)}
      detail={
        unsent && (
          <>
            <p>{t('chat.unsent')}</p>
            <blockquote dir="auto">{unsent}</blockquote>
          </>
        )
      }
      announce="alert"
      actions={
        <>
          <ButtonLink variant="primary" href={homeHref}>
            {t('screens.missingAssistant.home')}
          </ButtonLink>
          {deletedHref && <ButtonLink href={deletedHref}>{t('assistants.seeDeleted')}</ButtonLink>}
        </>
      }
    />
  );
}
