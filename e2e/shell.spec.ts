import { DEMO_PASSWORD } from '@parley/server/demo';
import type { Page } from '@playwright/test';
import { expect, test } from './journey.ts';
import {
  accept,
  chatWith,
  closeLaunch,
  enter,
  invite,
  makeAssistant,
  openInvitations,
  portalOrigin,
  signIn,
} from './portal.ts';

const ADMIN = 'admin@shell.test';
/** No other journey reads its words. */
const READER = 'colleague@guide.test';
const DEPUTY = 'deputy@shell.test';
const ASSISTANT = 'Ferry desk';

const bell = (page: Page) => page.getByRole('button', { name: /^Notifications/ });
const news = (page: Page) => page.getByRole('dialog', { name: /^Notifications/ });

/** Opens the notifications and follows the one with this text. */
async function follow(page: Page, text: RegExp): Promise<void> {
  await bell(page).click();
  await news(page).getByRole('link', { name: text }).click();
  await expect(news(page)).toHaveCount(0);
}

test('SH-6: what colleagues do is told in every window, leads there, and is read and removed in all', async ({
  page,
  browser,
  problems,
}) => {
  await signIn(page, ADMIN);
  const guid = await makeAssistant(page, ASSISTANT);
  await page.goto('/users');
  const other = await page.context().newPage();
  await other.goto(`${portalOrigin}/billing`);

  const deputy = await accept(browser, problems, await invite(page, DEPUTY, 'Administrator'), 'Deputy');
  await expect(deputy).toHaveURL(`${portalOrigin}/`);
  await expect(bell(page)).toHaveAccessibleName(/unread/);
  await follow(page, /^Deputy accepted the invitation$/);
  await expect(page).toHaveURL(/\/users\?search=deputy/);
  await expect(page.getByRole('rowheader')).toHaveCount(1);

  await deputy.goto(`${portalOrigin}/assistants/edit/${guid}`);
  await deputy.getByRole('textbox', { name: 'Description' }).fill('Loans and rooms.');
  await deputy.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(deputy.getByRole('status').filter({ hasText: 'Saved' })).toBeVisible();
  await deputy.getByRole('button', { name: 'Publish', exact: true }).click();
  const drawer = deputy.getByRole('dialog', { name: 'Publish the assistant' });
  await drawer.getByRole('button', { name: 'Publish', exact: true }).click();
  await expect(drawer).toBeHidden();
  await closeLaunch(deputy);
  await bell(page).click();
  await expect(news(page).getByRole('link', { name: /^Deputy published Ferry desk$/ })).toBeVisible();
  await page.keyboard.press('Escape');
  await follow(page, /^Deputy published/);
  await expect(page).toHaveURL(`${portalOrigin}/assistants/edit/${guid}`);

  await deputy.getByRole('tab', { name: /Data/ }).click();
  const file = {
    name: 'broken.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.from('%PDF-1.7 and no more'),
  };
  await deputy.getByRole('group', { name: 'Add files' }).locator('input[type=file]').setInputFiles(file);
  await bell(page).click();
  const failed = news(page).getByRole('link', { name: /^Ferry desk could not read broken\.pdf\./ });
  await expect(failed).toBeVisible();
  await failed.click();
  await expect(page).toHaveURL(`${portalOrigin}/assistants/edit/${guid}?tab=data`);

  await bell(page).click();
  await news(page).getByRole('button', { name: 'Mark all as read' }).click();
  await expect(bell(page)).toHaveAccessibleName('Notifications');
  await expect(bell(other)).toHaveAccessibleName('Notifications');
  await bell(other).click();
  const rows = news(other).getByRole('listitem');
  const remove = news(other).getByRole('button', { name: /^Remove: Ferry desk could not read/ });
  await remove.waitFor();
  const before = await rows.count();
  await remove.click();
  await expect(rows).toHaveCount(before - 1);
  await expect(news(page).getByRole('listitem')).toHaveCount(before - 1);
  await deputy.context().close();
});

test('SH-7: colleagues are listed with who is there', async ({ page, browser, problems }) => {
  const context = await browser.newContext();
  await problems.watch(context);
  await signIn(await context.newPage(), 'colleague@shell.test');
  await signIn(page, ADMIN);
  await page.getByRole('button', { name: 'Contacts' }).click();
  const panel = page.getByRole('dialog', { name: 'Contacts' });
  const rows = panel.getByRole('listitem');
  await expect(rows.filter({ hasText: 'Second Admin' }).getByRole('img', { name: 'Online' })).toBeVisible();
  await expect(rows.filter({ hasText: 'First Admin' })).toHaveCount(0);
  await context.close();
});

test('SH-1: Settings of the account menu opens the settings', async ({ page }) => {
  await signIn(page, ADMIN);
  await page.getByRole('button', { name: 'Account menu of First Admin' }).click();
  await page.getByRole('menuitem', { name: 'Settings' }).click();
  await expect(page.getByRole('dialog', { name: 'App Settings' })).toBeVisible();
  await expect(page).toHaveURL(`${portalOrigin}/`);
});

