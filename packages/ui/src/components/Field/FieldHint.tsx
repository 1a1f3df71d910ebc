import { CircleAlert } from 'lucide-react';
import { Icon } from '../Icon/Icon.tsx';
import * as styles from './Field.css.ts';
import type { FieldProps } from './Field.tsx';

/**
 * Help, or the error in its place, below a control that is no react-aria field and so is tied to it by `id`.
 */
export function FieldHint({ id, help, error }: Pick<FieldProps, 'help' | 'error'> & { id: string }) {
  if (error !== undefined) {
    return (
      <span id={id} className={styles.error}>
        <Icon icon={CircleAlert} size="small" />
        {error}
      </span>
    );
  }
  return (
    help && (
      <span id={id} className={styles.help}>
        {help}
      </span>
    )
  );
}
