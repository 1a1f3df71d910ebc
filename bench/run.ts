import { execFileSync } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { type Browser, chromium, type Page } from 'playwright';
import { buildAll } from '../scripts/build.ts';
import { root } from '../scripts/inputs.ts';
import { answerRows } from './answers.ts';
import { type Weight, weigh } from './bytes.ts';
import { measureRef } from './compare.ts';
import { designSystemRows } from './designSystems.ts';
import { trustingOptions } from './front.ts';
import { lighthouseRows, type RatedPage } from './lighthouse.ts';
import { observatoryRows } from './observatory.ts';
import { pictureRows } from './pictures.ts';
import { readRows } from './reads.ts';
import { comparedRow, failedRow, median, type Row, tableHead, tableRow } from './report.ts';
import { searchRows } from './search.ts';
import {
  memoryOf,
  origins,
  type Running,
  servePage,
  startBareDatabase,
  startBehindFront,
  startParley,
} from './servers.ts';
import { type Shown, saveData, slowStartRows } from './slowStart.ts';
import { storybookRows } from './storybook.ts';
import { themeSwitchRows } from './themeSwitch.ts';
import { transcriptRows } from './transcripts.ts';
import { peerWeight, widgetRows } from './widget.ts';
import { withPage } from './withPage.ts';

declare global {
  interface Window {
    /** When the list's rows were there, in ms since 1970. */
    rowsSeenAt: number;
  }
}

const RUNS = 5;
/** Until a process that was started is idle, in ms. */
const SETTLED_MS = 5000;
const { portal: portalOrigin, hostPage: hostPageOrigin } = origins;
const peersFolder = join(root, 'bench/peers');

async function openLogin(page: Page): Promise<void> {
  await page.goto(portalOrigin);
  await fillLogin(page);
}

async function fillLogin(page: Page): Promise<void> {
  await page.getByLabel('Email').fill('admin@acme.test');
  await page.getByLabel('Password').fill('Parley-demo-1');
}

const listRow = (page: Page) => page.getByRole('link', { name: /^Nordlicht/ }).first();

/** The list of assistants, of somebody who signs in first. */
const list: Shown = {
  name: 'Parley',
  address: portalOrigin,
  rows: listRow,
  sign: ['main', 'Nordlicht'],
  async enter(page) {
    await fillLogin(page);
    await page.getByRole('button', { name: 'Sign in' }).click();
  },
  routes: { links: 'nav a', title: 'h1', names: ['Chat Assistants', 'Users'] },
};

/** The assistant of the demo's host page. */
const HOST_PAGE_ASSISTANT = 'a55150a0-0000-4000-8000-000000000001';

/** Signs in, where the page asks for it, and waits until its title shows. */
async function signIn(page: Page): Promise<void> {
  await list.enter?.(page);
  await page.getByRole('heading', { level: 1 }).waitFor();
}

const listPage = { name: 'list', address: portalOrigin, enter: signIn };
const chatPage = {
  name: 'chat',
  address: `${portalOrigin}/assistants/chat/${HOST_PAGE_ASSISTANT}`,
  enter: signIn,
};

/** What people look at most: four pages of administrators, the provider's page, a foreign page. */
const ratedPages: readonly RatedPage[] = [
  listPage,
  chatPage,
  { name: 'editor', address: `${portalOrigin}/assistants/edit/${HOST_PAGE_ASSISTANT}`, enter: signIn },
  { name: 'users', address: `${portalOrigin}/users`, enter: signIn },
  { name: 'sign-in', address: `${portalOrigin}/signin` },
  { name: 'host page', address: hostPageOrigin },
];

/**
 * Milliseconds from 'Sign in' at the provider to the list's first row, in a browser that has nothing cached.
 */
function firstSignIn(browser: Browser): Promise<number> {
  return withPage(browser, async (page) => {
    await openLogin(page);
    const began = performance.now();
    await page.getByRole('button', { name: 'Sign in' }).click();
    await page.waitForURL((url) => url.origin === portalOrigin && url.pathname === '/');
    await listRow(page).waitFor();
    return performance.now() - began;
  });
}

/**
 * What the landing route loads for somebody who is signed in, with an empty cache: before the list's rows
 * show, and in all.
 */
