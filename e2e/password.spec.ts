import { DEMO_PASSWORD } from '@parley/server/demo';
import type { Page } from '@playwright/test';
import { expect, test } from './journey.ts';
import { fillLogin, identityOrigin, portalOrigin } from './portal.ts';

const EMAIL = 'agent@password.test';
const LOST_EMAIL = 'colleague@password.test';
const NEW_PASSWORD = 'Lighthouse-keeper-7';

/** The form that asks for a link, reached as somebody does who forgot their password. */
async function askForLink(page: Page, email: string): Promise<void> {
  await page.goto('/');
  await page.waitForURL(`${identityOrigin}/**`);
  await page.getByRole('link', { name: 'Forgot your password?' }).click();
  await page.getByLabel('Email').fill(email);
  await page.getByRole('button', { name: 'Send the link' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Check your inbox');
}

/** Opens the link of the latest mail, as the outbox of the demo shows it, and returns where it leads. */
async function openMailedLink(page: Page, email: string): Promise<string> {
  const mail = page
    .locator('section')
    .filter({ has: page.getByRole('heading', { name: 'Choose another password' }) })
    .filter({ hasText: email });
  // The mail is sent after the page has answered.
  await expect(async () => {
    await page.goto('/outbox');
    await expect(mail).not.toHaveCount(0, { timeout: 1000 });
  }).toPass();
  await mail.first().getByRole('link').click();
  await expect(page.getByLabel('New password')).toBeVisible();
  return page.url();
}

test('US-2: who forgot their password chooses another by a mailed link, which works once', async ({
  page,
  problems,
}) => {
  // What is refused: passwords that differ, the old password, and links that are over.
  problems.expect(/status of 4(01|10|22)/);
  await askForLink(page, EMAIL);
  const link = await openMailedLink(page, EMAIL);

  await page.getByLabel('New password').fill(NEW_PASSWORD);
  await page.getByLabel('Repeat the password').fill(`${NEW_PASSWORD}!`);
  await page.getByRole('button', { name: 'Save the password' }).click();
  await expect(page.getByLabel('Repeat the password')).toHaveAccessibleDescription(
    'The two passwords differ.',
  );
  await page.getByLabel('New password').fill(NEW_PASSWORD);
  await page.getByLabel('Repeat the password').fill(NEW_PASSWORD);
  await page.getByRole('button', { name: 'Save the password' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your password is changed');

  await page.getByRole('link', { name: 'Go to sign-in' }).click();
  await fillLogin(page, EMAIL, DEMO_PASSWORD);
  await expect(page.getByRole('alert')).toHaveText('Wrong email or password. Check both and try again.');
  await fillLogin(page, EMAIL, NEW_PASSWORD);
  await expect(page).toHaveURL(`${portalOrigin}/no-assistants`);

  for (const over of [link, `${identityOrigin}/password-reset/guessed`]) {
    const answer = await page.goto(over);
    expect(answer?.status()).toBe(410);
    await expect(page.getByLabel('New password')).toHaveCount(0);
    await page.getByRole('link', { name: 'Ask for another link' }).click();
    await expect(page.getByLabel('Email')).toBeVisible();
  }
});

test('US-2: whose new password was saved and whose page did not come is told to sign in with it', async ({
  page,
  problems,
}) => {
  problems.expect(/ERR_CONNECTION_RESET/, /status of 410/);
  await askForLink(page, LOST_EMAIL);
  const link = await openMailedLink(page, LOST_EMAIL);
  await page.getByLabel('New password').fill(NEW_PASSWORD);
  await page.getByLabel('Repeat the password').fill(NEW_PASSWORD);
  await page.route(link, async (route) => {
    await route.fetch();
    await route.abort('connectionreset');
  });
  const lost = page.waitForEvent('requestfailed');
  await page.getByRole('button', { name: 'Save the password' }).click();
  await lost;
  await page.unrouteAll();

  await page.goto(link);
  await expect(page.getByText('If you have just saved a new password, sign in with it.')).toBeVisible();
  await page.getByRole('link', { name: 'Go to sign-in' }).click();
  await fillLogin(page, LOST_EMAIL, NEW_PASSWORD);
  await page.waitForURL(`${portalOrigin}/**`);
});
