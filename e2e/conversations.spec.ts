import { readFile } from 'node:fs/promises';
import type { Download, Page } from '@playwright/test';
import { expect, test } from './journey.ts';
import {
  answered,
  ask,
  chatWith,
  conversation,
  drawn,
  enter,
  newest,
  portalOrigin,
  publishAssistant,
} from './portal.ts';
import { withSite } from './site.ts';
import { snippet, visitIn } from './widget.ts';

const ADMIN = 'admin@conversations.test';
const QUESTION = 'Is there a vegan menu in the lighthouse café?';
const ANSWER = 'The café serves three vegan dishes on every day of the week.';

/** Enters, and has asked a new assistant something that it answers; its chat is open. */
async function enterWithAnswer(page: Page, name: string): Promise<string> {
  await enter(page, ADMIN);
  const { assistant } = await publishAssistant(page, name);
  await page.goto(`/assistants/chat/${assistant}`);
  await ask(page, 'When does the lighthouse open?');
  await answered(page);
  return assistant;
}

const textOf = async (download: Download) => readFile(await download.path(), 'utf8');

async function exportAs(page: Page, type: 'CSV' | 'JSON'): Promise<Download> {
  const downloading = page.waitForEvent('download');
  // The menu of the export before is gone, and that export has ended.
  await expect(page.getByRole('menu')).toHaveCount(0);
  await page.getByRole('button', { name: 'Export', exact: true }).click();
  await page.getByRole('menuitem', { name: new RegExp(`^${type}`) }).click();
  return downloading;
}

test('AS-6: what a visitor asked and nothing answered becomes a data file, and is cited the next time', async ({
  page,
  browser,
  problems,
}) => {
  await enter(page, ADMIN);
  const { assistant, key } = await publishAssistant(page, 'Lighthouse keeper');
  await withSite(snippet({ assistant, key }), {}, async ({ listed }) => {
    const { theirs, frame } = await visitIn(browser, problems, listed);
    await ask(frame, QUESTION);
    await expect(conversation(frame)).toContainText('I could not find an answer');

    await page.getByRole('link', { name: 'Conversations', exact: true }).click();
    await page.getByRole('button', { name: 'Answers', exact: true }).click();
    await page.getByRole('menuitemradio', { name: 'Unanswered' }).click();
    await expect(page).toHaveURL(/outcome=unanswered/);
    const asked = page.getByRole('list', { name: 'Conversations' }).getByRole('link', { name: QUESTION });
    await expect(asked).toContainText(`Visitor of ${new URL(listed).host}`);
    await asked.click();
    await expect(page).toHaveURL(/conversation=/);
    await expect(conversation(page)).toContainText(QUESTION);
    await page.reload();
    await expect(conversation(page)).toContainText(QUESTION);
    await expect(page.getByRole('button', { name: 'Answers: Unanswered' })).toBeVisible();
    await page.goBack();
    await expect(page.getByText('Choose a conversation')).toBeVisible();
    await page.goForward();

    await page.getByRole('button', { name: 'Add to data files' }).click();
    const dialog = page.getByRole('dialog', { name: 'Add an answer to the data files' });
    await expect(dialog.getByRole('textbox', { name: 'Answer' })).toBeFocused();
    await dialog.getByRole('textbox', { name: 'Answer' }).fill(ANSWER);
    // What a reload interrupts goes on, and what is given up does not.
    page.once('dialog', (question) => void question.accept());
    await page.reload();
    await expect(dialog.getByRole('textbox', { name: 'Answer' })).toHaveValue(ANSWER);
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Leave without saving' }).click();
    await expect(dialog).toBeHidden();
    await page.reload();
    await page.getByRole('button', { name: 'Add to data files' }).click();
    await dialog.getByRole('textbox', { name: 'Answer' }).fill(ANSWER);
    // Too narrow for the list beside it, and wide again: the dialog stays.
    const wide = page.viewportSize() ?? { width: 1280, height: 720 };
    for (const size of [{ ...wide, width: 800 }, wide]) {
      await page.setViewportSize(size);
      await expect(dialog.getByRole('textbox', { name: 'Answer' })).toHaveValue(ANSWER);
    }
    await dialog.getByRole('button', { name: 'Add' }).click();
    await expect(dialog).toBeHidden();
    await expect(conversation(page)).toContainText('Done');
    await expect(page.getByRole('button', { name: 'Add to data files' })).toBeFocused();
    await page.getByRole('link', { name: 'Open the data files' }).click();
    const file = page.getByRole('row').filter({ hasText: 'Is there a vegan menu in the lighthouse café.md' });
    await expect(file).toContainText('Ready');

    await ask(frame, QUESTION);
    await answered(frame);
    await expect(conversation(frame)).toContainText(ANSWER);
    await theirs.close();

    await page.goto('/conversations?outcome=done');
    await asked.click();
    await page.getByRole('button', { name: 'Make it a starter question' }).first().click();
    await page.getByRole('dialog').getByRole('button', { name: 'Add' }).click();
    await page.getByRole('link', { name: 'Open the draft' }).click();
    await expect(page.getByRole('textbox').and(page.locator(`[value="${QUESTION}"]`))).toBeVisible();

    await page.goto('/conversations?outcome=done');
    await asked.click();
    await page.getByRole('button', { name: 'Make it a starter question' }).first().click();
    await page.getByRole('dialog').getByRole('button', { name: 'Add' }).click();
    await expect(page.getByText('The draft has this starter question already.')).toBeVisible();

    await page.goto(`/conversations?assistant=${assistant}`);
    await expect(asked).toBeVisible();
    const csv = await textOf(await exportAs(page, 'CSV'));
    expect(csv.trim().split('\r\n')).toHaveLength(3);
    expect(csv).toContain(QUESTION);
    expect(csv).toContain(ANSWER);
    const json = await textOf(await exportAs(page, 'JSON'));
    expect(JSON.parse(json)).toMatchObject([{ site: listed, user: null, questions: 2 }]);
  });
});

