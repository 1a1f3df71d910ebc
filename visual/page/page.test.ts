import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type Browser, chromium, type Page } from 'playwright';
import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { browserOptions } from '../../scripts/browser.ts';
import { type Desk, openDesk } from '../desk.ts';
import { type ReportedPicture, writePage } from '../report.ts';

const NAMES = ['components-tag--one/light', 'components-tag--one/dark', 'screens-users--filled/light'];

let browser: Browser;
let folder: string;
let desk: Desk;
let page: Page;

const reported = (name: string, group: number): ReportedPicture => {
  const [storyId = '', mode = ''] = name.split('/');
  const after = { path: `after/${name}.png`, width: 8, height: 8 };
  return {
    ...{ name, storyId, mode, outcome: 'new', detail: '', address: '', group },
    ...{ before: null, after, difference: null, area: null, lines: null },
  };
};

beforeAll(async () => {
  browser = await chromium.launch(await browserOptions());
});
afterAll(() => browser.close());

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'parley-desk-page-'));
  const grey = { r: 100, g: 100, b: 100 };
  const picture = await sharp({ create: { width: 8, height: 8, channels: 3, background: grey } })
    .png()
    .toBuffer();
  for (const name of NAMES) {
    const path = join(folder, 'after', `${name}.png`);
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, picture);
  }
  const data = JSON.stringify({ summary: '', pictures: NAMES.map(reported) });
  await writeFile(join(folder, 'data.js'), `globalThis.report = ${data}`);
  await writePage(folder);
  desk = await openDesk({ storybook: 'http://127.0.0.1:1/', report: folder, baselines: folder, port: 0 });
  page = await browser.newPage();
});
afterEach(async () => {
  await page.close();
  await desk.close();
  await rm(folder, { recursive: true });
});

const inView = () => page.textContent('#name');
/** Opens the desk, and waits until it has said what was decided. */
async function openAt(address: string): Promise<void> {
  await page.goto(address);
  await page.waitForFunction(() => document.querySelector('#progress')?.textContent !== '');
}

test('QA-3: the address keeps the picture, the view and the filters, for a reload and for others', async () => {
  await openAt(desk.origin);
  expect(await inView()).toBe(NAMES[0]);
  expect(page.url()).toBe(`${desk.origin}#`);
  await page.keyboard.press('j');
  await page.keyboard.press('j');
  await page.keyboard.press('2');
  await page.selectOption('#filters [name=mode]', 'light');
  const address = page.url();
  await page.goto('about:blank');
  await openAt(address);
  expect(await inView()).toBe(NAMES[2]);
  expect(await page.inputValue('#filters [name=mode]')).toBe('light');
  expect(await page.inputValue('#views input:checked')).toBe('beside');
  expect(await page.textContent('#count')).toBe('2 of 3');
  await page.reload();
  await page.waitForFunction((name) => document.querySelector('#name')?.textContent === name, NAMES[2]);
});

test('QA-3: how many are decided is counted', async () => {
  await openAt(desk.origin);
  expect(await page.textContent('#progress')).toBe('0 of 3 decided');
  await page.keyboard.press('r');
  await page.waitForFunction(() => document.querySelector('#progress')?.textContent === '1 of 3 decided');
  expect(await inView()).toBe(NAMES[1]);
});

test('QA-3: a page that is opened as a file shows its pictures, and keeps its place', async () => {
  const file = pathToFileURL(join(folder, 'index.html')).href;
  await page.goto(file);
  await page.keyboard.press('j');
  expect(await inView()).toBe(NAMES[1]);
  await page.reload();
  expect(await inView()).toBe(NAMES[1]);
  expect(await page.textContent('#progress')).toBe('');
});
