import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { countCalls, holds } from './cells.ts';
import { expect, test } from './journey.ts';
import {
  answered,
  answering,
  ask,
  chatWith,
  chooseInAccountMenu,
  clientOf,
  composer,
  conversation,
  copiedBy,
  enter,
  findWhatWasWrong,
  LONG_QUESTION,
  newest,
  publishAssistant,
  QUESTION,
  sayWhatIsWrong,
  signIn,
  watchGrowth,
} from './portal.ts';

// Journeys that look at a conversation again begin it by 'New chat', which gives it an address, or have an
// account and an assistant of their own: without an address the newest thread of the two is opened.
const shop = chatWith('Nordlicht shop assistant');
const returns = chatWith('Returns and warranty desk');
const courses = chatWith('Corporate orders and courses');

test('CH-1, CH-3: an administrator asks and gets a streamed answer whose sources can be opened', async ({
  page,
}) => {
  await enter(page, 'admin@acme.test', courses);
  await page.getByRole('button', { name: 'New chat' }).click();
  const steps = await watchGrowth(page);
  await page.getByRole('button', { name: 'Who gets a discount?' }).click();
  await answered(page);
  expect(await steps()).toBeGreaterThan(5);
  await expect(composer(page)).toBeFocused();
  await expect(composer(page)).toHaveValue('');

  await newest(page)
    .getByRole('button', { name: /^Source 1: / })
    .first()
    .click();
  await expect(page.getByRole('note')).toContainText('corporate-orders.md');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('note')).toBeHidden();
  await newest(page).getByRole('button', { name: 'Good answer' }).click();
  await expect(newest(page).getByRole('button', { name: 'Good answer' })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
});

test('CH-6: a reload after an answer finds all of it, the rating too', async ({ page }) => {
  await enter(page, 'google@acme.test', shop);
  await ask(page, QUESTION);
  await answered(page);
  const rated = page.waitForResponse((response) => response.url().endsWith('/RateAnswer'));
  await newest(page).getByRole('button', { name: 'Bad answer' }).click();
  await rated;
  const said = (await conversation(page).textContent()) ?? '';
  await page.reload();
  await expect(conversation(page)).toHaveText(said);
  await expect(newest(page).getByRole('button', { name: 'Bad answer' })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
});

test('CH-3, CH-6: what was said of an answer is not asked again after a reload', async ({ page }) => {
  await enter(page, 'agent@acme.test', shop);
  await page.getByRole('button', { name: 'New chat' }).click();
  await ask(page, QUESTION);
  await answered(page);
  await sayWhatIsWrong(page, newest(page));
  await page.reload();
  await findWhatWasWrong(newest(page));
});

test('CH-6: a reload in the middle of an answer resumes it, and asks nothing twice', async ({ page }) => {
  await enter(page, 'agent@acme.test', shop);
  await page.getByRole('button', { name: 'New chat' }).click();
  await ask(page, LONG_QUESTION);
  await answering(page);
  await page.reload();
  await answered(page);
  await expect(conversation(page).getByText(LONG_QUESTION)).toHaveCount(1);
  await expect(conversation(page).getByRole('button', { name: 'Good answer' })).toHaveCount(1);
});

test.describe('CH-6: a reload while a message is on its way leaves one message, no draft', () => {
  const cases: [what: string, arrives: boolean][] = [
    ['where it has arrived, and only the reply was held back', true],
    ['where it has not arrived', false],
  ];
  for (const [what, arrives] of cases) {
    test(what, async ({ page, problems }) => {
      // Where the message has not arrived, there is no thread yet.
      problems.expect(/status of 404 .*GetThread/);
      const sent: { messageId: string; answerId: string; threadId: string }[] = [];
      page.on('request', (request) => {
        if (request.url().endsWith('/SendMessage')) sent.push(request.postDataJSON());
      });
      await enter(page, 'agent@acme.test', returns);
      await page.getByRole('button', { name: 'New chat' }).click();
      const held = Promise.withResolvers<void>();
      await page.route(
        /\/SendMessage$/,
        async (route) => {
          if (arrives) await route.fetch();
          held.resolve();
          // No reply is ever given; the reload ends the wait for it.
        },
        { times: 1 },
      );
      await ask(page, 'How long does a repair take?');
      await held.promise;
      await composer(page).fill('And what does it');
      await page.reload();
      await answered(page);
      await expect(conversation(page).getByText('How long does a repair take?')).toHaveCount(1);
      await expect(conversation(page).getByRole('button', { name: 'Good answer' })).toHaveCount(1);
      await expect(composer(page)).toHaveValue('And what does it');
      // The message that is sent again is the same one, with the same ids.
      expect(sent).toEqual(arrives ? sent.slice(0, 1) : [sent[0], sent[0]]);

      await composer(page).fill('');
      await page.reload();
      await answered(page);
      await expect(conversation(page).getByText('How long does a repair take?')).toHaveCount(1);
      await expect(composer(page)).toHaveValue('');
    });
  }
});

test('CH-3, CH-5: Escape stops an answer, which keeps what came and is stopped on the server too', async ({
  page,
}) => {
  await enter(page, 'admin@acme.test', shop);
  await page.getByRole('button', { name: 'New chat' }).click();
  await ask(page, LONG_QUESTION);
  await answering(page);
  await page.keyboard.press('Escape');
  await expect(newest(page).getByText('You stopped this answer.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Send', exact: true })).toBeVisible();
  await page.reload();
  await expect(newest(page).getByText('You stopped this answer.')).toBeVisible();
  await newest(page).getByRole('button', { name: 'Try again' }).click();
  await answered(page);
});

