import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { Prose } from '../docs/Prose.tsx';
import * as page from '../docs/page.css.ts';
import { isRequirement } from './document.ts';
import type { Proof } from './proofs.ts';
import * as styles from './RequirementsPage.css.ts';
import { type Requirement, type RequirementGroup, requirementHref } from './requirements.ts';

/** A story that shows a requirement, as Storybook's index has it. */
export interface Shown {
  id: string;
  title: string;
  name: string;
  tags?: readonly string[];
}

export interface RequirementsPageProps {
  groups: readonly RequirementGroup[];
  /** The tests that name a requirement, by its id. */
  proofs: Readonly<Record<string, readonly Proof[]>>;
  /** All stories, each with the requirements that it shows among its tags; null to ask Storybook. */
  stories: readonly Shown[] | null;
  /** The requirement that an address leads to; '' for the beginning of the page. */
  id: string;
}

/** Every requirement with an anchor of its own, and what shows and proves it (DS-2). */
export function RequirementsPage({ groups, proofs, stories, id }: RequirementsPageProps) {
  const shown = useStories(stories);
  const chosen = useRef<HTMLLIElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another id, and stories above it, move its line.
  useLayoutEffect(() => {
    chosen.current?.scrollIntoView({ block: 'center' });
  }, [id, shown]);
  const count = groups.reduce((sum, { requirements }) => sum + requirements.length, 0);
  return (
    // What is required is written in English, whatever the toolbars say of the product.
    <main className={`${page.alone} ${page.page}`} lang="en" dir="ltr">
      <header className={page.head}>
        <h1 className={page.title}>Requirements</h1>
        <p className={page.lead}>
          What the product must do: {count} lines of docs/requirements.md, each with the stories that show it
          and the tests that name it. Ids in documentation lead here.
        </p>
      </header>
      <nav aria-label="Groups" className={styles.groups}>
        {groups.map(({ title, requirements: [first] }) => (
          <a key={title} className={page.link} href={requirementHref(first?.id ?? '')} target="_top">
            {title}
          </a>
        ))}
      </nav>
      {groups.map(({ title, requirements }) => (
        <section key={title} className={page.section}>
          <h2 className={page.sectionTitle}>{title}</h2>
          <ul className={styles.lines}>
            {requirements.map((requirement) => (
              <li
                key={requirement.id}
                id={requirement.id}
                ref={requirement.id === id ? chosen : null}
                className={styles.line}
                aria-current={requirement.id === id || undefined}
              >
                <Line
                  requirement={requirement}
                  stories={shown.filter(({ tags }) => tags?.includes(requirement.id))}
                  proofs={proofs[requirement.id] ?? []}
                />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </main>
  );
}

interface LineProps {
  requirement: Requirement;
  stories: readonly Shown[];
  proofs: readonly Proof[];
}

function Line({ requirement: { id, text }, stories, proofs }: LineProps) {
  return (
    <>
      <h3 className={styles.id}>
        <a className={page.link} href={requirementHref(id)} target="_top">
          {id}
        </a>
      </h3>
      <div className={styles.words}>
        <p className={styles.text}>
          <Prose text={withoutMarks(text)} />
        </p>
        {stories.length > 0 && (
          <details>
            <summary className={styles.summary}>
              Shown by {counted(stories.length, 'story', 'stories')}
            </summary>
            <ul className={styles.places}>
              {stories.map((story) => (
                <li key={story.id}>
                  <a className={page.link} href={`./?path=/story/${story.id}`} target="_top">
                    {story.title}: {story.name}
                  </a>
                </li>
              ))}
            </ul>
          </details>
        )}
        {proofs.length > 0 && (
          <details>
            <summary className={styles.summary}>Named by {counted(proofs.length, 'test', 'tests')}</summary>
            <ul className={styles.places}>
              {proofs.map(({ file, title }, index) => (
                <li key={index}>
                  {title} <code className={page.code}>{file}</code>
                </li>
              ))}
            </ul>
          </details>
        )}
      </div>
    </>
  );
}

const counted = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`;

/** Markdown without bold marks, and links as their words: their addresses are those of files. */
const withoutMarks = (text: string) => text.replace(/\*\*/g, '').replace(/\[([^\]]+)\]\([^)]*\)/g, '$1');

/** The stories of Storybook's own index that show requirements, where none are given. */
function useStories(given: readonly Shown[] | null): readonly Shown[] {
  const [read, setRead] = useState<readonly Shown[]>([]);
  useEffect(() => {
    if (given) return;
    const end = new AbortController();
    storiesOfIndex(end.signal).then(
      (stories) => end.signal.aborted || setRead(stories),
      // Outside of Storybook there is no index: the lines are shown without stories.
      () => undefined,
    );
    return () => end.abort();
  }, [given]);
  return given ?? read;
}

async function storiesOfIndex(signal: AbortSignal): Promise<Shown[]> {
  const index = await (await fetch('./index.json', { signal })).json();
  return (Object.values(index.entries) as Shown[]).filter(({ tags }) => tags?.some(isRequirement));
}
