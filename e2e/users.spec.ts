import { randomUUID } from 'node:crypto';
import type { Client } from '@parley/api';
import type { Page } from '@playwright/test';
import { expect, test } from './journey.ts';
import {
  accept,
  ask,
  CHOSEN_PASSWORD,
  clientOf,
  conversation,
  copiedBy,
  enter,
  fillInvitation,
  invite,
  makeAssistant,
  newest,
  openInvitations,
  portalOrigin,
} from './portal.ts';

/** A toast of these words. */
const toast = (page: Page, text: string | RegExp) => page.getByRole('status').filter({ hasText: text });

/** Makes an assistant, a draft as yet; the result is its guid. */
async function makeDraft(client: Client, name: string): Promise<string> {
  const assistantGuid = randomUUID();
  await client.call('createAssistant', { name, assistantGuid });
  return assistantGuid;
}

/** Makes an assistant, published for one person alone. */
async function giveAssistant(client: Client, name: string, email: string): Promise<void> {
  await publishFor(client, await makeDraft(client, name), email);
}

/** Publishes an assistant for one person alone. */
async function publishFor(client: Client, assistantGuid: string, email: string): Promise<void> {
  const { draft, version } = await client.call('getAssistantDraft', { assistantGuid });
  const { rows } = await client.call('getUsers', { search: email });
  const userIds = rows.map(({ userId }) => userId);
  const given = { ...draft, audience: 'chosen' as const, userIds };
  const saved = await client.call('saveAssistantDraft', { assistantGuid, base: version, draft: given });
  await client.call('publishAssistant', { assistantGuid, version: saved.version });
}