function portalWeight(browser: Browser): Promise<{ beforeRows: Weight; all: Weight }> {
  return withPage(browser, async (page) => {
    // What is fetched ahead for other pages is no part of this route.
    await page.addInitScript(saveData);
    await openLogin(page);
    await page.getByRole('button', { name: 'Sign in' }).click();
    await page.waitForURL((url) => url.origin === portalOrigin && url.pathname === '/');
    await listRow(page).waitFor();
    await page.waitForLoadState('networkidle');
    const session = await page.context().newCDPSession(page);
    await session.send('Network.clearBrowserCache');
    const scale = weigh(page, (url) => url.origin === portalOrigin);
    await page.addInitScript(() => {
      new MutationObserver((_, observer) => {
        if (!document.querySelector('main')?.textContent?.includes('Nordlicht')) return;
        window.rowsSeenAt = Date.now();
        observer.disconnect();
      }).observe(document, { childList: true, subtree: true });
    });
    await page.reload();
    await listRow(page).waitFor();
    const beforeRows = await scale.before(await page.evaluate(() => window.rowsSeenAt));
    return { beforeRows, all: await scale.take() };
  });
}

async function repeat<T>(measure: () => Promise<T>): Promise<T[]> {
  const results: T[] = [];
  for (let run = 0; run < RUNS; run += 1) results.push(await measure());
  return results;
}

/** Pages of peers that are built for most parts. */
const PEERS = ['react-admin', 'refine', 'typebot', 'deep-chat'] as const;

/** What the parts of a run share. */
interface Stand {
  browser: Browser;
  /** Addresses of the built peers. */
  peers: Readonly<Record<(typeof PEERS)[number], string>>;
}

/** Lists of other admin apps. Their rows are in the page: nobody signs in, and nobody is asked. */
const adminPeers = ({ peers }: Stand): Shown[] => [
  {
    name: 'react-admin',
    address: peers['react-admin'],
    rows: (page) => page.locator('td'),
    sign: ['tbody', 'Shop assistant'],
  },
  {
    name: 'refine',
    address: peers.refine,
    rows: (page) => page.getByRole('cell', { name: /^Nordlicht/ }),
    sign: ['tbody', 'Nordlicht'],
    routes: { links: '.ant-menu a', title: '.ant-page-header-heading-title', names: ['Assistants', 'Users'] },
  },
];

/** Rows of what `start` starts, without a browser's slowness. */
async function* startRows(stand: Stand): AsyncGenerator<Row> {
  const { browser } = stand;
  const portal = await portalWeight(browser);
  for (const { name, address } of adminPeers(stand)) {
    const weight = await peerWeight(browser, { name, address, shown: 'tbody td' });
    yield {
      ...{ what: 'portal, first route', unit: 'KB gzip', goal: 190, runs: 1 },
      ...{ ours: portal.all.kilobytes, peer: { name, value: weight.kilobytes } },
    };
    yield {
      ...{ what: 'portal, requests', unit: 'requests', goal: 12, runs: 1 },
      ...{ ours: portal.all.requests, peer: { name, value: weight.requests } },
    };
  }
  yield {
    ...{ what: "portal, before the list's rows", unit: 'KB gzip', goal: 130, runs: 1 },
    ours: portal.beforeRows.kilobytes,
  };
  const signIns = await repeat(() => firstSignIn(browser));
  yield { what: 'first sign-in to list', unit: 'ms', ours: median(signIns), runs: RUNS };
}

/** Memory of a process once the engine has compiled what the start ran often. */
async function settled({ child }: Running): Promise<number> {
  await setTimeout(SETTLED_MS);
  return memoryOf(child);
}

/**
 * Times and memory of the server alone, beside those of a process that only opens the same database. The
 * first start makes and seeds the database of those measured.
 */
async function* serverRows(): AsyncGenerator<Row> {
  yield {
    ...{ what: 'memory of a first start, idle', unit: 'MB', goal: 300, runs: 1 },
    ours: await withParley(settled),
  };
  const name = 'bare PGlite';
  const start = async ({ readyAfter }: Running) => readyAfter;
  const starts = await repeat(() => withParley(start));
  const bareStarts = await repeat(() => withRunning(startBareDatabase, start));
  yield {
    ...{ what: 'server start, warm data', unit: 'ms', goal: 1000, runs: RUNS },
    ...{ ours: median(starts), peer: { name, value: median(bareStarts) } },
  };
  yield {
    ...{ what: 'memory of start, idle', unit: 'MB', goal: 300, runs: 1 },
    ...{
      ours: await withParley(settled),
      peer: { name, value: await withRunning(startBareDatabase, settled) },
    },
  };
}

