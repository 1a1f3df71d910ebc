import type { Page } from '@playwright/test';
import { expect, test } from './journey.ts';
import { drawn, hostPageOrigin } from './portal.ts';
import { type Site, withSite } from './site.ts';
import { chat, launcher, openChat, panel, snippet } from './widget.ts';

/** What a page with a router of its own knows of its history, and what that router was told. */
const past = (page: Page) =>
  page.evaluate(() => ({
    at: location.pathname + location.hash,
    length: history.length,
    state: history.state as unknown,
    heard: (window as unknown as { heard: string[] }).heard,
  }));

/** Listens as routers do, and counts through a `pushState` of its own. */
const listen = () => {
  const heard: string[] = [];
  Object.assign(window, { heard });
  addEventListener('popstate', () => heard.push(`popstate ${location.pathname}${location.hash}`));
  addEventListener('hashchange', () => heard.push('hashchange'));
  navigation.addEventListener('navigate', ({ navigationType }) => heard.push(navigationType));
  const push = history.pushState.bind(history);
  history.pushState = (...args) => {
    heard.push('pushState');
    push(...args);
  };
};

const goOn = (page: Page, path: string) =>
  page.evaluate((path) => history.pushState({ step: path }, '', path), path);

/**
 * Waits until the chat has gone from the screen and the page is drawn. Right after it has gone, the browser
 * may give a press at its place to the process that had it before, where it is lost: no finger is as quick.
 */
async function closed(page: Page): Promise<void> {
  await expect(panel(page)).toBeHidden();
  await drawn(page);
}

const SHOP = `<h1>Shop</h1><a href="#terms">Terms</a>${snippet()}`;

test.describe('WG-5, WG-1: back on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  /** On the second page of a shop, of which its router knows. */
  async function inShop(page: Page, visit: (site: Site) => Promise<void>): Promise<void> {
    await withSite(SHOP, {}, async (site) => {
      await page.goto(site.listed);
      await page.evaluate(listen);
      await goOn(page, '/shoes');
      await page.evaluate('heard.length = 0');
      await visit(site);
    });
  }

  test('closes the chat, forward opens it again, and neither leaves the page or is heard by it', async ({
    page,
  }) => {
    await inShop(page, async () => {
      const before = await past(page);
      await openChat(page);
      const covered = { ...before, length: before.length + 1 };
      expect(await past(page)).toEqual(covered);

      await page.goBack();
      await closed(page);
      await expect(launcher(page)).toBeFocused();
      await page.goForward();
      await expect(panel(page)).toBeVisible();
      await page.goBack();
      await closed(page);
      for (let opening = 0; opening < 3; opening += 1) {
        await openChat(page);
        await page.goBack();
        await closed(page);
      }
      expect(await past(page)).toEqual(covered);

      await page.goBack();
      expect(await past(page)).toMatchObject({ at: '/', state: null, heard: ['traverse', 'popstate /'] });
    });
  });

  test('leaves nothing of a chat that was closed otherwise, and links within the page go on', async ({
    page,
  }) => {
    await inShop(page, async () => {
      const before = await past(page);
      for (let opening = 0; opening < 3; opening += 1) {
        const frame = await openChat(page);
        // As after it has gone (`closed`): the first press on what has just come may be lost.
        await drawn(page);
        await frame.getByRole('button', { name: 'Close chat' }).click();
        await closed(page);
        await expect.poll(() => page.evaluate('navigation.canGoForward')).toBe(true);
      }
      expect(await past(page)).toEqual({ ...before, length: before.length + 1 });

      await page.getByRole('link', { name: 'Terms' }).click();
      expect(await past(page)).toMatchObject({ at: '/shoes#terms', length: before.length + 1 });
      await openChat(page);
      await page.goBack();
      await closed(page);
      expect(await past(page)).toMatchObject({ at: '/shoes#terms' });
      await page.goBack();
      expect(await past(page)).toMatchObject({ at: '/shoes', state: { step: '/shoes' } });
    });
  });

  test('never takes a page back that has gone on meanwhile', async ({ page }) => {
    await inShop(page, async () => {
      await openChat(page);
      await page.evaluate(() => {
        (window as unknown as { Parley: { close: () => void } }).Parley.close();
        history.pushState({ step: '/till' }, '', '/till');
      });
      await closed(page);
      await openChat(page);
      await page.goBack();
      await closed(page);
      expect(await past(page)).toMatchObject({ at: '/till', state: { step: '/till' } });

      await openChat(page);
      await page.evaluate(() => history.replaceState({ step: 'paid' }, '', '/paid'));
      await chat(page).getByRole('button', { name: 'Close chat' }).click();
      await closed(page);
      expect(await past(page)).toMatchObject({ at: '/paid', state: { step: 'paid' } });
    });
  });

  test('goes on working with the widget gone from the page', async ({ page }) => {
    await inShop(page, async () => {
      const before = await past(page);
      await openChat(page);
      await page.evaluate('Parley.destroy()');
      await expect.poll(() => page.evaluate('navigation.canGoForward')).toBe(true);
      await page.goForward();
      await page.goBack();
      expect(await past(page)).toMatchObject({ at: before.at, state: before.state });
    });
  });
});

test('WG-5: beside the page, on a wide window, an open chat is no entry of the history', async ({ page }) => {
  await page.goto('about:blank');
  await page.goto(hostPageOrigin);
  const length = await page.evaluate('history.length');
  await openChat(page);
  expect(await page.evaluate('history.length')).toBe(length);
  await page.goBack();
  expect(page.url()).toBe('about:blank');
});
