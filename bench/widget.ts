import type { Browser, CDPSession, Page } from 'playwright';
import { type Weight, weigh } from './bytes.ts';
import { median, type Row } from './report.ts';
import { CPU_SLOWDOWN, SLOW_4G } from './slowStart.ts';
import { withPage } from './withPage.ts';

const RUNS = 5;

declare global {
  interface Window {
    /** When the chat's field was there, in ms since 1970. */
    fieldAt: number;
    /** When the launcher could be pressed, in ms of the page; 0 before. */
    launcherAt: number;
    /** Milliseconds beyond 50 that tasks of the host page took. */
    blocked: number;
  }
}

/** Where the widget is measured. */
interface Site {
  /** A page with the widget. */
  hostPage: string;
  /** Where the widget's files come from. */
  portal: string;
}

/** A published widget on a page of its own. */
interface PeerWidget {
  name: string;
  address: string;
  /** Selector of what shows that it is there. */
  shown: string;
}

const launcherOf = (page: Page) => page.getByRole('button', { name: 'Open chat' });
const fieldOf = (page: Page) => page.frameLocator('iframe').getByRole('textbox');

/** Run in each document: notes when the chat's field is put in, as more code is asked for right after. */
function noteField(): void {
  new MutationObserver((_, observer) => {
    if (!document.querySelector('textarea')) return;
    window.fieldAt = Date.now();
    observer.disconnect();
  }).observe(document, { childList: true, subtree: true });
}

/** What a host page loads of the widget before the launcher shows, and what more until one can type. */
function weightOf(
  browser: Browser,
  { hostPage, portal }: Site,
): Promise<{ launcher: Weight; typing: Weight; all: Weight }> {
  return withPage(browser, async (page) => {
    const scale = weigh(page, (url) => url.origin === portal);
    await page.addInitScript(noteField);
    await page.goto(hostPage);
    await launcherOf(page).waitFor();
    const before = await scale.take();
    await launcherOf(page).click();
    const typing = await scale.before(await fieldOf(page).evaluate(() => window.fieldAt));
    return { launcher: before, typing, all: await scale.take() };
  });
}

/** Weight of a page of a published widget. */
export function peerWeight(browser: Browser, { address, shown }: PeerWidget): Promise<Weight> {
  return withPage(browser, async (page) => {
    const { origin } = new URL(address);
    const scale = weigh(page, (url) => url.origin === origin);
    await page.goto(address);
    await page.locator(shown).first().waitFor({ state: 'attached' });
    return scale.take();
  });
}

/**
 * Milliseconds until something stands on a page with an empty cache.
 * @param selector of the element, which has a shadow root with a button where it is a launcher
 * @param slow makes the line or the processor slow
 */
async function shownAfter(
  browser: Browser,
  address: string,
  selector: string,
  slow: (session: CDPSession) => Promise<unknown>,
): Promise<number> {
  const times: number[] = [];
  for (let run = 0; run < RUNS; run += 1) {
    await withPage(browser, async (page) => {
      await page.addInitScript((wanted) => {
        window.launcherAt = 0;
        const look = () => {
          const box = document.querySelector(wanted)?.shadowRoot?.querySelector('button');
          if (box && box.getBoundingClientRect().width > 0) window.launcherAt = performance.now();
          else requestAnimationFrame(look);
        };
        requestAnimationFrame(look);
      }, selector);
      const session = await page.context().newCDPSession(page);
      await session.send('Network.enable');
      await slow(session);
      await page.goto(address, { waitUntil: 'commit' });
      await page.waitForFunction(() => window.launcherAt > 0);
      times.push(await page.evaluate(() => window.launcherAt));
    });
  }
  return median(times);
}

/** Milliseconds from the press on a launcher that was pointed at before until one can type. */
async function clickToField(browser: Browser, { hostPage }: Site): Promise<number> {
  const times: number[] = [];
  for (let run = 0; run < RUNS; run += 1) {
    await withPage(browser, async (page) => {
      await page.goto(hostPage);
      const launcher = launcherOf(page);
      // A visitor points before pressing, which loads the chat.
      await launcher.hover();
      await page.frameLocator('iframe').locator('textarea').waitFor({ state: 'attached' });
      await page.waitForLoadState('networkidle');
      times.push(
        await page.evaluate(
          () =>
            new Promise<number>((done) => {
              const root = document.querySelector('parley-widget')?.shadowRoot;
              const began = performance.now();
              root?.querySelector('button')?.click();
              const look = () => {
                if (root?.activeElement?.tagName === 'IFRAME') done(performance.now() - began);
                else requestAnimationFrame(look);
              };
              requestAnimationFrame(look);
            }),
        ),
      );
    });
  }
  return median(times);
}

