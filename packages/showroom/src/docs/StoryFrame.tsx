import { DocsContext, Source, Story } from '@storybook/addon-docs/blocks';
import { type ComponentProps, useContext, useState } from 'react';
import type { StoryGlobals } from '../globals.ts';
import { useGlobals } from './DocsFrame.tsx';
import { ExampleFrame } from './ExampleFrame.tsx';
import { namesOf, type Stage } from './examples.ts';
import * as styles from './page.css.ts';
import { useCode } from './useCode.ts';

type PreparedStory = ReturnType<ComponentProps<typeof DocsContext.Provider>['value']['storyById']>;

/**
 * A story on the page of its component, live, with its code at hand.
 * @param stage its frame; null where it stands in the page itself.
 */
export function StoryFrame({ story, stage }: { story: PreparedStory; stage: Stage | null }) {
  const [codeShown, showCode] = useState(false);
  const code = useCode(story.id, story.parameters.fileName);
  const globals = useGlobals(useContext(DocsContext));
  const address = addressOf(story.id, globals);
  return (
    <div className={styles.frame}>
      {stage ? (
        <ExampleFrame title={namesOf(story).short} address={address} stage={stage} />
      ) : (
        <div className={styles.stage} lang={globals.locale} dir={globals.direction}>
          <Story of={story.moduleExport} inline />
        </div>
      )}
      <div className={styles.bar}>
        {code !== null && (
          <button
            type="button"
            className={styles.barButton}
            aria-expanded={codeShown}
            onClick={() => showCode(!codeShown)}
          >
            {codeShown ? 'Hide code' : 'Show code'}
          </button>
        )}
        <a className={styles.link} href={address} target="_blank" rel="noreferrer">
          Open alone
        </a>
      </div>
      {codeShown && code !== null && <Source code={code} language="tsx" dark={globals.theme === 'dark'} />}
    </div>
  );
}

/** Address of the story itself, as the toolbars show it now. */
function addressOf(id: string, globals: StoryGlobals): string {
  const chosen = Object.entries(globals)
    .filter(([, value]) => typeof value === 'string')
    .map(([name, value]) => `${name}:${value}`);
  return `./iframe.html?id=${id}&viewMode=story&globals=${chosen.join(';')}`;
}
