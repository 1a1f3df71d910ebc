import { Fragment } from 'react';
import { Prose } from '../docs/Prose.tsx';
import * as page from '../docs/page.css.ts';
import { OVERVIEWS, type Place } from './overviews.ts';

export interface OverviewPageProps {
  group: keyof typeof OVERVIEWS;
}

/** What a group of the sidebar holds, how to read it, and where it leads on (DS-2). */
export function OverviewPage({ group }: OverviewPageProps) {
  const { title, lead, holds, reading, further } = OVERVIEWS[group];
  return (
    // The page itself is English; only what it leads to is turned around.
    <main className={`${page.alone} ${page.page}`} lang="en" dir="ltr">
      <header className={page.head}>
        <h1 className={page.title}>{title}</h1>
        <p className={page.lead}>{lead}</p>
      </header>
      <Places title="What is in here" places={holds} />
      <section className={page.section}>
        <h2 className={page.sectionTitle}>How to read it</h2>
        <ul className={page.points}>
          {reading.map((point) => (
            <li key={point}>
              <Prose text={point} />
            </li>
          ))}
        </ul>
      </section>
      <Places title="Further" places={further} />
    </main>
  );
}

function Places({ title, places }: { title: string; places: readonly Place[] }) {
  return (
    <section className={page.section}>
      <h2 className={page.sectionTitle}>{title}</h2>
      <dl className={page.choices}>
        {places.map(({ name, story, what }) => (
          <Fragment key={story}>
            <dt>
              <a className={page.link} href={`./?path=/story/${story}`} target="_top">
                {name}
              </a>
            </dt>
            <dd className={page.muted}>
              <Prose text={what} />
            </dd>
          </Fragment>
        ))}
      </dl>
    </section>
  );
}
