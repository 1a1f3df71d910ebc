import { AxeBuilder } from '@axe-core/playwright';
import type { FrameLocator, Page } from '@playwright/test';
import { expect, test } from './journey.ts';
import {
  answered,
  ask,
  chatWith,
  composer,
  conversation,
  enter,
  hostPageOrigin,
  QUESTION,
} from './portal.ts';
import { openChat } from './widget.ts';

/** Rules of WCAG 2.2 AA and everything before it. */
const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** What axe finds, in words that say where. */
async function violations(page: Page): Promise<string[]> {
  // Elements that are still fading in do not have their final colors.
  await page.evaluate(async () => {
    const ending = document
      .getAnimations()
      .filter(({ effect }) => effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY);
    await Promise.allSettled(ending.map(({ finished }) => finished));
  });
  const { violations } = await new AxeBuilder({ page }).withTags(RULES).analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target} ${failureSummary}`),
  );
}

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`A11Y-1: no violation of WCAG 2.2 AA, ${colorScheme}`, () => {
    test.use({ colorScheme });

    /** The portal's own setting decides there, not the browser's. */
    async function open(page: Page, account: string, path = '/') {
      await page.addInitScript(
        (paletteMode) => localStorage.setItem('app.settings', JSON.stringify({ paletteMode })),
        colorScheme,
      );
      await enter(page, account, path);
      await expect(page.locator('html')).toHaveAttribute('data-theme', colorScheme);
    }

    test('on the login page, also after a wrong password', async ({ page, problems }) => {
      problems.expect(/status of 401/);
      await page.goto('/');
      await page.getByLabel('Password').waitFor();
      expect(await violations(page)).toEqual([]);
      await page.getByLabel('Email').fill('admin@daily-limit.test');
      await page.getByLabel('Password').fill('wrong');
      await page.getByRole('button', { name: 'Sign in' }).click();
      await page.getByRole('alert').waitFor();
      expect(await violations(page)).toEqual([]);
    });

    test('on an administrator’s pages', async ({ page }) => {
      await open(page, 'admin@trial.test');
      for (const path of [
        '/',
        '/create-assistant',
        '/edit-account',
        '/conversations',
        '/users',
        '/billing',
        '/pricing',
        '/quick-start-guide',
        '/401',
        '/404',
        '/500',
      ]) {
        await page.goto(path);
        await expect(page.getByRole('heading', { level: 1 }), path).toBeVisible();
        await expect(page.locator('[aria-busy=true]'), path).toHaveCount(0);
        expect(await violations(page), path).toEqual([]);
      }
    });

    test('in a conversation, with a source open', async ({ page }) => {
      await open(page, 'google@acme.test', chatWith('Nordlicht shop assistant'));
      await page.getByRole('button', { name: 'New chat' }).click();
      expect(await violations(page), 'welcome').toEqual([]);
      await ask(page, QUESTION);
      await answered(page);
      expect(await violations(page), 'answered').toEqual([]);
      await page
        .getByRole('button', { name: /^Source 1: / })
        .first()
        .click();
      await page.getByRole('note').waitFor();
      expect(await violations(page), 'source').toEqual([]);
    });

    test('with each menu, popover, drawer and dialog of the shell open', async ({ page }) => {
      await open(page, 'admin@acme.test');
      const surfaces: [button: string, role: 'menu' | 'dialog' | 'alertdialog'][] = [
        ['Account menu of Acme Admin', 'menu'],
        ['Language: English', 'menu'],
        ['Notifications', 'dialog'],
        ['Contacts', 'dialog'],
        ['App Settings', 'dialog'],
        ['Get Support', 'alertdialog'],
      ];
      for (const [button, role] of surfaces) {
        await page.getByRole('button', { name: button }).click();
        await page.getByRole(role).waitFor();
        await page.evaluate(() =>
          // What takes the place of a skeleton ends its animation, whose promise is rejected then.
          Promise.allSettled(document.getAnimations().map((animation) => animation.finished)),
        );
        expect(await violations(page), button).toEqual([]);
        await page.keyboard.press('Escape');
        await expect(page.getByRole(role)).toHaveCount(0);
      }
    });

    test('for users without the shell, without assistants, and in the wizard', async ({
      page,
      browser,
      problems,
    }) => {
      await open(page, 'agent@acme.test');
      await composer(page).waitFor();
      expect(await violations(page)).toEqual([]);
      for (const account of ['nobody@acme.test', 'admin@newco.test']) {
        const context = await browser.newContext({ colorScheme });
        await problems.watch(context);
        const other = await context.newPage();
        await open(other, account);
        await other.getByRole('heading', { level: 1 }).waitFor();
        expect(await violations(other), account).toEqual([]);
        await context.close();
      }
    });

    test('in the widget', async ({ page }) => {
      await page.goto(hostPageOrigin);
      const frame = await openChat(page);
      await ask(frame, QUESTION);
      await answered(frame);
      expect(await violations(page)).toEqual([]);
    });
  });
}

test.describe('A11Y-1: at 400 % zoom, which is 320 by 256 px, what is said can be read', () => {
  test.use({ viewport: { width: 320, height: 256 } });

  /** A few lines of text. */
  const READABLE_PX = 90;

  async function expectReadable(place: Page | FrameLocator) {
    await conversation(place).scrollIntoViewIfNeeded();
    const box = await conversation(place).boundingBox();
    expect(box?.height).toBeGreaterThan(READABLE_PX);
  }

  async function askAndRead(place: Page | FrameLocator) {
    await ask(place, QUESTION);
    await answered(place);
    await expectReadable(place);
  }

  test('by an administrator', async ({ page }) => {
    await enter(page, 'google@acme.test', chatWith('Nordlicht shop assistant'));
    await askAndRead(page);
  });

  test('by others', async ({ page }) => {
    await enter(page, 'agent@acme.test', chatWith('Nordlicht shop assistant'));
    await expectReadable(page);
  });

  test('in the widget', async ({ page }) => {
    await page.goto(hostPageOrigin);
    await askAndRead(await openChat(page));
  });
});

test.describe('A11Y-1: with a keyboard beside a touch screen', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 1280, height: 900 } });

  test('the ring around the head of a column is whole', async ({ page }) => {
    await enter(page, 'google@acme.test', '/users');
    const head = page.getByRole('button', { name: 'Sort by Name' });
    await page.keyboard.press('Tab');
    await head.focus();
    const above = await head.evaluate((button) => {
      const { outlineOffset, outlineStyle, outlineWidth } = getComputedStyle(button);
      const ring =
        outlineStyle === 'none'
          ? Number.NaN
          : Number.parseFloat(outlineOffset) + Number.parseFloat(outlineWidth);
      const frame = button.closest('table')?.parentElement?.getBoundingClientRect().top ?? Number.NaN;
      return button.getBoundingClientRect().top - ring - frame;
    });
    expect(above).toBeGreaterThanOrEqual(0);
  });
});
