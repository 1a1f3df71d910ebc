import type { Page } from '@playwright/test';
import { expect, test } from './journey.ts';
import { CHECKED_DESK, REFUSING_DESK } from './organisations.ts';
import { hostPageOrigin, portalOrigin, signIn } from './portal.ts';
import { withSite } from './site.ts';
import { chat, launcher, loaded, openedAgain, snippet, unavailable } from './widget.ts';

const { guid: assistant, widgetKey: key } = CHECKED_DESK;
const right = snippet({ assistant, key });

async function openWidgetTab(page: Page, guid: string = assistant) {
  await signIn(page, 'admin@page-check.test');
  await page.goto(`/assistants/edit/${guid}?tab=widget`);
}

/** Publishes what the fields hold. */
async function publish(page: Page) {
  await page.getByRole('button', { name: 'Publish' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Save and publish' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
}

/** Checks a page as somebody types its address. */
async function check(page: Page, address: string) {
  await page.getByRole('textbox', { name: 'Address of the page' }).fill(address);
  await page.getByRole('button', { name: 'Check', exact: true }).click();
  return page.getByRole('list', { name: 'What was found' });
}

test('WG-7: a page with a hostile policy is mended line by line, until the widget starts on it', async ({
  page,
  context,
}) => {
  await openWidgetTab(page);
  const policy = "default-src 'self'; frame-src 'none'";
  await withSite(snippet({ assistant }), { 'content-security-policy': policy }, async ({ unlisted }) => {
    const found = await check(page, unlisted);
    await expect(page.getByText('4 problems to mend')).toBeVisible();
    await expect(found.getByText("No assistant of yours has the snippet's key.")).toBeVisible();
    await expect(found.getByText(right)).toBeVisible();
    await expect(found.getByText(`script-src 'self' ${portalOrigin}`, { exact: true })).toBeVisible();
    await expect(found.getByText(`frame-src ${portalOrigin}`, { exact: true })).toBeVisible();
    await found.getByRole('button', { name: /^Add http:\/\/127\.0\.0\.1/ }).click();
    await expect(found.getByText('It is in the draft now. Save and publish it.')).toBeVisible();
  });

  // The page as it was told to be; the rest of its policy is as strict as one can be.
  const mended = {
    'content-security-policy': [
      `default-src 'none'; script-src 'self' ${portalOrigin}; frame-src ${portalOrigin}`,
      "require-trusted-types-for 'script'; trusted-types 'none'",
    ].join('; '),
    'cross-origin-embedder-policy': 'require-corp',
  };
  await withSite(right, mended, async ({ unlisted }) => {
    const found = await check(page, unlisted);
    await found.getByRole('button', { name: `Add ${unlisted}` }).click();
    await publish(page);
    await check(page, unlisted);
    await expect(page.getByText('The widget can start there')).toBeVisible();
    await expect(found.getByRole('img', { name: 'Fine' })).toHaveCount(8);

    const visitor = await context.newPage();
    await visitor.goto(unlisted);
    await launcher(visitor).click();
    await loaded(chat(visitor));
  });
});

test("WG-7: the demo's own page is told to have another assistant's snippet", async ({ page }) => {
  await openWidgetTab(page);
  const found = await check(page, hostPageOrigin);
  await expect(found.getByText("No assistant of yours has the snippet's key.")).toBeVisible();
});

test('WG-7: a page of a private network is not asked for', async ({ page }) => {
  await openWidgetTab(page);
  const found = await check(page, 'http://169.254.169.254/latest/meta-data/');
  await expect(found.getByText('The address leads into a private network.')).toBeVisible();
  await page.getByRole('textbox', { name: 'Address of the page' }).press('Enter');
  await expect(found.getByText('The assistant is published.')).toBeVisible();
});

test('WG-7: a site that was refused is told in the editor, and let in from there', async ({
  page,
  context,
  problems,
}) => {
  problems.expect(/frame-ancestors/);
  const own = snippet({ assistant: REFUSING_DESK.guid, key: REFUSING_DESK.widgetKey });
  await withSite(own, {}, async ({ unlisted }) => {
    const { host } = new URL(unlisted);
    const visitor = await context.newPage();
    await visitor.goto(unlisted);
    await launcher(visitor).click();
    await expect(unavailable(visitor)).toBeVisible();

    await openWidgetTab(page, REFUSING_DESK.guid);
    const refused = page.getByRole('list', { name: 'Refused on' });
    await expect(refused.getByText(host, { exact: true })).toBeVisible();
    await refused.getByRole('button', { name: `Add ${unlisted}` }).click();
    await expect(refused.getByText('It is in the draft now. Save and publish it.')).toBeVisible();
    await publish(page);
    await page.reload();
    await expect(page.getByRole('heading', { name: 'Installed on' })).toBeVisible();
    await expect(refused).toHaveCount(0);

    await visitor.reload();
    await openedAgain(visitor);
    await page.reload();
    const installed = page.getByRole('list', { name: 'Installed on' });
    await expect(installed.getByText(host, { exact: true })).toBeVisible();
  });
});
