import { useWords } from '@parley/i18n/react';
import { isBlank } from '@parley/model';
import { type KeyboardEvent, type RefObject, useContext, useId } from 'react';
import { classes } from '../../classes.ts';
import { Button } from '../../components/Button/Button.tsx';
import { VisuallyHidden } from '../../layout/VisuallyHidden/VisuallyHidden.tsx';
import * as writingCss from '../Composer/Composer.css.ts';
import { type Refusal, useWriting } from '../Composer/useWriting.ts';
import { isComposing, LengthCounter, WritingField } from '../Composer/WritingField.tsx';
import * as css from './MessageEditor.css.ts';
import { RowsContext } from './rows.ts';

/** Props of `MessageEditor`. */
export interface MessageEditorProps {
  /** Gives the field, for the focus. */
  field: RefObject<HTMLTextAreaElement | null>;
  /** The text as it was sent. */
  sent: string;
  /** The text as it is now. */
  text: string;
  onChange: (text: string) => void;
  /** The changed text is to be sent. */
  onSend: (text: string) => void;
  /** The text is to stay as it was sent. */
  onCancel: () => void;
}

/**
 * Stands in place of a message of the reader's that is being changed (CH-3): Enter sends, Escape cancels and
 * does nothing else. What was not changed is not sent.
 */
export function MessageEditor({ field, sent, text, onChange, onSend, onCancel }: MessageEditorProps) {
  const { t } = useWords();
  const { canBranch } = useContext(RowsContext);
  const hintId = useId();

  const writing = useWriting({
    text,
    refusal: refusalOf(text, sent, canBranch),
    onSend: () => onSend(text),
  });

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || isComposing(event)) return;
    event.preventDefault();
    event.stopPropagation();
    onCancel();
  };

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: catches only keys that its controls let through.
    <div className={css.root} onKeyDown={onKeyDown}>
      <div className={classes(writingCss.frame, writing.over > 0 && writingCss.frameTooLong)}>
        <WritingField
          field={field}
          text={text}
          label={t('chat.editField')}
          describedBy={hintId}
          tooLong={writing.over > 0}
          onChange={onChange}
          onEnter={writing.send}
        />
      </div>
      <div className={css.foot}>
        <span className={css.words}>
          <span id={hintId} className={writingCss.hint}>
            {writing.hint ?? <VisuallyHidden>{t('chat.editKeys')}</VisuallyHidden>}
          </span>
          <LengthCounter length={text.length} />
        </span>
        <Button size="small" variant="quiet" onClick={onCancel}>
          {t('common.cancel')}
        </Button>
        <Button size="small" variant="primary" onClick={writing.send}>
          {t('chat.send')}
        </Button>
      </div>
      <VisuallyHidden role="alert">{writing.spoken}</VisuallyHidden>
    </div>
  );
}

function refusalOf(text: string, sent: string, canBranch: boolean): Refusal | null {
  if (isBlank(text)) return 'empty';
  if (text.trim() === sent.trim()) return 'unchanged';
  return canBranch ? null : 'blocked';
}
