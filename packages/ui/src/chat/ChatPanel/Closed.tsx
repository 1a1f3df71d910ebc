import { useWords } from '@parley/i18n/react';
import type { ClosedChatView } from '@parley/model';
import { Lock, RotateCcw, Unplug } from 'lucide-react';
import type { ReactNode, RefObject } from 'react';
import { Button } from '../../components/Button/Button.tsx';
import { Inline } from '../../layout/Inline/Inline.tsx';
import * as css from './State.css.ts';
import { State, type StateProps } from './State.tsx';

/** Why a chat is no longer available, what was not sent of it, and the way to ask for it again. */
export function Closed({
  view: { reason, unsent },
  place,
  titleRef,
  wayOn,
  onRetry,
}: Pick<StateProps, 'place'> & {
  view: ClosedChatView;
  titleRef: RefObject<HTMLHeadingElement | null>;
  /** Leads to what one may use, where this chat is not the reader's any more. */
  wayOn: ReactNode;
  onRetry: () => void;
}) {
  const { t } = useWords();
  return (
    <State
      icon={reason === 'noAccess' ? Lock : Unplug}
      title={t(`chat.${reason}.title`)}
      text={t(`chat.${reason}.text`)}
      titleRef={titleRef}
      {...(place ? { place } : {})}
    >
      {unsent && (
        <figure className={css.unsent}>
          <figcaption>{t('chat.unsent')}</figcaption>
          <blockquote className={css.unsentText} dir="auto">
            {unsent}
          </blockquote>
        </figure>
      )}
      <Inline>
        {reason === 'noAccess' && wayOn}
        <Button icon={RotateCcw} onClick={onRetry}>
          {t('common.retry')}
        </Button>
      </Inline>
    </State>
  );
}
