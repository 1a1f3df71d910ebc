import type { PropDoc } from '../docgen/docgen.types.ts';
import * as styles from './page.css.ts';

interface PropControlProps {
  prop: PropDoc;
  value: unknown;
  onChange: (value: unknown) => void;
}

/** Changes a property of the story at the top of the page. Objects and functions cannot be changed there. */
export function PropControl({ prop, value, onChange }: PropControlProps) {
  const { name, values, type } = prop;
  if (values) {
    const index = (values as readonly unknown[]).indexOf(value);
    return (
      <select
        className={styles.choice}
        aria-label={name}
        value={index}
        onChange={({ target }) => onChange(values[Number(target.value)])}
      >
        <option value={-1}>{prop.required ? '–' : 'not given'}</option>
        {values.map((one, place) => (
          <option key={one} value={place}>
            {String(one)}
          </option>
        ))}
      </select>
    );
  }
  if (type === 'boolean')
    return (
      <input
        className={styles.check}
        type="checkbox"
        aria-label={name}
        checked={value === true}
        onChange={({ target }) => onChange(target.checked)}
      />
    );
  if (type === 'number')
    return (
      <input
        className={styles.input}
        type="number"
        aria-label={name}
        value={typeof value === 'number' ? value : ''}
        onChange={({ target }) => onChange(target.value === '' ? undefined : target.valueAsNumber)}
      />
    );
  if (type === 'string' || (type === 'ReactNode' && typeof value === 'string'))
    return (
      <input
        className={styles.input}
        aria-label={name}
        value={typeof value === 'string' ? value : ''}
        onChange={({ target }) => onChange(target.value === '' && !prop.required ? undefined : target.value)}
      />
    );
  return null;
}
