import type { Page } from '@playwright/test';
import { refuse } from './cells.ts';
import { expect, test } from './journey.ts';
import { signIn } from './portal.ts';

test.describe('SB-1: the subscription bar stands above pages outside of the shared layout', () => {
  test('for an administrator, and its link is free again when the plans have opened', async ({ page }) => {
    await signIn(page, 'admin@trial-ended.test');
    const bar = page.getByRole('region', { name: 'Subscription' });
    const link = bar.getByRole('button', { name: 'You can upgrade by clicking here.' });
    for (const path of ['/401', '/404', '/500', '/no/such/page']) {
      await page.goto(path);
      await expect(bar, path).toContainText('Your trial has ended.');
      await expect(page.getByRole('heading', { level: 1 }), path).toBeVisible();
    }
    await link.click();
    await expect(page).toHaveURL('/pricing');
    await expect(link).toBeEnabled();
    await page.goto('/users');
    await link.click();
    await expect(page).toHaveURL('/pricing');
    await expect(link).toBeVisible({ timeout: 3000 });
    await expect(link).not.toHaveAttribute('aria-disabled', 'true');
  });

  test('not for a user', async ({ page }) => {
    await signIn(page, 'nobody@acme.test');
    await expect(page).toHaveURL('/no-assistants');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('region', { name: 'Subscription' })).toHaveCount(0);
  });
});

/** A11Y-1: at 320 px and text of twice the size, the name of the product and the way out do not meet. */
async function expectApart(page: Page): Promise<void> {
  const size = page.viewportSize();
  await page.setViewportSize({ width: 320, height: 640 });
  const setText = (percent: number) =>
    page.evaluate((to) => document.documentElement.style.setProperty('font-size', `${to}%`), percent);
  await setText(200);
  const header = page.locator('header').first();
  const name = await header.getByText('Parley', { exact: true }).boundingBox();
  const languages = await header.getByRole('button').first().boundingBox();
  if (!name || !languages) throw new Error('The header lacks the name or the languages.');
  const isBeside = name.x + name.width <= languages.x;
  const isAbove = name.y + name.height <= languages.y;
  expect(isBeside || isAbove).toBe(true);
  await setText(100);
  if (size) await page.setViewportSize(size);
}

test('ER-1, WZ-1: inside the wizard, Manage subscription opens the plans over it, a checkout comes back, and what is refused at its end is said once', async ({
  page,
  problems,
}) => {
  problems.expect(/status of 460/);
  await signIn(page, 'admin@wizard-canceled.test');
  await expectApart(page);
  await page.getByRole('radio', { name: /Customer support/ }).click();
  await page.getByRole('button', { name: 'Next' }).click();
  await page.getByRole('textbox', { name: 'Name' }).fill('Pier desk');
  const next = page.getByRole('button', { name: 'Next' });
  const finish = page.getByRole('button', { name: 'Finish' });
  await next.click();
  while (!(await finish.isVisible())) await next.click();
  // The last step needs the assistant for its line, and says why there is none.
  const limit = page.getByRole('alertdialog');
  await limit.getByRole('button', { name: 'Close' }).click();
  await expect(page.getByText('Your assistant was not created.', { exact: false })).toBeVisible();
  await finish.click();
  await limit.getByRole('button', { name: 'Manage subscription' }).click();
  const plans = page.getByRole('dialog', { name: 'Plans' });
  await expect(plans.getByRole('button', { name: 'Choose Team' })).toBeVisible();
  await expect(page).toHaveURL('/welcome-wizard');
  await plans.getByRole('button', { name: 'Choose Team' }).click();
  await page.getByRole('button', { name: 'Pay now' }).click();
  await expect(plans.getByText('Thank you. Your payment is through.')).toBeVisible();
  await plans.getByRole('button', { name: 'Close', exact: true }).click();
  await expect(plans).toHaveCount(0);
  await expect(page).toHaveURL('/welcome-wizard');
  await expect(finish).toBeVisible();

  problems.expect(/status of 422/);
  await page.route('**/CreateAssistant', (route) => route.fulfill(refuse(422)));
  await page.reload();
  const refused = page.getByText('The name is taken.');
  await expect(refused).toBeVisible();
  await page.getByRole('button', { name: 'Back', exact: true }).click();
  await expect(refused).toHaveCount(0);
  await next.click();
  await expect(refused).toBeVisible();
  const sent = page.waitForResponse('**/CreateAssistant');
  await finish.click();
  await sent;
  await expect(finish).not.toHaveAttribute('aria-busy', 'true');
  await expect(refused).toHaveCount(1);

  // A server whose refusal names no field and no code is told at the same place.
  await page.unroute('**/CreateAssistant');
  await page.route('**/CreateAssistant', (route) =>
    route.fulfill({ status: 422, contentType: 'text/plain', body: 'Pier desk is kept for others.' }),
  );
  await page.reload();
  const alert = page.getByRole('alert');
  await expect(page.getByText('Your assistant was not created.', { exact: false })).toBeVisible();
  await expect(alert).toHaveCount(1);
  await expect(alert).toContainText('Pier desk is kept for others.');
  await page.unroute('**/CreateAssistant');
  await finish.click();
  await expect(page).toHaveURL(/\/assistants\/chat\//);
});