/** What is measured, by the name that `--only` takes. Those of `served` find the server behind HTTP/2. */
const parts: Record<string, { served?: true; rows: (stand: Stand) => AsyncIterable<Row> | Promise<Row[]> }> =
  {
    server: { rows: serverRows },
    start: { served: true, rows: startRows },
    slowStart: {
      served: true,
      rows: (stand) => slowStartRows(stand.browser, list, adminPeers(stand)),
    },
    widget: {
      served: true,
      rows: ({ browser, peers }) =>
        widgetRows(browser, { hostPage: hostPageOrigin, portal: portalOrigin }, peers),
    },
    lighthouse: { served: true, rows: () => lighthouseRows(ratedPages) },
    observatory: { served: true, rows: () => observatoryRows(HOST_PAGE_ASSISTANT) },
    themeSwitch: {
      served: true,
      rows: ({ browser }) => themeSwitchRows(browser, [listPage, chatPage]),
    },
    designSystems: { rows: ({ browser }) => designSystemRows(browser) },
    transcripts: { rows: ({ browser }) => transcriptRows(browser) },
    storybook: { rows: ({ browser }) => storybookRows(browser) },
    pictures: { rows: pictureRows },
    search: { rows: searchRows },
    reads: { rows: () => readRows(dataFolder) },
    answers: { rows: () => answerRows(dataFolder) },
  };

const usage = `Usage: pnpm bench [--only <part>] [--compare <ref>] [--json <file>]

  --only     one part, may be given several times: ${Object.keys(parts).join(', ')}
  --compare  measures the same parts of another commit, too, and prints the ratio to it
  --json     also writes the rows to a file`;

const { values } = parseArgs({
  options: {
    only: { type: 'string', multiple: true, default: Object.keys(parts) },
    compare: { type: 'string' },
    json: { type: 'string' },
    help: { type: 'boolean' },
  },
});

const dataFolder = await mkdtemp(join(tmpdir(), 'parley-bench-'));

/** Starts the server, all runs on the same data, and stops it when `use` has ended. */
const withParley = <T>(use: (running: Running) => Promise<T>) => withRunning(startParley, use);

async function withRunning<T>(
  start: (dataFolder: string) => Promise<Running>,
  use: (running: Running) => Promise<T>,
): Promise<T> {
  const running = await start(dataFolder);
  try {
    return await use(running);
  } finally {
    await running.stop();
  }
}

/** Measures the wanted parts; each row is printed as it comes, and a part that fails is a row. */
async function measure(stand: Stand): Promise<Row[]> {
  const rows: Row[] = [];
  console.log(tableHead);
  for (const name of values.only) {
    const part = parts[name];
    if (!part) throw new Error(`There is no part "${name}".\n\n${usage}`);
    const take = async () => {
      for await (const row of await part.rows(stand)) {
        rows.push(row);
        console.log(tableRow(row));
      }
    };
    await (part.served ? withRunning(startBehindFront, take) : take()).catch((error: Error) => {
      console.log(failedRow(name, error.message));
      process.exitCode = 1;
    });
  }
  return rows;
}

async function main(): Promise<void> {
  await buildAll();
  execFileSync('npx', ['-y', 'pnpm@12', 'install', '--frozen-lockfile'], {
    cwd: peersFolder,
    stdio: 'ignore',
  });
  const browser = await chromium.launch(await trustingOptions());
  const served: [string, Awaited<ReturnType<typeof servePage>>][] = [];
  for (const name of PEERS) served.push([name, await servePage('peers', name)]);
  const peers = Object.fromEntries(served.map(([name, { address }]) => [name, address])) as Stand['peers'];
  try {
    const rows = await measure({ browser, peers });
    if (values.json) await writeFile(values.json, JSON.stringify(rows));
    if (!values.compare) return;
    const before = await measureRef(values.compare, values.only);
    console.log(`\n| row | now | ${values.compare} | ratio |\n| --- | ---: | ---: | ---: |`);
    for (const row of rows)
      console.log(
        comparedRow(
          row,
          before.find(({ what }) => what === row.what),
        ),
      );
  } finally {
    for (const [, { close }] of served) await close();
    await browser.close();
  }
}

try {
  if (values.help) console.log(usage);
  else await main();
} finally {
  await rm(dataFolder, { recursive: true, force: true });
}
