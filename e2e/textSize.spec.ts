import type { Page } from '@playwright/test';
import { expect, test } from './journey.ts';
import { chatWith, composer, drawn, enter } from './portal.ts';

/** What text twice as large breaks, in words that say where. */
function broken(): string[] {
  const found: string[] = [];
  const root = document.documentElement;
  if (root.scrollWidth > root.clientWidth) found.push('the page scrolls sideways');
  for (const table of document.querySelectorAll('table')) {
    const around = table.parentElement;
    if (around && around.scrollWidth > around.clientWidth + 1) found.push('a table scrolls sideways');
  }
  const isSeen = (element: Element) =>
    element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
  const placeOf = (text: Node, from: number, to: number) => {
    const range = document.createRange();
    range.setStart(text, from);
    range.setEnd(text, to);
    return range;
  };
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    const words = text.nodeValue ?? '';
    const parent = text.parentElement;
    if (!parent || words.trim() === '' || !isSeen(parent)) continue;
    if (parent.closest('h1, h2, h3, h4, h5, h6')) {
      for (const { 0: word, index } of words.matchAll(/[^\s-]+/gu)) {
        const lines = placeOf(text, index, index + word.length).getClientRects();
        const tops = new Set([...lines].map(({ top }) => Math.round(top)));
        if (tops.size > 1) found.push(`a heading breaks within '${word}'`);
      }
    }
    // The nearest box that can be seen: a card, a button, a picture's circle.
    let box: Element | null = parent;
    let isCut = false;
    while (box) {
      const { overflowX, borderTopWidth, borderTopColor, backgroundColor } = getComputedStyle(box);
      isCut ||= overflowX !== 'visible';
      const isTransparent = /, 0\)$|\/ 0\)$|^transparent$/.test(backgroundColor);
      if (!isTransparent || (borderTopWidth !== '0px' && !/, 0\)$/.test(borderTopColor))) break;
      box = box.parentElement;
    }
    if (!box || isCut || box === document.body || box === root) continue;
    const { left, right } = placeOf(text, 0, words.length).getBoundingClientRect();
    const around = box.getBoundingClientRect();
    if (left < around.left - 1 || right > around.right + 1) found.push(`'${words}' leaves its box`);
  }
  return [...new Set(found)];
}

/** Opens a page of the portal and enlarges its text alone, as a browser's own setting does. */
async function openLarge(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%';
    return document.fonts.ready;
  });
  await drawn(page);
}

test('A11Y-1: text of twice the size breaks nothing, on every screen', async ({ page }) => {
  const chat = chatWith('Nordlicht shop assistant');
  const editor = chat.replace('chat', 'edit');
  const tabs = ['behaviour', 'conversation', 'data', 'access', 'widget'];
  const paths = ['/', editor, ...tabs.map((tab) => `${editor}?tab=${tab}`), '/create-assistant'];
  paths.push(
    '/conversations',
    '/edit-account',
    '/users',
    '/billing',
    '/pricing',
    '/quick-start-guide',
    '/404',
  );
  await enter(page, 'google@acme.test');
  for (const path of paths) {
    await openLarge(page, path);
    expect.soft(await page.evaluate(broken), path).toEqual([]);
  }
  await openLarge(page, '/');
  await page.getByRole('radio', { name: 'Cards' }).check();
  await drawn(page);
  expect.soft(await page.evaluate(broken), 'cards').toEqual([]);

  await openLarge(page, chat);
  expect.soft(await page.evaluate(broken), chat).toEqual([]);
  await expect(composer(page)).toHaveCSS('font-size', '32px');
});
