import { useWords } from '@parley/i18n/react';
import { CaseSensitive, CircleCheck, TriangleAlert } from 'lucide-react';
import { useState } from 'react';
import { Input } from 'react-aria-components/Input';
import { TextField as AriaTextField } from 'react-aria-components/TextField';
import { classes } from '../../classes.ts';
import { formatNumber } from '../../format/numbers.ts';
import { AriaLocale } from '../direction/AriaLocale.tsx';
import * as fieldStyles from '../Field/Field.css.ts';
import { FieldParts, type FieldProps } from '../Field/Field.tsx';
import { fieldName } from '../Field/fieldName.ts';
import { Icon } from '../Icon/Icon.tsx';
import { Popover } from '../Popover/Popover.tsx';
import * as styles from './ColorField.css.ts';
import { ColorPicker } from './ColorPicker.tsx';
import { contrastOf, hexOf, READABLE_CONTRAST } from './contrast.ts';

/** Width of the picker in px. */
const PICKER_WIDTH = 260;

/** Where picking begins while what is typed is no color. */
const UNKNOWN = '#808080';

export interface ColorFieldProps extends FieldProps {
  /** '#rrggbb', lower case; or what was typed and is no color, which its owner marks by `error`. */
  value: string;
  /**
   * A whole color as '#rrggbb', lower case. What is half typed stays in the field; when that is left, its
   * owner is given it as it stands, to say what is wrong.
   */
  onChange: (value: string) => void;
  /** Colors to begin with. */
  swatches?: readonly { value: string; label: string }[];
  /** Color of the text that will stand on this one: the field says whether that can be read (4.5:1). */
  contrastWith?: string;
  /** Can be read and copied, not changed. */
  readOnly?: boolean;
}

/**
 * A color: typed or pasted in any notation, picked, or taken from suggestions, with what
 * it means for the text on it (AS-5).
 */
export function ColorField({
  label,
  help,
  error,
  need = 'required',
  name,
  value,
  onChange,
  swatches = [],
  contrastWith,
  readOnly = false,
}: ColorFieldProps) {
  const { t } = useWords();
  // What is being typed; null while the field shows its value.
  const [typed, setTyped] = useState<string | null>(null);

  const color = hexOf(value);
  const text = contrastWith === undefined ? null : hexOf(contrastWith);

  const take = (next: string | null) => {
    if (next !== null && next !== value) onChange(next);
  };
  const onType = (next: string) => {
    setTyped(next);
    // Three or four figures may be the beginning of six.
    if (!/^#?[0-9a-f]{3,4}$/i.test(next.trim())) take(hexOf(next));
  };
  const settle = () => {
    if (typed !== null) take(hexOf(typed) ?? typed.trim());
    setTyped(null);
  };

  const opener = (
    <button
      type="button"
      className={styles.open}
      style={{ backgroundColor: color ?? 'transparent' }}
      aria-label={t('fields.color.open', { label })}
      disabled={readOnly}
    />
  );
  return (
    <AriaLocale>
      <AriaTextField
        className={fieldStyles.field}
        value={typed ?? value}
        onChange={onType}
        onBlur={settle}
        isInvalid={error !== undefined}
        isRequired={need === 'required'}
        isReadOnly={readOnly}
        validationBehavior="aria"
        {...fieldName(name)}
      >
        <FieldParts label={label} help={help} error={error} need={need}>
          <div className={styles.row}>
            {readOnly ? (
              opener
            ) : (
              <Popover trigger={opener} label={label} width={PICKER_WIDTH} align="start">
                <ColorPicker value={color ?? UNKNOWN} onChange={onChange} />
              </Popover>
            )}
            <Input
              className={classes(fieldStyles.control, fieldStyles.latin, styles.input)}
              spellCheck={false}
              autoComplete="off"
              onKeyDown={({ key }) => key === 'Enter' && settle()}
            />
          </div>
          {swatches.length > 0 && !readOnly && (
            // biome-ignore lint/a11y/useSemanticElements: a fieldset would label the field twice.
            <div className={styles.swatches} role="group" aria-label={t('fields.color.swatches')}>
              {swatches.map((swatch) => (
                <button
                  key={swatch.value}
                  type="button"
                  className={styles.swatch}
                  style={{ backgroundColor: swatch.value }}
                  title={swatch.label}
                  aria-label={swatch.label}
                  aria-pressed={swatch.value === value}
                  onClick={() => {
                    setTyped(null);
                    take(swatch.value);
                  }}
                />
              ))}
            </div>
          )}
          {color !== null && text !== null && <ContrastResult color={color} text={text} />}
        </FieldParts>
      </AriaTextField>
    </AriaLocale>
  );
}

function ContrastResult({ color, text }: { color: string; text: string }) {
  const { t, locale } = useWords();
  const contrast = contrastOf(color, text);
  const level = contrast >= READABLE_CONTRAST ? 'readable' : 'weak';
  // Rounded down: 4.49 must not be shown as the 4.5 that it misses.
  const ratio = formatNumber(locale, Math.floor(contrast * 10) / 10);
  return (
    <div className={styles.contrast}>
      <span className={styles.sample} style={{ backgroundColor: color, color: text }}>
        <Icon icon={CaseSensitive} size="small" />
      </span>
      <span className={classes(styles.resultIcon, styles.result[level])}>
        <Icon icon={level === 'readable' ? CircleCheck : TriangleAlert} size="small" />
      </span>
      <span role="status" className={classes(styles.resultWords, styles.result[level])}>
        {t(`fields.color.${level}`, { ratio })}
      </span>
    </div>
  );
}
