import { useWords } from '@parley/i18n/react';
import { CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { FieldError } from 'react-aria-components/FieldError';
import { Label } from 'react-aria-components/Label';
import { Text } from 'react-aria-components/Text';
import { hidden } from '../../layout/VisuallyHidden/VisuallyHidden.css.ts';
import { Icon } from '../Icon/Icon.tsx';
import { CountOf } from './CountOf.tsx';
import * as styles from './Field.css.ts';

/** What every form field takes. */
export interface FieldProps {
  /** Stands above the field and names it. */
  label: string;
  /** One line below that says what is wanted. */
  help?: string | undefined;
  /** What is wrong, in place of the help; its presence is what makes the field invalid. */
  error?: string | undefined;
  /**
   * Whether it may stay empty; the rarer of the two cases in a form is marked with words. `free` may stay
   * empty where the form itself says what that means.
   * @default 'required'
   */
  need?: 'required' | 'optional' | 'free';
  /** Name of the field in what its form sends. */
  name?: string;
}

/**
 * Label above, control, then help or the error in its place, with the count at its end. Goes inside a
 * react-aria field, which ties them together.
 */
export function FieldParts({
  label,
  help,
  error,
  need,
  hideLabel = false,
  count,
  children,
}: Pick<FieldProps, 'label' | 'help' | 'error' | 'need'> & {
  /** The label is spoken only. */
  hideLabel?: boolean;
  /** How much of what may be is there, at the end of the line below. */
  count?: { of: number; max: number | undefined };
  children: ReactNode;
}) {
  const { t } = useWords();
  const below = (
    <>
      {/* There without words, too: help that comes later would not be tied to its control by react-aria. */}
      {!error && (
        <Text slot="description" className={styles.help}>
          {help}
        </Text>
      )}
      <FieldError className={styles.error}>
        {error && <Icon icon={CircleAlert} size="small" />}
        {error}
      </FieldError>
    </>
  );
  return (
    <>
      <Label className={hideLabel ? hidden : styles.label}>
        {label}
        {need === 'optional' && <span className={styles.optional}> {t('common.optional')}</span>}
      </Label>
      {children}
      {count?.max === undefined ? (
        below
      ) : (
        <div className={styles.below}>
          {below}
          <CountOf count={count.of} max={count.max} />
        </div>
      )}
    </>
  );
}