test('CH-5: Shift and Enter start a new line, Enter during composition sends nothing', async ({ page }) => {
  await enter(page, 'admin@acme.test', returns);
  await page.getByRole('button', { name: 'New chat' }).click();
  await composer(page).pressSequentially('One line');
  await page.keyboard.press('Shift+Enter');
  await composer(page).pressSequentially('and another');
  await expect(composer(page)).toHaveValue('One line\nand another');
  await composer(page).dispatchEvent('keydown', { key: 'Enter', isComposing: true, bubbles: true });
  await expect(composer(page)).toHaveValue('One line\nand another');
  await expect(conversation(page)).toHaveCount(0);
});

test('CH-2, T15: 2000 characters pass; 2001 and nothing are refused with words, uncut and unsent', async ({
  page,
}) => {
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/SendMessage')) sent.push(request.postDataJSON().text);
  });
  await enter(page, 'google@acme.test', returns);
  await page.getByRole('button', { name: 'Send', exact: true }).waitFor();
  await composer(page).press('Enter');
  await expect(page.getByRole('alert')).toHaveText('Write a message first.');
  await composer(page).fill(' \n ');
  await composer(page).press('Enter');
  await expect(page.getByRole('alert')).toHaveText('Write a message first.');

  const full = 'How long is the warranty on a backpack? '.padEnd(2000, 'é');
  await composer(page).fill(`${full}x`);
  await expect(page.getByText('2,001 of 2,000 characters')).toBeVisible();
  await composer(page).press('Enter');
  await expect(page.getByRole('alert')).toHaveText(
    'Your message is 1 character too long. Shorten it to send it.',
  );
  await expect(composer(page)).toHaveValue(`${full}x`);
  expect(sent).toEqual([]);

  await composer(page).press('Backspace');
  await expect(page.getByText('2,000 of 2,000 characters')).toBeVisible();
  await composer(page).press('Enter');
  await expect(newest(page).getByRole('button', { name: 'Good answer' })).toHaveCount(1);
  expect(sent).toEqual([full]);
});

test.describe('ER-1, ER-3: what a subscription refuses is said in a dialog, and the text is kept', () => {
  const cases: [account: string, assistant: string, words: string, leadsTo: RegExp][] = [
    [
      'admin@canceled.test',
      'Library guide',
      "You can't perform this action because you don't have an active subscription. " +
        'Click here to pick your plan.',
      /\/pricing$/,
    ],
    [
      'admin@incomplete.test',
      'Practice assistant',
      "You can't perform this action because there is an issue with your subscription. Click here to fix it.",
      /\/portal\//,
    ],
    [
      'admin@trial-ended.test',
      'Support assistant',
      "You can't perform this action because your trial has ended. You can upgrade by clicking here.",
      /\/pricing$/,
    ],
    [
      'admin@daily-limit.test',
      'Support assistant',
      'You have reached your daily message limit. You can upgrade by clicking here.',
      /\/pricing$/,
    ],
    [
      'admin@monthly-limit.test',
      'Library guide',
      'You have reached your monthly character limit. You can upgrade by clicking here.',
      /\/pricing$/,
    ],
  ];
  for (const [account, assistant, words, leadsTo] of cases) {
    test(account, async ({ page, problems }) => {
      problems.expect(/status of 46\d/);
      const [, domain] = account.split('@');
      await enter(page, account, chatWith(assistant, domain));
      // Told before anything is sent.
      await expect(page.getByRole('button', { name: 'Manage subscription' })).toBeVisible();
      await ask(page, 'How do I get help?');
      const dialog = page.getByRole('alertdialog');
      await expect(dialog).toContainText(words);
      if (/limit/.test(account)) await expect(dialog).toContainText('The limit resets on');
      await expect(conversation(page)).toContainText('How do I get help?');
      await expect(conversation(page)).toContainText('Not sent');
      await dialog.getByRole('button', { name: 'Manage subscription' }).click();
      await expect(page).toHaveURL(leadsTo);
      // Who comes back reads what was said, although the page is another.
      await page.goto(chatWith(assistant, domain));
      await expect(newest(page)).toContainText('Not sent');
      await expect(newest(page).getByRole('button', { name: 'Manage subscription' })).toBeVisible();
      await expect(conversation(page)).not.toContainText('Not confirmed');
    });
  }
});

/** Asks what a limit refuses, and closes the dialog that says so. */
async function askInVain(page: Page, question: string): Promise<void> {
  await ask(page, question);
  await page.getByRole('alertdialog').getByRole('button', { name: 'Close' }).click();
}

test('ER-1: a limit that is used up is told before anything is sent, and not beside the message that it refused', async ({
  page,
  problems,
}) => {
  problems.expect(/status of 464/);
  await enter(page, 'admin@monthly-limit.test', chatWith('Library guide', 'monthly-limit.test'));
  const told = page.getByText('Monthly character limit reached. The limit resets on', { exact: false });
  await expect(told).toHaveCount(1);
  await expect(page.getByRole('button', { name: 'Manage subscription' })).toBeVisible();
  await askInVain(page, 'Is it still so?');
  await expect(newest(page)).toContainText('Monthly character limit reached');
  await expect(told).toHaveCount(1);
});

