import { useWords } from '@parley/i18n/react';
import { MESSAGE_MAX_LENGTH } from '@parley/model';
import type { KeyboardEvent, RefObject } from 'react';
import { formatNumber } from '../../format/numbers.ts';
import * as css from './Composer.css.ts';
import { useGrow } from './useGrow.ts';

/** Some browsers report a key of an unfinished composition only by this code. */
const COMPOSING_KEY_CODE = 229;

/** Whether a key belongs to an input method that is putting a word together (CH-5). */
export function isComposing(event: KeyboardEvent): boolean {
  return event.nativeEvent.isComposing || event.keyCode === COMPOSING_KEY_CODE;
}

/** Takes Escape from what stands around, such as the widget's panel: the next one is for that. */
export const onEscape = (act: () => void) => (event: KeyboardEvent) => {
  if (event.key !== 'Escape' || isComposing(event)) return;
  event.preventDefault();
  event.stopPropagation();
  act();
};

/** Props of `WritingField`. */
export interface WritingFieldProps {
  field: RefObject<HTMLTextAreaElement | null>;
  text: string;
  label: string;
  placeholder?: string;
  /** `id` of the words that say more. */
  describedBy: string;
  tooLong: boolean;
  onChange: (text: string) => void;
  onEnter: () => void;
}

/**
 * Each line of a text begins at the side of its own script, up to so many characters: the browser asks all
 * lines with each key, and one who has pasted a book would wait for seconds. A longer text, which can't be
 * sent, follows the page, as an empty field does, so that its placeholder starts where the text will.
 */
const LONGEST_TURNED = 10 * MESSAGE_MAX_LENGTH;

/**
 * The field of a text that is to be sent: grows to eight lines; Enter sends, Shift+Enter breaks the
 * line, neither during composition (CH-5).
 */
export function WritingField({
  field,
  text,
  label,
  placeholder,
  describedBy,
  tooLong,
  onChange,
  onEnter,
}: WritingFieldProps) {
  useGrow(field, text);
  return (
    <textarea
      ref={field}
      className={css.field}
      rows={1}
      dir={text && text.length <= LONGEST_TURNED ? 'auto' : undefined}
      value={text}
      placeholder={placeholder}
      aria-label={label}
      aria-describedby={describedBy}
      aria-invalid={tooLong || undefined}
      enterKeyHint="send"
      onChange={(event) => onChange(event.target.value)}
      onKeyDown={(event) => {
        if (event.key !== 'Enter' || event.shiftKey || isComposing(event)) return;
        event.preventDefault();
        onEnter();
      }}
    />
  );
}

/** From how many characters below the most the counter shows: 1800 of 2000 (CH-2). */
const COUNTER_MARGIN = 200;

/** How many characters a text has of those that it may have, once it comes near. */
export function LengthCounter({ length }: { length: number }) {
  const { t, locale } = useWords();
  if (length < MESSAGE_MAX_LENGTH - COUNTER_MARGIN) return null;
  return (
    <span className={length > MESSAGE_MAX_LENGTH ? css.counterOver : css.counter}>
      {t('chat.counter', {
        used: formatNumber(locale, length),
        max: formatNumber(locale, MESSAGE_MAX_LENGTH),
      })}
    </span>
  );
}
