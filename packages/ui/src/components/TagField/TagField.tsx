import { useWords } from '@parley/i18n/react';
import { type ClipboardEvent, type KeyboardEvent, useRef, useState } from 'react';
import { Input } from 'react-aria-components/Input';
import { TextField as AriaTextField } from 'react-aria-components/TextField';
import { classes } from '../../classes.ts';
import { formatList } from '../../format/numbers.ts';
import { VisuallyHidden } from '../../layout/VisuallyHidden/VisuallyHidden.tsx';
import { AriaLocale } from '../direction/AriaLocale.tsx';
import { useDirection } from '../direction/useDirection.ts';
import * as fieldStyles from '../Field/Field.css.ts';
import { FieldParts, type FieldProps } from '../Field/Field.tsx';
import { fieldHandle } from '../Field/fieldName.ts';
import { Chips } from './Chips.tsx';
import * as styles from './TagField.css.ts';
import { addTags, type CutTags, holdsSeparator, type TagSeparator, tagsIn } from './tags.ts';

export interface TagFieldProps extends FieldProps {
  /** The tags in their order, each once. */
  value: readonly string[];
  /** Called with all tags after each change. */
  onChange: (value: readonly string[]) => void;
  /** What is typed and no tag yet. Its owner keeps it with the tags: it must be lost as little as they. */
  typed: string;
  /** Called as it is typed, and when it has become a tag; in one go with `onChange`. */
  onType: (typed: string) => void;
  /**
   * What is wrong with one tag, in plain words. Wrong ones are kept and marked, for they are easier to mend
   * than to type anew; so their owner asks this again before anything is saved.
   */
  validate?: (tag: string) => string | undefined;
  /** Normalizes a tag, such as to lower case, so that equal ones are recognised; called with trimmed text. */
  normalize?: (tag: string) => string;
  /** How a kept tag reads, where that differs; what it gives can be typed, and is normalized to the tag. */
  show?: (tag: string) => string;
  /** How many there may be: counted and said. */
  max?: number;
  /**
   * Where a typed or pasted tag ends: also at commas and semicolons, or only at new
   * lines, for sentences. @default 'list'
   */
  separator?: TagSeparator;
  /** Finds the tags in what was typed or pasted, where more than the separator parts them: names, quotes. */
  cut?: CutTags;
  /** The keyboard that phones show. @default 'text' */
  type?: 'text' | 'email' | 'url';
  /** In the empty input. */
  placeholder?: string;
  /** Can be read, not changed. */
  readOnly?: boolean;
  /** Takes the focus when it appears: the field that a dialog was opened for. */
  autoFocus?: boolean;
}

/** How much of a wrong tag the line below repeats, in characters. */
const SHOWN_OF_TAG = 40;

function shortened(tag: string): string {
  const letters = [...tag];
  return letters.length > SHOWN_OF_TAG ? `${letters.slice(0, SHOWN_OF_TAG).join('')}…` : tag;
}

/**
 * Several short texts that the reader makes up: addresses, domains, starter questions. To choose several of
 * given values, use checkboxes.
 */
