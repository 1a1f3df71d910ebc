import { availableParallelism } from 'node:os';
import { chromium } from 'playwright';
import { browserOptions } from '../scripts/browser.ts';
import { serveStorybook } from '../scripts/storybook.ts';
import type { ModeName } from './modes.ts';
import { type StoryEntry, storiesIn } from './plan.ts';
import { Stage } from './stage.ts';

/** More pages than this gain nothing: they would wait for the same cores. */
const MAX_PAGES = 2;

/** What a session does with the pictures of one story. */
export type Visit = (story: StoryEntry, pictures: Map<ModeName, Buffer>) => Promise<void>;

interface SessionOptions {
  /** Which stories to visit. */
  wanted: (story: StoryEntry) => boolean;
  visit: Visit;
  /** Changes the style sheets on their way into the page. */
  alterCss?: (css: string) => string;
  /** Ends the session before all stories are visited. */
  signal?: AbortSignal;
}

/** What a session found. */
export interface SessionResult {
  /** Ids of the stories that were wanted. */
  visited: Set<string>;
  /** Why a story has no picture, by story id. */
  problems: Map<string, string>;
}

/** Serves the built Storybook and passes its stories, one kept page per core, through `visit`. */
export async function visitStories({
  wanted,
  visit,
  alterCss,
  signal,
}: SessionOptions): Promise<SessionResult> {
  const server = await serveStorybook();
  const browser = await chromium.launch(await browserOptions());
  try {
    const origin = server.resolvedUrls?.local[0];
    if (!origin) throw new Error('Storybook is not served.');
    const index = await (await fetch(`${origin}index.json`)).json();
    const queue = storiesIn(index).filter(wanted);
    const visited = new Set(queue.map(({ id }) => id));
    const problems = new Map<string, string>();
    const work = async () => {
      const stage = await Stage.open(browser, origin, alterCss);
      for (let story = queue.shift(); story && !signal?.aborted; story = queue.shift()) {
        const pictures = await stage.capture(story).catch((error: Error) => {
          problems.set(story.id, error.message);
        });
        if (pictures) await visit(story, pictures);
      }
      await stage.close();
    };
    await Promise.all(Array.from({ length: Math.min(MAX_PAGES, availableParallelism()) }, work));
    return { visited, problems };
  } finally {
    await browser.close();
    await server.close();
  }
}