test('ER-1: a message that was refused is taken back into the composer, and stands red no more', async ({
  page,
  problems,
}) => {
  problems.expect(/status of 464/);
  await enter(page, 'admin@monthly-limit.test', chatWith('Library guide', 'monthly-limit.test'));
  await askInVain(page, 'Do I get it next month?');
  await newest(page).getByRole('button', { name: 'Take back' }).click();
  await expect(composer(page)).toBeFocused();
  for (const visit of ['now', 'after a reload']) {
    await expect(composer(page), visit).toHaveValue('Do I get it next month?');
    await expect(page.getByText('Not sent'), visit).toHaveCount(0);
    if (visit === 'now') await page.reload();
  }
});

test('ER-1: a message that a limit held back says so when the limit is lifted', async ({
  page,
  problems,
}) => {
  problems.expect(/status of 463/);
  await enter(page, 'admin@daily-limit.test', chatWith('Support assistant', 'daily-limit.test'));
  await askInVain(page, 'How do I get help?');
  await expect(newest(page)).toContainText('Daily message limit reached');
  // As after a payment in another window.
  await page.route('**/GetSubscriptionStatus', async (route) => {
    const reply = await route.fetch();
    await route.fulfill({ json: { ...(await reply.json()), dailyMessageLimit: 100_000 } });
  });
  await expect(newest(page)).toContainText('Your subscription allows it now.', { timeout: 20_000 });
  await expect(newest(page)).not.toContainText('Daily message limit reached');
  await expect(newest(page).getByRole('button', { name: 'Manage subscription' })).toHaveCount(0);
  await expect(newest(page).getByRole('button', { name: 'Try again' })).toBeVisible();
});

test('faults: offline, a message waits and goes out once when the connection is back', async ({
  page,
  context,
  problems,
}) => {
  problems.expect(/ERR_INTERNET_DISCONNECTED/);
  await enter(page, 'admin@trial.test', chatWith('Practice assistant', 'trial.test'));
  await page.getByRole('button', { name: 'Send', exact: true }).waitFor();
  await expect(page.getByText('Loading the conversation')).toHaveCount(0);
  await context.setOffline(true);
  await expect(
    page.getByText('You are offline. What you send goes out as soon as the connection is back.'),
  ).toBeVisible();
  await ask(page, 'When is the practice open?');
  await expect(newest(page).getByText('Waiting for a connection')).toBeVisible();
  await newest(page).getByRole('button', { name: 'Take back' }).click();
  await expect(page.getByText('Waiting for a connection')).toHaveCount(0);
  const composer = page.getByRole('textbox', { name: /^Message to/ });
  await expect(composer).toBeFocused();
  await expect(composer).toHaveValue('When is the practice open?');
  await page.keyboard.press('Enter');
  await expect(newest(page).getByText('Waiting for a connection')).toBeVisible();
  await context.setOffline(false);
  await answered(page);
  await expect(page.getByText('You are offline.')).toHaveCount(0);
  await page.reload();
  await expect(conversation(page).getByText('When is the practice open?')).toHaveCount(1);
});

test('CH-6: a connection that breaks in the middle of an answer is taken up again', async ({
  page,
  context,
  problems,
}) => {
  problems.expect(/ERR_INTERNET_DISCONNECTED|ERR_NETWORK_CHANGED|ERR_INCOMPLETE_CHUNKED/);
  await enter(page, 'google@acme.test', courses);
  await ask(
    page,
    'Which courses take place in winter, what do they cost and is there a discount for groups?',
  );
  await answering(page);
  await context.setOffline(true);
  await expect(page.getByText('The rest of the answer is fetched as soon as it is back.')).toBeVisible();
  await context.setOffline(false);
  await answered(page);
  await expect(newest(page).getByText('incomplete')).toHaveCount(0);
});

test('faults: a token that expires while an answer comes ends nothing, and the next call refreshes once', async ({
  page,
  problems,
}) => {
  problems.expect(/status of 401/);
  await signIn(page, 'admin@acme.test', returns);
  await page.getByRole('button', { name: 'New chat' }).click();
  await ask(page, LONG_QUESTION);
  await answering(page);
  const refreshes = countCalls(page, '/oauth/token');
  // From here on the server takes no token that was given before.
  const expired = new Set<string>();
  await page.route('**/api/Chat/**', async (route) => {
    const { authorization = '' } = route.request().headers();
    if (refreshes.count() === 0) expired.add(authorization);
    if (expired.has(authorization)) await route.fulfill({ status: 401, json: {} });
    else await route.continue();
  });
  await answered(page);
  const next = 'How long does a repair take?';
  await ask(page, next);
  await answered(page);
  await holds('token expires while an answer comes x chat', page, {
    shows: [conversation(page).getByText(LONG_QUESTION), conversation(page).getByText(next)],
    calls: [[refreshes, 1]],
  });
});

test('faults: a draft survives a reload', async ({ page }) => {
  await enter(page, 'admin@acme.test', returns);
  await composer(page).fill('What was I about to');
  await page.reload();
  await expect(composer(page)).toHaveValue('What was I about to');
});

