import { readFile } from 'node:fs/promises';
import type { BrowserContext, Page } from '@playwright/test';
import { holds } from './cells.ts';
import { expect, test } from './journey.ts';
import {
  ask,
  chooseInAccountMenu,
  closeLaunch,
  composer,
  conversation,
  enter,
  fillLogin,
  makeAssistant,
  newest,
  portalOrigin,
  signIn,
} from './portal.ts';
import { withSite } from './site.ts';
import { chat, panel, snippet, unavailable } from './widget.ts';

const EDITOR = 'admin@assistants.test';
const OTHER_EDITOR = 'colleague@assistants.test';
const LIST = 'Assistants';
/** The swatch of that name, as a browser computes it. */
const GREEN = 'rgb(15, 118, 110)';
/** A picture of one pixel. */
const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

/** The editor of an assistant whose organisation has spent its day. */
const LIMITED_EDITOR = '/assistants/edit/a55150a0-0000-4000-8000-000000000015';

/** Pointing at a link fetches its page ahead, perhaps in the moment in which the assistant is deleted. */
const FETCHED_AHEAD = /404.*GetAssistant\?/;

/** Makes an assistant by the page, and opens its editor. */
async function makeInEditor(page: Page, name: string): Promise<void> {
  await makeAssistant(page, name);
  await page.getByRole('link', { name: 'Chat Assistants' }).first().click();
  await page.getByRole('button', { name: `Actions for ${name}`, exact: true }).click();
  await page.getByRole('menuitem', { name: 'Edit' }).click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
}

const description = (page: Page) => page.getByRole('textbox', { name: 'Description' });

async function save(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByRole('status').filter({ hasText: /^Saved( in the draft\.|$)/ })).toBeVisible();
}

async function choose(page: Page, action: string): Promise<void> {
  await page.getByRole('button', { name: 'More actions' }).click();
  await page.getByRole('menuitem', { name: action }).click();
  await expect(page.getByRole('menu')).toHaveCount(0);
}

async function deleteInEditor(page: Page, name: string): Promise<void> {
  await choose(page, 'Delete');
  const dialog = page.getByRole('alertdialog');
  await dialog.getByRole('textbox').fill(name);
  await dialog.getByRole('button', { name: 'Delete' }).click();
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('region', { name: LIST }).getByText(name)).toHaveCount(0);
}

test('AS-2: a plan without room says so before a form is filled, and leads to the plans', async ({
  page,
}) => {
  await enter(page, 'admin@monthly-limit.test', '/create-assistant');
  await expect(page.getByText('Your plan has room for 1 assistant')).toBeVisible();
  await expect(page.getByRole('textbox')).toHaveCount(0);
  await page.getByRole('link', { name: 'See plans' }).click();
  await expect(page).toHaveURL(/\/pricing$/);
});

test('ER-1, AS-1, AS-2: without a subscription the plans are offered, and no advice to delete anything', async ({
  page,
}) => {
  await enter(page, 'admin@canceled.test', '/create-assistant');
  const main = page.getByRole('main');
  await expect(main.getByText("You don't have an active subscription.")).toBeVisible();
  await expect(page.getByRole('textbox')).toHaveCount(0);
  await main.getByRole('link', { name: 'See all assistants' }).click();
  await expect(
    main.getByText(/Until you choose a plan, nobody gets an answer, and no assistant can be created/),
  ).toBeVisible();
  await expect(main.getByText(/Delete one|Your plan allows/)).toHaveCount(0);
  await main.getByRole('link', { name: 'See plans' }).click();
  await expect(page).toHaveURL(/\/pricing$/);
});

test('AS-4: a draft is tried beside the form before it is saved, and nothing of it is kept', async ({
  page,
}) => {
  const name = 'Tide desk';
  await enter(page, EDITOR);
  await makeInEditor(page, name);
  const chatHref = new URL(page.url()).pathname.replace('edit', 'chat');
  await page.getByRole('tab', { name: 'Behavior' }).click();
  const fallback = page.getByRole('textbox', { name: /^Fallback message/ });
  await fallback.fill('Ask the harbour master.');
  await page.getByRole('button', { name: 'Test chat', exact: true }).click();
  const testChat = page.getByRole('complementary', { name: `Test chat of ${name}` });
  await ask(testChat, 'When is high tide?');
  await expect(newest(testChat)).toContainText('Ask the harbour master.');

  await fallback.fill('Look at the tide table.');
  await ask(testChat, 'And when is low tide?');
  await expect(newest(testChat)).toContainText('Look at the tide table.');
  await testChat.getByRole('button', { name: 'Start over' }).click();
  await expect(conversation(testChat)).toHaveCount(0);
  await testChat.getByRole('button', { name: 'Close the test chat' }).click();
  await expect(testChat).toHaveCount(0);

  await page.getByRole('button', { name: 'Discard' }).click();
  await expect(fallback).toHaveValue('');
  await page.goto(chatHref);
  await expect(composer(page)).toBeVisible();
  await expect(page.getByText('When is high tide?')).toHaveCount(0);
});