test('US-1: somebody is invited, chooses a password and loses access at once', async ({
  page,
  browser,
  problems,
}) => {
  problems.expect(/status of 4(0[013]|22)/);
  await enter(page, 'admin@users.test', '/users');
  const link = await invite(page, 'mira@users.test', 'User');
  expect(link).toMatch(new RegExp(`^${portalOrigin}/invitation/`));
  await expect(page.getByRole('row', { name: /mira@users\.test/ })).toContainText('Invited');

  const theirs = await browser.newContext();
  await problems.watch(theirs);
  const invited = await theirs.newPage();
  await invited.goto(link);
  // Who invites, and as what, before anything is typed; then all that is wrong at once, each at its field.
  await expect(invited.getByRole('definition')).toHaveText([
    'First Admin',
    'User',
    'Chat with assistants. None is yours to use yet: ask your administrator.',
  ]);
  await invited.getByLabel('Repeat the password').fill(CHOSEN_PASSWORD);
  await invited.getByRole('button', { name: 'Accept the invitation' }).click();
  await expect(invited.getByLabel('Your name')).toBeFocused();
  await expect(invited.getByLabel('Your name')).toHaveAccessibleDescription('Enter your name.');
  const wrong = 'This password does not meet the rules below.';
  await expect(invited.getByLabel('Password', { exact: true })).toHaveAccessibleDescription(
    new RegExp(wrong),
  );
  await expect(invited.locator('[aria-invalid=true]')).toHaveCount(3);
  await invited.getByLabel('Your name').fill('Mira');
  const rules = invited.getByRole('list', { name: 'The password needs' });
  await invited.getByLabel('Password', { exact: true }).fill('mira');
  await expect(rules.getByRole('listitem').filter({ hasText: 'still missing' })).toHaveText([
    /^8 to 128 characters/,
    /^an upper-case letter/,
    /^a digit/,
    /^a symbol/,
  ]);
  await invited.getByLabel('Password', { exact: true }).fill(CHOSEN_PASSWORD);
  await expect(rules.getByText('still missing')).toHaveCount(0);
  await invited.getByLabel('Repeat the password').fill(`${CHOSEN_PASSWORD}!`);
  await invited.getByRole('button', { name: 'Accept the invitation' }).click();
  await expect(invited.getByText('The two passwords differ.')).toBeVisible();
  await expect(invited.getByLabel('Your name')).toHaveValue('Mira');
  // Said before anything is sent, so that only what is wrong is typed again.
  await expect(invited.getByLabel('Password', { exact: true })).toHaveValue(CHOSEN_PASSWORD);
  const repeat = invited.getByLabel('Repeat the password');
  await expect(repeat).toBeFocused();
  await expect(repeat).toHaveAttribute('aria-invalid', 'true');
  await expect(repeat).toHaveAccessibleDescription(/^The two passwords differ\./);
  await invited.getByLabel('Repeat the password').fill(CHOSEN_PASSWORD);
  await invited.getByRole('button', { name: 'Accept the invitation' }).click();
  // The password that was just chosen is not asked for again.
  await expect(invited).toHaveURL(`${portalOrigin}/no-assistants`);

  // The list that is open follows the news by itself.
  const row = page.getByRole('row', { name: /mira@users\.test/ });
  await expect(row).toContainText('Active');
  // By now they have been seen, and whoever comes back to the list reads so.
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));
  await expect(row).not.toContainText('Never');
  await row.getByRole('button', { name: 'Actions for Mira' }).click();
  await page.getByRole('menuitem', { name: 'Deactivate' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Deactivate' }).click();
  await expect(row).toContainText('Inactive');
  await expect(toast(page, '“Mira” is deactivated.')).toBeVisible();

  // Their window makes no call of its own: it learns it by itself, and says so.
  await expect(invited.getByRole('heading', { name: 'You no longer have access' })).toBeVisible();
  await expect(invited).toHaveURL(/\/auth\/auth0\/login/);
  await expect(invited.getByRole('button', { name: 'Use another account' })).toBeVisible();
  await theirs.close();

  await row.getByRole('button', { name: 'Actions for Mira' }).click();
  await page.getByRole('menuitem', { name: 'Remove' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click();
  await expect(row).toHaveCount(0);
  await expect(toast(page, '“Mira” is removed.')).toBeVisible();
});

test('US-1: whoever accepts an invitation where somebody else is signed in takes their place, and is told so', async ({
  page,
  browser,
  problems,
}) => {
  problems.expect(/status of 40[013]/);
  await enter(page, 'admin@users.test', '/users');
  const link = await invite(page, 'nils@users.test', 'User');

  const shared = await browser.newContext();
  await problems.watch(shared);
  const other = await shared.newPage();
  await enter(other, 'agent@users.test');
  const invited = await shared.newPage();
  await invited.goto(link);
  await expect(invited.getByText(/^agent@users\.test is signed in at this browser\./)).toBeVisible();
  await fillInvitation(invited, 'Nils');
  await expect(invited).toHaveURL(`${portalOrigin}/no-assistants`);
  const kept = () => invited.evaluate(() => JSON.stringify({ ...localStorage }));
  await expect.poll(kept).toContain('nils@users.test');
  expect(await kept()).not.toContain('agent@users.test');
  await shared.close();
});

test('RT-3: whoever waits without any assistant is led to the one that they are given', async ({
  page,
  browser,
  problems,
}) => {
  await enter(page, 'admin@users.test', '/users');
  const link = await invite(page, 'svea@users.test', 'User');
  const other = await accept(browser, problems, link, 'Svea');
  await expect(other).toHaveURL(`${portalOrigin}/no-assistants`);

  await giveAssistant(await clientOf(page), 'Harbour guide', 'svea@users.test');
  await expect(other).toHaveURL(`${portalOrigin}/`);
  await expect(other.getByRole('textbox', { name: /^Message to Harbour guide/ })).toBeVisible();
  await other.context().close();
});

test('RT-8: who is given another assistant meanwhile stays at the one that is open', async ({
  page,
  browser,
  problems,
}) => {
  await enter(page, 'admin@users.test', '/users');
  const email = 'tove@users.test';
  const link = await invite(page, email, 'User');
  const client = await clientOf(page);
  // Of several, the oldest opens: this one is given later, and would take the other's place.
  const older = await makeDraft(client, 'Older ferry');
  await giveAssistant(client, 'Younger ferry', email);
  const theirs = await accept(browser, problems, link, 'Tove');
  const heading = theirs.getByRole('heading', { level: 1 });
  await expect(heading).toHaveText('Younger ferry');
  await publishFor(client, older, email);
  for (const question of ['When does it sail?', 'And on Sundays?']) {
    await ask(theirs, question);
    // It has no data file to quote.
    await expect(newest(theirs).getByRole('button', { name: 'Good answer' })).toHaveCount(1);
    await expect(heading).toHaveText('Younger ferry');
    await expect(conversation(theirs)).toContainText(question);
  }
  await theirs.getByRole('button', { name: 'Assistant: Younger ferry' }).click();
  await theirs.getByRole('menuitemradio', { name: 'Older ferry' }).click();
  await expect(heading).toHaveText('Older ferry');
  await theirs.context().close();
});

test('US-1, RT-8: an open window becomes an administrator’s, and stops being one, with its reader’s role', async ({
  page,
  browser,
  problems,
}) => {
  // Whoever is an administrator no more is refused the look for news, which tells the window.
  problems.expect(/status of 403/);
  await enter(page, 'admin@users.test', '/users');
  const link = await invite(page, 'ronja@users.test', 'User');
  const other = await accept(browser, problems, link, 'Ronja');
  await expect(other).toHaveURL(`${portalOrigin}/no-assistants`);

  const row = page.getByRole('row', { name: /ronja@users\.test/ });
  const pick = async (action: string) => {
    await row.getByRole('button', { name: 'Actions for Ronja' }).click();
    await page.getByRole('menuitem', { name: action, exact: true }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: action }).click();
  };
  await pick('Make administrator');
  await expect(toast(other, 'You are an administrator now.')).toBeVisible();
  await expect(other).toHaveURL(`${portalOrigin}/`);
  await other.getByRole('link', { name: 'Users' }).click();
  await expect(other.getByRole('row', { name: /admin@users\.test/ })).toBeVisible();

  // A page of administrators' is left for the first page of everybody else, by no error page.
  await pick('Make user');
  await expect(toast(other, 'You are no longer an administrator.')).toBeVisible();
  await expect(other).toHaveURL(`${portalOrigin}/no-assistants`);
  await pick('Make administrator');
  await expect(other).toHaveURL(`${portalOrigin}/`);
  await other.getByRole('link', { name: 'Users' }).click();

  // Where something is being typed there, it stays to be copied until its reader lets go of it.
  await openInvitations(other);
  await other.getByRole('textbox', { name: 'Email addresses' }).fill('somebody@users.test');
  await pick('Make user');
  const question = other.getByRole('alertdialog', { name: 'You are no longer an administrator.' });
  await expect(question).toContainText('you can still copy what you need');
  await question.getByRole('button', { name: 'Stay' }).click();
  await expect(question).toHaveCount(0);
  const dialog = other.getByRole('dialog');
  await expect(dialog.getByText('somebody@users.test', { exact: true })).toBeVisible();
  // The focus is given back to where it was before the question.
  await expect(dialog.locator(':focus')).toHaveCount(1);
  await other.keyboard.press('Escape');
  await other.getByRole('alertdialog').getByRole('button', { name: 'Discard' }).click();
  await other.getByRole('link', { name: 'Conversations' }).click();
  await expect(toast(other, 'You are no longer an administrator.')).toBeVisible();
  await expect(other).toHaveURL(`${portalOrigin}/no-assistants`);
  await expect(other.getByRole('link', { name: 'Users' })).toHaveCount(0);

  // Who has an assistant comes to its chat.
  await pick('Make administrator');
  await expect(other).toHaveURL(`${portalOrigin}/`);
  await giveAssistant(await clientOf(page), 'Pilot boat', 'ronja@users.test');
  await other.getByRole('link', { name: 'Users' }).click();
  await expect(other.getByRole('row', { name: /admin@users\.test/ })).toBeVisible();
  await pick('Make user');
  await expect(other.getByRole('textbox', { name: /^Message to Pilot boat/ })).toBeVisible();
  await expect(other).toHaveURL(`${portalOrigin}/`);
  await other.context().close();
});

test('US-1, RT-8: who ends their own administration, then their own access, is told before and led to where they may be', async ({
  page,
  browser,
  problems,
}) => {
  problems.expect(/status of 40[13]/);
  await enter(page, 'admin@users.test', '/users');
  const own = await accept(browser, problems, await invite(page, 'ilse@users.test', 'Administrator'), 'Ilse');
  await own.goto('/users');
  const pick = async (action: string, title: string) => {
    await own.getByRole('button', { name: 'Actions for Ilse' }).click();
    await own.getByRole('menuitem', { name: action, exact: true }).click();
    await own.getByRole('alertdialog', { name: title }).getByRole('button', { name: action }).click();
  };
  await pick('Make user', 'Make yourself a user?');
  await expect(toast(own, 'You are no longer an administrator.')).toBeVisible();
  await expect(own).toHaveURL(`${portalOrigin}/no-assistants`);

  const row = page.getByRole('row', { name: /ilse@users\.test/ });
  // The list of another administrator shows what it was when it was read.
  await page.reload();
  await row.getByRole('button', { name: 'Actions for Ilse' }).click();
  await page.getByRole('menuitem', { name: 'Make administrator' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Make administrator' }).click();
  await expect(own).toHaveURL(`${portalOrigin}/`);
  await own.getByRole('link', { name: 'Users' }).click();
  await pick('Remove', 'Remove yourself?');
  await expect(own.getByRole('heading', { name: 'You no longer have access' })).toBeVisible();
  await expect(own).toHaveURL(/\/auth\/auth0\/login/);
  await expect(own.getByRole('button', { name: 'Use another account' })).toBeVisible();
  await expect(toast(own, /failed|not be/)).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole('row', { name: /admin@users\.test/ })).toBeVisible();
  await expect(row).toHaveCount(0);
  await own.context().close();
});

test('US-1: what is done to somebody is said, also that an earlier link ends', async ({ page }) => {
  await enter(page, 'admin@users.test', '/users');
  await invite(page, 'again@users.test', 'User');
  const row = page.getByRole('row', { name: /again@users\.test/ });
  const pick = async (action: string) => {
    await row.getByRole('button', { name: /^Actions for/ }).click();
    await page.getByRole('menuitem', { name: action, exact: true }).click();
  };
  const confirm = (action: string) =>
    page.getByRole('alertdialog').getByRole('button', { name: action }).click();
  await pick('Send invitation again');
  await expect(
    toast(page, 'A new invitation is on its way to “again@users.test”. The earlier link no longer works.'),
  ).toBeVisible();
  await pick('Make administrator');
  await confirm('Make administrator');
  await expect(toast(page, '“again@users.test” is an administrator now.')).toBeVisible();
  await pick('Make user');
  await confirm('Make user');
  await expect(toast(page, '“again@users.test” is a user now.')).toBeVisible();
  await pick('Choose assistants');
  await page.getByRole('dialog').getByRole('button', { name: 'Save', exact: true }).click();
  await expect(toast(page, 'The assistants of “again@users.test” are saved.')).toBeVisible();
});

test('US-1: assistants for everyone are marked where assistants are chosen', async ({ page }) => {
  await enter(page, 'admin@users.test');
  await makeAssistant(page, 'Ferry desk');
  await page.goto('/users');
  await openInvitations(page);
  const marked = page.getByRole('dialog').getByRole('listitem').filter({ hasText: 'Ferry desk' });
  await expect(marked).toContainText('Open to everyone.');
  await expect(marked.getByRole('checkbox')).toHaveCount(0);
  // The press that leaves the field of addresses also chooses.
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: 'Email addresses' }).fill('typed@users.test');
  await dialog.getByText('Administrator', { exact: true }).click();
  await expect(dialog.getByRole('radio', { name: 'Administrator' })).toBeChecked();
  await expect(dialog.getByRole('row', { name: 'typed@users.test' })).toBeVisible();
  await page.reload();
  // What was left is open again, until it is given up.
  await expect(dialog.getByRole('row', { name: 'typed@users.test' })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Discard' }).click();
  await expect(dialog).toHaveCount(0);
  await page
    .getByRole('row', { name: /agent@users\.test/ })
    .getByRole('button', { name: 'Actions for Agent' })
    .click();
  await page.getByRole('menuitem', { name: 'Choose assistants' }).click();
  await expect(marked).toContainText('Open to everyone.');
});

test('US-1, A11Y-1: who invites types at once, and is led to the address that is not taken', async ({
  page,
}) => {
  await enter(page, 'admin@users.test', '/users');
  const dialog = await openInvitations(page);
  const field = dialog.getByRole('textbox', { name: 'Email addresses' });
  await expect(field).toBeFocused();
  await page.keyboard.type('admin@users.test,someone@users.test');
  await expect(field).toHaveValue('someone@users.test');
  await dialog.getByRole('button', { name: 'Send invitations' }).click();
  await expect(dialog.getByRole('row', { name: /^admin@users\.test/ })).toBeFocused();
  await page.keyboard.press('Delete');
  await expect(dialog.getByText('Correct or remove the marked addresses first.')).toHaveCount(0);
  await page.keyboard.press('Escape');
  const question = page.getByRole('alertdialog', { name: 'Discard these invitations?' });
  await question.getByRole('button', { name: 'Discard' }).click();
  await expect(dialog).toHaveCount(0);
});

test('FA-1: an invitation whose reply was lost is asked for again, with its link alone', async ({
  page,
  problems,
}) => {
  problems.expect(/ERR_CONNECTION_RESET/);
  await enter(page, 'admin@users.test', '/users');
  const ids: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/InviteUsers')) ids.push(request.postDataJSON().invitationGuid);
  });
  await page.route(
    '**/InviteUsers',
    async (route) => {
      // Somebody else has invited one of them a moment before.
      const earlier = { invitationGuid: crypto.randomUUID(), emails: ['earlier@users.test'], role: 'user' };
      await route.fetch({ postData: earlier });
      await route.fetch();
      await route.abort('connectionreset');
    },
    { times: 1 },
  );
  const dialog = await openInvitations(page);
  await dialog.getByRole('textbox', { name: 'Email addresses' }).fill('lost@users.test earlier@users.test');
  await page.keyboard.press('Enter');
  await dialog.getByRole('button', { name: 'Send invitations' }).click();
  await expect(dialog.getByRole('heading', { name: '1 invitation sent' })).toBeVisible();
  const link = await copiedBy(page, () =>
    dialog.getByRole('button', { name: 'Copy the link of lost@users.test', exact: true }).click(),
  );
  expect(link).toMatch(new RegExp(`^${portalOrigin}/invitation/`));
  await expect(dialog.getByText('Already invited.')).toBeVisible();
  expect(ids).toHaveLength(2);
  expect(new Set(ids).size).toBe(1);
  await dialog.getByRole('button', { name: 'Done' }).click();
  await expect(page.getByRole('row', { name: /lost@users\.test/ })).toHaveCount(1);
});

