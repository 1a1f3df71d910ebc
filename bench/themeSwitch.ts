import { defaultSettings, SETTINGS_STORAGE_KEY } from '@parley/ui/settings';
import type { Browser, CDPSession, Page } from 'playwright';
import { median, type Row } from './report.ts';
import { withPage } from './withPage.ts';

export const SWITCHES = 10;
/** Times the processor is slowed, as for the published figures. */
const CPU_SLOWDOWN = 4;

/** What one switch between light and dark costs, the processor slowed four times. */
export interface SwitchCost {
  nodes: number;
  /** Milliseconds on the main thread: script, style, layout and paint. */
  mainThread: number;
  /** Milliseconds of script. */
  script: number;
  /** Milliseconds in which the browser works out the styles of all elements anew. */
  style: number;
  styleRecalculations: number;
  reactCommits: number;
}

declare global {
  interface Window {
    /** Switches what this page, or a peer's, calls the color scheme. */
    switchTheme(paletteMode: 'light' | 'dark'): void;
    /** Called by React for each commit, in a production build too, as it is for a developer's tool. */
    __REACT_DEVTOOLS_GLOBAL_HOOK__: { commits: number };
  }
}

/** Counts what React commits; goes before the page is opened. */
export async function countCommits(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const hook = {
      commits: 0,
      supportsFiber: true,
      inject: () => 1,
      onCommitFiberRoot: () => {
        hook.commits += 1;
      },
      onCommitFiberUnmount: () => undefined,
    };
    Object.assign(window, { __REACT_DEVTOOLS_GLOBAL_HOOK__: hook });
  });
}

const metricsOf = async (session: CDPSession): Promise<Record<string, number>> => {
  const { metrics } = await session.send('Performance.getMetrics');
  return Object.fromEntries(metrics.map(({ name, value }) => [name, value]));
};

/** Switches a page between light and dark, and back, several times, by `window.switchTheme`. */
export async function switchCost(page: Page): Promise<SwitchCost> {
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  const commits = () => page.evaluate(() => window.__REACT_DEVTOOLS_GLOBAL_HOOK__.commits);

  const costs: SwitchCost[] = [];
  for (let index = 0; index <= SWITCHES; index += 1) {
    // Asked before the first and after the last figure: the question itself is no part of the switch.
    const commitsBefore = await commits();
    const before = await metricsOf(session);
    await page.evaluate(
      (mode) =>
        new Promise<void>((done) => {
          window.switchTheme(mode);
          requestAnimationFrame(() => requestAnimationFrame(() => done()));
        }),
      index % 2 ? ('light' as const) : ('dark' as const),
    );
    const after = await metricsOf(session);
    const grown = (name: string) => (after[name] ?? Number.NaN) - (before[name] ?? Number.NaN);
    costs.push({
      nodes: await page.evaluate(() => document.querySelectorAll('*').length),
      mainThread: grown('TaskDuration') * 1000,
      script: grown('ScriptDuration') * 1000,
      style: grown('RecalcStyleDuration') * 1000,
      styleRecalculations: grown('RecalcStyleCount'),
      reactCommits: (await commits()) - commitsBefore,
    });
  }
  // The first switch includes compilation, so it is left out.
  const warm = costs.slice(1);
  const middle = (name: keyof SwitchCost) => median(warm.map((cost) => cost[name]));
  return {
    nodes: middle('nodes'),
    mainThread: middle('mainThread'),
    script: middle('script'),
    style: middle('style'),
    styleRecalculations: middle('styleRecalculations'),
    reactCommits: middle('reactCommits'),
  };
}

/** A page of the portal whose theme is switched. */
export interface SwitchedPage {
  name: string;
  address: string;
  /** Signs in, and waits until the page is there. */
  enter: (page: Page) => Promise<void>;
}

/**
 * What a switch costs on real pages, where the setting comes from another tab: by the store of settings and
 * whoever listens to it, with no drawer open.
 */
export async function* themeSwitchRows(
  browser: Browser,
  pages: readonly SwitchedPage[],
): AsyncGenerator<Row> {
  for (const { name, address, enter } of pages) {
    const cost = await withPage(browser, async (page) => {
      await countCommits(page);
      await page.addInitScript(
        ([key, settings]) => {
          window.switchTheme = (paletteMode) => {
            const newValue = JSON.stringify({ ...settings, paletteMode });
            dispatchEvent(new StorageEvent('storage', { key, newValue }));
          };
        },
        [SETTINGS_STORAGE_KEY, defaultSettings] as const,
      );
      await page.goto(address);
      await enter(page);
      await page.waitForLoadState('networkidle');
      return switchCost(page);
    });
    const what = `theme switch, ${name}`;
    yield {
      what: `${what} (${cost.nodes} nodes)`,
      unit: 'ms',
      ours: cost.mainThread,
      goal: 60,
      runs: SWITCHES,
    };
    yield { what: `${what}, React commits`, unit: 'times', ours: cost.reactCommits, goal: 0, runs: SWITCHES };
  }
}