test('AS-6: an administrator deletes a conversation, and is led back to the others', async ({
  page,
  problems,
}) => {
  problems.expect(/status of 404/);
  await enter(page, ADMIN);
  const { assistant } = await publishAssistant(page, 'Harbour master');
  for (const question of ['When does the lighthouse open?', 'Which hours has the lighthouse?']) {
    await page.goto(`/assistants/chat/${assistant}`);
    await page.getByRole('button', { name: 'New chat' }).click();
    await ask(page, question);
    await answered(page);
  }
  await page.goto(`/conversations?assistant=${assistant}`);
  const list = page.getByRole('list', { name: 'Conversations' }).getByRole('link');
  await expect(list).toHaveCount(2);
  await list.filter({ hasText: 'open' }).click();
  await expect(conversation(page)).toContainText('When does the lighthouse open?');
  const opened = page.url();

  const question = page.getByRole('alertdialog', {
    name: 'Delete the conversation “When does the lighthouse open?”?',
  });
  await page.getByRole('button', { name: 'Delete conversation' }).click();
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(conversation(page)).toContainText('When does the lighthouse open?');
  await page.getByRole('button', { name: 'Delete conversation' }).click();
  await question.getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('Conversation deleted')).toBeVisible();
  await expect(page).toHaveURL(`/conversations?assistant=${assistant}`);
  await expect(page.getByText('Choose a conversation')).toBeVisible();
  await expect(list).toHaveCount(1);
  await expect(list).toContainText('Which hours has the lighthouse?');
  await page.reload();
  await expect(list).toHaveCount(1);
  // Who kept its address is told, and so is whoever asked.
  await page.goto(opened);
  await expect(page.getByText('This conversation is not there')).toBeVisible();
  await page.goto(`/assistants/chat/${assistant}`);
  const own = page.getByRole('navigation', { name: 'Conversations' });
  await expect(own.getByText('Which hours has the lighthouse?', { exact: true })).toBeVisible();
  await expect(own.getByText('When does the lighthouse open?')).toHaveCount(0);
});

