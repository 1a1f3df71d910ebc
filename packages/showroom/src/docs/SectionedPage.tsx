import type { PropsWithChildren, ReactNode } from 'react';
import * as contents from './contents.css.ts';
import * as styles from './page.css.ts';

/** A part of a documentation page that its contents lead to. */
export interface PageSection {
  title: string;
  content: ReactNode;
}

export interface SectionedPageProps {
  /** The page's name, and what it is about. */
  head: ReactNode;
  sections: readonly PageSection[];
}

/**
 * A long page of documentation: its head, what is shown first (`children`), its sections, and its contents:
 * beside them where there is room, else under the head.
 */
export function SectionedPage({ head, sections, children }: PropsWithChildren<SectionedPageProps>) {
  const titled = sections.map((section) => ({ ...section, id: idOf(section.title) }));
  return (
    // The page itself is English; only its stories are turned around.
    <div className={`sb-unstyled ${styles.page}`} lang="en" dir="ltr">
      <header className={styles.head}>{head}</header>
      <nav className={contents.root} aria-label="On this page">
        <ul className={contents.list}>
          <li className={contents.title} aria-hidden="true">
            On this page
          </li>
          {titled.map(({ id, title }) => (
            <li key={id}>
              <a className={contents.link} href={`#${id}`} target="_self">
                {title}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      {children}
      {titled.map(({ id, title, content }) => (
        <section key={id} id={id} className={styles.section}>
          <h2 className={styles.sectionTitle}>{title}</h2>
          {content}
        </section>
      ))}
    </div>
  );
}

/** What an address names a section by: its title without figures, which change. */
const idOf = (title: string) =>
  title
    .toLowerCase()
    .replace(/[^a-z]+/g, '-')
    .replace(/^-|-$/g, '');