test('AS-4: changes of all tabs that were discarded can be put back, also from another page', async ({
  page,
}) => {
  await enter(page, EDITOR);
  await makeInEditor(page, 'Ebb desk');
  const name = page.getByRole('textbox', { name: 'Name', exact: true });
  const fallback = page.getByRole('textbox', { name: /^Fallback message/ });
  await name.fill('Flood desk');
  await page.getByRole('tab', { name: 'Behavior' }).click();
  await fallback.fill('Ask the harbour master.');
  const discard = page.getByRole('button', { name: 'Discard' });
  await discard.click();
  await expect(fallback).toHaveValue('');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(fallback).toHaveValue('Ask the harbour master.');
  await page.getByRole('tab', { name: 'General' }).click();
  await expect(name).toHaveValue('Flood desk');

  await discard.click();
  await expect(name).toHaveValue('Ebb desk');
  await page.getByRole('link', { name: 'Users' }).click();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(name).toHaveValue('Flood desk');
  await expect(discard).toBeVisible();
});

test('AS-4: in the test chat a limit that is reached is told as in any chat', async ({ page, problems }) => {
  problems.expect(/status of 463/);
  await enter(page, 'admin@daily-limit.test', LIMITED_EDITOR);
  await page.getByRole('button', { name: 'Test chat', exact: true }).click();
  const testChat = page.getByRole('complementary', { name: /^Test chat of/ });
  await ask(testChat, 'How do I get help?');
  const dialog = page.getByRole('alertdialog');
  await expect(dialog).toContainText('You have reached your daily message limit.');
  await expect(dialog).toContainText('The limit resets on');
  await page.keyboard.press('Escape');
  await expect(conversation(testChat)).toContainText('How do I get help?');
  await expect(conversation(testChat)).toContainText('Not sent');
});

test('AS-4: a draft is saved, published with its differences, paused, and deleted by its name', async ({
  page,
  problems,
}) => {
  problems.expect(FETCHED_AHEAD);
  const name = 'Lighthouse desk';
  await enter(page, EDITOR);
  await makeInEditor(page, name);
  await description(page).fill('Opening hours of the lighthouse');
  await save(page);
  await page.reload();
  await expect(description(page)).toHaveValue('Opening hours of the lighthouse');

  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  const drawer = page.getByRole('dialog', { name: /^Publish (the assistant|changes)$/ });
  await drawer.getByRole('button', { name: 'Publish', exact: true }).click();
  await expect(drawer).toBeHidden();
  await closeLaunch(page);
  await expect(page.getByRole('main').getByText('Published').first()).toBeVisible();

  await description(page).fill('Opening hours and tours');
  await save(page);
  const mark = page.getByRole('main').getByText('Unpublished changes');
  await expect(mark).toBeVisible();
  const editor = page.url();
  await page.goto(`/?search=${name}`);
  await expect(page.getByRole('link', { name }).first()).toBeVisible();
  await expect(mark).toBeVisible();
  await page.goto(editor);
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await expect(drawer.getByText('Opening hours of the lighthouse')).toBeVisible();
  await expect(drawer.getByText('Opening hours and tours')).toBeVisible();
  await drawer.getByRole('button', { name: 'Publish', exact: true }).click();
  await expect(drawer).toBeHidden();
  await expect(page.getByText(`“${name}” is published.`)).toBeVisible();
  await expect(mark).toHaveCount(0);

  // What is on the page is published, though nobody has saved it.
  await description(page).fill('Tours, also at night');
  await page.getByRole('button', { name: 'Save and publish' }).click();
  await expect(drawer.getByText('Tours, also at night')).toBeVisible();
  await drawer.getByRole('button', { name: 'Save and publish' }).click();
  await expect(drawer).toBeHidden();
  await expect(page.getByRole('button', { name: 'Save', exact: true })).toHaveCount(0);
  await expect(mark).toHaveCount(0);
  await page.reload();
  await expect(description(page)).toHaveValue('Tours, also at night');
  await expect(page.getByRole('main').getByText('Published').first()).toBeVisible();
  await expect(mark).toHaveCount(0);

  await description(page).fill('Tours alone');
  await save(page);
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await expect(drawer.getByRole('button', { name: 'Discard the draft' })).toBeVisible();
  await drawer.getByRole('button', { name: 'Cancel' }).click();
  // The same way back stands in the menu.
  await choose(page, 'Go back to the published version');
  const question = page.getByRole('alertdialog', { name: 'Go back to the published version?' });
  await question.getByRole('button', { name: 'Discard the draft' }).click();
  await expect(question).toBeHidden();
  await expect(page.getByRole('status').filter({ hasText: /^Saved$/ })).toBeVisible();
  await expect(description(page)).toHaveValue('Tours, also at night');
  await expect(mark).toHaveCount(0);

  // What takes it off all sites is told, and taken back by a press.
  await choose(page, 'Pause');
  await expect(page.getByRole('main').getByText('Paused').first()).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('main').getByText('Published').first()).toBeVisible();
  await choose(page, 'Pause');
  await expect(page.getByRole('main').getByText('Paused').first()).toBeVisible();
  await deleteInEditor(page, name);
});

