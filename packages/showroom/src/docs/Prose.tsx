import { Fragment } from 'react';
import * as styles from './page.css.ts';
import { pageOf } from './pages.ts';

/** A docstring: code stands between backticks, and code that is the name of a component leads to its page. */
export function Prose({ text }: { text: string }) {
  return text
    .split('`')
    .map((part, index) =>
      index % 2 === 0 ? <Fragment key={index}>{part}</Fragment> : <ComponentName key={index} name={part} />,
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
