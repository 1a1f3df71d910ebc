import { DocsContext, useOf } from '@storybook/addon-docs/blocks';
import {
  type ComponentProps,
  Fragment,
  type PropsWithChildren,
  useContext,
  useEffect,
  useState,
} from 'react';
import { STORY_ARGS_UPDATED, UPDATE_STORY_ARGS } from 'storybook/internal/core-events';
import type { ComponentDoc } from '../docgen/docgen.types.ts';
import { Ids } from '../requirements/Ids.tsx';
import { OTHER_NAMES } from '../sidebar/otherNames.ts';
import { examplesOf, namesOf, stageOf } from './examples.ts';
import type { Guide, GuideKey } from './guide.ts';
import { PropControl } from './PropControl.tsx';
import { MemberTable, TypeTables } from './PropTables.tsx';
import { ComponentName, Prose } from './Prose.tsx';
import * as styles from './page.css.ts';
import { type PageSection, SectionedPage } from './SectionedPage.tsx';
import { Changes, hasChanges, Status } from './Status.tsx';
import { StoryFrame } from './StoryFrame.tsx';

type Context = ComponentProps<typeof DocsContext.Provider>['value'];
type PreparedStory = ReturnType<Context['storyById']>;

/**
 * The page of a component: what it is for, what to take instead, what it takes, how it is used, and all its
 * states.
 */
export function ComponentPage() {
  const context = useContext(DocsContext);
  const { preparedMeta } = useOf('meta', ['meta']);
  const stories = examplesOf(context.componentStories());
  const [primary] = stories;
  const { component, title, parameters } = preparedMeta;
  const guide: Guide | undefined = parameters.guide;
  const doc = docOf(component);
  const path = title.split('/');
  const name = path.at(-1) ?? title;
  const otherNames = OTHER_NAMES[title];
  if (!primary) return null;
  const coversPage = guide?.coversPage === true;
  const primaryStage = stageOf(primary, { coversPage, live: true });
  const sections: (PageSection | false | undefined)[] = [
    // Next to the story that its controls change.
    doc !== null &&
      doc.props.length > 0 && {
        title: 'Properties',
        content: <Props doc={doc} story={primary} live={primaryStage === null} />,
      },
    guide?.instead && { title: 'When to take something else', content: <Instead choices={guide.instead} /> },
    guide && {
      title: 'Do and don’t',
      content: (
        <div className={styles.pair}>
          <Advice kind="do" points={guide.dos} />
          <Advice kind="dont" points={guide.donts} />
        </div>
      ),
    },
    guide?.keyboard && { title: 'Keyboard', content: <KeyTable keys={guide.keyboard} /> },
    guide && { title: 'Accessibility', content: <Points points={guide.accessibility} /> },
    hasChanges(name) && { title: 'Changes', content: <Changes component={name} /> },
    {
      title: `${stories.length} ${stories.length === 1 ? 'state' : 'states'}`,
      content: stories.map((story) => (
        <Example key={story.id} story={story}>
          <StoryFrame story={story} stage={stageOf(story, { coversPage })} />
        </Example>
      )),
    },
  ];
  return (
    <SectionedPage
      head={
        <>
          {path.length > 1 && <p className={styles.eyebrow}>{path.slice(0, -1).join(' / ')}</p>}
          <h1 className={styles.title}>{name}</h1>
          {doc && <Status component={name} tags={primary.tags} />}
          {doc && (
            <p className={styles.lead}>
              <Prose text={doc.description} />
            </p>
          )}
          {otherNames && <p className={styles.note}>Also called {otherNames.join(', ')}.</p>}
        </>
      }
      sections={sections.filter((section) => section !== undefined && section !== false)}
    >
      <StoryFrame story={primary} stage={primaryStage} />
    </SectionedPage>
  );
}

/** What the compiler said of a component when Storybook read its file. */
function docOf(component: unknown): ComponentDoc | null {
  const info: { parley?: ComponentDoc } | undefined = (component as { __docgenInfo?: object } | undefined)
    ?.__docgenInfo;
  return info?.parley ?? null;
}

