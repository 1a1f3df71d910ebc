import { availableParallelism } from 'node:os';
import { type Browser, chromium } from 'playwright';
import { browserOptions } from '../scripts/browser.ts';
import { type Alter, asServed, serveStorybook } from '../scripts/storybook.ts';
import { type Aspect, inTurns, type StoryEntry, storiesIn } from './plan.ts';
import { Stage } from './stage.ts';

/**
 * A page waits a part of its time, for frames above all: two pages per core make use of that, and more would
 * only wait for cores.
 */
const PAGES_PER_CORE = 2;
/** Each is a browser that takes half a gigabyte. */
const MAX_PAGES = 8;
/** So many items are worth one browser more, which loads for itself what it shows. */
const ITEMS_PER_HAND = 6;

/**
 * A browser of its own: pages of one browser would take the focus, and with it open lists, from each other.
 */
export interface Hand {
  /**
   * Opens a stage on Storybook as it is built, or with its scripts and style sheets changed on their way into
   * the page.
   */
  openStage(alter?: Alter): Promise<Stage>;
  close(): Promise<void>;
}

/** A Storybook that answers. */
export interface Session {
  stories: readonly StoryEntry[];
  openHand(): Promise<Hand>;
}

/**
 * Runs `use` with the built Storybook served, or one that already runs at an address, and ends every browser
 * afterwards.
 */
export async function inSession<T>(
  use: (session: Session) => Promise<T>,
  running?: string | undefined,
): Promise<T> {
  const server = running ? asServed(running) : await serveStorybook();
  const browsers: Browser[] = [];
  const openHand = async (): Promise<Hand> => {
    const browser = await chromium.launch(await browserOptions());
    browsers.push(browser);
    return {
      openStage: (alter) => Stage.open(browser, alter ? server.altered(alter) : server.origin),
      close: () => browser.close(),
    };
  };
  try {
    const index = await (await fetch(`${server.origin}index.json`)).json();
    return await use({ stories: storiesIn(index), openHand });
  } finally {
    await Promise.all(browsers.map((browser) => browser.close()));
    await server.close();
  }
}

/** A hand with one stage on Storybook, as it is built unless said otherwise. */
export async function handOnStage({ openHand }: Session, alter?: Alter) {
  const hand = await openHand();
  return { hand, stage: await hand.openStage(alter), close: () => hand.close() };
}

/** How many hands the cores can serve, and are worth their start. */
const handsFor = (items: number) =>
  Math.min(MAX_PAGES, availableParallelism() * PAGES_PER_CORE, Math.ceil(items / ITEMS_PER_HAND));

/** Passes every item of a list through `work`, on as many hands as the cores can serve. */
export async function shareOut<Item, Tool extends { close(): Promise<void> }>(
  items: readonly Item[],
  takeTool: () => Promise<Tool>,
  work: (item: Item, tool: Tool) => Promise<void>,
): Promise<void> {
  const queue = [...items];
  const hand = async () => {
    const tool = await takeTool();
    for (let item = queue.shift(); item !== undefined; item = queue.shift()) await work(item, tool);
    await tool.close();
  };
  await Promise.all(Array.from({ length: handsFor(items.length) }, hand));
}

interface VisitOptions {
  /** Which stories to visit. */
  wanted: (story: StoryEntry) => boolean;
  /** What to do with the pictures and the structure of one story. */
  visit: (story: StoryEntry, pictures: Map<Aspect, Buffer>) => Promise<void>;
  /** Looks at each story, too, as their tests do. */
  looks?: boolean | undefined;
  /** Begins with the last story. */
  backwards?: boolean;
  /** Address of a Storybook that runs, with its final slash, in place of the built one. */
  running?: string | undefined;
}

/** What a visit of the stories found. */
interface VisitResult {
  /** The stories that were wanted. */
  visited: readonly StoryEntry[];
  /** What failed in a story, so that it has no picture, or is wrong with it, by story id. */
  problems: Map<string, string>;
}

/** Passes stories of a Storybook, on a few kept pages, through `visit`. */
export function visitStories({
  wanted,
  visit,
  looks = false,
  backwards = false,
  running,
}: VisitOptions): Promise<VisitResult> {
  return inSession(async (session) => {
    const meant = session.stories.filter(wanted);
    const problems = new Map<string, string>();
    await shareOut(
      inTurns(backwards ? meant.toReversed() : meant, handsFor(meant.length)),
      () => handOnStage(session),
      async (turn, { stage }) => {
        for (const story of turn) {
          try {
            const { pictures, faults } = looks
              ? await stage.check(story)
              : { pictures: await stage.capture(story), faults: [] };
            if (faults.length > 0) problems.set(story.id, faults.join('\n'));
            await visit(story, pictures);
          } catch (error) {
            problems.set(story.id, error instanceof Error ? error.message : `${error}`);
          }
        }
      },
    );
    return { visited: meant, problems };
  }, running);
}
