import type { Browser, Page } from 'playwright';
import { type Weight, weigh } from './bytes.ts';
import { median, type Row } from './report.ts';
import { servePage } from './servers.ts';

const SWITCHES = 10;
/** Times the processor is slowed, as for the published figures. */
const CPU_SLOWDOWN = 4;

/** Published design systems whose pages of the same content stand in `bench/peers`. */
const designSystems = ['Radix Themes', 'MUI', 'Mantine'] as const;
type DesignSystem = 'Parley' | (typeof designSystems)[number];

/** Pages that every design system has. */
type PageName = 'button' | 'theme';

const folderOf = (system: DesignSystem) => (system === 'Parley' ? 'pages' : 'peers');

const fileOf = (system: DesignSystem, page: PageName) =>
  system === 'Parley' ? page : `${page}-${system.toLowerCase().replace(' ', '-')}`;

/** What one switch between light and dark costs, the processor slowed four times. */
interface SwitchCost {
  nodes: number;
  /** Milliseconds on the main thread: script, style, layout and paint. */
  mainThread: number;
  /** Milliseconds of script. */
  script: number;
  styleRecalculations: number;
  reactCommits: number;
}

async function withPageOf<T>(
  browser: Browser,
  [system, name]: [DesignSystem, PageName],
  use: (page: Page, address: string) => Promise<T>,
): Promise<T> {
  const { address, close } = await servePage(folderOf(system), fileOf(system, name));
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  try {
    return await use(await context.newPage(), address);
  } finally {
    await context.close();
    close();
  }
}

/** What a page with one button loads. */
function buttonWeight(browser: Browser, system: DesignSystem): Promise<Weight> {
  return withPageOf(browser, [system, 'button'], async (page, address) => {
    const scale = weigh(page);
    await page.goto(address);
    await page.getByRole('button', { name: 'Save changes' }).waitFor();
    return scale.take();
  });
}

/** Switches a full page between light and dark, and back, several times. */
function switchCost(browser: Browser, system: DesignSystem): Promise<SwitchCost> {
  return withPageOf(browser, [system, 'theme'], async (page, address) => {
    // React tells a developer's tool of each commit, in a production build too.
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
    await page.goto(address);
    await page.getByText('Assistant 1', { exact: true }).waitFor();
    await page.waitForLoadState('networkidle');
    const session = await page.context().newCDPSession(page);
    await session.send('Performance.enable', { timeDomain: 'threadTicks' });
    await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });

    const costs: SwitchCost[] = [];
    for (let index = 0; index <= SWITCHES; index += 1) {
      const before = await metricsOf();
      await page.evaluate(
        (mode) =>
          new Promise<void>((done) => {
            (window as unknown as { switchTheme(mode: string): void }).switchTheme(mode);
            requestAnimationFrame(() => requestAnimationFrame(() => done()));
          }),
        index % 2 ? 'light' : 'dark',
      );
      const after = await metricsOf();
      const grown = (name: string) => (after[name] ?? Number.NaN) - (before[name] ?? Number.NaN);
      costs.push({
        nodes: after.elements ?? Number.NaN,
        mainThread: grown('TaskDuration') * 1000,
        script: grown('ScriptDuration') * 1000,
        styleRecalculations: grown('RecalcStyleCount'),
        reactCommits: grown('commits'),
      });
    }
    // The first switch includes compilation, so it is left out.
    const warm = costs.slice(1);
    const middle = (name: keyof SwitchCost) => median(warm.map((cost) => cost[name]));
    return {
      nodes: middle('nodes'),
      mainThread: middle('mainThread'),
      script: middle('script'),
      styleRecalculations: middle('styleRecalculations'),
      reactCommits: middle('reactCommits'),
    };

    async function metricsOf(): Promise<Record<string, number>> {
      const { metrics } = await session.send('Performance.getMetrics');
      const own = await page.evaluate(() => ({
        elements: document.querySelectorAll('*').length,
        commits: (window as unknown as { __REACT_DEVTOOLS_GLOBAL_HOOK__: { commits: number } })
          .__REACT_DEVTOOLS_GLOBAL_HOOK__.commits,
      }));
      return { ...Object.fromEntries(metrics.map(({ name, value }) => [name, value])), ...own };
    }
  });
}

/**
 * The design system beside published ones: bytes of a page with one button, and what a theme switch costs.
 */
export async function designSystemRows(browser: Browser): Promise<Row[]> {
  const weight = await buttonWeight(browser, 'Parley');
  const cost = await switchCost(browser, 'Parley');
  const buttons: Row[] = [];
  const switches: Row[] = [];
  for (const name of designSystems) {
    const peerWeight = await buttonWeight(browser, name);
    const peerCost = await switchCost(browser, name);
    buttons.push({
      what: 'a page with one button',
      unit: 'KB gzip',
      ours: weight.kilobytes,
      peer: { name, value: peerWeight.kilobytes },
      runs: 1,
    });
    switches.push({
      what: `theme switch, ${cost.nodes} nodes (peer ${peerCost.nodes})`,
      unit: 'ms',
      ours: cost.mainThread,
      peer: { name, value: peerCost.mainThread },
      goal: 60,
      runs: SWITCHES,
    });
  }
  const share = (what: string, unit: Row['unit'], ours: number, goal: number): Row => ({
    what: `theme switch, ${what}`,
    unit,
    ours,
    goal,
    runs: SWITCHES,
  });
  return [
    ...buttons,
    ...switches,
    share('script', 'ms', cost.script, 1),
    share('style recalculations', 'times', cost.styleRecalculations, 1),
    share('React commits', 'times', cost.reactCommits, 0),
  ];
}