test('AS-4: what was published before is looked at, restored into the draft, and published again', async ({
  page,
  context,
  problems,
}) => {
  const name = 'Pilot station';
  problems.expect(FETCHED_AHEAD);
  problems.expect(/409.*RestoreAssistantVersion/);
  await enter(page, EDITOR);
  await makeInEditor(page, name);
  const PUBLISH = { name: /^(Save and publish|Publish)$/ };
  const publishing = page.getByRole('dialog', { name: /^Publish (the assistant|changes)$/ });
  const confirmPublishing = async () => {
    await page.getByRole('main').getByRole('button', PUBLISH).click();
    await publishing.getByRole('button', PUBLISH).click();
    await expect(publishing).toBeHidden();
  };
  const publish = async (text: string) => {
    await description(page).fill(text);
    await confirmPublishing();
  };
  const versions = page.getByRole('dialog', { name: 'Published versions' });
  const version = (number: number) => versions.getByRole('button', { name: `Version ${number}` });
  const restore = versions.getByRole('button', { name: 'Restore into the draft' });

  await choose(page, 'Published versions');
  await expect(versions.getByText('Nothing is published yet')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(versions).toBeHidden();
  await publish('Boarding times');
  await closeLaunch(page);
  await publish('Boarding times and tides');
  await expect(page.getByText(`“${name}” is published.`)).toBeVisible();

  await choose(page, 'Published versions');
  await expect(version(2)).toContainText('Published now');
  await expect(version(2)).toContainText('First Admin');
  await version(1).click();
  await expect(versions.getByText('Boarding times and tides')).toBeVisible();
  await restore.click();
  // Nothing is lost: the draft is what is in force.
  await expect(versions).toBeHidden();
  await expect(description(page)).toHaveValue('Boarding times');
  await expect(page.getByRole('main').getByText('Unpublished changes')).toBeVisible();
  await expect(page.getByRole('button', { name: 'More actions' })).toBeFocused();
  await confirmPublishing();

  // What is typed would be lost, and what another tab saves meanwhile.
  await description(page).fill('Typed');
  await choose(page, 'Published versions');
  await expect(version(3)).toContainText('Published now');
  await version(2).click();
  await restore.click();
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText('was never published is lost');
  const other = await context.newPage();
  await other.goto(new URL(page.url()).pathname);
  await description(other).fill('Saved in the second tab');
  await save(other);
  await other.close();
  await question.getByRole('button', { name: 'Restore' }).click();
  await expect(question).toContainText('You saved this assistant in another window');
  await question.getByRole('button', { name: 'Restore' }).click();
  await expect(versions).toBeHidden();
  await expect(description(page)).toHaveValue('Boarding times and tides');
  await page.reload();
  await expect(description(page)).toHaveValue('Boarding times and tides');
  await deleteInEditor(page, name);
});

test('FA-2: offline, the editor is written in on, and saves once the connection is back', async ({
  page,
  context,
  problems,
}) => {
  problems.expect(/ERR_INTERNET_DISCONNECTED/);
  await enter(page, EDITOR);
  await makeInEditor(page, 'Tide clock');
  await description(page).fill('Tells ');
  await context.setOffline(true);
  await expect(page.getByText('You are offline. Your changes stay here')).toBeVisible();
  await description(page).pressSequentially('the tides');
  await expect(description(page)).toHaveValue('Tells the tides');
  const button = page.getByRole('button', { name: 'Save', exact: true });
  await expect(button).toHaveAccessibleDescription('You are offline. This works again when you are back.');
  await context.setOffline(false);
  await save(page);
  await page.reload();
  await expect(description(page)).toHaveValue('Tells the tides');
});

test('AS-4: changes are not left behind without a question, by a link, by going back and by signing out', async ({
  page,
  problems,
}) => {
  // What was saved is read anew, which signing out may overtake.
  problems.expect(FETCHED_AHEAD, /status of 401/);
  const name = 'Slipway desk';
  await signIn(page, EDITOR);
  await makeInEditor(page, name);
  const editor = page.url();
  await description(page).fill('Timetables');
  await page.getByRole('link', { name: 'Users' }).first().click();
  const question = page.getByRole('dialog', { name: 'Save your changes?' });
  await question.getByRole('button', { name: 'Stay' }).click();
  await expect(question).toBeHidden();
  expect(page.url()).toBe(editor);

  await page.goBack();
  await expect(question).toBeVisible();
  await question.getByRole('button', { name: 'Save and leave' }).click();
  await page.waitForURL((url) => !url.pathname.includes('/edit/'));
  await page.goto(editor);
  await expect(description(page)).toHaveValue('Timetables');

  await description(page).fill('Forgotten');
  await page.getByRole('link', { name: 'Users' }).first().click();
  await question.getByRole('button', { name: 'Leave without saving' }).click();
  await expect(page).toHaveURL('/users');
  await page.goto(editor);
  await expect(description(page)).toHaveValue('Timetables');

  await description(page).fill('Fares');
  await chooseInAccountMenu(page, 'Logout');
  await question.getByRole('button', { name: 'Stay' }).click();
  await expect(question).toBeHidden();
  await expect(description(page)).toHaveValue('Fares');
  await chooseInAccountMenu(page, 'Logout');
  await question.getByRole('button', { name: 'Save and leave' }).click();
  await fillLogin(page, EDITOR);
  await page.waitForURL((url) => url.origin === portalOrigin && !url.pathname.startsWith('/auth/'));
  await page.goto(editor);
  await expect(description(page)).toHaveValue('Fares');
  await deleteInEditor(page, name);
});

test('FA-1: an editor says that its assistant was deleted elsewhere, and leads to the others', async ({
  page,
  context,
  problems,
}) => {
  problems.expect(FETCHED_AHEAD, /status of 404/);
  const name = 'Mooring desk';
  await enter(page, EDITOR);
  await makeInEditor(page, name);
  const other = await context.newPage();
  await other.goto(page.url());
  await description(other).waitFor();
  await deleteInEditor(other, name);
  await other.close();
  await description(page).fill('Berths');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  const notice = page.getByRole('alert').filter({ hasText: 'This assistant no longer exists' });
  await expect(description(page)).toHaveValue('Berths');
  await notice.getByRole('link', { name: 'See all assistants' }).click();
  await page.getByRole('button', { name: 'Leave without saving' }).click();
  await expect(page).toHaveURL('/');
});

test('AS-4: an open comparison follows whoever publishes or deletes the assistant meanwhile', async ({
  page,
  context,
  problems,
}) => {
  problems.expect(FETCHED_AHEAD, /status of 404/);
  const name = 'Anchorage desk';
  await enter(page, EDITOR);
  await makeInEditor(page, name);
  const other = await context.newPage();
  await other.goto(page.url());
  await description(other).waitFor();
  await description(page).fill('Berths');
  await page.getByRole('button', { name: 'Save and publish' }).click();
  const drawer = page.getByRole('dialog');
  await expect(drawer).toContainText('The assistant goes public for the first time.');

  await other.getByRole('button', { name: 'Publish', exact: true }).click();
  await other.getByRole('dialog').getByRole('button', { name: 'Publish', exact: true }).click();
  await expect(other.getByRole('dialog')).toContainText('The assistant is public');
  await other.getByRole('dialog').getByRole('button', { name: 'Close' }).last().click();
  await expect(drawer.getByText('This assistant was published in the meantime')).toBeVisible({
    timeout: 20_000,
  });
  await expect(drawer.getByRole('listitem').filter({ hasText: 'Description' })).toContainText('Berths');

  await deleteInEditor(other, name);
  const gone = drawer.getByRole('alert').filter({ hasText: 'This assistant no longer exists' });
  await expect(gone).toBeVisible({ timeout: 20_000 });
  await gone.getByRole('link', { name: 'See all assistants' }).click();
  await page.getByRole('button', { name: 'Leave without saving' }).click();
  await expect(page).toHaveURL('/');
  await other.close();
});

test('AS-4: whoever saves over a newer version is shown it first', async ({ page, browser, problems }) => {
  const name = 'Pier desk';
  // The refusal of the save.
  problems.expect(/409/, FETCHED_AHEAD);
  await enter(page, EDITOR);
  await makeInEditor(page, name);
  const context = await browser.newContext();
  await problems.watch(context);
  const other = await context.newPage();
  await enter(other, OTHER_EDITOR, new URL(page.url()).pathname);
  await description(other).fill('Written by the other');
  await save(other);

  await description(page).fill('Written by me');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'There is a newer version' });
  await expect(dialog.getByText('Second Admin')).toBeVisible();
  await expect(dialog.getByText('Written by the other')).toBeVisible();
  await holds('two tabs x form', page, {
    says: ['There is a newer version'],
    keeps: [[page.locator('textarea[name=description]'), 'Written by me']],
  });
  await dialog.locator('label', { hasText: 'Newer version' }).click();
  await dialog.getByRole('button', { name: 'Use this choice' }).click();
  await expect(description(page)).toHaveValue('Written by the other');

  // The other side, with a field that they alone changed.
  await description(other).fill('Written by the other again');
  await other.getByRole('textbox', { name: 'Name', exact: true }).fill('Pier desk of both');
  await save(other);
  await description(page).fill('Written by me again');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(dialog.getByText('Also taken from the newer version: Name.')).toBeVisible();
  await dialog.locator('label', { hasText: 'Your changes' }).click();
  await dialog.getByRole('button', { name: 'Use this choice' }).click();
  await expect(page.getByRole('heading', { name: 'Pier desk of both' })).toBeVisible();
  await page.reload();
  await expect(description(page)).toHaveValue('Written by me again');
  await context.close();
  await deleteInEditor(page, 'Pier desk of both');
});

