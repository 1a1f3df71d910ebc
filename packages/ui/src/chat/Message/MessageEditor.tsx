import { useWords } from '@parley/i18n/react';
import { isBlank } from '@parley/model';
import { type RefObject, useContext } from 'react';
import type { Refusal } from '../Composer/useWriting.ts';
import { onEscape } from '../Composer/WritingField.tsx';
import * as css from './MessageEditor.css.ts';
import { RowsContext } from './rows.ts';
import { WritingForm } from './WritingForm.tsx';

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
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: catches only keys that its controls let through.
    <div className={css.root} onKeyDown={onEscape(onCancel)}>
      <WritingForm
        field={field}
        text={text}
        label={t('chat.editField')}
        keys={t('chat.editKeys')}
        refusal={refusalOf(text, sent, canBranch)}
        leaveLabel={t('common.cancel')}
        onChange={onChange}
        onSend={() => onSend(text)}
        onLeave={onCancel}
      />
    </div>
  );
}

function refusalOf(text: string, sent: string, canBranch: boolean): Refusal | null {
  if (isBlank(text)) return 'empty';
  if (text.trim() === sent.trim()) return 'unchanged';
  return canBranch ? null : 'blocked';
}
