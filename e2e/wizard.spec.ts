import { randomUUID } from 'node:crypto';
import { DEMO_PASSWORD } from '@parley/server/demo';
import type { Page } from '@playwright/test';
import { expect, test } from './journey.ts';
import { CHOSEN_PASSWORD, clientOf, identityOrigin, portalOrigin, signIn } from './portal.ts';

const next = (page: Page) => page.getByRole('button', { name: 'Next', exact: true }).click();
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

test('WZ-1: five steps, left in one browser and finished twice at once in another, and by a colleague, make one assistant', async ({
  page,
  browser,
  problems,
}) => {
  problems.expect(/status of 409/);
  await signIn(page, 'admin@wizard.test');
  await page.getByRole('radio', { name: /Customer support/ }).click();
  await next(page);
  await page.getByRole('textbox', { name: 'Name' }).fill('Lock keeper');
  // Going back leads to the step before, and not to the page of the sign-in.
  await page.goBack();
  await expect(page.getByRole('radio', { name: /Customer support/ })).toBeChecked();
  await page.goForward();
  await expect(page.getByRole('textbox', { name: 'Name' })).toHaveValue('Lock keeper');
  // Also where the wizard's own way led back before, and the steps after it are a way forward.
  await next(page);
  await expect(heading(page, 'What should it read?')).toBeVisible();
  await page.getByRole('button', { name: 'Back', exact: true }).click();
  await expect(page.getByRole('textbox', { name: 'Name' })).toHaveValue('Lock keeper');
  await page.goBack();
  await expect(page.getByRole('radio', { name: /Customer support/ })).toBeChecked();
  await page.goForward();
  await page.goForward();
  await expect(heading(page, 'What should it read?')).toBeVisible();
  await page.getByRole('button', { name: 'Use case' }).click();
  await expect(page.getByRole('radio', { name: /Customer support/ })).toBeChecked();
  await next(page);
  await expect(page.getByRole('textbox', { name: 'Name' })).toHaveValue('Lock keeper');
  // Not yet with the server when the page goes.
  await page.reload();
  await expect(page.getByRole('textbox', { name: 'Name' })).toHaveValue('Lock keeper');
  const avatar = page.waitForResponse((response) => response.url().endsWith('/UploadAssistantAvatar'));
  await page.locator('input[type=file]').setInputFiles({
    name: 'portrait.png',
    mimeType: 'image/png',
    buffer: await page.screenshot(),
  });
  expect((await avatar).status()).toBe(200);
  await next(page);
  // Each file has one row all the way, however many come at once.
  const files = ['lock.txt', 'bridge.txt'];
  await page.locator('input[type=file]').setInputFiles(
    files.map((name) => ({
      name,
      mimeType: 'text/plain',
      buffer: Buffer.from('The lock opens at six in the morning.'),
    })),
  );
  for (const name of files) {
    await expect(page.getByRole('listitem').filter({ hasText: name })).toHaveText(/Ready/);
  }
  await next(page);
  await page.getByRole('textbox', { name: /Welcome message/ }).fill('Ahoy!');
  const kept = page.waitForResponse((response) => response.url().endsWith('/KeepWizardProgress'));
  await kept;
  await expect(page.getByText('Your answers are kept.', { exact: false })).toBeVisible();

  // Another browser goes on where the first one was.
  const elsewhere = await browser.newContext();
  await problems.watch(elsewhere);
  const other = await elsewhere.newPage();
  await signIn(other, 'admin@wizard.test');
  await expect(heading(other, 'How does it say hello?')).toBeVisible();
  await expect(other.getByRole('textbox', { name: /Welcome message/ })).toHaveValue('Ahoy!');
  await other.getByRole('button', { name: 'Data' }).click();
  await expect(other.getByRole('listitem').filter({ hasText: 'lock.txt' })).toContainText('Ready');
  await next(other);
  for (const window of [page, other]) {
    await next(window);
    await expect(window.getByText(/data-widget-key="/).first()).toBeVisible();
  }

  // One more window has other answers, which must not be written over what is done meanwhile.
  const late = await elsewhere.newPage();
  await late.goto('/');
  await late.getByRole('button', { name: 'Name' }).click();
  await late.getByRole('textbox', { name: 'Name' }).fill('Late keeper');
  for (let step = 0; step < 3; step++) await next(late);
  await expect(late.getByText(/data-widget-key="/).first()).toBeVisible();

  // A colleague answers too, and finishes last.
  const beside = await browser.newContext();
  await problems.watch(beside);
  const colleague = await beside.newPage();
  await signIn(colleague, 'colleague@wizard.test');
  await colleague.getByRole('radio', { name: /Customer support/ }).click();
  await next(colleague);
  await colleague.getByRole('textbox', { name: 'Name' }).fill('Bridge keeper');
  for (let step = 0; step < 3; step++) await next(colleague);
  await expect(colleague.getByText(/data-widget-key="/).first()).toBeVisible();

  await Promise.all([page, other].map((window) => window.getByRole('button', { name: 'Finish' }).click()));
  for (const window of [page, other]) {
    await window.waitForURL(/\/assistants\/chat\/[^/]+\/firstSession$/);
    await expect(window.getByText('Ahoy!').first()).toBeVisible();
    // It has files: they are no step that is left.
    const steps = window.getByRole('region', { name: 'Next steps' }).getByRole('link');
    await expect(steps).toHaveText(['Style the widget', 'Edit and publish']);
  }
  await other.goto('/');
  await expect(other.getByText('1 assistant', { exact: true })).toBeVisible();
  await late.getByRole('button', { name: 'Finish' }).click();
  const asked = late.getByRole('dialog', { name: 'This assistant is set up already' });
  await expect(asked).toContainText('Lock keeper');
  await asked.getByRole('button', { name: 'Keep it as it is' }).click();
  await late.waitForURL(/\/assistants\/chat\/[^/]+\/firstSession$/);
  await colleague.getByRole('button', { name: 'Finish' }).click();
  const question = colleague.getByRole('dialog', { name: 'A colleague was first' });
  await expect(question).toContainText('Lock keeper');
  await question.getByRole('button', { name: 'Keep it as it is' }).click();
  await colleague.waitForURL(/\/assistants\/chat\/[^/]+\/firstSession$/);
  await expect(colleague.getByText('Ahoy!').first()).toBeVisible();
  await elsewhere.close();
  await beside.close();
});

test('SH-5, WZ-1: who accepts an invitation in German begins in German, and changes the language over what they type', async ({
  page,
  browser,
  problems,
}) => {
  await signIn(page, 'colleague@wizard-language.test');
  await expect(heading(page, 'What is your assistant for?')).toBeVisible();
  const { sent } = await (await clientOf(page)).call('inviteUsers', {
    invitationGuid: randomUUID(),
    emails: ['mia@wizard-language.test'],
    role: 'admin',
    assistantGuids: [],
  });

  const plain = await browser.newContext({ javaScriptEnabled: false });
  const withoutScript = await plain.newPage();
  await withoutScript.goto(sent[0]?.url ?? '');
  await typeOverLanguages(withoutScript);
  await plain.close();

  const theirs = await browser.newContext();
  await problems.watch(theirs);
  const invited = await theirs.newPage();
  await invited.goto(sent[0]?.url ?? '');
  await typeOverLanguages(invited);
  await invited.getByLabel('Passwort', { exact: true }).fill(CHOSEN_PASSWORD);
  await invited.getByLabel('Passwort wiederholen').fill(CHOSEN_PASSWORD);
  await invited.getByRole('button', { name: 'Einladung annehmen' }).click();
  await expect(invited).toHaveURL(`${portalOrigin}/welcome-wizard`);
  await expect(invited.locator('html')).toHaveAttribute('lang', 'de');
  await invited.getByRole('radio', { name: /Kundenservice/ }).click();
  await invited.getByRole('button', { name: 'Weiter', exact: true }).click();
  await invited.getByRole('textbox', { name: 'Name' }).fill('Schleusenwart');

  await invited.getByRole('button', { name: 'Sprache: Deutsch' }).click();
  await invited.getByRole('menuitemradio', { name: 'English' }).click();
  await expect(heading(invited, 'What is it called?')).toBeVisible();
  await expect(invited.getByRole('textbox', { name: 'Name' })).toHaveValue('Schleusenwart');
  // What nobody has written is said in the new language, and the account has it.
  await expect(invited.getByRole('figure')).toContainText('Where is my order?');
  await expect(invited.getByText('Your answers are kept.', { exact: false })).toBeVisible();
  await invited.reload();
  await expect(heading(invited, 'What is it called?')).toBeVisible();
  await expect(invited.getByRole('textbox', { name: 'Name' })).toHaveValue('Schleusenwart');
  const settings = await (await clientOf(invited)).call('getUserSettings');
  expect(settings.language).toBe('en');
  await theirs.close();
});

/** Types a name and a password on the page of an invitation, and reads it in German: the name stays. */
async function typeOverLanguages(invited: Page) {
  await invited.getByLabel('Your name').fill('Mia');
  await invited.getByLabel('Password', { exact: true }).fill(CHOSEN_PASSWORD);
  await invited.getByRole('button', { name: 'Deutsch' }).click();
  await expect(invited.getByLabel('Ihr Name')).toHaveValue('Mia');
  await expect(invited.getByLabel('Passwort', { exact: true })).toHaveValue('');
  await expect(invited).toHaveURL(/\/invitation\/[\w-]+\?ui_locales=de$/);
}

test('SH-5: a language chosen on the page of the sign-in comes along, and is found in the next browser', async ({
  page,
  browser,
  problems,
}) => {
  await page.goto('/');
  await page.waitForURL(`${identityOrigin}/**`);
  await page.getByLabel('Email').fill('admin@wizard-language.test');
  await page.getByRole('button', { name: 'Deutsch' }).click();
  await expect(page.getByLabel('E-Mail')).toHaveValue('admin@wizard-language.test');
  await page.getByLabel('Passwort').fill(DEMO_PASSWORD);
  await page.getByRole('button', { name: 'Anmelden' }).click();
  await expect(page).toHaveURL(`${portalOrigin}/welcome-wizard`);
  await expect(page.getByRole('button', { name: 'Sprache: Deutsch' })).toBeVisible();

  const elsewhere = await browser.newContext();
  await problems.watch(elsewhere);
  const other = await elsewhere.newPage();
  await signIn(other, 'admin@wizard-language.test');
  await expect(other.getByRole('button', { name: 'Sprache: Deutsch' })).toBeVisible();
  await elsewhere.close();
});
