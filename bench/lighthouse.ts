import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePorts } from '@parley/server/testing/freePorts';
import { type BrowserContext, chromium, type Page } from 'playwright';
import { root } from '../scripts/inputs.ts';
import { trustingOptions } from './front.ts';
import type { Row } from './report.ts';

/** What Lighthouse gives points for, and which goal each has on a desktop and on a phone (PERF-1). */
const GOALS = {
  performance: { desktop: 95, mobile: 90 },
  accessibility: { desktop: 100, mobile: 100 },
  'best-practices': { desktop: 100, mobile: 100 },
} as const;
type Category = keyof typeof GOALS;

/** A kind of device; Lighthouse simulates a slow phone on slow 4G unless told of a desktop. */
type Device = 'desktop' | 'mobile';

/** A page that is rated. */
export interface RatedPage {
  name: string;
  address: string;
  /** What has to be done once, in a browser of its own, before the page shows what is rated. */
  enter?: (page: Page) => Promise<void>;
}

/** The part of Lighthouse's own module that is used. */
interface Lighthouse {
  default(
    address: string,
    flags: { port: number; onlyCategories: Category[]; disableStorageReset: true; logLevel: 'error' },
    config: object | undefined,
  ): Promise<{ lhr: { categories: Record<Category, { score: number | null }> } } | undefined>;
  desktopConfig: object;
}

/** Opens a browser that keeps its session in its first window, where Lighthouse opens its pages. */
async function openBrowser(port: number): Promise<{ context: BrowserContext; close(): Promise<void> }> {
  const folder = await mkdtemp(join(tmpdir(), 'parley-lighthouse-'));
  const options = await trustingOptions();
  const args = [...(options.args ?? []), `--remote-debugging-port=${port}`];
  const context = await chromium.launchPersistentContext(folder, { ...options, args });
  return {
    context,
    async close() {
      await context.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** Points of 100 that Lighthouse gives pages, each in a browser of its own. */
export async function* lighthouseRows(pages: readonly RatedPage[]): AsyncGenerator<Row> {
  const module = join(root, 'bench/peers/node_modules/lighthouse/core/index.js');
  const { default: lighthouse, desktopConfig }: Lighthouse = await import(module);
  for (const { name, address, enter } of pages) {
    const [port = 0] = await freePorts(1);
    const { context, close } = await openBrowser(port);
    try {
      const page = await context.newPage();
      if (enter) {
        await page.goto(address);
        await enter(page);
      }
      await page.goto('about:blank');
      for (const device of ['desktop', 'mobile'] as const satisfies Device[]) {
        const onlyCategories = Object.keys(GOALS) as Category[];
        const flags = { port, onlyCategories, disableStorageReset: true, logLevel: 'error' } as const;
        const result = await lighthouse(address, flags, device === 'desktop' ? desktopConfig : undefined);
        for (const category of onlyCategories) {
          const score = result?.lhr.categories[category].score;
          yield {
            ...{ what: `Lighthouse, ${name}, ${device}, ${category}`, unit: 'points', runs: 1 },
            ...{ ours: (score ?? Number.NaN) * 100, goal: GOALS[category][device], isFloor: true },
          };
        }
      }
    } finally {
      await close();
    }
  }
}
