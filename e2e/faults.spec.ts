import type { Page } from '@playwright/test';
import { expect, test } from './journey.ts';
import { signIn } from './portal.ts';

const follow = (page: Page, name: string) => page.getByRole('link', { name }).first().click();
const navigation = (page: Page) => page.getByRole('navigation', { name: 'Main navigation' });

/** Counts how often the page itself is loaded from now on. */
function countLoads(page: Page): () => number {
  let loads = 0;
  page.on('load', () => loads++);
  return () => loads;
}

test.describe('RT-10: the code of a screen is gone after a deploy', () => {
  for (const [what, files] of [
    ['script', /assets\/UsersPage-[^/]*\.js$/],
    ['style', /assets\/UsersPage-[^/]*\.css$/],
  ] as const) {
    test(`its ${what}: the page is loaded anew once, then a new version is offered`, async ({
      page,
      problems,
    }) => {
      problems.expect(/404/, /UsersPage/, /preload CSS/, /could not be loaded/, /MIME type/);
      await signIn(page, 'admin@acme.test', '/quick-start-guide');
      await expect(navigation(page)).toBeVisible();
      await page.route(files, (route) => route.fulfill({ status: 404, body: 'gone' }));
      const loads = countLoads(page);
      await follow(page, 'Users');
      await expect(page.getByText('A new version is available')).toBeVisible();
      await expect(page).toHaveURL('/users');
      expect(loads()).toBe(1);

      await page.unroute(files);
      await page.getByRole('button', { name: 'Reload' }).click();
      await expect(page.getByRole('heading', { level: 1, name: 'Users' })).toBeVisible();
    });
  }

  test('without a network it is said, inside the shell, and goes on by itself', async ({
    page,
    problems,
  }) => {
    problems.expect(/ERR_INTERNET_DISCONNECTED/, /Users/, /could not be loaded/, /preload CSS/);
    await signIn(page, 'admin@acme.test', '/quick-start-guide');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.context().setOffline(true);
    await follow(page, 'Users');
    await expect(page.getByRole('heading', { name: 'You are offline.' })).toBeVisible();
    await expect(navigation(page)).toBeVisible();
    await page.context().setOffline(false);
    await expect(page.getByRole('heading', { level: 1, name: 'Users' })).toBeVisible();
  });
});

test.describe('RT-10: the code of a dialog, drawer, popover or menu cannot be had', () => {
  const openers = ['App settings', 'Get Support', /^Account menu of /, /^Notifications/];
  const opened = (page: Page) =>
    page.getByRole('dialog').or(page.getByRole('alertdialog')).or(page.getByRole('menu'));

  /** A form with something typed in it, and nothing under way. */
  async function typing(page: Page) {
    await signIn(page, 'admin@acme.test', '/create-assistant');
    const name = page.getByRole('textbox', { name: 'Name' });
    await name.fill('Ferry desk');
    await page.waitForLoadState('networkidle');
    return name;
  }

  test('after a deploy: it says so in its place, and the form behind it stays', async ({
    page,
    problems,
  }) => {
    problems.expect(/404/, /preload CSS/, /MIME type/);
    const name = await typing(page);
    await page.route('**/assets/**', (route) => route.fulfill({ status: 404, body: 'gone' }));
    const missing = page.getByRole('dialog', { name: 'This could not be opened' });
    for (const opener of openers) {
      const button = page.getByRole('button', { name: opener });
      await button.click();
      await expect(missing.getByRole('button', { name: 'Reload' })).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(opened(page)).toHaveCount(0);
      await expect(button).toBeFocused();
      await expect(name).toHaveValue('Ferry desk');
    }
  });

  test('without a network: it says so, and opens by itself when the network is back', async ({
    page,
    problems,
  }) => {
    problems.expect(/ERR_INTERNET_DISCONNECTED/);
    const name = await typing(page);
    for (const opener of openers) {
      await page.context().setOffline(true);
      await page.getByRole('button', { name: opener }).click();
      const offline = page.getByRole('dialog', { name: 'You are offline.' });
      await expect(offline).toBeVisible();
      await page.context().setOffline(false);
      await expect(offline).toBeHidden();
      await expect(opened(page)).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(opened(page)).toHaveCount(0);
    }
    await expect(name).toHaveValue('Ferry desk');
  });
});

test('T20: a screen that cannot show what came leaves navigation, top bar and account menu', async ({
  page,
  problems,
}) => {
  problems.expect(/TypeError/, /map|undefined|null/);
  await signIn(page, 'admin@acme.test', '/quick-start-guide');
  await page.route('**/GetUsers*', (route) => route.fulfill({ json: { users: [{ id: 7 }], total: {} } }));
  await follow(page, 'Users');
  await expect(page.getByRole('alert').getByRole('button', { name: 'Try again' })).toBeVisible();
  await expect(navigation(page)).toBeVisible();
  await expect(page.getByRole('button', { name: /^Account menu of / })).toBeVisible();
  await page.unrouteAll();
  await page.getByRole('alert').getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('rowheader').first()).toBeVisible();
});

test('FA-1: a creation whose reply was lost is not called undone, and a second press makes no second', async ({
  page,
  problems,
}) => {
  problems.expect(/ERR_CONNECTION_RESET/);
  await signIn(page, 'admin@faults.test', '/create-assistant');
  await page.route('**/CreateAssistant', async (route) => {
    await route.fetch();
    await route.abort('connectionreset');
  });
  await page.getByRole('textbox', { name: 'Name' }).fill('Ferry desk');
  await page.getByRole('button', { name: 'Create assistant' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Not confirmed' })).toBeVisible();
  await expect(page.getByText('was not created')).toHaveCount(0);
  await expect(page.getByRole('textbox', { name: 'Name' })).toHaveValue('Ferry desk');
  await page.unrouteAll();
  await page.getByRole('button', { name: 'Create assistant' }).click();
  await page.waitForURL(/\/assistants\/chat\//);
  await page.goto('/');
  await expect(page.getByRole('link', { name: 'Ferry desk' })).toHaveCount(1);
});