test('RT-8: a user goes from one assistant to the other, and comes back to the last one', async ({
  page,
}) => {
  await signIn(page, 'agent@acme.test');
  const switcher = page.getByRole('button', { name: /^Assistant: / });
  const heading = page.getByRole('heading', { level: 1 });
  const [first, second] = ['Nordlicht shop assistant', 'Returns and warranty desk'];
  await expect(heading).toHaveText(first);
  await expect(switcher).toHaveAccessibleName(`Assistant: ${first}`);
  await switcher.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menuitemradio', { name: first })).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('menuitemradio', { name: second })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(heading).toHaveText(second);
  await expect(switcher).toHaveAccessibleName(`Assistant: ${second}`);
  await page.waitForLoadState('networkidle');
  await page.goto('/');
  await expect(heading).toHaveText(second);
  await expect(switcher).toHaveAccessibleName(`Assistant: ${second}`);
});

/**
 * Pieces of Latin text on view whose letters do not run from left to right. The pieces of one line are looked
 * at together, from the block that holds them.
 */
function turnedAround(): string[] {
  const found: string[] = [];
  const range = document.createRange();
  const last = new Map<Element, DOMRect>();
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const blockOf = (element: Element | null): Element => {
    if (!element) return document.body;
    return getComputedStyle(element).display === 'inline' ? blockOf(element.parentElement) : element;
  };
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const text = node.textContent ?? '';
    const isShown = node.parentElement?.checkVisibility({ opacityProperty: true, visibilityProperty: true });
    if (!isShown || !/[\p{Script=Latin}\d]/u.test(text)) continue;
    const block = blockOf(node.parentElement);
    for (const { 0: letter, index } of text.matchAll(/\S/g)) {
      range.setStart(node, index);
      range.setEnd(node, index + letter.length);
      const place = range.getBoundingClientRect();
      if (place.width === 0) continue;
      const before = last.get(block);
      last.set(block, place);
      const isSameLine = before && Math.abs(before.bottom - place.bottom) < 2;
      if (isSameLine && place.left < before.left - 1) {
        found.push(block.textContent ?? '');
        break;
      }
    }
  }
  return found;
}

test('SH-4: in a mirrored page, text keeps its own direction on every screen', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('app.settings', '{"direction":"rtl"}'));
  await signIn(page, 'google@acme.test');
  const expectReadable = async (place: string) => {
    await page.evaluate(() => document.fonts.ready);
    expect(await page.evaluate(turnedAround), place).toEqual([]);
  };
  const chat = chatWith('Nordlicht shop assistant');
  const editor = chat.replace('chat', 'edit');
  const tabs = ['behaviour', 'conversation', 'data', 'access', 'widget'];
  const paths = ['/', chat, editor, ...tabs.map((tab) => `${editor}?tab=${tab}`), '/create-assistant'];
  paths.push('/edit-account', '/users', '/billing', '/pricing', '/quick-start-guide', '/404');
  for (const path of paths) {
    await page.goto(path);
    await page.getByRole('heading', { level: 1 }).first().waitFor();
    await page.waitForLoadState('networkidle');
    await expectReadable(path);
  }

  await page.goto(editor);
  await page.getByRole('textbox', { name: 'Description' }).fill('Not to be kept.');
  await page.getByRole('link', { name: 'Users' }).click();
  await page.getByRole('dialog', { name: 'Save your changes?' }).waitFor();
  await expectReadable('Save your changes?');
  await page.goto('/');
  for (const name of [/^Notifications/, /^Contacts/, /^App Settings/]) {
    await page.getByRole('button', { name }).click();
    await page.getByRole('dialog').waitFor();
    await expectReadable(`${name}`);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  }
});

/** The languages in which a page shows its head from now on, over its loads. */
async function watchLanguages(page: Page): Promise<Set<string>> {
  const shown = new Set<string>();
  await page.exposeFunction('showsHeadIn', (language: string) => shown.add(language));
  await page.addInitScript(() => {
    const { showsHeadIn } = window as unknown as { showsHeadIn: (language: string) => void };
    new MutationObserver(() => {
      if (document.querySelector('header')) showsHeadIn(document.documentElement.lang);
    }).observe(document, { subtree: true, childList: true, attributes: true });
  });
  return shown;
}