test('US-1: an invitation that was not mailed is said to be so, and is brought by its link', async ({
  page,
  browser,
  problems,
}) => {
  await enter(page, 'admin@users.test', '/users');
  // As a mail server that refuses this address leaves it.
  for (const call of ['InviteUsers', 'ResendInvitations']) {
    await page.route(`**/${call}`, async (route) => {
      const response = await route.fetch();
      const { sent, ...reply } = (await response.json()) as { sent: object[] };
      const notMailed = sent.map((invitation) => ({ ...invitation, mailed: false }));
      await route.fulfill({ response, json: { ...reply, sent: notMailed } });
    });
  }
  const dialog = await openInvitations(page);
  await dialog.getByRole('textbox', { name: 'Email addresses' }).fill('bounced@users.test');
  await page.keyboard.press('Enter');
  await dialog.getByRole('button', { name: 'Send invitations' }).click();
  await expect(dialog.getByRole('status').filter({ hasText: 'Not mailed: 1 invitation' })).toBeVisible();
  const copy = dialog.getByRole('button', { name: 'Copy link bounced@users.test' });
  const link = await copiedBy(page, () => copy.click());
  await dialog.getByRole('button', { name: 'Done' }).click();

  const theirs = await browser.newContext();
  await problems.watch(theirs);
  const invited = await theirs.newPage();
  await invited.goto(link);
  await expect(invited.getByRole('button', { name: 'Accept the invitation' })).toBeVisible();
  await theirs.close();

  const row = page.getByRole('row', { name: /bounced@users\.test/ });
  await row.getByRole('button', { name: /^Actions for/ }).click();
  await page.getByRole('menuitem', { name: 'Send invitation again' }).click();
  const told = page.getByRole('alert').filter({ hasText: 'No email went to bounced@users.test.' });
  await expect(told).toBeVisible();
  await expect(toast(page, /is on its way/)).toHaveCount(0);
});

