import { DEMO_PASSWORD } from '@parley/server/demo';
import type { Page } from '@playwright/test';
import { expect, test } from './journey.ts';
import { chooseInAccountMenu, fillLogin, identityOrigin, signIn } from './portal.ts';

const ADMIN = 'admin@account.test';
/** A changed password ends the sessions of its account, so that the other journeys have one of their own. */
const COLLEAGUE = 'colleague@account.test';
/** Journeys run beside one another, and this one saves what the other of its kind does. */
const IN_WINDOWS = 'colleague@account-windows.test';
const NEW_PASSWORD = 'Parley-second-day-2';
/** A PNG of one pixel. */
const PIXEL =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

/** A user of an assistant, without any page for their account. */
const AGENT = 'agent@two-sites.test';

/** What the server says ten minutes after the sign-in; the provider has forgotten the browser meanwhile. */
async function asksOnceMore(page: Page): Promise<void> {
  await page.route(
    '**/api/User/ChangePassword',
    (route) =>
      route.fulfill({
        status: 401,
        headers: { 'www-authenticate': 'Bearer error="insufficient_user_authentication", max_age="600"' },
        json: { code: 'insufficient_user_authentication', text: 'Sign in once more.' },
      }),
    { times: 1 },
  );
  await page.context().clearCookies({ name: 'parley_identity_session' });
}

test('US-2, RT-8: who has no account page changes name, picture and password over the chat', async ({
  page,
  problems,
}) => {
  problems.expect(/status of 401/);
  await signIn(page, AGENT);
  await chooseInAccountMenu(page, 'Profile');
  const dialog = page.getByRole('dialog', { name: 'Account' });
  await dialog.getByLabel('Your name').fill('Toni');
  // What is not saved is not lost by closing.
  await page.keyboard.press('Escape');
  const question = page.getByRole('dialog', { name: 'Save your changes?' });
  await question.getByRole('button', { name: 'Stay' }).click();
  await dialog.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Saved' })).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Save', exact: true })).toHaveCount(0);
  await dialog.locator('input[type=file]').setInputFiles({
    name: 'portrait.png',
    mimeType: 'image/png',
    buffer: Buffer.from(PIXEL, 'base64'),
  });
  await expect(dialog.getByRole('button', { name: 'Remove', exact: true })).toBeVisible();
  await expect(dialog.getByRole('textbox', { name: 'Organization name' })).toHaveCount(0);

  await asksOnceMore(page);
  await dialog.getByLabel('New password', { exact: true }).fill(NEW_PASSWORD);
  await dialog.getByLabel('Repeat new password').fill(NEW_PASSWORD);
  await dialog.getByRole('button', { name: 'Change password' }).click();
  const opened = page.waitForEvent('popup');
  await dialog.getByRole('button', { name: 'Sign in again' }).click();
  const popup = await opened;
  const closed = popup.waitForEvent('close');
  await fillLogin(popup, AGENT, DEMO_PASSWORD);
  await closed;
  await expect(dialog.getByText('Everywhere else you are signed out.')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Account menu of Toni' })).toBeVisible();
});