/**
 * A host page on a slow processor: milliseconds beyond 50 that its tasks took, and its heap in MB.
 * @param isFree leaves the widget out
 */
function costOfPage(
  browser: Browser,
  { hostPage, portal }: Site,
  isFree: boolean,
): Promise<{ blocked: number; heap: number }> {
  return withPage(browser, async (page) => {
    await page.addInitScript(() => {
      window.blocked = 0;
      new PerformanceObserver((list) => {
        for (const { duration } of list.getEntries()) window.blocked += duration - 50;
      }).observe({ type: 'longtask', buffered: true });
    });
    if (isFree)
      await page.route(
        (url) => url.origin === portal,
        (route) => route.abort(),
      );
    const session = await page.context().newCDPSession(page);
    await session.send('Performance.enable');
    await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
    await page.goto(hostPage, { waitUntil: 'load' });
    // What waits is code in the page as well: both pages have it.
    await (isFree ? page.getByRole('heading').first() : launcherOf(page)).waitFor();
    await page.waitForLoadState('networkidle');
    const blocked = await page.evaluate(() => window.blocked);
    await session.send('HeapProfiler.collectGarbage');
    const { metrics } = await session.send('Performance.getMetrics');
    const heap = metrics.find(({ name }) => name === 'JSHeapUsedSize')?.value ?? Number.NaN;
    return { blocked, heap: heap / 1_000_000 };
  });
}

/**
 * The widget on a page of somebody else's (WG-1, PERF-1), beside published ones.
 * @param peers addresses of their built pages
 */
export async function* widgetRows(
  browser: Browser,
  site: Site,
  peers: Readonly<Record<'typebot' | 'deep-chat', string>>,
): AsyncGenerator<Row> {
  const typebot = { name: 'typebot', address: peers.typebot, shown: 'typebot-bubble' };
  const deepChat = { name: 'deep-chat', address: peers['deep-chat'], shown: 'deep-chat' };
  const beside = ({ name }: PeerWidget, value: number) => ({ peer: { name, value } });
  const weight = await weightOf(browser, site);
  yield {
    ...{ what: 'widget before the launcher shows', unit: 'KB gzip', goal: 3.2, runs: 1 },
    ...{ ours: weight.launcher.kilobytes },
    ...beside(typebot, (await peerWeight(browser, typebot)).kilobytes),
  };
  yield {
    ...{ what: 'widget until one can type', unit: 'KB gzip', goal: 35, runs: 1 },
    ...{ ours: weight.typing.kilobytes },
    ...beside(deepChat, (await peerWeight(browser, deepChat)).kilobytes),
  };
  yield { what: 'widget, all of it', unit: 'KB gzip', ours: weight.all.kilobytes, goal: 60, runs: 1 };
  const processor = (session: CDPSession) =>
    session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  const line = (session: CDPSession) => session.send('Network.emulateNetworkConditions', SLOW_4G);
  for (const [what, slow, goal] of [
    ['launcher visible, CPU slowed', processor, 250],
    ['launcher visible, slow 4G', line, 1300],
  ] as const) {
    yield {
      ...{ what, unit: 'ms', goal, runs: RUNS },
      ...{ ours: await shownAfter(browser, site.hostPage, 'parley-widget', slow) },
      ...beside(typebot, await shownAfter(browser, typebot.address, typebot.shown, slow)),
    };
  }
  const ours = await clickToField(browser, site);
  yield { what: 'launcher pressed to field', unit: 'ms', ours, goal: 50, runs: RUNS };
  const cost = await costOfPage(browser, site, false);
  const free = await costOfPage(browser, site, true);
  yield {
    what: 'blocking added to the host page, CPU slowed',
    unit: 'ms',
    ours: cost.blocked - free.blocked,
    goal: 0,
    runs: 1,
  };
  yield {
    ...{ what: 'heap added to the host page', unit: 'MB', goal: 0.2, runs: 1 },
    ours: cost.heap - free.heap,
  };
}