/** Makes an assistant, opens it in another tab too, and types in the first. @returns the other tab */
async function typedBesideAnotherTab(page: Page, context: BrowserContext, name: string): Promise<Page> {
  await enter(page, EDITOR);
  await makeInEditor(page, name);
  const other = await context.newPage();
  await other.goto(new URL(page.url()).pathname);
  await description(page).fill('Written in the first tab');
  return other;
}

test('FA-1: one user in two tabs is shown the newer version too, and both texts', async ({
  page,
  context,
  problems,
}) => {
  const name = 'Quay desk';
  problems.expect(/409/, FETCHED_AHEAD);
  const other = await typedBesideAnotherTab(page, context, name);
  await description(other).fill('Written in the second tab');
  await save(other);

  // What the other tab has saved does not take the place of what is typed.
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'There is a newer version' });
  await expect(dialog.getByText(/You saved this assistant in another window/)).toBeVisible();
  await expect(dialog.getByText('Written in the second tab')).toBeVisible();
  await holds('two tabs x form', page, {
    says: ['There is a newer version'],
    keeps: [[page.locator('textarea[name=description]'), 'Written in the first tab']],
  });
  await dialog.locator('label', { hasText: 'Newer version' }).click();
  await dialog.getByRole('button', { name: 'Use this choice' }).click();
  await expect(description(page)).toHaveValue('Written in the second tab');
  await deleteInEditor(page, name);
});