test('faults: in two tabs one message is one message, and each answers', async ({ page, context }) => {
  await enter(page, 'agent@acme.test', returns);
  const other = await context.newPage();
  await other.goto(returns);
  for (const tab of [page, other]) await tab.getByRole('button', { name: 'New chat' }).click();
  await Promise.all([
    ask(page, 'How long does a repair take?'),
    ask(other, 'What does the warranty not cover?'),
  ]);
  await Promise.all([answered(page), answered(other)]);
  for (const tab of [page, other]) {
    await expect(conversation(tab).getByRole('button', { name: 'Good answer' })).toHaveCount(1);
  }
  await expect(conversation(page)).not.toContainText('What does the warranty not cover?');
});

test('CH-3: a regenerated answer is a version beside the first one, which a reload keeps', async ({
  page,
}) => {
  await enter(page, 'admin@acme.test', returns);
  await page.getByRole('button', { name: 'New chat' }).click();
  await ask(page, 'How long does a repair take?');
  await answered(page);
  await newest(page).getByRole('button', { name: 'Regenerate answer' }).click();
  const version = (number: number) =>
    newest(page).getByRole('group', { name: `Version ${number} of 2`, exact: true });
  await expect(version(2)).toBeVisible();
  await answered(page);
  await newest(page).getByRole('button', { name: 'Bad answer' }).click();
  await version(2).getByRole('button', { name: 'Previous version' }).click();
  await expect(version(1)).toBeVisible();
  await expect(newest(page).getByRole('button', { name: 'Bad answer' })).toHaveAttribute(
    'aria-pressed',
    'false',
  );

  await page.reload();
  await expect(version(2)).toBeVisible();
  await expect(newest(page).getByRole('button', { name: 'Bad answer' })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await version(2).getByRole('button', { name: 'Previous version' }).click();
  await expect(version(1)).toBeVisible();
  await expect(conversation(page).getByText('How long does a repair take?')).toHaveCount(1);
});

test('CH-3: an edited message is answered anew, its first version a press away, after a reload too', async ({
  page,
}) => {
  await enter(page, 'agent@acme.test', returns);
  await page.getByRole('button', { name: 'New chat' }).click();
  await ask(page, 'How long does a repair take?');
  await answered(page);
  await conversation(page).getByRole('button', { name: 'Edit message' }).click();
  const field = page.getByRole('textbox', { name: 'Your message, being edited' });
  await expect(field).toBeFocused();
  await field.fill('What does the warranty not cover?');
  await field.press('Enter');
  await answered(page);
  await expect(conversation(page)).not.toContainText('How long does a repair take?');

  await page.reload();
  await expect(conversation(page)).toContainText('What does the warranty not cover?');
  const versions = conversation(page).getByRole('group', { name: /^Version \d of 2$/ });
  await versions.getByRole('button', { name: 'Previous version' }).click();
  await expect(versions).toHaveAccessibleName('Version 1 of 2');
  await expect(conversation(page)).toContainText('How long does a repair take?');
  await expect(conversation(page)).not.toContainText('What does the warranty not cover?');
  await expect(newest(page).getByRole('button', { name: 'Good answer' })).toHaveCount(1);
});

test('faults: half an edit survives a reload, until it is cancelled', async ({ page }) => {
  await enter(page, 'agent@acme.test', returns);
  await page.getByRole('button', { name: 'New chat' }).click();
  await ask(page, 'How long does a repair take?');
  await answered(page);
  await conversation(page).getByRole('button', { name: 'Edit message' }).click();
  const field = page.getByRole('textbox', { name: 'Your message, being edited' });
  await field.fill('What does the warr');
  await page.reload();
  await expect(field).toHaveValue('What does the warr');
  await field.press('Escape');
  await expect(field).toHaveCount(0);
  await page.reload();
  await expect(conversation(page)).toContainText('How long does a repair take?');
  await expect(field).toHaveCount(0);
});

test('FA-1: two tabs see one conversation, its answers as they come, and keep their drafts', async ({
  page,
  context,
}) => {
  await enter(page, 'admin@acme.test', shop);
  await page.getByRole('button', { name: 'New chat' }).click();
  await ask(page, QUESTION);
  await answered(page);
  const other = await context.newPage();
  await other.goto(page.url());
  const said = (await conversation(page).textContent()) ?? '';
  await expect(conversation(other)).toHaveText(said);

  await composer(other).fill('Half a thought');
  const steps = await watchGrowth(other);
  await ask(page, LONG_QUESTION);
  await answering(other);
  await Promise.all([answered(page), answered(other)]);
  expect(await steps()).toBeGreaterThan(5);
  await expect(conversation(other).getByText(LONG_QUESTION)).toHaveCount(1);
  await expect(conversation(other)).toHaveText((await conversation(page).textContent()) ?? '');
  await holds('two tabs x chat', other, {
    keeps: [[composer(other), 'Half a thought']],
    shows: [conversation(other).getByText(LONG_QUESTION)],
  });

  await newest(page).getByRole('button', { name: 'Good answer' }).click();
  await expect(newest(other).getByRole('button', { name: 'Good answer' })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await ask(page, LONG_QUESTION);
  await answering(other);
  await other.getByRole('button', { name: 'Stop answering' }).click();
  for (const tab of [page, other]) {
    await expect(newest(tab).getByText('You stopped this answer.')).toBeVisible();
  }
});

test('faults: what another device did is there when the reader comes back to the window', async ({
  page,
  browser,
  problems,
}) => {
  await enter(page, 'admin@acme.test', courses);
  await page.getByRole('button', { name: 'New chat' }).click();
  await ask(page, 'Who gets a discount?');
  await answered(page);
  const device = await browser.newContext();
  await problems.watch(device);
  const other = await device.newPage();
  await enter(other, 'admin@acme.test', page.url());
  await ask(other, 'Which courses take place in winter and what do they cost?');
  await answered(other);
  await expect(conversation(page)).not.toContainText('Which courses take place in winter');
  await page.evaluate(() => window.dispatchEvent(new Event('focus')));
  await expect(conversation(page)).toHaveText((await conversation(other).textContent()) ?? '');
  await device.close();
});

test('CH-5: a message sent by Enter while the conversation still loads goes out once, after it', async ({
  page,
}) => {
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/SendMessage')) sent.push(request.postDataJSON().text);
  });
  await enter(page, 'agent@acme.test', shop);
  await page.getByRole('button', { name: 'New chat' }).click();
  await ask(page, QUESTION);
  await answered(page);
  const history = Promise.withResolvers<void>();
  await page.route(/\/GetThread\?/, async (route) => {
    await history.promise;
    await route.continue();
  });
  await page.reload();
  await composer(page).fill('Do you ship to Norway?');
  await composer(page).press('Enter');
  await expect(composer(page)).toHaveValue('');
  expect(sent).toEqual([QUESTION]);
  history.resolve();
  await expect(conversation(page).getByText('Do you ship to Norway?')).toHaveCount(1);
  await expect(newest(page).getByRole('button', { name: 'Good answer' })).toHaveCount(1);
  await expect(conversation(page).getByText(QUESTION)).toHaveCount(1);
  expect(sent).toEqual([QUESTION, 'Do you ship to Norway?']);
});