export function TagField({
  label,
  help,
  error,
  need = 'required',
  name,
  value,
  onChange,
  typed: text,
  onType: setText,
  validate,
  normalize,
  show = (tag) => tag,
  max,
  separator = 'list',
  cut,
  type = 'text',
  placeholder,
  readOnly = false,
  autoFocus = false,
}: TagFieldProps) {
  const { t, locale } = useWords();
  const direction = useDirection();
  const input = useRef<HTMLInputElement>(null);
  const box = useRef<HTMLDivElement>(null);
  const [notice, setNotice] = useState('');
  // Where a tag stood that was taken back into the input, so that it returns to its place.
  const [place, setPlace] = useState<number | null>(null);

  const problemsOf = (tags: readonly string[]) =>
    tags.flatMap((tag) => {
      const problem = validate?.(tag);
      return problem === undefined ? [] : t('fields.tags.problem', { tag: shortened(show(tag)), problem });
    });
  // A line for each wrong tag.
  const wrong = problemsOf(value).join('\n');
  const full = max !== undefined && value.length >= max && text.trim() !== '';
  const shownError =
    error ?? (wrong || undefined) ?? (full ? t('fields.tags.full', { count: max }) : undefined);

  const add = (typed: string, rest = '') => {
    const result = addTags(value, tagsIn(typed, separator, normalize, cut), {
      at: place ?? value.length,
      max,
    });
    setText([...result.left, rest].filter(Boolean).join(separator === 'list' ? ', ' : ' '));
    setPlace(null);
    if (result.added > 0) onChange(result.tags);
    const problems = problemsOf(result.tags.filter((tag) => !value.includes(tag)));
    const count = result.added - problems.length;
    setNotice(
      result.duplicates.length > 0
        ? t('fields.tags.duplicate', { tag: formatList(locale, result.duplicates.map(show)) })
        : [...(count > 0 ? [t('fields.tags.added', { count })] : []), ...problems].join(' '),
    );
  };

  const remove = (index: number) => {
    const tag = value[index];
    if (tag === undefined) return;
    onChange(value.toSpliced(index, 1));
    setNotice(t('fields.tags.removed', { tag: show(tag) }));
    if (value.length === 1) input.current?.focus();
  };

  const takeBack = (index: number) => {
    const pending = text.trim() === '' ? [] : tagsIn(text, separator, normalize, cut);
    const tag = value[index];
    if (tag === undefined) return;
    onChange(addTags(value.toSpliced(index, 1), pending, { max }).tags);
    setText(show(tag));
    setPlace(index);
    setNotice('');
    input.current?.focus();
  };

  const take = (typed: string) => {
    setNotice('');
    if (!holdsSeparator(typed, separator)) return setText(typed);
    const last = Math.max(...[',', ';', '\n'].map((end) => typed.lastIndexOf(end))) + 1;
    add(typed.slice(0, last), typed.slice(last).trimStart());
  };

  const onPaste = (event: ClipboardEvent<HTMLInputElement>) => {
    const pasted = event.clipboardData.getData('text/plain');
    const isSeveral = holdsSeparator(pasted, separator) || (cut?.(pasted).length ?? 0) > 1;
    if (readOnly || !isSeveral) return;
    // An input would drop the new lines.
    event.preventDefault();
    const { selectionStart, selectionEnd } = event.currentTarget;
    add(text.slice(0, selectionStart ?? text.length) + pasted + text.slice(selectionEnd ?? text.length));
  };

  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.nativeEvent.isComposing || readOnly) return;
    const { selectionStart, selectionEnd } = event.currentTarget;
    const atStart = text === '' || (selectionStart === 0 && selectionEnd === 0);
    if (event.key === 'Enter' && text.trim() !== '') {
      event.preventDefault();
      add(text);
    } else if (event.key === 'Backspace' && text === '' && !event.repeat) {
      remove(value.length - 1);
    } else if (event.key === (direction === 'rtl' ? 'ArrowRight' : 'ArrowLeft') && atStart) {
      const chips = box.current?.querySelectorAll<HTMLElement>('[role="row"]');
      chips?.[chips.length - 1]?.focus();
    }
  };

  return (
    <AriaLocale>
      <AriaTextField
        className={fieldStyles.field}
        value={text}
        onChange={take}
        onBlur={() => text.trim() !== '' && add(text)}
        type={type}
        isInvalid={shownError !== undefined}
        isRequired={need === 'required'}
        isReadOnly={readOnly}
        autoFocus={autoFocus}
        validationBehavior="aria"
        {...fieldHandle(name)}
      >
        <FieldParts
          label={label}
          help={help}
          error={shownError}
          need={need}
          count={{ of: value.length, max: max }}
        >
          {/* biome-ignore lint/a11y/noStaticElementInteractions: a press here means the input. */}
          <div
            ref={box}
            className={classes(fieldStyles.control, styles.box)}
            data-invalid={shownError === undefined ? undefined : true}
            data-readonly={readOnly || undefined}
            onMouseDown={(event) => {
              if (event.target !== event.currentTarget) return;
              event.preventDefault();
              input.current?.focus();
            }}
          >
            <Chips
              label={label}
              tags={value}
              show={show}
              problemOf={validate}
              separator={separator}
              latin={type !== 'text'}
              {...(readOnly ? {} : { onRemove: remove, onEdit: takeBack })}
            />
            <Input
              ref={input}
              className={classes(styles.input, type !== 'text' && fieldStyles.latin)}
              {...(value.length > 0 || placeholder === undefined ? {} : { placeholder })}
              onKeyDown={onKeyDown}
              onPaste={onPaste}
              enterKeyHint="done"
              autoComplete="off"
              autoCapitalize={type === 'text' ? 'sentences' : 'none'}
            />
          </div>
        </FieldParts>
        <VisuallyHidden role="status">{notice}</VisuallyHidden>
      </AriaTextField>
    </AriaLocale>
  );
}
