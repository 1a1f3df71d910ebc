import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expect, test } from './journey.ts';
import { UNPAID_DESK } from './organisations.ts';
import { ask, newest, openInvitations, signIn } from './portal.ts';

// Ten hours behind UTC, in which days are counted and told; when they end is told in the reader's own time.
test.use({ timezoneId: 'Pacific/Honolulu' });

test('BI-1, BI-2: a plan that is too small says why; a checkout is left, then paid; its invoice is fetched', async ({
  page,
}) => {
  await signIn(page, 'admin@billing.test', '/billing');
  await expect(page.getByRole('meter', { name: 'Messages today' })).toHaveText(/Resets on .+2:00\sPM HST/);
  await expect(page.getByRole('meter', { name: 'Characters this month' })).toHaveText(
    /Resets on .+ (28|29|30|31), /,
  );

  for (const name of ['Ferry desk', 'Harbour desk']) {
    await page.goto('/create-assistant');
    await page.getByRole('textbox', { name: 'Name' }).fill(name);
    await page.getByRole('button', { name: 'Create assistant' }).click();
    await page.waitForURL(/\/assistants\/chat\//);
  }
  await ask(page, 'When does the ferry leave?');
  await expect(newest(page).getByRole('button', { name: 'Good answer' })).toHaveCount(1);
  await page.goto('/billing');
  const days = page.getByRole('region', { name: 'Last 30 days' });
  const today = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', timeZone: 'UTC' });
  await expect(days).toContainText(`Busiest day: ${today.format()},`);
  await page.goto('/pricing');
  const reasons = page.getByRole('list', { name: 'Too small for what you use' });
  await expect(reasons.getByText('Assistants: 2 in use, 1 included')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Choose Starter' })).toHaveAttribute('aria-disabled', 'true');
  await expect(page.getByRole('button', { name: 'Choose Team' })).toHaveCount(0);

  await page.getByRole('radio', { name: 'Yearly' }).click();
  await expect(
    page.getByText(/^Team is paid until .+ is credited\. Due today: €1,9\d\d\.\d\d, without VAT\./),
  ).toBeVisible();
  // Whoever leaves the plans while the checkout is asked for stays where they went.
  const asked = Promise.withResolvers<void>();
  await page.route('**/GetCheckoutSessionUrl*', async (route) => {
    const response = await route.fetch();
    await asked.promise;
    await route.fulfill({ response });
  });
  await page.getByRole('button', { name: 'Choose Business' }).click();
  await page
    .getByRole('navigation', { name: 'Main navigation' })
    .getByRole('link', { name: 'Users' })
    .click();
  await expect(page.getByRole('heading', { level: 1, name: 'Users' })).toBeVisible();
  const replied = page.waitForResponse('**/GetCheckoutSessionUrl*');
  asked.resolve();
  await (await replied).finished();
  await page.unroute('**/GetCheckoutSessionUrl*');
  await expect(await openInvitations(page)).toBeVisible();
  await page.goto('/pricing?period=Y');
  await page.getByRole('button', { name: 'Choose Business' }).click();
  await page.getByRole('link', { name: 'Cancel' }).click();
  await expect(page.getByText('Nothing was charged, and your plan is as before.')).toBeVisible();
  // What was told once is not told again.
  await expect(page).toHaveURL(/\/pricing\?period=Y$/);

  await expect(page.getByRole('radio', { name: 'Yearly' })).toBeChecked();
  await page.getByRole('button', { name: 'Choose Business' }).click();
  await expect(page.getByText(/^Unused time of Team, monthly/)).toBeVisible();
  const due = page.locator('div', { has: page.getByText('Due today', { exact: true }) }).last();
  const amount = /€1,9\d\d\.\d\d/.exec((await due.textContent()) ?? '')?.[0] ?? 'nothing';
  await page.getByRole('button', { name: 'Pay now' }).click();
  await expect(page.getByText('Thank you. Your payment is through.')).toBeVisible();
  await expect(page.getByText('Your plan is Business now, billed yearly.')).toBeVisible();
  await expect(page.getByText(/Renews on .+ 20\d\d\./)).toBeVisible();
  await expect(page).toHaveURL(/\/billing$/);
  await page.reload();
  await expect(page.getByText(/Renews on .+ 20\d\d\./)).toBeVisible();
  await expect(page.getByText('Thank you. Your payment is through.')).toBeHidden();
  await expect(page.getByRole('region', { name: 'Plan' })).toContainText('Business');
  const invoice = page.getByRole('table', { name: 'Invoices' }).getByRole('row').nth(1);
  await expect(invoice).toContainText(amount);
  const fetched = page.waitForEvent('download');
  await invoice.getByRole('button', { name: /^Invoice [0-9A-F]{6}-\d{4}-\d{4} as PDF$/ }).click();
  const document = await fetched;
  expect(document.suggestedFilename()).toMatch(/^invoice-[0-9A-F]{6}-\d{4}-\d{4}\.pdf$/);
  expect((await readFile(await document.path())).subarray(0, 5).toString()).toBe('%PDF-');

  // What is paid by the year is offered by the month, too.
  await page.goto('/pricing');
  await expect(page.getByRole('radio', { name: 'Yearly' })).toBeChecked();
  await expect(page.getByRole('button', { name: 'Choose Business' })).toHaveCount(0);
  await page.getByRole('radio', { name: 'Monthly' }).click();
  await expect(page.getByText('Your plan, billed yearly')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Switch to monthly' })).toBeEnabled();

  // The words of a plan are the portal's, whatever the server calls it.
  await page.goto('/pricing');
  await page.getByRole('button', { name: 'Language: English' }).click();
  await page.getByRole('menuitemradio', { name: 'Deutsch' }).click();
  await expect(page.getByText('Ein Assistent für eine kleine Website.')).toBeVisible();
});

test('BI-2, SB-1: a plan that is paid for is in force in other windows, too, and the bar about it goes', async ({
  page,
  context,
}) => {
  await signIn(page, 'admin@canceled-windows.test', '/');
  const bar = (window: Page) => window.getByText("You don't have an active subscription.").first();
  const list = await context.newPage();
  await list.goto('/');
  await expect(bar(list)).toBeVisible();
  const billing = await context.newPage();
  await billing.goto('/billing');
  await expect(billing.getByRole('region', { name: 'Plan' })).toContainText('Canceled');
  const chat = await context.newPage();
  await chat.goto(`/assistants/chat/${UNPAID_DESK.guid}`);
  await expect(bar(chat)).toBeVisible();
  await page.goto('/pricing');
  await page.getByRole('button', { name: 'Choose Team' }).click();
  await page.getByRole('button', { name: 'Pay now' }).click();
  await expect(page.getByText('Your plan is Team now, billed monthly.')).toBeVisible();
  await expect(billing.getByRole('region', { name: 'Plan' })).toContainText('Active');
  for (const window of [page, list, billing, chat]) await expect(bar(window)).toBeHidden();
});

test('BI-1: billing says until when a trial runs, and afterwards when it ended', async ({ page }) => {
  await signIn(page, 'admin@trial.test', '/billing');
  const plan = page.getByRole('region', { name: 'Plan' });
  await expect(plan).toHaveText(
    /The trial ends on \w+ \d+, 20\d\d\. From then on nobody gets an answer until you choose a plan\./,
  );
  await expect(page.getByRole('region', { name: 'Subscription' })).toContainText(
    'You are running on a free trial.',
  );
});

test('BI-1: billing says when a trial ended', async ({ page }) => {
  await signIn(page, 'admin@trial-ended.test', '/billing');
  await expect(page.getByRole('region', { name: 'Plan' })).toHaveText(
    /Your trial ended on \w+ \d+, 20\d\d\. Nobody gets an answer until you choose a plan\./,
  );
});

test('BI-1: billing leads to the customer portal, and takes nobody there who has left meanwhile', async ({
  page,
}) => {
  await signIn(page, 'admin@trial-ended.test', '/billing');
  const open = page.getByRole('button', { name: 'Open customer portal' });
  const asked = Promise.withResolvers<void>();
  await page.route('**/GetCustomerPortalUrl*', async (route) => {
    const response = await route.fetch();
    await asked.promise;
    await route.fulfill({ response });
  });
  await open.click();
  const navigation = page.getByRole('navigation', { name: 'Main navigation' });
  await navigation.getByRole('link', { name: 'Users' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Users' })).toBeVisible();
  const replied = page.waitForResponse('**/GetCustomerPortalUrl*');
  asked.resolve();
  await (await replied).finished();
  await page.unroute('**/GetCustomerPortalUrl*');
  await expect(await openInvitations(page)).toBeVisible();

  await page.goto('/billing');
  await open.click();
  await page.waitForURL(/\/billing-sandbox\//);
});