test('US-2: a password is changed after signing in once more, and other browsers are signed out', async ({
  page,
  browser,
  problems,
}) => {
  problems.expect(/status of 4(0[013]|22)/);
  const theirs = await browser.newContext();
  await problems.watch(theirs);
  const elsewhere = await theirs.newPage();
  await signIn(elsewhere, ADMIN, '/edit-account');
  await signIn(page, ADMIN, '/edit-account');

  const first = page.getByLabel('New password', { exact: true });
  await first.fill(DEMO_PASSWORD);
  await page.getByLabel('Repeat new password').fill(DEMO_PASSWORD);
  await page.getByRole('button', { name: 'Change password' }).click();
  await expect(first).toHaveAccessibleDescription(/^This is your password already\./);
  await expect(first).toBeFocused();

  await asksOnceMore(page);
  await page.getByLabel('Your name').fill('Noor');
  await first.fill(NEW_PASSWORD);
  await expect(first).not.toHaveAccessibleDescription(/already/);
  await page.getByLabel('Repeat new password').fill(NEW_PASSWORD);
  await page.getByRole('button', { name: 'Change password' }).click();
  await expect(page.getByText('Sign in once more')).toBeVisible();

  const windowBy = async (button: string) => {
    const opened = page.waitForEvent('popup');
    await page.getByRole('button', { name: button }).click();
    return opened;
  };
  // A window that is lost is opened again in its own place, or given up.
  const lost = await windowBy('Sign in again');
  await lost.getByLabel('Password').waitFor();
  const second = await windowBy('Open the sign-in window again');
  await expect.poll(() => lost.isClosed()).toBe(true);
  await second.getByLabel('Password').waitFor();
  await page
    .getByRole('status')
    .filter({ hasText: 'Sign in once more' })
    .getByRole('button', { name: 'Cancel' })
    .click();
  await expect.poll(() => second.isClosed()).toBe(true);
  await expect(page.getByText('You did not sign in, so nothing was changed.')).toBeVisible();
  const popup = await windowBy('Sign in again');
  await popup.getByLabel('Password').waitFor();
  await expect(popup.getByLabel('Email')).toHaveValue(ADMIN);
  await expect(page.getByLabel('New password', { exact: true })).toHaveValue(NEW_PASSWORD);
  const closed = popup.waitForEvent('close');
  await fillLogin(popup, ADMIN, DEMO_PASSWORD);
  await closed;
  await expect(page.getByText('Everywhere else you are signed out.')).toBeVisible();
  await expect(page.getByLabel('New password', { exact: true })).toHaveValue('');
  await expect(page.getByLabel('Your name')).toHaveValue('Noor');

  // It is told once, in its place.
  await expect(page.getByText(/password is changed/i)).toHaveCount(1);

  // The other browser learns it by itself, and why.
  await expect(elsewhere.getByRole('heading', { name: 'Your password was changed' })).toBeVisible();
  await elsewhere.getByRole('button', { name: 'Sign in' }).click();
  await elsewhere.waitForURL(`${identityOrigin}/**`);
  await fillLogin(elsewhere, ADMIN, DEMO_PASSWORD);
  await expect(elsewhere.getByRole('alert')).toBeVisible();
  await theirs.close();

  await page.reload();
  await expect(page.getByRole('heading', { name: 'Account', level: 1 })).toBeVisible();
  expect(await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }))).not.toContain(
    NEW_PASSWORD,
  );
});

test('FA-1: what another browser has saved is shown before it is replaced', async ({
  page,
  browser,
  problems,
}) => {
  problems.expect(/status of 409/);
  const nameOn = (tab: Page) => tab.getByLabel('Organization name');
  await signIn(page, COLLEAGUE, '/edit-account');
  const theirs = await browser.newContext();
  await problems.watch(theirs);
  const other = await theirs.newPage();
  await signIn(other, COLLEAGUE, '/edit-account');
  await nameOn(page).fill('Mine');
  await nameOn(other).fill('Theirs');
  await other.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(other.getByRole('button', { name: 'Save', exact: true })).toBeHidden();

  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByRole('alert')).toHaveText(
    /^Not saved\. Changed meanwhile, .+: Organization name\. “Save” replaces that, “Discard” takes it over\.$/,
  );
  await expect(page.getByText('This was changed meanwhile to “Theirs”.')).toBeVisible();
  await expect(nameOn(page)).toHaveValue('Mine');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Save', exact: true })).toBeHidden();
  await other.reload();
  await expect(nameOn(other)).toHaveValue('Mine');
  await theirs.close();
});