test('CH-1: conversations are listed with what is unread, and back and reload find each of them', async ({
  page,
}) => {
  const question = `Before I order: ${LONG_QUESTION}`;
  // From here on no other journey opens the newest conversation of this account: that would mark it as read.
  await enter(page, 'google@acme.test', shop);
  const row = page
    .getByRole('navigation', { name: 'Conversations' })
    .getByRole('button', { name: /^Before I order: / });
  await page.getByRole('button', { name: 'New chat' }).click();
  await ask(page, question);
  await answering(page);

  // Nobody reads the rest of the answer.
  await page.getByRole('button', { name: 'New chat' }).click();
  await expect(conversation(page)).toHaveCount(0);
  await expect(row).not.toHaveAttribute('aria-current');
  await expect(row).toContainText('1 unread', { timeout: 50_000 });

  await row.click();
  await expect(newest(page).getByRole('button', { name: 'Good answer' })).toHaveCount(1);
  await expect(conversation(page)).toContainText(question);
  await expect(row).toHaveAttribute('aria-current', 'true');
  await expect(composer(page)).toBeFocused();
  await expect(row).not.toContainText('unread');
  await page.goBack();
  await expect(conversation(page)).toHaveCount(0);
  await page.goForward();
  await holds('back button x chat', page, { shows: [conversation(page).getByText(question)] });
  await page.reload();
  await expect(conversation(page)).toContainText(question);
  await expect(row).not.toContainText('unread');
});

