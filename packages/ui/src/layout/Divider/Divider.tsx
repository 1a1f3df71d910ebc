import * as styles from './Divider.css.ts';

/** A thin line between groups. Prefer space; draw a line where groups would otherwise run together. */
export function Divider() {
  return <hr className={styles.divider} />;
}