test('AS-6: the figures of the last 24 hours lead to what was said, and search finds it', async ({
  page,
}) => {
  await enter(page, 'admin@acme.test');
  await page.getByRole('link', { name: 'Chat sessions' }).click();
  await expect(page).toHaveURL('/conversations?span=24h');
  await expect(page.getByRole('button', { name: 'Time: Last 24 hours' })).toBeVisible();
  await page.getByRole('searchbox', { name: 'Search conversations' }).fill('polaris wind');
  await expect(page).toHaveURL(/search=polaris/);
  const found = page.getByRole('list', { name: 'Conversations' }).getByRole('link');
  await expect(found.filter({ hasText: 'How do I pitch the Polaris 2 in strong wind?' })).not.toHaveCount(0);
  const wrongDays = 'from=2026-02-30&to=2026-03-01';
  await page.goto(`/conversations?span=tomorrow&asker=__proto__&page=-1&${wrongDays}`);
  await expect(page).toHaveURL(`${portalOrigin}/conversations`);
});

test('AS-1: the figures of the last 24 hours follow what is written meanwhile', async ({ page, context }) => {
  await enter(page, 'admin@acme.test');
  const figures = page.getByRole('region', { name: 'Last 24 Hours' });
  await expect(figures).toHaveAttribute('aria-busy', 'false');
  const before = (await figures.textContent()) ?? '';
  const other = await context.newPage();
  await other.goto(chatWith('Nordlicht shop assistant'));
  await ask(other, 'When do you deliver?');
  await answered(other);
  await expect(figures).not.toHaveText(before);
});

test('AS-6: a conversation that is not there is said not to be there, and the list stays', async ({
  page,
  problems,
}) => {
  problems.expect(/status of 404/);
  await enter(page, 'admin@acme.test', '/conversations');
  for (const conversation of ['no', '00000000-0000-4000-8000-000000000000']) {
    await page.goto(`/conversations?conversation=${conversation}`);
    await expect(page.getByText('This conversation is not there')).toBeVisible();
    await expect(page.getByRole('list', { name: 'Conversations' })).toBeVisible();
  }
});

/** Asks for a range of days, and waits for the menu, which gives the focus back while it closes. */
async function askForDays(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Time', exact: true }).click();
  await page.getByRole('menuitemradio', { name: 'Chosen dates' }).click();
  await expect(page.getByRole('menu')).toHaveCount(0);
}

test('AS-6: days of the calendar narrow the list and its export, and stand in the address', async ({
  page,
}) => {
  await enter(page, 'admin@acme.test', '/conversations');
  const found = page.getByRole('list', { name: 'Conversations' }).getByRole('link');
  await expect(found).not.toHaveCount(0);
  await askForDays(page);
  const days = page.getByRole('group', { name: /^Days/ });
  await days.getByRole('spinbutton').first().click();
  await page.keyboard.type('0101202001312020');
  await expect(page).toHaveURL('/conversations?from=2020-01-01&to=2020-01-31');
  await expect(page.getByText('No conversation matches')).toBeVisible();
  expect(JSON.parse(await textOf(await exportAs(page, 'JSON')))).toEqual([]);

  await page.reload();
  await expect(days.getByRole('spinbutton').last()).toHaveText('2020');
  await page.goBack();
  await expect(page).toHaveURL('/conversations');
  await expect(found).not.toHaveCount(0);
  await page.goForward();
  await expect(page.getByText('No conversation matches')).toBeVisible();

  // Today, as the calendar says it, holds what the demo begins with.
  await page.goto('/conversations');
  await askForDays(page);
  await days.getByRole('button', { name: /^Calendar/ }).click();
  const calendar = page.getByRole('dialog');
  await calendar.getByRole('button', { name: 'Previous' }).first().click();
  await calendar.getByRole('gridcell').getByText('1', { exact: true }).first().click();
  await calendar.getByRole('button', { name: 'Next' }).first().click();
  await calendar.getByRole('button', { name: /^Today/ }).click();
  await expect(page).toHaveURL(/from=\d{4}-\d\d-01&to=/);
  await expect(found).not.toHaveCount(0);
});