test.describe('CH-1: a person renames and deletes their own conversations', () => {
  const OPENING = 'When does the lighthouse open?';
  const HOURS = 'Which hours has the lighthouse?';
  const rows = (page: Page) => page.getByRole('navigation', { name: 'Conversations' }).getByRole('listitem');
  const menuOf = (page: Page, title: string) => page.getByRole('button', { name: `Actions for ${title}` });
  const question = (page: Page, title: string) =>
    page.getByRole('alertdialog', { name: `Delete the conversation “${title}”?` });

  /** From the button of a menu, by keys. */
  async function pickDelete(page: Page): Promise<void> {
    await page.keyboard.press('Enter');
    await expect(page.getByRole('menuitem', { name: 'Rename' })).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await expect(page.getByRole('menuitem', { name: 'Delete' })).toBeFocused();
    await page.keyboard.press('Enter');
  }

  /** An assistant of which the administrator has asked both questions, the second one last. */
  async function askBoth(page: Page): Promise<string> {
    await enter(page, 'admin@chat.test');
    const { assistant } = await publishAssistant(page, 'Harbour master');
    await page.goto(`/assistants/chat/${assistant}`);
    for (const asked of [OPENING, HOURS]) {
      await page.getByRole('button', { name: 'New chat' }).click();
      await ask(page, asked);
      await answered(page);
    }
    return assistant;
  }

  test('by mouse, and other windows follow', async ({ page, context, problems }) => {
    // The other window looks for what was deleted, and so does whoever goes back to it.
    problems.expect(/status of 404 .*GetThread/);
    await askBoth(page);
    const deleted = page.url();
    const other = await context.newPage();
    await other.goto(deleted);
    await expect(conversation(other)).toContainText(HOURS);
    await composer(other).fill('Half a thought');

    await rows(page).filter({ hasText: OPENING }).hover();
    await menuOf(page, OPENING).click();
    await page.getByRole('menuitem', { name: 'Rename' }).click();
    const title = page.getByRole('textbox', { name: 'Title' });
    await expect(title).toBeFocused();
    await page.keyboard.type('Opening hours');
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(title).toHaveCount(0);
    for (const tab of [page, other]) await expect(rows(tab)).toContainText([HOURS, 'Opening hours']);
    // What is asked there later leaves it as it is called.
    await rows(page).filter({ hasText: 'Opening hours' }).getByRole('button').first().click();
    await expect(conversation(page)).toContainText(OPENING);
    await ask(page, 'Does the lighthouse open at nine?');
    await answered(page);
    await expect(rows(page)).toContainText(['Opening hours', HOURS]);

    await page.goBack();
    await expect(conversation(page)).toContainText(HOURS);
    await menuOf(page, HOURS).click();
    await page.getByRole('menuitem', { name: 'Delete' }).click();
    await question(page, HOURS).getByRole('button', { name: 'Cancel' }).click();
    await expect(rows(page)).toHaveCount(2);
    await menuOf(page, HOURS).click();
    await page.getByRole('menuitem', { name: 'Delete' }).click();
    await question(page, HOURS).getByRole('button', { name: 'Delete' }).click();
    await expect(page.getByText('Conversation deleted')).toBeVisible();
    // A new one has begun in its place.
    await expect(conversation(page)).toHaveCount(0);
    await expect(page).not.toHaveURL(deleted);
    await expect(composer(page)).toBeFocused();
    for (const tab of [page, other]) await expect(rows(tab)).toContainText(['Opening hours']);
    for (const tab of [page, other]) await expect(rows(tab)).toHaveCount(1);
    await expect(composer(other)).toHaveValue('Half a thought');
    await page.goForward();
    await expect(conversation(page)).toContainText('Does the lighthouse open at nine?');
    await page.goBack();
    await expect(page).not.toHaveURL(deleted);
    await expect(conversation(page)).toHaveCount(0);

    // Who kept its address begins a conversation there.
    await page.goto(deleted);
    await expect(conversation(page)).toHaveCount(0);
    await expect(composer(page)).toBeEditable();
    await expect(rows(page)).toHaveCount(1);
  });

  test('by keyboard, and what was typed stays', async ({ page }) => {
    await askBoth(page);
    await rows(page).filter({ hasText: OPENING }).getByRole('button').first().focus();
    await page.keyboard.press('Tab');
    await expect(menuOf(page, OPENING)).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('menuitem', { name: 'Rename' })).toBeFocused();
    await page.keyboard.press('Enter');
    const title = page.getByRole('textbox', { name: 'Title' });
    await expect(title).toBeFocused();
    await page.keyboard.type('Opening');
    // What a reload interrupts goes on.
    await page.reload();
    await expect(title).toHaveValue('Opening');
    await expect(title).toBeFocused();
    await page.keyboard.type(' hours');
    await page.keyboard.press('Enter');
    await expect(title).toHaveCount(0);
    await expect(rows(page)).toContainText([HOURS, 'Opening hours']);
    await expect(page.locator('body')).not.toBeFocused();

    await ask(page, LONG_QUESTION);
    await answering(page);
    await composer(page).fill('Does the lighthouse open at nine?');
    await menuOf(page, HOURS).focus();
    await pickDelete(page);
    const button = question(page, HOURS).getByRole('button', { name: 'Delete' });
    await expect(question(page, HOURS).getByRole('button', { name: 'Cancel' })).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(button).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(question(page, HOURS)).toHaveCount(0);
    await expect(rows(page)).toHaveCount(1);
    await expect(conversation(page)).toHaveCount(0);
    await expect(composer(page)).toBeFocused();
    await expect(composer(page)).toHaveValue('Does the lighthouse open at nine?');

    // One that is not open leaves the open one as it is.
    await page.keyboard.press('Enter');
    await answered(page);
    await menuOf(page, 'Opening hours').focus();
    await pickDelete(page);
    await expect(question(page, 'Opening hours').getByRole('button', { name: 'Cancel' })).toBeFocused();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(rows(page)).toContainText(['Does the lighthouse open at nine?']);
    await expect(rows(page)).toHaveCount(1);
    await expect(rows(page)).toBeFocused();
    await expect(conversation(page)).toContainText('Does the lighthouse open at nine?');
  });

  test.describe('on a phone', () => {
    test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });
    test('in the drawer', async ({ page }) => {
      await askBoth(page);
      await page.getByRole('button', { name: /^Show conversations/ }).tap();
      const drawer = page.getByRole('dialog', { name: 'Conversations' });
      const box = await menuOf(page, OPENING).boundingBox();
      expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
      await menuOf(page, OPENING).tap();
      await page.getByRole('menuitem', { name: 'Rename' }).tap();
      await page.getByRole('textbox', { name: 'Title' }).fill('Opening hours');
      await page.getByRole('button', { name: 'Save' }).tap();
      await expect(page.getByRole('textbox', { name: 'Title' })).toHaveCount(0);
      await expect(drawer).toBeVisible();
      await expect(rows(page)).toContainText([HOURS, 'Opening hours']);
      await menuOf(page, 'Opening hours').tap();
      await page.keyboard.press('Escape');
      await expect(page.getByRole('menu')).toHaveCount(0);
      await expect(drawer).toBeVisible();

      await menuOf(page, HOURS).tap();
      await page.getByRole('menuitem', { name: 'Delete' }).tap();
      await question(page, HOURS).getByRole('button', { name: 'Delete' }).tap();
      await expect(drawer).toHaveCount(0);
      await expect(conversation(page)).toHaveCount(0);
      await expect(page.getByText('Conversation deleted')).toBeVisible();
      await page.getByRole('button', { name: /^Show conversations/ }).tap();
      await expect(rows(page)).toContainText(['Opening hours']);
      await expect(rows(page)).toHaveCount(1);
    });
  });
});