test('AS-4: another window follows what is saved, or says that it is behind where it has changes', async ({
  page,
  context,
}) => {
  const name = 'Pier desk';
  await enter(page, EDITOR);
  await makeInEditor(page, name);
  const other = await context.newPage();
  await other.goto(new URL(page.url()).pathname);
  await expect(description(other)).toBeVisible();
  await description(page).fill('Written in the first window');
  await save(page);
  await expect(description(other)).toHaveValue('Written in the first window');

  await description(other).fill('Written in the second window');
  await description(page).fill('Written in the first window again');
  await save(page);
  await expect(other.getByText('A newer version was saved meanwhile')).toBeVisible();
  await other.getByRole('button', { name: 'Discard', exact: true }).click();
  await expect(description(other)).toHaveValue('Written in the first window again');
  await expect(other.getByText('A newer version was saved meanwhile')).toBeHidden();
  await other.close();
  await deleteInEditor(page, name);
});

test('AS-4: changes of different fields are joined without a question, and the reader is told', async ({
  page,
  context,
  problems,
}) => {
  problems.expect(/409/, FETCHED_AHEAD);
  const other = await typedBesideAnotherTab(page, context, 'Ferry desk');
  await other.getByRole('textbox', { name: 'Name', exact: true }).fill('Ferry desk of both');
  await save(other);

  await save(page);
  await expect(page.getByText(/your changes were joined with those that were saved meanwhile/)).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Ferry desk of both' })).toBeVisible();
  await expect(description(page)).toHaveValue('Written in the first tab');
  await deleteInEditor(page, 'Ferry desk of both');
});

test('FA-1: what was typed is there after a reload though somebody saved meanwhile, and is joined with theirs', async ({
  page,
  context,
  problems,
}) => {
  problems.expect(FETCHED_AHEAD);
  page.on('dialog', (question) => void question.accept());
  const other = await typedBesideAnotherTab(page, context, 'Mole desk');
  await other.getByRole('textbox', { name: 'Name', exact: true }).fill('Mole desk of both');
  await save(other);
  await page.reload();
  await expect(page.getByText(/your changes were joined with those that were saved meanwhile/)).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Name', exact: true })).toHaveValue('Mole desk of both');
  await expect(description(page)).toHaveValue('Written in the first tab');

  // Now in the same field.
  await description(other).fill('Written in the second tab');
  await save(other);
  await page.reload();
  const dialog = page.getByRole('dialog', { name: 'There is a newer version' });
  await expect(dialog.getByText('Written in the second tab')).toBeVisible();
  await dialog.locator('label', { hasText: 'Your changes' }).click();
  await dialog.getByRole('button', { name: 'Use this choice' }).click();
  await expect(description(page)).toHaveValue('Written in the first tab');
  // Nothing was saved without being asked.
  await other.reload();
  await expect(description(other)).toHaveValue('Written in the second tab');
  await save(page);
  await page.reload();
  await expect(description(page)).toHaveValue('Written in the first tab');
  await deleteInEditor(page, 'Mole desk of both');
});

