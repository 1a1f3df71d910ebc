import { useWords } from '@parley/i18n/react';
import { type RefObject, useId } from 'react';
import { classes } from '../../classes.ts';
import { Button } from '../../components/Button/Button.tsx';
import { VisuallyHidden } from '../../layout/VisuallyHidden/VisuallyHidden.tsx';
import * as writingCss from '../Composer/Composer.css.ts';
import { useWriting, type WritingState } from '../Composer/useWriting.ts';
import { LengthCounter, WritingField, type WritingFieldProps } from '../Composer/WritingField.tsx';
import * as css from './WritingForm.css.ts';

/** Props of `WritingForm`. */
export interface WritingFormProps
  extends WritingState,
    Pick<WritingFieldProps, 'label' | 'placeholder' | 'onChange'> {
  field: RefObject<HTMLTextAreaElement | null>;
  /** For screen readers: what the keys do in the field. */
  keys: string;
  /** On the button that gives it up. */
  leaveLabel: string;
  onLeave: () => void;
}

/** A text within a message's row: its field, what speaks against sending it, and the ways on (CH-2, CH-3). */
export function WritingForm({
  field,
  label,
  placeholder,
  keys,
  leaveLabel,
  onChange,
  onLeave,
  ...state
}: WritingFormProps) {
  const { t } = useWords();
  const { text } = state;
  const writing = useWriting(state);
  const hintId = useId();
  return (
    <>
      <div className={classes(writingCss.frame, writing.over > 0 && writingCss.frameTooLong)}>
        <WritingField
          field={field}
          text={text}
          label={label}
          {...(placeholder !== undefined && { placeholder })}
          describedBy={hintId}
          tooLong={writing.over > 0}
          onChange={onChange}
          onEnter={writing.send}
        />
      </div>
      <div className={css.foot}>
        <span className={css.words}>
          <span id={hintId} className={writingCss.hint}>
            {writing.hint ?? <VisuallyHidden>{keys}</VisuallyHidden>}
          </span>
          <LengthCounter length={text.length} />
        </span>
        <Button size="small" variant="quiet" onClick={onLeave}>
          {leaveLabel}
        </Button>
        <Button size="small" variant="primary" onClick={writing.send}>
          {t('chat.send')}
        </Button>
      </div>
      <VisuallyHidden role="alert">{writing.spoken}</VisuallyHidden>
    </>
  );
}
