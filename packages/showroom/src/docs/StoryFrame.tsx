import { DocsContext, Source, Story } from '@storybook/addon-docs/blocks';
import { type ComponentProps, type RefObject, useContext, useEffect, useRef, useState } from 'react';
import type { StoryGlobals } from '../globals.ts';
import { useGlobals } from './DocsFrame.tsx';
import * as styles from './page.css.ts';
import { useCode } from './useCode.ts';

type PreparedStory = ReturnType<ComponentProps<typeof DocsContext.Provider>['value']['storyById']>;

/** How high the window of a story is that fills a page, in px. */
const WINDOW_HEIGHT = 560;

/** A story on the page of its component, live, with its code at hand. */
export function StoryFrame({ story, window }: { story: PreparedStory; window: boolean }) {
  const [codeShown, showCode] = useState(false);
  const code = useCode(story.id, story.parameters.fileName);
  const frame = useRef<HTMLIFrameElement>(null);
  const seen = useSeen(frame);
  const globals = useGlobals(useContext(DocsContext));
  const address = addressOf(story.id, globals);
  return (
    <div className={styles.frame}>
      {window ? (
        <iframe
          ref={frame}
          className={styles.window}
          title={story.name}
          {...(seen && { src: address })}
          height={WINDOW_HEIGHT}
        />
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

/** How much of a window must be in view before its story starts. */
const SEEN_SHARE = 0.9;

/**
 * Whether something has been in view. A story that takes the focus pulls the page to where it is, so it
 * starts only where the reader already looks.
 */
function useSeen(target: RefObject<Element | null>): boolean {
  const [seen, setSeen] = useState(false);
  useEffect(() => {
    if (!target.current) return;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting) setSeen(true);
      },
      { threshold: SEEN_SHARE },
    );
    observer.observe(target.current);
    return () => observer.disconnect();
  }, [target]);
  return seen;
}

/** Address of the story itself, as the toolbars show it now. */
function addressOf(id: string, globals: StoryGlobals): string {
  const chosen = Object.entries(globals)
    .filter(([, value]) => typeof value === 'string')
    .map(([name, value]) => `${name}:${value}`);
  return `./iframe.html?id=${id}&viewMode=story&globals=${chosen.join(';')}`;
}