test.describe('CH-1: by touch', () => {
  test.use({ hasTouch: true, isMobile: true });
  test('a conversation is opened without a keyboard over it', async ({ page }) => {
    await enter(page, 'admin@acme.test', courses);
    const begin = page.getByRole('button', { name: 'New chat' });
    await begin.tap();
    await expect(page).toHaveURL(/thread=/);
    await expect(begin).toBeFocused();
  });

  test('the field takes no focus as a chat opens, nor as a starter question is asked', async ({ page }) => {
    await enter(page, 'admin@acme.test', shop);
    await expect(composer(page)).toBeEditable();
    await expect(composer(page)).not.toBeFocused();
    await page.getByRole('button', { name: 'New chat' }).tap();
    await page.getByRole('button', { name: 'How long does delivery take?' }).tap();
    await expect(newest(page).getByRole('button', { name: 'Good answer' })).toHaveCount(1);
    await expect(composer(page)).not.toBeFocused();
  });
});

test('T6, T7: what is written into a conversation stays text', async ({ page }) => {
  const outside: string[] = [];
  page.on('request', (request) => {
    if (!new URL(request.url()).hostname.match(/^localhost$/)) outside.push(request.url());
  });
  page.on('dialog', (dialog) => outside.push(`dialog: ${dialog.message()}`));
  const hostile =
    '<img src=x onerror=alert(1)> ![pixel](https://evil.test/p.png) ' +
    '[link](javascript:alert(1)) <script>alert(1)</script>';
  await enter(page, 'admin@trial.test', chatWith('Practice assistant', 'trial.test'));
  await page.getByRole('button', { name: 'New chat' }).click();
  await ask(page, hostile);
  await expect(newest(page).getByRole('button', { name: 'Good answer' })).toHaveCount(1);
  await expect(conversation(page).getByText(hostile)).toBeVisible();
  await expect(
    conversation(page).locator('img[src^="http"], img[src="x"], a[href^="javascript"], script'),
  ).toHaveCount(0);
  expect(outside).toEqual([]);
});

test('T17: what the address names in place of a thread is none', async ({ page }) => {
  await enter(page, 'admin@acme.test');
  for (const thread of ['__proto__', 'constructor', 'x']) {
    await page.goto(`${shop}?thread=${thread}`);
    await expect(composer(page), thread).toBeEditable();
    await expect(page.getByText('The conversation could not be loaded')).toHaveCount(0);
    await expect(page).not.toHaveURL(/thread=/);
  }
});

test('CH-4: an assistant that is not there, or another organisation’s, is said not to be there', async ({
  page,
  problems,
}) => {
  problems.expect(/status of 40[34]/);
  await enter(page, 'admin@acme.test', '/assistants/chat/00000000-0000-4000-8000-000000000000');
  const missing = 'This assistant does not exist or is not yours';
  await expect(page.getByRole('alert')).toContainText(missing);
  await expect(page.getByRole('heading', { level: 1, name: missing })).toBeFocused();
  await expect(page.getByRole('link', { name: 'See deleted assistants' })).toBeVisible();
  await page.goto('/assistants/chat/not-an-id');
  await expect(page.getByRole('alert')).toContainText(missing);
  await expect(page.getByRole('button', { name: 'Try again' })).toHaveCount(0);
  await page.goto(chatWith('Practice assistant', 'trial.test'));
  await expect(page.getByRole('alert')).toContainText(missing);
});

