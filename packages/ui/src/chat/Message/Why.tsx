import { useWords } from '@parley/i18n/react';
import { type ChatMessage, isBlank, RATING_REASONS, type RatingWhy } from '@parley/model';
import { type RefObject, useEffect, useRef } from 'react';
import { flushSync } from 'react-dom';
import { Button } from '../../components/Button/Button.tsx';
import { Text } from '../../components/Text/Text.tsx';
import { VisuallyHidden } from '../../layout/VisuallyHidden/VisuallyHidden.tsx';
import { onEscape } from '../Composer/WritingField.tsx';
import type { MessageActions } from './message.types.ts';
import { useWhy, type WhyAsking, type WhyDraft } from './rows.ts';
import { threadAround } from './threadFocus.ts';
import * as css from './Why.css.ts';
import { WritingForm } from './WritingForm.tsx';

/** Props of `Why`. */
export interface WhyProps {
  message: ChatMessage;
  onRate: NonNullable<MessageActions['onRate']>;
  /** The button that has called the answer bad: takes the focus where nothing is said. */
  down: RefObject<HTMLButtonElement | null>;
}

/**
 * Asks below an answer that was rated down what is wrong with it: a reason, words, or both, sent at once
 * (CH-3). Until they have arrived they stay in their place; then it thanks, and lets them be changed.
 */
export function Why(props: WhyProps) {
  const { message } = props;
  const { t } = useWords();
  const why = useWhy(message.id);
  const { draft, end } = why;
  const { rating, ratingWhy, isRatingPending } = message;
  const isThere = draft !== undefined && isAsSent(draft, ratingWhy);
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isThere && !isRatingPending) end();
  }, [isThere, isRatingPending, end]);

  if (rating !== 'down') return null;
  const isAsked = draft !== undefined && !isThere;
  const change = (said: RatingWhy) => {
    flushSync(() => why.keep({ ...said, isSent: false }));
    // The reason that was chosen, not the field: that would bring up the keyboard on a phone.
    root.current?.querySelector<HTMLElement>('[aria-pressed=true]')?.focus();
  };
  return (
    <>
      {isAsked && <Asking {...props} root={root} draft={draft} why={why} />}
      {ratingWhy && !isAsked && (
        <div className={css.said}>
          <Text tone="muted">{t('chat.why.thanks')}</Text>
          <Button size="small" onClick={() => change(ratingWhy)}>
            {t('chat.why.change')}
          </Button>
        </div>
      )}
      <VisuallyHidden role="status">
        {isAsked ? t('chat.why.title') : ratingWhy && t('chat.why.thanks')}
      </VisuallyHidden>
    </>
  );
}

const isAsSent = ({ isSent, reason, comment }: WhyDraft, why: RatingWhy | null | undefined) =>
  isSent && reason === why?.reason && comment === why.comment;

interface AskingProps extends WhyProps {
  root: RefObject<HTMLDivElement | null>;
  draft: WhyDraft;
  why: WhyAsking;
}

function Asking({ message, onRate, down, root, draft, why }: AskingProps) {
  const { t } = useWords();
  const field = useRef<HTMLTextAreaElement>(null);
  const { reason, comment } = draft;
  const write = (change: Partial<WhyDraft>) => why.keep({ ...draft, ...change, isSent: false });

  const leave = () => {
    flushSync(why.end);
    down.current?.focus({ preventScroll: true });
  };
  const send = () => {
    // The form becomes another line: the focus stays in the thread.
    threadAround(field.current)?.focus({ preventScroll: true });
    const said = { reason: reason ?? 'other', comment: isBlank(comment) ? '' : comment };
    why.keep({ ...said, isSent: true });
    onRate(message.id, 'down', said);
  };
  // What is typed stays.
  const giveWay = () => (isBlank(comment) ? leave() : down.current?.focus({ preventScroll: true }));
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is a part of a form.
    <div
      ref={root}
      className={css.root}
      role="group"
      aria-label={t('chat.why.title')}
      onKeyDown={onEscape(giveWay)}
    >
      <span>{t('chat.why.title')}</span>
      <div className={css.reasons}>
        {RATING_REASONS.map((each) => (
          <Button
            key={each}
            size="small"
            variant={reason === each ? 'chosen' : 'secondary'}
            pressed={reason === each}
            onClick={() => write({ reason: reason === each ? null : each })}
          >
            {t(`chat.why.${each}`)}
          </Button>
        ))}
      </div>
      <WritingForm
        field={field}
        text={comment}
        label={t('chat.why.words')}
        placeholder={t('chat.why.words')}
        keys={t('chat.keys')}
        refusal={reason === null && isBlank(comment) ? 'noReason' : null}
        leaveLabel={t(message.ratingWhy ? 'common.cancel' : 'chat.why.later')}
        onChange={(text) => write({ comment: text })}
        onSend={send}
        onLeave={leave}
      />
    </div>
  );
}