test('AS-4: a form without changes shows what another tab saved, before it is published', async ({
  page,
  context,
  problems,
}) => {
  const name = 'Slipway desk';
  problems.expect(FETCHED_AHEAD);
  await enter(page, EDITOR);
  await makeInEditor(page, name);
  const other = await context.newPage();
  await other.goto(new URL(page.url()).pathname);
  await description(other).fill('Saved in the second tab');
  await save(other);
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));
  await expect(description(page)).toHaveValue('Saved in the second tab');

  await description(other).fill('Saved once more');
  await save(other);
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await expect(page.getByRole('dialog', { name: 'Publish the assistant' })).toBeVisible();
  await expect(page.locator('textarea[name=description]')).toHaveValue('Saved once more');
  await page.keyboard.press('Escape');
  await deleteInEditor(page, name);
});

test('AS-1: the list keeps search, order and view in the address; copies, pauses, exports and imports', async ({
  page,
  problems,
}) => {
  problems.expect(FETCHED_AHEAD);
  const name = 'Boathouse desk';
  await enter(page, EDITOR);
  await makeInEditor(page, name);
  await page.goto('/');
  const list = page.getByRole('region', { name: LIST });
  const search = page.getByRole('searchbox', { name: 'Search assistants' });
  await search.fill('boathouse');
  await expect(page).toHaveURL(/search=boathouse/);
  await expect(list.getByText('1 assistant', { exact: true })).toBeVisible();
  await page.reload();
  await expect(search).toHaveValue('boathouse');
  await expect(list.getByText('1 assistant', { exact: true })).toBeVisible();

  // What is typed on and on is one step back; what was chosen before it stays a step of its own.
  await list.getByRole('button', { name: /Sort by Name/ }).click();
  await expect(page).toHaveURL(/order=descending/);
  await search.press('End');
  await search.pressSequentially(' desk', { delay: 300 });
  await expect(page).toHaveURL(/search=boathouse(\+|%20)desk/);
  await page.goBack();
  await expect(search).toHaveValue('boathouse');
  await expect(page).toHaveURL(/order=descending/);
  await page.goBack();
  await expect(page).not.toHaveURL(/order=descending/);

  const act = async (action: string, on = name) => {
    await page.getByRole('button', { name: `Actions for ${on}`, exact: true }).click();
    await page.getByRole('menuitem', { name: action }).click();
  };
  // A press in haste is one press.
  const copies: string[] = [];
  page.on('request', (request) => request.url().endsWith('DuplicateAssistant') && copies.push(request.url()));
  await page.getByRole('button', { name: `Actions for ${name}`, exact: true }).click();
  await page.getByRole('menuitem', { name: 'Duplicate' }).dblclick();
  await expect(list.getByRole('link', { name: `${name} (2)` })).toBeVisible();
  expect(copies).toHaveLength(1);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(list.getByRole('link', { name: `${name} (2)` })).toHaveCount(0);

  // A copy that is gone can't be taken back.
  await act('Duplicate');
  await act('Delete', `${name} (2)`);
  const question = page.getByRole('alertdialog');
  await expect(page.getByRole('button', { name: 'Undo' })).toBeVisible();
  await question.getByRole('textbox').fill(`${name} (2)`);
  await question.getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText(`“${name} (2)” is deleted.`)).toBeVisible();
  await expect(page.getByText(`“${name}” is duplicated.`)).toHaveCount(0);
  // Only the deletion can be taken back.
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(list.getByRole('link', { name: `${name} (2)` })).toBeVisible();
  await act('Delete', `${name} (2)`);
  await question.getByRole('textbox').fill(`${name} (2)`);
  await question.getByRole('button', { name: 'Delete' }).click();
  await expect(list.getByRole('link', { name: `${name} (2)` })).toHaveCount(0);

  const downloading = page.waitForEvent('download');
  await act('Export draft as JSON');
  const download = await downloading;
  expect(download.suggestedFilename()).toBe(`${name}.json`);
  const buffer = await readFile(await download.path());
  await page.getByRole('button', { name: 'Import' }).click();
  const dialog = page.getByRole('dialog', { name: 'Import an assistant' });
  const files = dialog.locator('input[type=file]');
  await files.setInputFiles({ name: 'notes.json', mimeType: 'application/json', buffer: Buffer.from('{') });
  await expect(dialog.getByText('notes.json is not valid JSON.')).toBeVisible();
  await files.setInputFiles({ name: `${name}.json`, mimeType: 'application/json', buffer });
  await dialog.getByRole('button', { name: 'Import as draft' }).click();
  // What was imported opens in its editor, which says that it is a draft.
  await expect(page).toHaveURL(/\/assistants\/edit\//);
  await expect(page.getByRole('heading', { name, level: 1 })).toBeVisible();
  await expect(page.getByRole('main').getByText('Draft', { exact: true }).first()).toBeVisible();
  await page.goBack();
  await expect(list.getByText('2 assistants', { exact: true })).toBeVisible();

  const box = list.getByRole('checkbox', { name: `Select ${name}`, exact: true }).first();
  await box.check();
  await box.uncheck();
  // What is selected in cards stays so in the table.
  await list.getByRole('radio', { name: 'Cards' }).check();
  await expect(list.getByRole('table')).toHaveCount(0);
  await list.getByRole('checkbox', { name: /all/i }).check();
  await expect(list.getByRole('group').getByText('2 selected')).toBeVisible();
  await list.getByRole('radio', { name: 'Table' }).check();
  await expect(box).toBeChecked();
  await list.getByRole('radio', { name: 'Cards' }).check();
  await list.getByRole('button', { name: 'Delete', exact: true }).click();
  await question
    .getByRole('textbox', { name: 'To confirm, type “delete 2 assistants”' })
    .fill('delete 2 assistants');
  await question.getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(question).toBeHidden();
  await expect(page.getByRole('link', { name })).toHaveCount(0);
});

