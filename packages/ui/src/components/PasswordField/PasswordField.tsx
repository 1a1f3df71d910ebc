import { useWords } from '@parley/i18n/react';
import { Check, Circle, Eye, EyeOff } from 'lucide-react';
import { type Ref, useId, useState } from 'react';
import { Input } from 'react-aria-components/Input';
import { TextField as AriaTextField } from 'react-aria-components/TextField';
import { classes } from '../../classes.ts';
import { VisuallyHidden } from '../../layout/VisuallyHidden/VisuallyHidden.tsx';
import * as fieldStyles from '../Field/Field.css.ts';
import { FieldParts, type FieldProps } from '../Field/Field.tsx';
import { fieldName } from '../Field/fieldName.ts';
import { Icon } from '../Icon/Icon.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import * as styles from './PasswordField.css.ts';

/** One thing that a new password needs. */
export interface PasswordFieldRule {
  /** Goes on from 'The password needs': 'a digit'. */
  label: string;
  met: boolean;
}

export interface PasswordFieldProps extends FieldProps {
  /** What is written. */
  value: string;
  /** Called with the whole text at each change. */
  onChange: (value: string) => void;
  /** What the browser and its password manager may fill in or suggest. @default 'current-password' */
  autoComplete?: 'current-password' | 'new-password';
  /** Told below the field while one types; for new passwords. */
  rules?: readonly PasswordFieldRule[];
  /** Whether it can be read, where two fields share it; left out, the field decides for itself. */
  visible?: boolean;
  /** Called when the reader shows or hides the letters. */
  onVisibleChange?: (visible: boolean) => void;
  /** The focus has left the field: the time to check it. */
  onBlur?: () => void;
  /** The input itself, to put the focus into it. */
  ref?: Ref<HTMLInputElement>;
}

/** A password, hidden until its owner wants to see it. */
export function PasswordField({
  label,
  help,
  error,
  need = 'required',
  name,
  value,
  onChange,
  autoComplete = 'current-password',
  rules,
  visible,
  onVisibleChange,
  onBlur,
  ref,
}: PasswordFieldProps) {
  const { t } = useWords();
  const [ownVisible, setOwnVisible] = useState(false);
  const shown = visible ?? ownVisible;
  return (
    <AriaTextField
      className={fieldStyles.field}
      value={value}
      onChange={onChange}
      type={shown ? 'text' : 'password'}
      autoComplete={autoComplete}
      isInvalid={error !== undefined}
      isRequired={need === 'required'}
      validationBehavior="aria"
      {...(onBlur ? { onBlur } : {})}
      {...fieldName(name)}
    >
      <FieldParts label={label} help={help} error={error} need={need}>
        <div className={styles.frame}>
          <Input
            className={classes(fieldStyles.control, fieldStyles.latin, styles.input)}
            // What is shown must not be sent to a spelling service.
            spellCheck={false}
            autoCapitalize="none"
            {...(ref ? { ref } : {})}
          />
          <span className={styles.show}>
            <IconButton
              icon={shown ? EyeOff : Eye}
              label={t('fields.password.show')}
              size="small"
              pressed={shown}
              onClick={() => {
                setOwnVisible(!shown);
                onVisibleChange?.(!shown);
              }}
            />
          </span>
        </div>
      </FieldParts>
      {rules && <Rules rules={rules} />}
    </AriaTextField>
  );
}

function Rules({ rules }: { rules: readonly PasswordFieldRule[] }) {
  const { t } = useWords();
  const id = useId();
  return (
    <div className={styles.rules}>
      <p className={styles.rulesTitle} id={id}>
        {t('fields.password.rules')}
      </p>
      <ul className={styles.rulesList} aria-labelledby={id}>
        {rules.map(({ label, met }) => (
          <li key={label} className={classes(styles.rule, met && styles.met)}>
            <span className={styles.ruleIcon}>
              <Icon icon={met ? Check : Circle} size="small" />
            </span>
            <span>
              <bdi>{label}</bdi>
              <VisuallyHidden>{`, ${t(met ? 'fields.password.met' : 'fields.password.missing')}`}</VisuallyHidden>
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}
