import { expect, test } from './journey.ts';
import { closeLaunch, signIn } from './portal.ts';
import { withSite } from './site.ts';

test('QS-1, AS-5: the guide leads to the very tab, marks what was done, and its snippet works on a site', async ({
  page,
  context,
}) => {
  const guide = async () => {
    await page.goto('/quick-start-guide');
    await expect(page.getByRole('list', { name: 'Steps' }).first()).toHaveAttribute('aria-busy', 'false');
  };
  await signIn(page, 'admin@guide.test');
  await guide();
  await expect(page.getByText('There is no assistant yet.')).toBeVisible();
  await expect(page.getByRole('progressbar').first()).toHaveAttribute('aria-valuetext', '1 of 9 done');
  await page.getByRole('link', { name: 'Create assistant' }).click();
  await page.getByRole('textbox', { name: 'Name' }).fill('Lighthouse');
  await page.getByRole('button', { name: 'Create assistant' }).click();
  await page.waitForURL(/\/assistants\/chat\//);
  const guid = new URL(page.url()).pathname.split('/').at(-1);
  const next = page.getByRole('region', { name: 'Next steps' });
  await expect(next.getByRole('link', { name: 'Add data files' })).toBeVisible();

  await guide();
  await page.getByRole('link', { name: 'Add data files' }).click();
  await expect(page.getByRole('tab', { name: 'Data' })).toHaveAttribute('aria-selected', 'true');
  await guide();
  await page.getByRole('link', { name: 'Allow a domain' }).click();
  await expect(page.getByRole('tab', { name: 'Access' })).toHaveAttribute('aria-selected', 'true');
  const domains = page.getByRole('textbox', { name: /domain/i }).first();
  await domains.fill('http://localhost:*');
  await domains.press('Enter');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Saved' })).toBeVisible();
  await guide();
  await expect(page.getByText('No assistant is published yet.')).toBeVisible();
  await page.getByRole('link', { name: 'Open the editor' }).click();
  await expect(page).toHaveTitle('Lighthouse | Parley');
  await page.getByRole('button', { name: 'Publish' }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /Publish/ })
    .click();
  await closeLaunch(page);
  await expect(page.getByRole('dialog')).toHaveCount(0);

  await guide();
  await page.getByRole('link', { name: 'Copy it from the editor' }).click();
  await expect(page.getByRole('tab', { name: 'Widget' })).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByText(/data-widget-key="/).first()).toBeVisible();
  await guide();
  await expect(page.getByText('No site is allowed yet.')).toHaveCount(0);
  await expect(page.getByText('No assistant is published yet.')).toHaveCount(0);
  await expect(page.getByText('It has not been seen on a site yet.')).toBeVisible();
  const snippet = await page
    .getByText(/data-widget-key="/)
    .first()
    .textContent();
  expect(snippet).not.toContain('{key}');
  await withSite(snippet ?? '', {}, async ({ listed }) => {
    const site = await context.newPage();
    await site.goto(listed);
    await site.getByRole('button', { name: /chat/i }).click();
    await expect(site.frameLocator('iframe').getByRole('textbox')).toBeVisible();
    await site.close();
    await page.goto(`/assistants/edit/${guid}?tab=widget`);
    await expect(page.getByRole('heading', { name: 'Installed on' })).toBeVisible();
    await expect(page.getByRole('listitem').filter({ hasText: new URL(listed).host })).toBeVisible();
  });
  await guide();
  await expect(page.getByText('It has not been seen on a site yet.')).toHaveCount(0);
  const limits = page.getByText('Nobody has opened your plan and its limits yet.');
  await expect(limits).toBeVisible();
  const noted = page.waitForResponse((response) => response.url().endsWith('/MarkLimitsSeen'));
  await page.getByRole('link', { name: 'See billing' }).click();
  await noted;
  await guide();
  await expect(limits).toHaveCount(0);

  // Without its only assistant no page says that there has never been one.
  await page.goto('/');
  await page.getByRole('button', { name: 'Actions for Lighthouse', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await page.getByRole('alertdialog').getByRole('textbox').fill('Lighthouse');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('You have no assistant at the moment')).toBeVisible();
  await page.getByRole('link', { name: 'Conversations' }).click();
  await expect(page.getByText('There is no conversation to read')).toBeVisible();
  await guide();
  await expect(page.getByText('All your assistants are deleted.')).toBeVisible();
  await page.getByRole('link', { name: 'See deleted assistants' }).click();
  await page.getByRole('button', { name: 'Restore Lighthouse' }).click();
  await expect(page.getByRole('row', { name: 'Lighthouse' })).toContainText('Paused');
  await guide();
  await expect(page.getByText('Your published assistants are paused.')).toBeVisible();
});
