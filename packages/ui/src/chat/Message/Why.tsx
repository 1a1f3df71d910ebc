import { useWords } from '@parley/i18n/react';
import { type ChatMessage, isBlank, RATING_REASONS } from '@parley/model';
import { useRef } from 'react';
import { Button } from '../../components/Button/Button.tsx';
import { Text } from '../../components/Text/Text.tsx';
import { VisuallyHidden } from '../../layout/VisuallyHidden/VisuallyHidden.tsx';
import * as writingCss from '../Composer/Composer.css.ts';
import { useWriting } from '../Composer/useWriting.ts';
import { LengthCounter, WritingField } from '../Composer/WritingField.tsx';
import * as editorCss from './MessageEditor.css.ts';
import type { MessageActions } from './message.types.ts';
import { useWhy } from './rows.ts';
import { threadAround } from './threadFocus.ts';
import * as css from './Why.css.ts';

/** Props of `Why`. */
export interface WhyProps {
  message: ChatMessage;
  onRate: NonNullable<MessageActions['onRate']>;
}

/**
 * Asks below an answer that was just rated down what is wrong with it: a reason, words, or both, sent at once
 * (CH-3). Until they have arrived they stay in their place; then it thanks.
 */
export function Why({ message, onRate }: WhyProps) {
  const { t } = useWords();
  const { isAsked } = useWhy(message.id);
  if (message.rating !== 'down') return null;
  const isSaid = !!message.ratingWhy;
  return (
    <>
      {isSaid && <Text tone="muted">{t('chat.why.thanks')}</Text>}
      {isAsked && !isSaid && <Asking message={message} onRate={onRate} />}
      <VisuallyHidden role="status">
        {isSaid ? t('chat.why.thanks') : isAsked && t('chat.why.title')}
      </VisuallyHidden>
    </>
  );
}

function Asking({ message, onRate }: WhyProps) {
  const { t } = useWords();
  const why = useWhy(message.id);
  const field = useRef<HTMLTextAreaElement>(null);
  const hintId = `why-${message.id}`;
  const comment = isBlank(why.comment) ? '' : why.comment;

  // The form goes, or becomes another line: the focus stays in the thread.
  const leave = () => threadAround(field.current)?.focus({ preventScroll: true });
  const writing = useWriting({
    text: why.comment,
    refusal: why.reason === null && comment === '' ? 'noReason' : null,
    onSend() {
      leave();
      onRate(message.id, 'down', { reason: why.reason ?? 'other', comment });
    },
  });
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is a part of a form.
    <div className={css.root} role="group" aria-label={t('chat.why.title')}>
      <span className={css.title} dir="auto">
        {t('chat.why.title')}
      </span>
      <div className={css.reasons}>
        {RATING_REASONS.map((reason) => (
          <Button
            key={reason}
            size="small"
            variant={why.reason === reason ? 'chosen' : 'secondary'}
            pressed={why.reason === reason}
            onClick={() => why.choose(why.reason === reason ? null : reason)}
          >
            {t(`chat.why.${reason}`)}
          </Button>
        ))}
      </div>
      <div className={writingCss.frame}>
        <WritingField
          field={field}
          text={why.comment}
          label={t('chat.why.words')}
          placeholder={t('chat.why.words')}
          describedBy={hintId}
          tooLong={writing.over > 0}
          onChange={why.write}
          onEnter={writing.send}
        />
      </div>
      <div className={editorCss.foot}>
        <span className={editorCss.words}>
          <span id={hintId} className={writingCss.hint}>
            {writing.hint ?? <VisuallyHidden>{t('chat.keys')}</VisuallyHidden>}
          </span>
          <LengthCounter length={why.comment.length} />
        </span>
        <Button
          size="small"
          variant="quiet"
          onClick={() => {
            leave();
            why.end();
          }}
        >
          {t('chat.why.later')}
        </Button>
        <Button size="small" variant="primary" onClick={writing.send}>
          {t('chat.send')}
        </Button>
      </div>
      <VisuallyHidden role="alert">{writing.spoken}</VisuallyHidden>
    </div>
  );
}
