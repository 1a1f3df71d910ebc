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
  /** Its navigation, where route changes are measured: pages are called as their links are. */
  routes?: {
    /** Selector of the links. */
    links: string;
    /** Selector of a page's title. */
    title: string;
    /** The page that opens, and one more. */
    names: readonly [landing: string, other: string];
  };
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
  { links, title, names: [landing, other] }: NonNullable<Shown['routes']>,
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
    const visit = (name: string) =>
      page.evaluate(
        ([wanted, linkSelector, titleSelector]) =>
          new Promise<number>((done) => {
            const began = performance.now();
            const look = () => {
              if (document.querySelector(titleSelector)?.textContent === wanted)
                done(performance.now() - began);
              else requestAnimationFrame(look);
            };
            [...document.querySelectorAll(linkSelector)]
              .find((each) => each.textContent === wanted)
              ?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
            look();
          }),
        [name, links, title] as const,
      );
    const cold = await visit(other);
    const warm: number[] = [];
    for (let run = 0; run < RUNS; run += 1) {
      await visit(landing);
      warm.push(await visit(other));
    }
    return { cold, warm: median(warm) };
  } finally {
    await context.close();
  }
}

/** From an empty cache to the rows of the list, on a slow line and on a slow processor, beside peers. */
export async function* slowStartRows(
  browser: Browser,
  own: Shown,
  peers: readonly Shown[],
): AsyncGenerator<Row> {
  const slow = {
    line: (session: CDPSession) => session.send('Network.emulateNetworkConditions', SLOW_4G),
    processor: (session: CDPSession) =>
      session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN }),
  };
  for (const [which, figures] of [
    [
      'line',
      [
        ["the list's rows, slow 4G", 'rows', 3500],
        ['first paint, slow 4G', 'firstPaint', 1300],
        ['largest paint, slow 4G', 'largest', 2500],
        ['blocking after first paint, slow 4G', 'blocking', 100],
      ],
    ],
    [
      'processor',
      [
        [`the list's rows, CPU slowed ${CPU_SLOWDOWN} times`, 'rows', 1300],
        ['blocking after first paint, CPU slowed', 'blocking', 100],
        ['main thread, CPU slowed', 'mainThread', 800],
      ],
    ],
  ] as const) {
    const ours = await starts(browser, own, slow[which]);
    for (const peer of peers) {
      const theirs = await starts(browser, peer, slow[which]);
      for (const [what, name, goal] of figures)
        yield {
          ...{ what, unit: 'ms', ours: ours[name], goal, runs: RUNS },
          peer: { name: peer.name, value: theirs[name] },
        };
    }
  }
  yield* routeRows(browser, own, peers);
}

async function* routeRows(browser: Browser, own: Shown, peers: readonly Shown[]): AsyncGenerator<Row> {
  if (!own.routes) return;
  const { cold: unprepared } = await routeChanges(browser, own, own.routes, false);
  const { cold, warm } = await routeChanges(browser, own, own.routes, true);
  for (const { name, routes, ...peer } of peers) {
    if (!routes) continue;
    const theirs = await routeChanges(browser, { name, ...peer }, routes, true);
    const row = (what: string, ours: number, value: number, goal: number, runs: number): Row => ({
      ...{ what, unit: 'ms', ours, goal, runs },
      peer: { name, value },
    });
    yield row('route, first visit, data saved, CPU slowed', unprepared, theirs.cold, 250, 1);
    yield row('route, first visit, CPU slowed', cold, theirs.cold, 100, 1);
    yield row('route, again, CPU slowed', warm, theirs.warm, 50, RUNS);
  }
}
