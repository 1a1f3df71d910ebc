import { Fragment } from 'react';
import { changesOf } from '../changes/changesOf.ts';
import { partsOf } from '../code/partsOf.ts';
import { ComponentName, Prose } from './Prose.tsx';
import * as styles from './page.css.ts';

/** How far a component is, by the tag of its story file; without one it is stable. */
const STATUSES = {
  new: 'New: not in a published version yet',
  deprecated: 'Deprecated: take another',
  stable: 'Stable',
} as const;

/** What may be relied on; of what cannot be imported by itself, what it comes with. */
export function Status({ component, tags }: { component: string; tags: readonly string[] }) {
  const containing = partsOf[component];
  if (containing) return <PartOf containing={containing} />;
  const status = (['deprecated', 'new'] as const).find((each) => tags.includes(each)) ?? 'stable';
  return (
    <p className={styles.status} data-status={status}>
      {STATUSES[status]}
    </p>
  );
}

/** Why a page shows no code to paste. */
function PartOf({ containing }: { containing: readonly string[] }) {
  return (
    <div className={styles.part}>
      <p className={styles.status} data-status="part">
        Not published by itself
      </p>
      {containing.length > 0 && (
        <p className={styles.note}>
          It cannot be imported, so there is no code to show: it comes as a part of{' '}
          {containing.map((name, index) => (
            <Fragment key={name}>
              {index > 0 && (index === containing.length - 1 ? ' and ' : ', ')}
              <ComponentName name={name} />
            </Fragment>
          ))}
          .
        </p>
      )}
    </div>
  );
}

/** Whether anything changed for those who install it. */
export const hasChanges = (component: string): boolean => changesOf[component] !== undefined;

/** What changed for those who install it, newest first. */
export function Changes({ component }: { component: string }) {
  const versions = Map.groupBy(changesOf[component] ?? [], ({ version }) => version ?? 'Next version');
  return [...versions].map(([version, ofVersion]) => (
    <div key={version} className={styles.example}>
      <h3 className={styles.subTitle}>{version}</h3>
      <ul className={`${styles.points} ${styles.muted}`}>
        {ofVersion.map(({ text }) => (
          <li key={text}>
            <Prose text={text} />
          </li>
        ))}
      </ul>
    </div>
  ));
}