test('AS-1: a deleted assistant is had back from the recently deleted, paused, and deleted for good', async ({
  page,
  problems,
}) => {
  problems.expect(FETCHED_AHEAD);
  const name = 'Beacon desk';
  await enter(page, EDITOR);
  await makeInEditor(page, name);
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  const drawer = page.getByRole('dialog', { name: /^Publish/ });
  await drawer.getByRole('button', { name: 'Publish', exact: true }).click();
  await closeLaunch(page);
  await deleteInEditor(page, name);

  await page.goto('/?status=deleted');
  const deleted = page.getByRole('region', { name: 'Recently deleted' });
  await deleted.getByRole('button', { name: `Restore ${name}` }).click();
  await expect(page.getByText(`“${name}” is back.`)).toBeVisible();
  await expect(deleted.getByText(name)).toHaveCount(0);
  await page.goBack();
  const row = page.getByRole('region', { name: LIST }).getByRole('row', { name });
  await expect(row).toContainText('Paused');

  await page.getByRole('button', { name: `Actions for ${name}`, exact: true }).click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  const question = page.getByRole('alertdialog');
  await question.getByRole('textbox').fill(name);
  await question.getByRole('button', { name: 'Delete' }).click();
  await expect(row).toHaveCount(0);
  await page.goto('/?status=deleted');
  await deleted.getByRole('button', { name: `Delete ${name} for good` }).click();
  await question.getByRole('textbox').fill(name);
  await question.getByRole('button', { name: 'Delete for good' }).click();
  await expect(page.getByText(`“${name}” is deleted for good.`)).toBeVisible();
  await expect(deleted.getByText(name)).toHaveCount(0);
});

test('AS-2: a picture is uploaded, published with the draft, and seen in list and chat; others are refused', async ({
  page,
}) => {
  const name = 'Jetty desk';
  await enter(page, EDITOR);
  await makeInEditor(page, name);
  const files = page.getByRole('tabpanel').locator('input[type=file]').first();
  await files.setInputFiles({
    name: 'logo.svg',
    mimeType: 'image/svg+xml',
    buffer: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'),
  });
  const field = page.getByRole('group', { name: 'Picture' });
  const refusal = field.getByRole('alert');
  const upload = async () => {
    const uploaded = page.waitForResponse((response) => response.url().endsWith('/UploadAssistantAvatar'));
    await page.setInputFiles('input[type=file]', { name: 'logo.png', mimeType: 'image/png', buffer: PIXEL });
    const { avatarUrl } = await (await uploaded).json();
    await expect(page.getByRole('tabpanel').locator(`img[src$="${avatarUrl}"]`)).toBeVisible();
  };
  await expect(refusal).toHaveText(/PNG, JPEG or WebP/);
  await upload();
  await expect(refusal).toHaveCount(0);
  const fake = Buffer.from('R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==', 'base64');
  await page.setInputFiles('input[type=file]', { name: 'fake.png', mimeType: 'image/png', buffer: fake });
  await expect(refusal).toHaveText(/PNG, JPEG or WebP/);
  await upload();
  await save(page);
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  const drawer = page.getByRole('dialog', { name: 'Publish the assistant' });
  await drawer.getByRole('button', { name: 'Publish', exact: true }).click();
  await expect(drawer).toBeHidden();
  await closeLaunch(page);
  await page.goto('/?search=jetty');
  const picture = page.getByRole('region', { name: LIST }).locator('img').first();
  await expect(picture).toBeVisible();
  expect(await picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  await page.getByRole('region', { name: LIST }).getByRole('link', { name }).click();
  await expect(page.getByRole('main').locator('img').first()).toBeVisible();
});

test('AS-4: closing the window over changes asks in the browser’s own words', async ({ page }) => {
  await enter(page, EDITOR);
  await makeInEditor(page, 'Dock desk');
  await description(page).fill('Unsaved');
  const asked: string[] = [];
  page.on('dialog', async (dialog) => {
    asked.push(dialog.type());
    await dialog.dismiss();
  });
  await page.close({ runBeforeUnload: true });
  await expect.poll(() => asked).toEqual(['beforeunload']);
  await expect(description(page)).toHaveValue('Unsaved');
});

test('AS-1: coming back from an assistant finds the list where it was', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 500 });
  await enter(page, 'admin@acme.test', '/?sort=updated&order=descending');
  const last = page.getByRole('link', { name: 'Returns and warranty desk' });
  await last.waitFor();
  // A figure or a typeface that comes while it is read moves the rows by a few pixels.
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
  const scrolled = () => page.evaluate(() => window.scrollY);
  await expect.poll(scrolled).toBeGreaterThan(0);
  const before = await scrolled();
  await last.click();
  await expect(page).toHaveURL(/assistants\/chat/);
  await page.goBack();
  await expect.poll(scrolled).toBe(before);
  await holds('back button x lists', page, { shows: [last], at: '/' });
});