test('US-1: search, filter, order and page stand in the address', async ({ page }) => {
  await enter(page, 'admin@acme.test', '/users');
  const rows = page.getByRole('rowheader');
  await expect(rows).not.toHaveCount(0);
  await page.getByRole('searchbox', { name: 'Search users' }).fill('agent@');
  await expect(page).toHaveURL(/search=agent/);
  await expect(rows).toHaveCount(1);
  await page.reload();
  await expect(page.getByRole('searchbox', { name: 'Search users' })).toHaveValue('agent@');
  await expect(rows).toHaveCount(1);
  await page.goto('/users?status=invited&page=99');
  await expect(page.getByRole('button', { name: 'Status: Invited' })).toBeVisible();
  await expect(page).toHaveURL(/users\?status=invited$/);
  // A page that is not there is no step to go back to.
  await page.goBack();
  await expect(page).toHaveURL(/search=agent/);
  await page.goForward();
  await expect(page).toHaveURL(/users\?status=invited$/);
  await page.goto('/users?role=__proto__&pageSize=-1&sort=password');
  await expect(page).toHaveURL(`${portalOrigin}/users`);
  await expect(rows).not.toHaveCount(0);
});

test('US-1: the last administrator cannot be lost, and it is said why', async ({ page }) => {
  await enter(page, 'admin@canceled.test', '/users');
  await page
    .getByRole('button', { name: /^Actions for/ })
    .first()
    .click();
  const remove = page.getByRole('menuitem', { name: /^Remove/ });
  await expect(remove).toHaveAttribute('aria-disabled', 'true');
  await expect(remove).toContainText('At least one active administrator has to stay.');
});