/** A state: what it is called, what it proves, and itself. */
function Example({ story, children }: PropsWithChildren<{ story: PreparedStory }>) {
  const { short, whole } = namesOf(story);
  const description = story.parameters.docs?.description?.story;
  return (
    <div className={styles.example}>
      <h3 className={styles.subTitle} id={story.id}>
        {short}
      </h3>
      {whole !== null && (
        <p className={styles.note}>
          <Ids words={whole} />
        </p>
      )}
      {description && (
        <p className={styles.note}>
          <Prose text={description} />
        </p>
      )}
      {children}
    </div>
  );
}

function Instead({ choices }: { choices: NonNullable<Guide['instead']> }) {
  return (
    <dl className={styles.choices}>
      {choices.map(({ use, when }) => (
        <Fragment key={use + when}>
          <dt>
            <ComponentName name={use} />
          </dt>
          <dd className={styles.muted}>
            <Prose text={when} />
          </dd>
        </Fragment>
      ))}
    </dl>
  );
}

function Points({ points }: { points: readonly string[] }) {
  return (
    <ul className={styles.points}>
      {points.map((point) => (
        <li key={point}>
          <Prose text={point} />
        </li>
      ))}
    </ul>
  );
}

const ADVICE = { do: { title: 'Do', sign: '✓' }, dont: { title: 'Don’t', sign: '✕' } } as const;

/** One side of what is good and what is not: its word and its sign say which, its color repeats it. */
function Advice({ kind, points }: { kind: keyof typeof ADVICE; points: readonly string[] }) {
  const { title, sign } = ADVICE[kind];
  return (
    <div className={styles.advice} data-kind={kind}>
      <h3 className={styles.adviceTitle}>
        <span aria-hidden="true">{sign}</span> {title}
      </h3>
      <Points points={points} />
    </div>
  );
}

/** Properties, with controls for the story at the top where it stands in this page. */
function Props({ doc, story, live }: { doc: ComponentDoc; story: PreparedStory; live: boolean }) {
  const [args, change] = useStoryArgs(story);
  const control = (prop: ComponentDoc['props'][number]) => (
    <PropControl prop={prop} value={args[prop.name]} onChange={(value) => change({ [prop.name]: value })} />
  );
  return (
    <>
      <MemberTable label="Properties" members={doc.props} {...(live && { control })} />
      <TypeTables types={doc.types} />
    </>
  );
}

/** Keys that are held while the next is pressed; of others, either is. */
const MODIFIERS = new Set(['Shift', 'Alt', 'Ctrl']);

function KeyTable({ keys }: { keys: readonly GuideKey[] }) {
  return (
    <div className={styles.scroller}>
      <table className={styles.table} aria-label="Keyboard">
        <thead>
          <tr>
            <th scope="col">Keys</th>
            <th scope="col">What they do</th>
          </tr>
        </thead>
        <tbody>
          {keys.map(({ keys: pressed, does }) => (
            <tr key={pressed.join(' ') + does}>
              <th scope="row" className={styles.keys}>
                {pressed.map((key, index) => (
                  <Fragment key={key}>
                    {index > 0 && (
                      <span className={styles.plus}>
                        {MODIFIERS.has(pressed[index - 1] ?? '') ? '+' : 'or'}
                      </span>
                    )}
                    <kbd className={styles.key}>{key}</kbd>
                  </Fragment>
                ))}
              </th>
              <td>
                <Prose text={does} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

type Args = Record<string, unknown>;

/** The properties that a story has now, and how to change some of them. */
function useStoryArgs(story: PreparedStory): [Args, (changed: Args) => void] {
  const context = useContext(DocsContext);
  const [args, setArgs] = useState<Args>(() => context.getStoryContext(story).args);
  useEffect(() => {
    const update = ({ storyId, args }: { storyId: string; args: Args }) => {
      if (storyId === story.id) setArgs(args);
    };
    context.channel.on(STORY_ARGS_UPDATED, update);
    return () => context.channel.off(STORY_ARGS_UPDATED, update);
  }, [context.channel, story.id]);
  return [args, (updatedArgs) => context.channel.emit(UPDATE_STORY_ARGS, { storyId: story.id, updatedArgs })];
}
