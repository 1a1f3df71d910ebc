import type { Browser, CDPSession, Locator, Page } from 'playwright';
import { median, type Row } from './report.ts';

const RUNS = 5;
/** Times the processor is slowed (PERF-1). */
export const CPU_SLOWDOWN = 4;
/** Slow 4G as Lighthouse applies it to a browser: ms of round trip, bytes a second. */
export const SLOW_4G = {
  offline: false,
  latency: 562.5,
  downloadThroughput: 184_320,
  uploadThroughput: 84_375,
};
/** A task blocks for what it takes beyond this, in ms. */
const LONG_TASK = 50;

/** A page whose rows are waited for. */
export interface Shown {
  name: string;
  address: string;
  rows: (page: Page) => Locator;
  /** What the page shows as soon as its rows are there: an element, by its selector, and words in it. */
  sign: readonly [selector: string, words: string];
  /** What has to be done once before it shows them, such as to sign in. */
  enter?: (page: Page) => Promise<void>;
}

/** What one start costs, in ms. */
interface Start {
  rows: number;
  firstPaint: number;
  /** Largest contentful paint. */
  largest: number;
  blocking: number;
  mainThread: number;
}

declare global {
  interface Window {
    /** Long tasks of this page: when each began, and how long it took, in ms. */
    longTasks: { startTime: number; duration: number }[];
    /** When the rows were there, in ms; 0 before. */
    rowsAt: number;
    /** When the largest element so far was painted, in ms. */
    largestAt: number;
  }
}

/** Opens a page with an empty cache, several times, under one kind of slowness. */
async function starts(browser: Browser, shown: Shown, slow: (session: CDPSession) => Promise<unknown>) {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  try {
    const page = await context.newPage();
    // The page itself looks, frame by frame: from outside it would be asked twice a second.
    await page.addInitScript(([selector, words]) => {
      window.rowsAt = 0;
      const look = () => {
        if (document.querySelector(selector)?.textContent?.includes(words)) window.rowsAt = performance.now();
        else requestAnimationFrame(look);
      };
      requestAnimationFrame(look);
      window.longTasks = [];
      new PerformanceObserver((list) => {
        for (const { startTime, duration } of list.getEntries())
          window.longTasks.push({ startTime, duration });
      }).observe({ type: 'longtask', buffered: true });
      new PerformanceObserver((list) => {
        window.largestAt = list.getEntries().at(-1)?.startTime ?? window.largestAt;
      }).observe({ type: 'largest-contentful-paint', buffered: true });
    }, shown.sign);
    await page.goto(shown.address);
    await shown.enter?.(page);
    await shown.rows(page).first().waitFor();
    const session = await context.newCDPSession(page);
    await session.send('Network.enable');
    await session.send('Performance.enable', { timeDomain: 'threadTicks' });
    await slow(session);
    const costs: Start[] = [];
    for (let run = 0; run < RUNS; run += 1) {
      await session.send('Network.clearBrowserCache');
      await page.goto(shown.address, { waitUntil: 'commit' });
      await shown.rows(page).first().waitFor();
      costs.push(await costOf(page, session));
    }
    const middle = (name: keyof Start) => median(costs.map((cost) => cost[name]));
    return {
      rows: middle('rows'),
      firstPaint: middle('firstPaint'),
      largest: middle('largest'),
      blocking: middle('blocking'),
      mainThread: middle('mainThread'),
    };
  } finally {
    await context.close();
  }
}

async function costOf(page: Page, session: CDPSession): Promise<Start> {
  const { metrics } = await session.send('Performance.getMetrics');
  const task = metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN;
  const seen = await page.evaluate((longTask) => {
    const firstPaint = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN;
    const blocking = window.longTasks
      .filter(({ startTime }) => startTime >= firstPaint)
      .reduce((sum, { duration }) => sum + duration - longTask, 0);
    return { rows: window.rowsAt, firstPaint, largest: window.largestAt, blocking };
  }, LONG_TASK);
  return { ...seen, mainThread: task * 1000 };
}

/** Run in a page before its scripts: its reader wants to save data, so that it fetches nothing ahead. */
export function saveData(): void {
  Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
}

/**
 * Milliseconds from a press on a link of the navigation to its page, at first and again, the CPU slowed.
 * @param isAhead whether the list had the time to fetch the pages of the navigation ahead
 */
async function routeChanges(
  browser: Browser,
  shown: Shown,
  isAhead: boolean,
): Promise<{ cold: number; warm: number }> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  try {
    const page = await context.newPage();
    if (!isAhead) await page.addInitScript(saveData);
    await page.goto(shown.address);
    await shown.enter?.(page);
    await shown.rows(page).first().waitFor();
    await page.waitForLoadState('networkidle');
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
    const visit = (link: string, heading: string) =>
      page.evaluate(
        ([name, title]) =>
          new Promise<number>((done) => {
            const began = performance.now();
            const look = () => {
              if (document.querySelector('h1')?.textContent === title) done(performance.now() - began);
              else requestAnimationFrame(look);
            };
            [...document.querySelectorAll('nav a')]
              .find((each) => each.textContent === name)
              ?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
            look();
          }),
        [link, heading] as const,
      );
    const cold = await visit('Users', 'Users');
    const warm: number[] = [];
    for (let run = 0; run < RUNS; run += 1) {
      await visit('Chat Assistants', 'Chat Assistants');
      warm.push(await visit('Users', 'Users'));
    }
    return { cold, warm: median(warm) };
  } finally {
    await context.close();
  }
}

/** From an empty cache to the rows of the list, on a slow line and on a slow processor, beside a peer. */
export async function* slowStartRows(browser: Browser, own: Shown, peer: Shown): AsyncGenerator<Row> {
  const line = (session: CDPSession) => session.send('Network.emulateNetworkConditions', SLOW_4G);
  const processor = (session: CDPSession) =>
    session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  const row = (what: string, ours: number, theirs: number, goal: number): Row => ({
    ...{ what, unit: 'ms', ours, goal, runs: RUNS },
    peer: { name: peer.name, value: theirs },
  });
  const onLine = [await starts(browser, own, line), await starts(browser, peer, line)] as const;
  yield row("the list's rows, slow 4G", onLine[0].rows, onLine[1].rows, 3500);
  yield row('first paint, slow 4G', onLine[0].firstPaint, onLine[1].firstPaint, 1300);
  yield row('largest paint, slow 4G', onLine[0].largest, onLine[1].largest, 2500);
  yield row('blocking after first paint, slow 4G', onLine[0].blocking, onLine[1].blocking, 100);
  const onCpu = [await starts(browser, own, processor), await starts(browser, peer, processor)] as const;
  yield row(`the list's rows, CPU slowed ${CPU_SLOWDOWN} times`, onCpu[0].rows, onCpu[1].rows, 1300);
  yield row('blocking after first paint, CPU slowed', onCpu[0].blocking, onCpu[1].blocking, 100);
  yield row('main thread, CPU slowed', onCpu[0].mainThread, onCpu[1].mainThread, 800);
  const { cold: unprepared } = await routeChanges(browser, own, false);
  const { cold, warm } = await routeChanges(browser, own, true);
  yield {
    what: 'route, first visit, data saved, CPU slowed',
    unit: 'ms',
    ours: unprepared,
    goal: 250,
    runs: 1,
  };
  yield { what: 'route, first visit, CPU slowed', unit: 'ms', ours: cold, goal: 100, runs: 1 };
  yield { what: 'route, again, CPU slowed', unit: 'ms', ours: warm, goal: 50, runs: RUNS };
}
