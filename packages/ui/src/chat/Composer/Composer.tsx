import { useWords } from '@parley/i18n/react';
import { ArrowUp, Square } from 'lucide-react';
import { type KeyboardEvent, type Ref, useEffect, useId, useImperativeHandle, useRef, useState } from 'react';
import { classes } from '../../classes.ts';
import { Icon } from '../../components/Icon/Icon.tsx';
import { VisuallyHidden } from '../../layout/VisuallyHidden/VisuallyHidden.tsx';
import type { ChatActions, ChatView } from '../chat.types.ts';
import { filled } from '../filled.tsx';
import * as css from './Composer.css.ts';
import { useGrow } from './useGrow.ts';

const StopSquare = filled(Square);

/** What a composer shows of the conversation. */
export type ComposerView = Pick<ChatView, 'draft' | 'draftLength' | 'maxLength' | 'composer'>;

/** Props of `Composer`. */
export interface ComposerProps {
  view: ComposerView;
  actions: Pick<ChatActions, 'onDraftChange' | 'onSend' | 'onStop'>;
  assistantName: string;
  /** Words of the empty field; the interface's own when empty. */
  placeholder: string;
  /** A line below the field; none when empty. */
  disclaimer: string;
  /** Whether the field takes the focus when it appears. */
  autoFocus?: boolean;
  /** Gives the way to put the focus into the field. */
  ref?: Ref<ComposerHandle>;
}

/** What can be done with a composer from outside. */
export interface ComposerHandle {
  focus: () => void;
}

/** From how many characters below the most the counter shows: 1800 of 2000 (CH-2). */
const COUNTER_MARGIN = 200;

/** Some browsers report a key of an unfinished composition only by this code. */
const COMPOSING_KEY_CODE = 229;

/** Whether a key belongs to an input method that is putting a word together (CH-5). */
export function isComposing(event: KeyboardEvent): boolean {
  return event.nativeEvent.isComposing || event.keyCode === COMPOSING_KEY_CODE;
}

/**
 * Where a reader writes. Grows to eight lines; Enter sends, Shift+Enter breaks the line, neither during composition; while an answer comes the
 * send button stops it. Nothing typed or pasted is ever cut: a text that is too long is counted, said so and not sent (CH-2, CH-5).
 */
export function Composer({
  view,
  actions,
  assistantName,
  placeholder,
  disclaimer,
  autoFocus = false,
  ref,
}: ComposerProps) {
  const { t, locale } = useWords();
  const field = useRef<HTMLTextAreaElement>(null);
  const [refusal, setRefusal] = useState<'empty' | null>(null);
  const hintId = useId();
  const { draft, draftLength, maxLength, composer } = view;

  const focus = () => field.current?.focus();
  useImperativeHandle(ref, () => ({ focus }));
  useGrow(field, draft);
  useEffect(() => {
    if (autoFocus) field.current?.focus();
  }, [autoFocus]);

  const over = draftLength - maxLength;
  const empty = draft.trim() === '';
  const stops = composer === 'answering' || composer === 'stopping';
  const [announced, announceOver] = useAnnouncedExcess(over);

  const send = () => {
    if (composer !== 'idle' && composer !== 'tooLong') return;
    if (over > 0) announceOver();
    else if (empty) setRefusal('empty');
    else actions.onSend();
  };

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.shiftKey || isComposing(event)) return;
    event.preventDefault();
    send();
  };

  const number = new Intl.NumberFormat(locale);
  const hint = over > 0 ? t('chat.tooLong', { count: over }) : refusal === 'empty' ? t('chat.empty') : null;

  return (
    <div className={css.root}>
      <div className={classes(css.frame, over > 0 && css.frameTooLong)}>
        <textarea
          ref={field}
          className={css.field}
          rows={1}
          // An empty field follows the page, so that its placeholder starts where the text will.
          dir={draft ? 'auto' : undefined}
          value={draft}
          placeholder={placeholder || t('chat.placeholder')}
          aria-label={t('chat.composer', { name: assistantName })}
          aria-describedby={hintId}
          aria-invalid={over > 0 || undefined}
          enterKeyHint="send"
          onChange={(event) => {
            setRefusal(null);
            actions.onDraftChange(event.target.value);
          }}
          onKeyDown={onKeyDown}
        />
        <SendButton
          composer={composer}
          quiet={empty || over > 0}
          onPress={() => {
            if (!stops) send();
            else if (composer === 'answering') actions.onStop();
            focus();
          }}
        />
      </div>
      <div className={css.below}>
        <span id={hintId} className={hint ? css.hint : css.disclaimer} dir="auto">
          {hint ?? disclaimer}
          {!hint && <VisuallyHidden> {t('chat.keys')}</VisuallyHidden>}
        </span>
        {draftLength >= maxLength - COUNTER_MARGIN && (
          <span className={over > 0 ? css.counterOver : css.counter}>
            {t('chat.counter', { used: number.format(draftLength), max: number.format(maxLength) })}
          </span>
        )}
      </div>
      <VisuallyHidden role="alert">
        {announced > 0 ? t('chat.tooLong', { count: announced }) : refusal === 'empty' ? t('chat.empty') : ''}
      </VisuallyHidden>
    </div>
  );
}

function SendButton({
  composer,
  quiet,
  onPress,
}: {
  composer: ComposerView['composer'];
  /** Whether there is nothing that could be sent. It still can be pressed, and then says why. */
  quiet: boolean;
  onPress: () => void;
}) {
  const { t } = useWords();
  const stops = composer === 'answering' || composer === 'stopping';
  const waits = composer === 'sending' || composer === 'stopping' || composer === 'blocked';
  const label = {
    idle: t('chat.send'),
    tooLong: t('chat.send'),
    sending: t('chat.sending'),
    answering: t('chat.stop'),
    stopping: t('chat.stopping'),
    blocked: t('chat.blocked'),
  }[composer];
  return (
    <button
      type="button"
      className={classes(
        css.send,
        (waits || (quiet && !stops)) && css.sendQuiet,
        (composer === 'sending' || composer === 'stopping') && css.sendBusy,
      )}
      aria-label={label}
      aria-disabled={waits || undefined}
      title={label}
      onClick={onPress}
    >
      <Icon icon={stops ? StopSquare : ArrowUp} size={stops ? 'small' : 'medium'} />
    </button>
  );
}

/**
 * The excess that screen readers are told of: when the text becomes too long, and when sending it is tried, but not at each key
 * in between. Zero when it is not too long.
 */
function useAnnouncedExcess(over: number): [number, () => void] {
  const [announced, setAnnounced] = useState(0);
  if (over <= 0 && announced !== 0) setAnnounced(0);
  if (over > 0 && announced === 0) setAnnounced(over);
  return [announced, () => setAnnounced(over)];
}