test('AS-6: who is no administrator finds neither the entry nor the page', async ({ page }) => {
  await enter(page, 'agent@acme.test');
  await expect(page.getByRole('link', { name: 'Conversations', exact: true })).toHaveCount(0);
  await page.goto('/conversations');
  await expect(page).toHaveTitle('Error: Not Found | Parley');
});

test('US-2: how long conversations are kept is the organisation’s to say', async ({ page }) => {
  await enter(page, ADMIN, '/edit-account');
  const days = page.getByRole('textbox', { name: 'Keep conversations for' });
  await expect(days).toHaveValue('90 days');
  await days.fill('30');
  await days.blur();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Save', exact: true })).toHaveCount(0);
  await page.reload();
  await expect(days).toHaveValue('30 days');
  await page.goto('/conversations');
  await expect(page.getByText('Conversations are kept for 30 days')).toBeVisible();
  await page.getByRole('link', { name: 'Change', exact: true }).click();
  await expect(days).toHaveValue('30 days');
});

test('AS-6: before conversations are kept for fewer days it is asked how many go, and nothing is saved', async ({
  page,
}) => {
  await enter(page, 'admin@acme.test', '/edit-account');
  const days = page.getByRole('textbox', { name: 'Keep conversations for' });
  await days.fill('1');
  await days.blur();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  const question = page.getByRole('alertdialog', { name: 'Delete older conversations?' });
  await expect(question).toContainText(/\d+ conversations whose last message is more than 1 day old/);
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(question).toHaveCount(0);
  await expect(days).toHaveValue('1 day');
  await page.getByRole('button', { name: 'Discard' }).click();
  await expect(days).toHaveValue('90 days');
});

test('AS-6: on a phone, back from a conversation the list is as it was left', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 700 });
  await enter(page, 'admin@acme.test', '/conversations?asker=visitor');
  const list = page.getByRole('list', { name: 'Conversations' }).getByRole('link');
  const narrowed = `${portalOrigin}/conversations?asker=visitor`;
  const backs = {
    button: () => page.getByRole('button', { name: 'Back to the conversations' }).click(),
    browser: () => page.goBack(),
  };
  const low = list.nth(15);
  for (const back of Object.values(backs)) {
    await low.scrollIntoViewIfNeeded();
    const place = await low.boundingBox();
    await low.click();
    await expect(conversation(page)).toBeVisible();
    await back();
    await expect(page).toHaveURL(narrowed);
    await expect.poll(() => low.boundingBox()).toEqual(place);
  }
  // A list that was not left for it is opened, and begins at the top.
  await low.click();
  await page.reload();
  await backs.button();
  await expect(page).toHaveURL(narrowed);
  await expect(page.getByRole('heading', { name: 'Conversations', level: 1 })).toBeInViewport();
});

