import { useWords } from '@parley/i18n/react';
import { type ChatActions, type ComposerView, isBlank } from '@parley/model';
import { ArrowUp, Square } from 'lucide-react';
import { type Ref, useEffect, useId, useImperativeHandle, useRef } from 'react';
import { classes } from '../../classes.ts';
import { Button } from '../../components/Button/Button.tsx';
import { bottomBar } from '../../components/bottomBar.ts';
import { Icon } from '../../components/Icon/Icon.tsx';
import { MODAL } from '../../components/modals.ts';
import { scrollByKeyboard } from '../../components/scrollByKeyboard.ts';
import { VisuallyHidden } from '../../layout/VisuallyHidden/VisuallyHidden.tsx';
import { filled } from '../filled.tsx';
import * as css from './Composer.css.ts';
import { useWriting } from './useWriting.ts';
import { LengthCounter, WritingField } from './WritingField.tsx';

const StopSquare = filled(Square);

/** Props of `Composer`. */
export interface ComposerProps {
  /** The draft, its limit and whether it can be sent. */
  view: ComposerView;
  /** Called as the reader writes, sends, takes back what waits, and stops the answer. */
  actions: Pick<ChatActions, 'onDraftChange' | 'onSend' | 'onTakeBack' | 'onStop'>;
  /** Who is written to: a part of the name of the field. */
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

/**
 * Where a reader writes. Grows to eight lines; Enter sends, Shift+Enter breaks the line, neither during
 * composition; while an answer comes the send button stops it. Nothing typed or pasted is ever cut: a text
 * that is too long is counted, said so and not sent (CH-2, CH-5).
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
  const { t } = useWords();
  const field = useRef<HTMLTextAreaElement>(null);
  const hintId = useId();
  const { draft, composer } = view;
  const pending = composer === 'pending';

  const focus = () => field.current?.focus();
  useImperativeHandle(ref, () => ({ focus }));
  useEffect(() => {
    if (!autoFocus) return;
    // Whoever has opened something above the page while the chat came stays in it.
    const above = document.activeElement?.closest(`[role=menu], ${MODAL}`);
    if (above && !above.contains(field.current)) return;
    // Nobody asked for another part of the page to be in view.
    field.current?.focus({ preventScroll: true });
  }, [autoFocus]);

  const empty = isBlank(draft);
  const stops = composer === 'answering' || composer === 'stopping';
  const writing = useWriting({
    text: draft,
    refusal: empty ? 'empty' : stops ? 'busy' : null,
    onSend: actions.onSend,
  });
  const send = () => {
    // What is written during an answer waits for its end: Enter says so.
    if (composer === 'idle' || (stops && !empty)) writing.send();
  };
  const { hint, over } = writing;

  return (
    <div className={css.root} {...bottomBar('composer')}>
      <div className={classes(css.frame, over > 0 && css.frameTooLong)}>
        <WritingField
          field={field}
          text={draft}
          label={t('chat.composer', { name: assistantName })}
          placeholder={placeholder || t('chat.placeholder')}
          describedBy={hintId}
          tooLong={over > 0}
          onChange={actions.onDraftChange}
          onEnter={send}
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
        <span ref={scrollByKeyboard} id={hintId} className={hint ? css.hint : css.disclaimer} dir="auto">
          {hint ?? (pending ? t('chat.pendingSend') : disclaimer)}
          {!hint && <VisuallyHidden> {t('chat.keys')}</VisuallyHidden>}
        </span>
        {pending && (
          <Button
            size="small"
            variant="quiet"
            onClick={() => {
              actions.onTakeBack(null);
              focus();
            }}
          >
            {t('chat.takeBack')}
          </Button>
        )}
        <LengthCounter length={draft.length} />
      </div>
      <VisuallyHidden role="alert">{writing.spoken}</VisuallyHidden>
      <VisuallyHidden role="status">{pending ? t('chat.pendingSend') : ''}</VisuallyHidden>
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
  const waits =
    composer === 'pending' || composer === 'sending' || composer === 'stopping' || composer === 'blocked';
  const label = {
    idle: t('chat.send'),
    pending: t('chat.sending'),
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