test('US-2: other windows follow what one has saved, and show it beside what is typed', async ({
  page,
  context,
}) => {
  const accountOn = (tab: Page) => tab.getByRole('button', { name: 'Account menu of Iris' });
  await signIn(page, IN_WINDOWS, '/');
  const form = await context.newPage();
  await form.goto('/edit-account');
  await form.getByLabel('Organization name').fill('Ours');
  const people = await context.newPage();
  await people.goto('/users');
  await expect(people.getByRole('rowheader').filter({ hasText: '(you)' })).not.toContainText('Iris');
  const other = await context.newPage();
  await other.goto('/edit-account');
  await other.getByLabel('Your name').fill('Iris');
  await other.getByLabel('Organization name').fill('Theirs');
  await other.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(accountOn(page)).toBeVisible();
  await expect(accountOn(form)).toBeVisible();
  await expect(people.getByRole('rowheader').filter({ hasText: '(you)' })).toContainText('Iris');
  await expect(form.getByText('This was changed meanwhile to “Theirs”.')).toBeVisible();
  await expect(form.getByRole('alert')).toContainText('“Discard” takes it over.');
  await expect(form.getByLabel('Organization name')).toHaveValue('Ours');
  await form.getByRole('button', { name: 'Discard' }).click();
  await expect(form.getByLabel('Organization name')).toHaveValue('Theirs');
  await expect(form.getByRole('alert')).toHaveCount(0);
});

test('US-2, SH-5: the own language is changed in the account, and other windows of the same person follow', async ({
  page,
  context,
}) => {
  await signIn(page, 'admin@account-windows.test', '/edit-account');
  const other = await context.newPage();
  await other.goto('/');
  await expect(other.getByRole('button', { name: 'Language: English' })).toBeVisible();
  await page.getByRole('button', { name: /^English Language/ }).click();
  await page.getByRole('option', { name: 'Deutsch' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Sprache geändert' })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  await expect(page.getByRole('button', { name: /^Deutsch Sprache/ })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Sprache: Deutsch' })).toBeVisible();
  await expect(other.getByRole('button', { name: 'Sprache: Deutsch' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'Konto' })).toBeVisible();
});

test('FA-1: what is saved while leaving asks is left without an answer', async ({ page }) => {
  await signIn(page, 'colleague@billing.test', '/edit-account');
  await page.getByLabel('Your name').fill('Kaya');
  let letGo = (): void => undefined;
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route('**/api/User/UpdateProfile', async (route) => {
    await held;
    await route.continue();
  });
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByRole('link', { name: 'Users' }).first().click();
  const question = page.getByRole('alertdialog', { name: 'Leave while it is being saved?' });
  await expect(question).toBeVisible();
  letGo();
  await expect(page).toHaveURL('/users');
  await expect(question).toHaveCount(0);
  await expect(page.getByRole('row', { name: /Kaya/ })).toBeVisible();
});

test('FA-1, US-2: what was saved in a window is followed when it is changed in another', async ({
  page,
  context,
}) => {
  await signIn(page, 'colleague@page-check.test', '/edit-account');
  const other = await context.newPage();
  await other.goto('/edit-account');
  const rename = async (window: Page, name: string) => {
    await window.getByLabel('Your name').fill(name);
    await window.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(window.getByText('Saved', { exact: true })).toBeVisible();
  };
  await rename(page, 'Ida');
  await expect(other.getByLabel('Your name')).toHaveValue('Ida');
  await rename(other, 'Ada');
  await expect(page.getByLabel('Your name')).toHaveValue('Ada');
  // Nothing is unsaved there, so nothing is asked on the way out.
  await page.getByRole('link', { name: 'Users' }).first().click();
  await expect(page.getByRole('row', { name: /Ada/ })).toBeVisible();
  await other.close();
});

test('FA-1, US-2: what is changed is saved on the way out, or stays where that fails', async ({
  page,
  problems,
}) => {
  problems.expect(/status of 500/);
  await signIn(page, 'admin@billing.test', '/edit-account');
  const name = page.getByLabel('Your name');
  await name.fill('Runa');
  await page.route('**/api/User/UpdateProfile', (route) => route.fulfill({ status: 500, body: '' }), {
    times: 1,
  });
  const users = page.getByRole('link', { name: 'Users' }).first();
  const save = page.getByRole('button', { name: 'Save and leave' });
  await users.click();
  await save.click();
  await expect(page.getByRole('alert').filter({ hasText: 'An unexpected error occurred' })).toBeVisible();
  await expect(save).toHaveCount(0);
  await expect(name).toHaveValue('Runa');
  await expect(page).toHaveURL('/edit-account');
  await users.click();
  await save.click();
  await expect(page).toHaveURL('/users');
  await expect(page.getByRole('row', { name: /Runa/ })).toBeVisible();
});