test('AS-5: the widget on a site looks as it was published: colors, theme, corner, words, and opens by itself; paused, it keeps its look', async ({
  page,
  problems,
}) => {
  problems.expect(FETCHED_AHEAD, /frame-ancestors/);
  const name = 'Ferry desk';
  await enter(page, EDITOR);
  await makeInEditor(page, name);
  await page.getByRole('tab', { name: 'Access' }).click();
  await page.getByRole('textbox', { name: 'Allowed domains' }).fill('http://localhost:*');
  await page.keyboard.press('Enter');
  await page.getByRole('tab', { name: 'Widget' }).click();
  await page.getByText('Bottom left', { exact: true }).click();
  await page.getByRole('button', { name: 'Green' }).click();
  await page
    .getByRole('radiogroup', { name: 'Theme', exact: true })
    .getByText('Dark', { exact: true })
    .click();
  await page.getByRole('textbox', { name: 'Words on the button' }).fill('Ask the crew');
  await page.getByRole('textbox', { name: 'Opens by itself after' }).fill('1');
  await save(page);
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  const drawer = page.getByRole('dialog', { name: 'Publish the assistant' });
  await drawer.getByRole('button', { name: 'Publish', exact: true }).click();
  await expect(drawer).toBeHidden();
  await closeLaunch(page);
  const code = (await page.getByRole('main').locator('pre').first().textContent()) ?? '';
  const [, assistant = ''] = /data-assistant="([^"]+)"/.exec(code) ?? [];
  const [, key = ''] = /data-widget-key="([^"]+)"/.exec(code) ?? [];

  // A page whose policy lets only its own snippet and Parley's scripts and frames in.
  const policy = `default-src 'none'; script-src ${portalOrigin}; frame-src ${portalOrigin}`;
  await withSite(
    `<input aria-label="Own field" autofocus>${snippet({ assistant, key })}`,
    { 'content-security-policy': policy },
    async ({ listed }) => {
      await page.goto(listed);
      const button = page.locator('parley-widget button');
      await expect(button).toContainText('Ask the crew');
      await expect(button).toHaveCSS('background-color', GREEN);
      const box = await button.boundingBox();
      expect(box?.x).toBeLessThan(40);

      await expect(panel(page)).toBeVisible();
      await expect(composer(chat(page))).toBeEnabled();
      await expect(page.getByRole('textbox', { name: 'Own field' })).toBeFocused();
      const root = chat(page).locator('html');
      await expect(root).toHaveAttribute('data-theme', 'dark');
      await page.evaluate("Parley.setTheme('light')");
      await expect(root).toHaveAttribute('data-theme', 'light');
      await composer(chat(page)).fill('When does the ferry leave?');
      await expect(chat(page).getByRole('button', { name: 'Send' })).toHaveCSS('background-color', GREEN);

      const desk = await page.context().newPage();
      await desk.goto(`/assistants/edit/${assistant}`);
      await choose(desk, 'Pause');
      await expect(desk.getByRole('main').getByText('Paused').first()).toBeVisible();
      await page.reload();
      await expect(button).toContainText('Ask the crew');
      await expect(button).toHaveCSS('background-color', GREEN);
      expect((await button.boundingBox())?.x).toBeLessThan(40);
      await button.click();
      await expect(unavailable(page)).toBeVisible();
      await expect(button).toHaveCSS('--c', '#0f766e');
      await page.evaluate('localStorage.clear()');
      await page.reload();
      await expect(button).toBeVisible();
      await expect(button).not.toHaveCSS('background-color', GREEN);
      await expect(unavailable(page)).toHaveCount(0);
      await expect(panel(page)).toHaveCount(0);
    },
  );
});