test('US-2: own name, picture and organisation are kept', async ({ page }) => {
  await enter(page, 'admin@incomplete.test', '/edit-account');
  await page.getByLabel('Your name').fill('Noor');
  await page.getByLabel('Organization name').fill('Half Full');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Save', exact: true })).toHaveCount(0);
  const png = Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  );
  const upload = { name: 'portrait.png', mimeType: 'image/png', buffer: png };
  await page.locator('input[type=file]').setInputFiles(upload);
  await expect(
    page.getByRole('group', { name: 'Picture' }).getByRole('button', { name: 'Remove' }),
  ).toBeVisible();
  await page.reload();
  await expect(page.getByLabel('Your name')).toHaveValue('Noor');
  await expect(page.getByLabel('Organization name')).toHaveValue('Half Full');
  await expect(
    page.getByRole('group', { name: 'Picture' }).getByRole('button', { name: 'Remove' }),
  ).toBeVisible();
});

test('US-1: of several who are removed, those who were removed before are no failure', async ({ page }) => {
  await enter(page, 'admin@users.test', '/users');
  const emails = ['olga@users.test', 'pavel@users.test'];
  for (const email of emails) await invite(page, email, 'User');
  const rows = emails.map((email) => page.getByRole('row', { name: email }));
  for (const row of rows) await row.getByRole('checkbox').check();
  // Somebody else removes one of them while the question is open.
  await page.route('**/RemoveUsers', async (route) => {
    const { userIds } = route.request().postDataJSON() as { userIds: string[] };
    const { authorization = '' } = await route.request().allHeaders();
    const other = { headers: { authorization }, data: { userIds: userIds.slice(1) } };
    await expect(await page.request.post(route.request().url(), other)).toBeOK();
    await route.continue();
  });
  await page.getByRole('button', { name: 'Revoke invitations' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Revoke invitation' }).click();
  await expect(toast(page, /is revoked\. 1 more had been removed already\./)).toBeVisible();
  for (const row of rows) await expect(row).toHaveCount(0);
});

test('FA-1: an address that is typed and not entered is asked about and kept', async ({ page }) => {
  await enter(page, 'admin@acme.test', '/users');
  await openInvitations(page);
  await page.getByRole('textbox', { name: /^Email addresses/ }).fill('agent.5@acme.test');
  await page.keyboard.press('Escape');
  const asked = page.getByRole('alertdialog', { name: 'Discard these invitations?' });
  await asked.getByRole('button', { name: 'Keep editing' }).click();
  await expect(asked).toHaveCount(0);
  await expect(page.getByRole('dialog').getByText('agent.5@acme.test')).toBeVisible();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await asked.getByRole('button', { name: 'Discard' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  // What was given up is not there again.
  await openInvitations(page);
  await expect(page.getByRole('dialog').getByRole('textbox', { name: 'Email addresses' })).toHaveValue('');
  await expect(page.getByRole('dialog').getByText('agent.5@acme.test')).toHaveCount(0);
});
