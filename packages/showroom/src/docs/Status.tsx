import { changesOf } from '../changes/changesOf.ts';
import { Prose } from './Prose.tsx';
import * as styles from './page.css.ts';

/** How far a component is, by the tag of its story file; without one it is stable. */
const STATUSES = {
  new: 'New: not in a published version yet',
  deprecated: 'Deprecated: take another',
  stable: 'Stable',
} as const;

/** What may be relied on. */
export function Status({ tags }: { tags: readonly string[] }) {
  const status = (['deprecated', 'new'] as const).find((each) => tags.includes(each)) ?? 'stable';
  return (
    <p className={styles.status} data-status={status}>
      {STATUSES[status]}
    </p>
  );
}

/** What changed for those who install it, newest first; nothing where nothing did. */
export function Changes({ component }: { component: string }) {
  const changes = changesOf[component];
  if (!changes) return null;
  return (
    <section className={styles.section}>
      <h2 className={styles.sectionTitle}>Changes</h2>
      <dl className={styles.choices}>
        {changes.map(({ version, text }) => (
          <div key={text} className={styles.change}>
            <dt>{version ?? 'Next version'}</dt>
            <dd className={styles.muted}>
              <Prose text={text} />
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
