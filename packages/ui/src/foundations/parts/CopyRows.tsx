import { CopyButton } from '../../components/CopyButton/CopyButton.tsx';
import { variableName } from '../../variableName.ts';
import * as styles from './CopyRows.css.ts';
import { tokenValue, useTheme } from './useTheme.ts';

/** Something of a token that is copied, with its button. */
export function Copied({ text }: { text: string }) {
  return (
    <span className={styles.copied} dir="ltr">
      <code className={styles.code}>{text}</code>
      <CopyButton text={text} label={`Copy ${text}`} />
    </span>
  );
}

interface CopyRowsProps {
  /**
   * What never changes, by the constant that holds it: `space[8]`; what a theme can change, by the token:
   * `var(--parley-motion-press)`.
   */
  rows: readonly ({ name: string; constant: string; value: string } | { name: string; token: string })[];
}

/** Tokens with what one copies of each: how code names it, and its value at this moment. */
export function CopyRows({ rows }: CopyRowsProps) {
  return (
    <ul className={styles.list}>
      {rows.map((row) => (
        <li key={row.name} className={styles.row}>
          <span className={styles.name}>{row.name}</span>
          <Copied text={'token' in row ? variableName(row.token) : row.constant} />
          {'token' in row ? <ValueNow token={row.token} /> : <Copied text={row.value} />}
        </li>
      ))}
    </ul>
  );
}

function ValueNow({ token }: { token: string }) {
  return <Copied text={useTheme(() => tokenValue(token))} />;
}

/** A row for each value of a constant: the one of 8 in `space` is called `space[8]`. */
export const rowsOf = (constant: string, values: Readonly<Record<string, string>>) =>
  Object.entries(values).map(([name, value]) => ({
    name,
    constant: /^\d/.test(name) ? `${constant}[${name}]` : `${constant}.${name}`,
    value,
  }));