test('AS-6: Enter leads into a conversation, and Escape or Back to its row, also on a phone', async ({
  page,
}) => {
  const assistant = await enterWithAnswer(page, 'Helmsman');
  await page.goto(`/conversations?assistant=${assistant}`);
  const row = page.getByRole('list', { name: 'Conversations' }).getByRole('link');
  const title = page.getByRole('heading', { level: 2, name: 'When does the lighthouse open?' });
  await row.focus();
  await page.keyboard.press('Enter');
  await expect(title).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(row).toBeFocused();
  await expect(title).toBeVisible();
  await row.click();
  await expect(title).toBeFocused();

  await page.setViewportSize({ width: 390, height: 700 });
  await expect(page.getByRole('button', { name: 'Back to the conversations' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(row).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(title).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await expect(page.getByRole('button', { name: 'Back to the conversations' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(row).toBeFocused();
});

test('AS-6: what is asked comes by itself, into the list and into the conversation that is open', async ({
  page,
}) => {
  await enter(page, ADMIN);
  const { assistant } = await publishAssistant(page, 'Ferryman');
  const reader = await page.context().newPage();
  await reader.goto(`/assistants/chat/${assistant}`);
  await page.goto(`/conversations?assistant=${assistant}`);
  await expect(page.getByText('No conversation matches')).toBeVisible();
  await ask(reader, 'When does the lighthouse open?');
  const row = page.getByRole('list', { name: 'Conversations' }).getByRole('link');
  await expect(row).toContainText('When does the lighthouse open?');
  await row.click();
  await expect(conversation(page)).toContainText('at nine');
  await ask(reader, 'Is there a ferry to it?');
  await expect(conversation(page)).toContainText('Is there a ferry to it?');
  await expect(page.getByRole('status').filter({ hasText: '2 questions' })).toBeVisible();
});

test('AS-6: what a reader rates down needs care until an administrator says that it is done', async ({
  page,
}) => {
  const assistant = await enterWithAnswer(page, 'Pilot');
  await page.getByRole('button', { name: 'Bad answer' }).click();
  await expect(page.getByRole('button', { name: 'Bad answer' })).toHaveAttribute('aria-pressed', 'true');

  const listed = (outcome: string) => page.goto(`/conversations?assistant=${assistant}&outcome=${outcome}`);
  const row = page.getByRole('list', { name: 'Conversations' }).getByRole('link');
  await listed('unanswered');
  await expect(page.getByText('No conversation matches')).toBeVisible();
  await listed('needsCare');
  await expect(row).toContainText('Needs care');
  await row.click();
  await page.getByRole('button', { name: 'Mark as done' }).click();
  await expect(conversation(page)).toContainText('Done');
  await expect(page.getByText('No conversation matches')).toBeVisible();
  await listed('done');
  const csv = await textOf(await exportAs(page, 'CSV'));
  expect(csv).toMatch(/,Care,.*,Done,Bad answer,/s);
});

test('AS-6: all answers of a conversation that need care are marked as done in one go', async ({ page }) => {
  const assistant = await enterWithAnswer(page, 'Coxswain');
  // Its passages need no care once somebody finds them good.
  await page.getByRole('button', { name: 'Good answer' }).click();
  await expect(page.getByRole('button', { name: 'Good answer' })).toHaveAttribute('aria-pressed', 'true');
  for (const question of [QUESTION, 'Does the café serve oysters?']) {
    await ask(page, question);
    // Without sources, as nothing is found.
    await expect(newest(page)).toContainText('I could not find an answer');
    await expect(newest(page).getByRole('button', { name: 'Good answer' })).toHaveCount(1);
  }
  await page.goto(`/conversations?assistant=${assistant}&outcome=needsCare`);
  await page.getByRole('list', { name: 'Conversations' }).getByRole('link').click();
  await expect(conversation(page).getByText('Needs care')).toHaveCount(2);
  await expect(conversation(page).getByText(QUESTION)).toBeInViewport();
  await page.getByRole('button', { name: 'Mark all as done' }).click();
  await expect(conversation(page).getByText('Done', { exact: true })).toHaveCount(2);
  await expect(page.getByRole('button', { name: 'Mark all as done' })).toHaveCount(0);
  await expect(page.getByText('No conversation matches')).toBeVisible();
});

test('AS-6: a filter that is set moves no other, however wide the window is', async ({ page }) => {
  await enter(page, 'admin@acme.test', '/conversations');
  const filters = page.getByRole('group', { name: 'Filters' });
  const places = () =>
    filters
      .getByRole('button')
      .evaluateAll((buttons) => buttons.map((button) => JSON.stringify(button.getBoundingClientRect())));
  for (const width of [1440, 1024, 390]) {
    await page.setViewportSize({ width, height: 900 });
    await drawn(page);
    const unfold = page.getByRole('button', { name: 'Filters', exact: true });
    if (await unfold.isVisible()) await unfold.click();
    await expect(filters.getByRole('button')).toHaveCount(6);
    const before = await places();
    await filters.getByRole('button', { name: 'Answers' }).click();
    await page.getByRole('menuitemradio', { name: 'Needs care' }).click();
    await expect(filters.getByRole('button', { name: 'Answers: Needs care' })).toBeVisible();
    expect(await places()).toEqual(before);
    await expect(page.getByRole('menu')).toHaveCount(0);
    await page.getByRole('button', { name: 'Clear filters' }).click();
    await expect(filters).toBeFocused();
  }
});
