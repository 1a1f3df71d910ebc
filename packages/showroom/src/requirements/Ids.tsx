import { Fragment } from 'react';
import * as styles from '../docs/page.css.ts';
import { isRequirement } from './document.ts';
import { cutAtIds, requirementHref } from './requirements.ts';

/** Words in which each id of a requirement leads to its line. */
export function Ids({ words }: { words: string }) {
  return cutAtIds(words).map((part, index) =>
    index % 2 === 1 && isRequirement(part) ? (
      <IdLink key={index} id={part} />
    ) : (
      <Fragment key={index}>{part}</Fragment>
    ),
  );
}

/** Leads to the line of a requirement. */
function IdLink({ id }: { id: string }) {
  return (
    <a className={styles.link} href={requirementHref(id)} target="_top">
      {id}
    </a>
  );
}