test('SH-5: a language is the reader’s: in all their windows, and not of who signs in after them', async ({
  page,
}) => {
  await signIn(page, READER);
  const other = await page.context().newPage();
  await other.goto('/');
  await expect(other.getByRole('button', { name: 'Language: English' })).toBeVisible();
  await page.getByRole('button', { name: 'Language: English' }).click();
  await page.getByRole('menuitemradio', { name: 'Deutsch' }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  // Another window follows without being touched, and is in that language from the start.
  await expect(other.getByRole('button', { name: 'Sprache: Deutsch' })).toBeVisible();
  await expect(other.getByText('Sprache geändert')).toHaveCount(0);
  const reloaded = await watchLanguages(other);
  await other.reload();
  await expect(other.getByRole('button', { name: 'Sprache: Deutsch' })).toBeVisible();
  expect([...reloaded]).toEqual(['de']);
  await other.close();

  await page.getByRole('button', { name: /^Kontomenü/ }).click();
  await page.getByRole('menuitem', { name: 'Abmelden' }).click();
  // Whoever comes next is nobody yet: the page goes on in the language of this browser.
  await expect(page.getByRole('heading', { name: 'Anmelden' })).toBeVisible();
  const shown = await watchLanguages(page);
  await page.getByLabel('E-Mail').fill('service@acme.test');
  await page.getByLabel('Passwort').fill(DEMO_PASSWORD);
  await page.getByRole('button', { name: 'Anmelden' }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'pl');
  await expect(page.getByRole('banner')).toBeVisible();
  expect([...shown]).toEqual(['pl']);
});

test('SH-5: English by default; after sign-in the account’s language, in a browser that had none', async ({
  browser,
  problems,
}) => {
  // The provider's page is in the browser's language; only the portal is told of another one.
  const sayGerman = () => Object.defineProperty(navigator, 'language', { value: 'de-DE' });
  const context = await browser.newContext();
  await context.addInitScript(sayGerman);
  await problems.watch(context);
  const page = await context.newPage();
  await signIn(page, ADMIN);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Chat Assistants');
  await context.close();

  const german = await browser.newContext();
  await problems.watch(german);
  const reader = await german.newPage();
  await signIn(reader, 'warehouse@acme.test');
  await expect(reader.locator('html')).toHaveAttribute('lang', 'de');
  await expect(reader.getByRole('button', { name: /^Kontomenü/ })).toBeVisible();
  await reader.getByRole('button', { name: /^Sprache/ }).click();
  await reader.getByRole('menuitemradio', { name: 'English' }).click();
  await expect(reader.locator('html')).toHaveAttribute('lang', 'en');
  await reader.waitForLoadState('networkidle');
  await reader.reload();
  await expect(reader.getByRole('button', { name: /^Account menu/ })).toBeVisible();
  await german.close();
});

test('SH-2: going back closes the dialog on top and keeps the page, and then leaves', async ({ page }) => {
  await signIn(page, ADMIN);
  await page.getByRole('link', { name: 'Users' }).first().click();
  await expect(page).toHaveURL(`${portalOrigin}/users`);
  const dialog = await openInvitations(page);
  await expect(dialog).toBeVisible();
  await page.goBack();
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL(`${portalOrigin}/users`);

  await page.getByRole('button', { name: 'Account menu of First Admin' }).click();
  await page.getByRole('menuitem', { name: 'Settings' }).click();
  const drawer = page.getByRole('dialog', { name: 'App Settings' });
  await expect(drawer).toBeVisible();
  await page.goBack();
  await expect(drawer).toBeHidden();
  await expect(page).toHaveURL(`${portalOrigin}/users`);

  await page.goBack();
  await expect(page).toHaveURL(`${portalOrigin}/`);
  // Nothing is in the way forward.
  await page.goForward();
  await expect(page).toHaveURL(`${portalOrigin}/users`);
  await expect(page.getByRole('button', { name: 'Invite people' })).toBeVisible();
});

test.describe('SH-2: under fingers', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });

  test('going back closes what the buttons of the top bar open, and keeps the page', async ({ page }) => {
    await enter(page, ADMIN, '/users');
    await page.goto('/billing');
    for (const [name, role] of [
      [/^Notifications/, 'dialog'],
      [/^Contacts/, 'dialog'],
      [/^Language/, 'menu'],
      [/^Account menu/, 'menu'],
    ] as const) {
      await page.getByRole('banner').getByRole('button', { name }).tap();
      await expect(page.getByRole(role)).toBeVisible();
      await page.goBack();
      await expect(page.getByRole(role)).toHaveCount(0);
      await expect(page).toHaveURL(`${portalOrigin}/billing`);
    }
    await page.goBack();
    await expect(page).toHaveURL(`${portalOrigin}/users`);
  });
});

test('SH-2: on a page that was opened by its address, going back closes what is on top, and then leaves', async ({
  page,
}) => {
  await enter(page, ADMIN, '/conversations');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.goto('/users');
  const dialog = page.getByRole('dialog', { name: 'Invite people' });
  const open = () => openInvitations(page);
  await open();
  await page.goBack();
  await expect(dialog).toHaveCount(0);
  await expect(page).toHaveURL(`${portalOrigin}/users`);

  // What was typed is asked about, and stays as often as that is answered so.
  await open();
  for (const email of ['deckhand@shell.test', 'cook@shell.test']) {
    await dialog.getByRole('textbox', { name: 'Email addresses' }).fill(email);
    await page.goBack();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Keep editing' }).click();
    await expect(dialog.getByText(email)).toBeVisible();
  }
  await page.goBack();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Discard' }).click();
  await expect(dialog).toHaveCount(0);

  // One that was closed by other means leaves nothing behind that would have to be gone back over.
  await open();
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await page.goBack();
  await expect(page).toHaveURL(/\/conversations/);
});
