import type { Browser, Page } from 'playwright';
import { buildStorybook, serveStorybook } from '../scripts/storybook.ts';
import { median, type Row } from './report.ts';
import { withPage } from './withPage.ts';

const RUNS = 5;

/** Where one begins: a story that plays nothing, which Storybook would have to break off. */
const FIRST = 'components-button--secondary';

/** From there to another of the same component, to another component, to a screen with much in it. */
const WAYS = [
  { what: 'another story', groups: [], to: 'components-button--states' },
  { what: 'another component', groups: ['components-tag'], to: 'components-tag--accent' },
  { what: 'a screen', groups: ['screens', 'screens-billingscreen'], to: 'screens-billingscreen--active' },
];

/** What Storybook says to its own page of a story on its way. */
interface Phase {
  storyId: string;
  newPhase: string;
}

declare global {
  interface Window {
    __STORYBOOK_ADDONS_CHANNEL__?: {
      on(event: 'storyRenderPhaseChanged', listener: (phase: Phase) => void): void;
    };
  }
}

/** What comes once a story is drawn: it plays, or waits until nothing moves. */
const DRAWN = ['playing', 'completing'];

/** Opens Storybook at a story. @returns milliseconds until that is drawn, and the sidebar beside it */
async function open(page: Page, origin: string, story: string): Promise<number> {
  const began = performance.now();
  await page.goto(`${origin}?path=/story/${story}`);
  const preview = page.frameLocator('#storybook-preview-iframe');
  await preview.locator('#storybook-root:not([hidden]) > *').first().waitFor();
  await page.locator(`[data-item-id="${story}"]`).waitFor();
  return performance.now() - began;
}

/** Opens the groups that a story is in, and presses it. @returns milliseconds until it is drawn */
async function choose(page: Page, groups: readonly string[], story: string): Promise<number> {
  // A group at the top holds its button, one below is it.
  for (const group of groups) await page.locator(`button#${group}, #${group} > button`).click();
  await page.locator(`#${story}`).waitFor();
  return page.evaluate(
    ([drawn, id]) =>
      new Promise<number>((done) => {
        const began = performance.now();
        window.__STORYBOOK_ADDONS_CHANNEL__?.on('storyRenderPhaseChanged', ({ storyId, newPhase }) => {
          if (storyId === id && drawn.includes(newPhase)) done(performance.now() - began);
        });
        document.getElementById(id)?.click();
      }),
    [DRAWN, story] as const,
  );
}

/**
 * How long a designer waits for the built Storybook: until it is there, with what the browser has kept of it,
 * and from one story to the next that was not looked at yet.
 */
export async function* storybookRows(browser: Browser): AsyncGenerator<Row> {
  await buildStorybook('published');
  const storybook = await serveStorybook('published');
  try {
    const again = await withPage(browser, async (page) => {
      const times: number[] = [];
      for (let run = 0; run <= RUNS; run += 1) times.push(await open(page, storybook.origin, FIRST));
      // The first of them loads what the others find.
      return times.slice(1);
    });
    yield { what: 'storybook, opened again', unit: 'ms', ours: median(again), goal: 2000, runs: RUNS };
    for (const { what, groups, to } of WAYS) {
      const times: number[] = [];
      for (let run = 0; run < RUNS; run += 1)
        times.push(
          await withPage(browser, async (page) => {
            await open(page, storybook.origin, FIRST);
            return choose(page, groups, to);
          }),
        );
      yield { what: `storybook, to ${what}`, unit: 'ms', ours: median(times), goal: 500, runs: RUNS };
    }
  } finally {
    await storybook.close();
  }
}
