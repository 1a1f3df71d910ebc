import { DEMO_PASSWORD } from '@parley/server/demo';
import type { Page } from '@playwright/test';
import { expect, test } from './journey.ts';
import { fillLogin, identityOrigin, portalOrigin } from './portal.ts';

const EMAIL = 'agent@password.test';
const NEW_PASSWORD = 'Lighthouse-keeper-7';

/** The form that asks for a link, reached as somebody does who forgot their password. */
async function askForLink(page: Page): Promise<void> {
  await page.goto('/');
  await page.waitForURL(`${identityOrigin}/**`);
  await page.getByRole('link', { name: 'Forgot your password?' }).click();
  await page.getByLabel('Email').fill(EMAIL);
  await page.getByRole('button', { name: 'Send the link' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Look into your inbox');
}

/** Opens the link of the latest mail, as the outbox of the demo shows it, and returns where it leads. */
async function openMailedLink(page: Page): Promise<string> {
  const mail = page
    .locator('section')
    .filter({ has: page.getByRole('heading', { name: 'Choose another password' }) })
    .filter({ hasText: EMAIL });
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
  await askForLink(page);
  const link = await openMailedLink(page);

  await page.getByLabel('New password').fill(NEW_PASSWORD);
  await page.getByLabel('Repeat the password').fill(`${NEW_PASSWORD}!`);
  await page.getByRole('button', { name: 'Save the password' }).click();
  await expect(page.getByRole('alert')).toHaveText('The two passwords differ.');
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