test('CH-4, CH-6: an open chat says that access was taken away, and keeps what was typed until it is back', async ({
  page,
  browser,
  problems,
}) => {
  problems.expect(/status of 403/);
  await enter(page, 'admin@chat.test');
  const client = await clientOf(page);
  const { rows } = await client.call('getUsers', { search: 'agent@chat.test' });
  const assistantGuid = randomUUID();
  await client.call('createAssistant', { name: 'Night desk', assistantGuid });
  const giveTo = async (userIds: string[]) => {
    const { draft, version } = await client.call('getAssistantDraft', { assistantGuid });
    const given = { ...draft, audience: 'chosen' as const, userIds };
    const saved = await client.call('saveAssistantDraft', { assistantGuid, base: version, draft: given });
    await client.call('publishAssistant', { assistantGuid, version: saved.version });
  };
  const agent = rows.map(({ userId }) => userId);
  await giveTo(agent);

  const theirs = await browser.newContext();
  await problems.watch(theirs);
  const sending = await theirs.newPage();
  await enter(sending, 'agent@chat.test', `/assistants/chat/${assistantGuid}`);
  await ask(sending, 'Is anybody there?');
  await expect(newest(sending).getByRole('button', { name: 'Good answer' })).toBeVisible();
  const waiting = await theirs.newPage();
  await waiting.goto(sending.url());
  await expect(conversation(waiting)).toContainText('Is anybody there?');
  await composer(waiting).fill('Half a thought');
  // One learns of it by sending, the other by its list of conversations alone.
  await sending.route('**/GetThreads?*', () => undefined);
  await giveTo([]);
  await ask(sending, 'Do you open on Sundays?');
  for (const [window, text] of [
    [sending, 'Do you open on Sundays?'],
    [waiting, 'Half a thought'],
  ] as const) {
    const told = window.getByRole('alert').filter({ hasText: "You can't use this assistant" });
    await expect(told).toContainText('What you wrote was not sent:');
    await expect(told).toContainText(text);
    await expect(window.getByRole('heading', { name: "You can't use this assistant" })).toBeFocused();
    await expect(conversation(window)).toContainText('Is anybody there?');
    // As long as the access is not given back.
    await window.getByRole('button', { name: 'Try again' }).click();
    await expect(told).toContainText(text);
    await expect(composer(window)).toHaveCount(0);
  }

  await giveTo(agent);
  await waiting.getByRole('button', { name: 'Try again' }).click();
  await expect(composer(waiting)).toHaveValue('Half a thought');
  await expect(composer(waiting)).toBeFocused();
  await sending.unrouteAll();
  await sending.reload();
  await expect(newest(sending)).toContainText('Do you open on Sundays?');
  await sending.getByRole('button', { name: 'Try again' }).click();
  await expect(newest(sending).getByRole('button', { name: 'Good answer' })).toBeVisible();
  await expect(conversation(sending).getByText('Do you open on Sundays?')).toHaveCount(1);
  await theirs.close();
});

test('CH-4, FA-1: what was read stays when an administrator pauses the assistant', async ({
  page,
  browser,
  problems,
}) => {
  problems.expect(/status of 404/);
  await enter(page, 'admin@chat.test');
  const { assistant } = await publishAssistant(page, 'Lighthouse at dusk');
  const client = await clientOf(page);
  const theirs = await browser.newContext();
  await problems.watch(theirs);
  const reader = await theirs.newPage();
  await enter(reader, 'agent@chat.test', `/assistants/chat/${assistant}`);
  await ask(reader, 'When does the lighthouse open?');
  await answered(reader);
  const said = (await newest(reader).textContent()) ?? '';
  expect(said).toContain('nine');

  await client.call('pauseAssistants', { assistantGuids: [assistant] });
  await ask(reader, 'And in winter?');
  const told = reader.getByRole('alert').filter({ hasText: 'This assistant is not available' });
  await expect(told).toContainText('And in winter?');
  await expect(told.getByRole('heading')).toBeFocused();
  await expect(composer(reader)).toHaveCount(0);
  await expect(conversation(reader)).toContainText('When does the lighthouse open?');
  await expect(newest(reader)).toContainText('nine');
  await expect(conversation(reader)).not.toContainText('And in winter?');
  await newest(reader)
    .getByRole('button', { name: /^Source 1: / })
    .first()
    .click();
  await expect(reader.getByRole('note')).toContainText('hours.md');
  await reader.keyboard.press('Escape');
  const copy = () => newest(reader).getByRole('button', { name: 'Copy message' }).click();
  expect(await copiedBy(reader, copy)).toContain('nine');

  // As long as it is paused.
  await told.getByRole('button', { name: 'Try again' }).click();
  await expect(newest(reader)).toContainText('nine');
  await expect(composer(reader)).toHaveCount(0);
  await client.call('resumeAssistants', { assistantGuids: [assistant] });
  await told.getByRole('button', { name: 'Try again' }).click();
  await expect(newest(reader)).toContainText('And in winter?');
  await expect(composer(reader)).toBeEditable();
  await theirs.close();
});

test('RT-8: a user at an assistant that is not theirs finds the way to their own', async ({
  page,
  problems,
}) => {
  problems.expect(/status of 40[34]/);
  await enter(page, 'agent@acme.test', '/assistants/chat/garbage');
  const missing = page.getByRole('heading', { name: 'This assistant does not exist or is not yours' });
  await expect(missing).toBeVisible();
  await page.getByRole('link', { name: 'Go to your assistants' }).click();
  await expect(composer(page)).toBeEditable();
  await page.goto('/assistants/chat/00000000-0000-4000-8000-000000000000');
  await expect(missing).toBeVisible();
  await page.getByRole('banner').getByRole('link').click();
  await expect(composer(page)).toBeEditable();
});

test('RT-8: a user without the shell chats the same way', async ({ page }) => {
  await signIn(page, 'agent@acme.test');
  await page.getByRole('button', { name: 'New chat' }).click();
  await ask(page, 'How do I wash a down sleeping bag?');
  await answered(page);
  await chooseInAccountMenu(page, 'Logout');
  await expect(page.getByLabel('Password')).toBeVisible();
});

test('RT-8, SH-4: a user without the shell chooses how the chat looks, and keeps it', async ({ page }) => {
  await enter(page, 'agent@acme.test');
  await expect(composer(page)).toBeEditable();
  await chooseInAccountMenu(page, 'Settings');
  const drawer = page.getByRole('dialog', { name: 'App Settings' });
  await drawer.getByRole('radio', { name: 'Dark' }).click();
  await expect(drawer.getByRole('radio', { name: 'Horizontal' })).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: /^Account menu/ })).toBeFocused();
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
});
