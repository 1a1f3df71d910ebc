import { Ids } from '../requirements/Ids.tsx';
import * as styles from './page.css.ts';
import { pageOf } from './pages.ts';

/**
 * A docstring: code stands between backticks. Code that is the name of a component leads to its page, and the
 * id of a requirement to its line.
 */
export function Prose({ text }: { text: string }) {
  return text
    .split('`')
    .map((part, index) =>
      index % 2 === 0 ? <Ids key={index} words={part} /> : <ComponentName key={index} name={part} />,
    );
}

/** Code that leads to a page where there is one. */
export function ComponentName({ name }: { name: string }) {
  const page = pageOf(name);
  if (!page) return <code className={styles.code}>{name}</code>;
  return (
    <a className={styles.link} href={page} target="_top">
      {name}
    </a>
  );
}
