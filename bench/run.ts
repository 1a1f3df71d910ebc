import { execFileSync } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, chromium, type Page } from 'playwright';
import { build } from 'vite';
import { browserOptions } from '../scripts/browser.ts';
import { buildAll } from '../scripts/build.ts';
import { root } from '../scripts/inputs.ts';
import { type Weight, weigh } from './bytes.ts';
import { designSystemRows } from './designSystems.ts';
import { pictureRows } from './pictures.ts';
import { median, type Row, table } from './report.ts';
import { memoryOf, ports, serveFolder, startParley } from './servers.ts';
import { transcriptRows } from './transcripts.ts';

const RUNS = 5;
const portalOrigin = `http://localhost:${ports.portal}`;
const hostPageOrigin = `http://localhost:${ports.hostPage}`;
const peersFolder = join(root, 'bench/peers');

async function withPage<T>(browser: Browser, use: (page: Page) => Promise<T>): Promise<T> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  try {
    return await use(await context.newPage());
  } finally {
    await context.close();
  }
}

async function openLogin(page: Page): Promise<void> {
  await page.goto(portalOrigin);
  await page.getByLabel('Email').fill('admin@acme.test');
  await page.getByLabel('Password').fill('Parley-demo-1');
}

const listRow = (page: Page) => page.getByRole('link', { name: /Nordlicht|assistant/i }).first();

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

/** What the landing route loads for somebody who is signed in, with an empty cache. */
function portalWeight(browser: Browser): Promise<Weight> {
  return withPage(browser, async (page) => {
    await openLogin(page);
    await page.getByRole('button', { name: 'Sign in' }).click();
    await page.waitForURL((url) => url.origin === portalOrigin && url.pathname === '/');
    await listRow(page).waitFor();
    const session = await page.context().newCDPSession(page);
    await session.send('Network.clearBrowserCache');
    const scale = weigh(page, (url) => url.origin === portalOrigin);
    await page.reload();
    await listRow(page).waitFor();
    return scale.take();
  });
}

/** What a host page loads of the widget before the launcher shows, and what more until one can type. */
function widgetWeight(browser: Browser): Promise<{ launcher: Weight; typing: Weight; all: Weight }> {
  return withPage(browser, async (page) => {
    const scale = weigh(page, (url) => url.origin === portalOrigin);
    await page.goto(hostPageOrigin);
    const launcher = page.getByRole('button', { name: 'Open chat' });
    await launcher.waitFor();
    const before = await scale.take();
    await launcher.click();
    await page.frameLocator('iframe').getByRole('textbox').waitFor();
    const typing = await scale.sofar();
    return { launcher: before, typing, all: await scale.take() };
  });
}

function peerWeight(browser: Browser, origin: string, name: string, shown: string): Promise<Weight> {
  return withPage(browser, async (page) => {
    const scale = weigh(page, (url) => url.origin === origin);
    await page.goto(`${origin}/${name}.html`);
    await page.locator(shown).first().waitFor({ state: 'attached' });
    return scale.take();
  });
}

async function repeat<T>(measure: () => Promise<T>): Promise<T[]> {
  const results: T[] = [];
  for (let run = 0; run < RUNS; run += 1) results.push(await measure());
  return results;
}

async function main(): Promise<void> {
  await buildAll();
  execFileSync('npx', ['-y', 'pnpm@12', 'install', '--ignore-workspace', '--frozen-lockfile'], {
    cwd: peersFolder,
    stdio: 'ignore',
  });
  await build({ configFile: join(peersFolder, 'vite.config.js'), logLevel: 'silent' });

  const dataFolder = await mkdtemp(join(tmpdir(), 'parley-bench-'));
  const browser = await chromium.launch(await browserOptions());
  const peers = await serveFolder(join(peersFolder, 'dist'));
  try {
    // The first start makes and seeds the database; those measured find it there.
    await (await startParley(dataFolder)).stop();
    const starts = await repeat(async () => {
      const running = await startParley(dataFolder);
      await running.stop();
      return running.readyAfter;
    });

    const server = await startParley(dataFolder);
    const rows: Row[] = [];
    try {
      const memory = await memoryOf(server.child);
      const signIns = await repeat(() => firstSignIn(browser));
      const portal = await portalWeight(browser);
      const widget = await widgetWeight(browser);
      const admin = await peerWeight(browser, peers.origin, 'react-admin', 'td');
      const deepChat = await peerWeight(browser, peers.origin, 'deep-chat', 'deep-chat');
      const typebot = await peerWeight(browser, peers.origin, 'typebot', 'typebot-bubble');
      const reactAdmin = (value: number) => ({ name: 'react-admin', value });
      rows.push(
        {
          what: 'portal, first route',
          unit: 'KB gzip',
          ours: portal.kilobytes,
          peer: reactAdmin(admin.kilobytes),
          goal: 150,
          runs: 1,
        },
        {
          what: 'portal, requests',
          unit: 'requests',
          ours: portal.requests,
          peer: reactAdmin(admin.requests),
          goal: 12,
          runs: 1,
        },
        {
          what: 'widget before the launcher shows',
          unit: 'KB gzip',
          ours: widget.launcher.kilobytes,
          peer: { name: 'typebot', value: typebot.kilobytes },
          goal: 2,
          runs: 1,
        },
        {
          what: 'widget until one can type',
          unit: 'KB gzip',
          ours: widget.typing.kilobytes,
          peer: { name: 'deep-chat', value: deepChat.kilobytes },
          goal: 35,
          runs: 1,
        },
        { what: 'widget, all of it', unit: 'KB gzip', ours: widget.all.kilobytes, runs: 1 },
        { what: 'first sign-in to list', unit: 'ms', ours: median(signIns), runs: RUNS },
        { what: 'server start, warm data', unit: 'ms', ours: median(starts), runs: RUNS },
        { what: 'memory of start, idle', unit: 'MB', ours: memory, runs: 1 },
        { what: 'memory of start, after the above', unit: 'MB', ours: await memoryOf(server.child), runs: 1 },
      );
    } finally {
      await server.stop();
    }
    rows.push(...(await designSystemRows(browser)));
    rows.push(...(await transcriptRows(browser)));
    rows.push(...(await pictureRows()));
    console.log(table(rows));
  } finally {
    peers.close();
    await browser.close();
    await rm(dataFolder, { recursive: true, force: true });
  }
}

await main();
