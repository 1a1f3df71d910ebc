import type { Browser, Page } from 'playwright';
import { type Weight, weigh } from './bytes.ts';
import type { Row } from './report.ts';
import { servePage } from './servers.ts';
import { countCommits, SWITCHES, type SwitchCost, switchCost } from './themeSwitch.ts';

/** Published design systems whose pages of the same content stand in `bench/peers`. */
const designSystems = ['Radix Themes', 'MUI', 'Mantine'] as const;
type DesignSystem = 'Parley' | (typeof designSystems)[number];

/** Pages that every design system has. */
type PageName = 'button' | 'theme';

const folderOf = (system: DesignSystem) => (system === 'Parley' ? 'pages' : 'peers');

const fileOf = (system: DesignSystem, page: PageName) =>
  system === 'Parley' ? page : `${page}-${system.toLowerCase().replace(' ', '-')}`;

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
function switchCostOf(browser: Browser, system: DesignSystem): Promise<SwitchCost> {
  return withPageOf(browser, [system, 'theme'], async (page, address) => {
    await countCommits(page);
    await page.goto(address);
    await page.getByText('Assistant 1', { exact: true }).waitFor();
    await page.waitForLoadState('networkidle');
    return switchCost(page);
  });
}

/**
 * The design system beside published ones: bytes of a page with one button, and what a theme switch costs.
 */
export async function designSystemRows(browser: Browser): Promise<Row[]> {
  const weight = await buttonWeight(browser, 'Parley');
  const cost = await switchCostOf(browser, 'Parley');
  const buttons: Row[] = [];
  const switches: Row[] = [];
  for (const name of designSystems) {
    const peerWeight = await buttonWeight(browser, name);
    const peerCost = await switchCostOf(browser, name);
    buttons.push({
      what: 'a page with one button',
      unit: 'KB gzip',
      ours: weight.kilobytes,
      peer: { name, value: peerWeight.kilobytes },
      runs: 1,
    });
    switches.push(
      {
        what: `theme switch, ${cost.nodes} nodes (peer ${peerCost.nodes})`,
        unit: 'ms',
        ours: cost.mainThread,
        peer: { name, value: peerCost.mainThread },
        goal: 60,
        runs: SWITCHES,
      },
      {
        what: 'theme switch, styles of all nodes alone',
        unit: 'ms',
        ours: cost.style,
        peer: { name, value: peerCost.style },
        runs: SWITCHES,
      },
    );
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
