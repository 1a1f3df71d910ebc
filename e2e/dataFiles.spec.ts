import { writeFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expect, test } from './journey.ts';
import { ask, clientOf, conversation, enter, makeAssistant } from './portal.ts';

const fileOf = (name: string, content: string | Buffer) => ({
  name,
  mimeType: 'application/octet-stream',
  buffer: Buffer.from(content),
});

/** Makes an assistant by the page, and opens the data files of its editor. */
async function openDataFiles(page: Page, name: string): Promise<void> {
  const guid = await makeAssistant(page, name);
  await page.waitForLoadState('networkidle');
  await page.goto(`/assistants/edit/${guid}?tab=data`);
  await expect(page.getByRole('group', { name: 'Add files' })).toBeVisible();
}

const add = (page: Page, files: ReturnType<typeof fileOf>[]) =>
  page.getByRole('group', { name: 'Add files' }).locator('input[type=file]').setInputFiles(files);
const row = (page: Page, name: string) =>
  page.getByRole('table', { name: 'Data files' }).getByRole('row').filter({ hasText: name });

async function choose(page: Page, file: string, action: string): Promise<void> {
  await page.getByRole('button', { name: `More about ${file}` }).click();
  await page.getByRole('menuitem', { name: action }).click();
}

test('AS-3: files of several kinds are given at once, become ready or say why not, and are cited', async ({
  page,
}) => {
  await page.setContent('<h1>Harbour tour</h1><p>The Heron ferry leaves from pier seven at noon.</p>');
  const pdf = await page.pdf();
  await enter(page, 'admin@data-files.test');
  await openDataFiles(page, 'Harbour kiosk');
  await add(page, [
    fileOf('tours.pdf', pdf),
    fileOf('prices.csv', 'Ticket;Price\nChild;4 euro\nGrown-up;9 euro\n'),
    fileOf('damaged.json', '{"open": '),
    fileOf('disguised.pdf', 'These are words.'),
  ]);
  await expect(row(page, 'tours.pdf')).toContainText('Ready');
  await expect(row(page, 'prices.csv')).toContainText('Ready');
  await expect(row(page, 'damaged.json')).toContainText('The file is damaged and cannot be read.');
  // What is refused stays in the list with its reason, until the reader takes it away.
  await expect(row(page, 'disguised.pdf')).toContainText('Not accepted');
  await expect(row(page, 'disguised.pdf')).toContainText(
    'The content is not in PDF format, although the name ends in .pdf.',
  );
  await page.getByRole('button', { name: 'Remove disguised.pdf' }).click();
  await expect(row(page, 'disguised.pdf')).toHaveCount(0);

  await choose(page, 'prices.csv', 'Show the text');
  const text = page.getByRole('dialog', { name: 'Text of prices.csv' });
  await expect(text.getByText('Price: 4 euro')).toBeVisible();
  await page.goBack();
  await expect(text).toBeHidden();
  await expect(row(page, 'prices.csv')).toBeVisible();
  await choose(page, 'prices.csv', 'Show the text');
  await expect(text).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(text).toBeHidden();
  const downloading = page.waitForEvent('download');
  await choose(page, 'tours.pdf', 'Download');
  expect((await downloading).suggestedFilename()).toBe('tours.pdf');

  await page.getByRole('button', { name: 'Test chat', exact: true }).click();
  const testChat = page.getByRole('complementary', { name: 'Test chat of Harbour kiosk' });
  await ask(testChat, 'When does the Heron ferry leave?');
  await expect(conversation(testChat)).toContainText('pier seven at noon');
  await conversation(testChat).getByRole('button', { name: 'Source 1: tours.pdf' }).click();
  // The way from an answer to what it was read from.
  await conversation(testChat).getByRole('link', { name: 'Open file' }).click();
  await expect(page.getByRole('dialog', { name: 'Text of tours.pdf' })).toContainText('pier seven at noon');
  await page.reload();
  await expect(page.getByRole('dialog', { name: 'Text of tours.pdf' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(/\?tab=data$/);
});

test('AS-3: a file is replaced and removed, here and in another window, and a failed one read again', async ({
  page,
}) => {
  await enter(page, 'admin@data-files.test');
  await openDataFiles(page, 'Lock keeper');
  await add(page, [fileOf('lock.txt', 'The lock opens at six.'), fileOf('damaged.json', '{')]);
  await expect(row(page, 'lock.txt')).toContainText('Ready');
  await expect(row(page, 'damaged.json')).toContainText('Failed');

  const choosing = page.waitForEvent('filechooser');
  await choose(page, 'lock.txt', 'Replace');
  await (await choosing).setFiles([fileOf('lock.md', '# Lock\n\nThe lock opens at eight.')]);
  const question = page.getByRole('alertdialog', { name: 'Replace “lock.txt” with “lock.md”?' });
  await question.getByRole('button', { name: 'Replace' }).click();
  await expect(row(page, 'lock.md')).toContainText('Ready');
  await expect(row(page, 'lock.txt')).toHaveCount(0);

  const other = await page.context().newPage();
  await other.goto(page.url());
  await expect(row(other, 'damaged.json')).toContainText('Failed');
  await page.bringToFront();
  await page.getByRole('button', { name: 'Read damaged.json again' }).click();
  await expect(row(page, 'damaged.json')).toContainText('Failed');
  await page.getByRole('button', { name: 'Remove damaged.json' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click();
  await expect(row(page, 'damaged.json')).toHaveCount(0);
  await expect(row(other, 'damaged.json')).toHaveCount(0);
  await page.reload();
  await expect(row(page, 'lock.md')).toBeVisible();
  await expect(row(page, 'damaged.json')).toHaveCount(0);
});

test('AS-3: a file whose name is there already is asked about: replaced, kept beside it, or not added', async ({
  page,
}) => {
  await enter(page, 'admin@data-files.test');
  await openDataFiles(page, 'Sail loft');
  const rows = row(page, 'sails.md');
  await add(page, [fileOf('sails.md', 'A jib costs 480 euros.')]);
  await expect(rows).toContainText('Ready');
  const question = page.getByRole('dialog', { name: 'This file is there already' });

  // What is new beside it is not held up, and stays whatever is answered.
  await add(page, [fileOf('Sails.md', 'A jib costs 655 euros.'), fileOf('ropes.md', 'Rope: 2 euros.')]);
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(question).toHaveCount(0);
  await expect(rows).toHaveCount(1);
  await expect(row(page, 'ropes.md')).toContainText('Ready');

  const replaced = page.waitForRequest('**/api/DataFile/Replace**');
  await add(page, [fileOf('sails.md', 'A jib costs 655 euros.')]);
  await question.getByRole('button', { name: 'Replace' }).click();
  await replaced;
  await expect(question).toHaveCount(0);
  await expect(rows).toHaveCount(1);
  await expect(rows).toContainText('Ready');
  await choose(page, 'sails.md', 'Show the text');
  await expect(page.getByRole('dialog', { name: 'Text of sails.md' }).getByText('655 euros')).toBeVisible();
  await page.keyboard.press('Escape');

  await add(page, [fileOf('sails.md', 'A genoa costs 900 euros.')]);
  await question.getByRole('button', { name: 'Keep both' }).click();
  await expect(rows).toHaveCount(2);
});

test('AS-3: an upload that the connection cut off goes on by itself when the network is back', async ({
  page,
  problems,
}) => {
  problems.expect(/ERR_INTERNET_DISCONNECTED/, /ERR_FAILED/);
  await enter(page, 'admin@data-files.test');
  await openDataFiles(page, 'Signal mast');
  await page.route('**/api/DataFile/Upload**', (route) => route.abort(), { times: 1 });
  await add(page, [fileOf('flags.md', 'A yellow flag means fever.')]);
  await expect(row(page, 'flags.md')).toContainText('Failed');
  await page.context().setOffline(true);
  await expect.poll(() => page.evaluate(() => navigator.onLine)).toBe(false);
  await page.context().setOffline(false);
  await expect(row(page, 'flags.md')).toContainText('Ready');
  await expect(row(page, 'flags.md')).toHaveCount(1);
});

test('AS-3: a file keeps its row from its first byte until it is ready, and is announced once', async ({
  page,
}) => {
  await enter(page, 'admin@data-files.test');
  await openDataFiles(page, 'Quay master');
  await add(page, [fileOf('anchor.txt', 'The anchor weighs a ton.')]);
  await expect(row(page, 'anchor.txt')).toContainText('Ready');
  const arrived = Promise.withResolvers<void>();
  await page.route('**/api/DataFile/Upload', async (route) => {
    await arrived.promise;
    await route.continue();
  });
  await add(page, [fileOf('yard.txt', 'The yard is closed on Mondays.')]);
  const names = page.getByRole('table', { name: 'Data files' }).getByRole('rowheader');
  await expect(names).toHaveText(['yard.txt', 'anchor.txt']);
  await expect(row(page, 'yard.txt')).toContainText('Uploading');
  const place = await row(page, 'yard.txt').elementHandle();
  // Every order in which the rows ever stand, and each announcement.
  await page.evaluate(() => {
    const seen = new Set<string>();
    const said: string[] = [];
    new MutationObserver((changes) => {
      seen.add([...document.querySelectorAll('tbody th')].map((cell) => cell.textContent).join());
      for (const { target } of changes) {
        const status = (target instanceof Element ? target : target.parentElement)?.closest('[role=status]');
        if (status?.textContent?.includes('yard.txt')) said.push(status.textContent);
      }
    }).observe(document.body, { subtree: true, childList: true, characterData: true });
    Object.assign(window, { rowOrders: seen, announcements: said });
  });
  arrived.resolve();
  await expect(row(page, 'yard.txt')).toContainText('Ready');
  await expect(page.getByText('yard.txt: Ready')).toHaveCount(1);
  expect(await place?.evaluate((element) => element.isConnected)).toBe(true);
  const { orders, announced } = await page.evaluate(() => {
    const { rowOrders, announcements } = window as unknown as {
      rowOrders: Set<string>;
      announcements: string[];
    };
    return { orders: [...rowOrders], announced: announcements };
  });
  expect(orders).toEqual(['yard.txt,anchor.txt']);
  expect(announced).toEqual(['yard.txt: Ready']);
});

test('AS-3: data files are searched and sorted, and the address keeps that', async ({ page }) => {
  await enter(page, 'admin@data-files.test');
  await openDataFiles(page, 'Chart room');
  await add(page, [
    fileOf('charts.txt', 'The chart of the bay costs ten euros. '.repeat(20)),
    fileOf('tides.txt', 'The tide turns at noon.'),
    fileOf('broken.json', '{'),
  ]);
  await expect(row(page, 'broken.json')).toContainText('Failed');
  await expect(row(page, 'charts.txt')).toContainText('Ready');
  await expect(row(page, 'tides.txt')).toContainText('Ready');
  const names = page.getByRole('table', { name: 'Data files' }).getByRole('rowheader');
  await page.getByRole('button', { name: 'Sort by Size' }).click();
  await expect(page).toHaveURL(/sort=bytes&order=descending/);
  await expect(names).toHaveText(['charts.txt', 'tides.txt', 'broken.json']);
  await page.getByRole('button', { name: 'Sort by Status' }).click();
  await expect(names.first()).toHaveText('broken.json');
  await page.goBack();
  await expect(names.first()).toHaveText('charts.txt');

  const search = page.getByRole('searchbox', { name: 'Search data files' });
  await search.fill('txt ti');
  await expect(names).toHaveText(['tides.txt']);
  await expect(page).toHaveURL(/search=txt\+ti/);
  await page.reload();
  await expect(search).toHaveValue('txt ti');
  await expect(names).toHaveText(['tides.txt']);
  // What is selected and done is done to what is in view alone.
  await page.getByRole('checkbox', { name: 'Select all' }).check();
  await page.getByRole('button', { name: 'Remove', exact: true }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click();
  await expect(page.getByText('No file matches “txt ti”')).toBeVisible();
  await page.getByRole('button', { name: 'Clear search' }).last().click();
  await expect(names).toHaveText(['charts.txt', 'broken.json']);
});

test('AS-3: a source whose file was removed says so, and so does the text that is looked at meanwhile', async ({
  page,
}) => {
  await enter(page, 'admin@data-files.test');
  await openDataFiles(page, 'Removed sources');
  await add(page, [fileOf('berths.md', 'A berth costs 40 euros.')]);
  await expect(row(page, 'berths.md')).toContainText('Ready');
  await choose(page, 'berths.md', 'Show the text');
  await expect(page.getByRole('dialog', { name: 'Text of berths.md' })).toBeVisible();
  const address = page.url();
  const file = new URL(address).searchParams.get('file') ?? '';
  const client = await clientOf(page);
  await client.call('deleteDataFile', { dataFileGuid: file });
  const gone = page.getByRole('dialog', { name: 'This file is not there any more' });
  await expect(gone).toBeVisible();
  await page.goto(address);
  await expect(gone).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(gone).toBeHidden();
  await expect(page.getByText('Give it something to read')).toBeVisible();
});

test('AS-3: files are dropped on the page', async ({ page }, testInfo) => {
  const file = testInfo.outputPath('lifeboat.txt');
  await writeFile(file, 'The lifeboat is behind the office.');
  await enter(page, 'admin@data-files.test');
  await openDataFiles(page, 'Dropped kiosk');
  const area = await page.getByText('Drop or paste files here').boundingBox();
  if (!area) throw new Error('The area for files is not visible.');
  // The browser's own drag: one that a script makes brings no file that can be read.
  const devTools = await page.context().newCDPSession(page);
  for (const type of ['dragEnter', 'dragOver', 'drop'] as const) {
    await devTools.send('Input.dispatchDragEvent', {
      type,
      x: area.x + area.width / 2,
      y: area.y + area.height / 2,
      data: { items: [], files: [file], dragOperationsMask: 1 },
    });
  }
  await expect(row(page, 'lifeboat.txt').getByText('Ready')).toBeVisible();
});

test('AS-3, AS-4: leaving while a file is on its way asks first, by a link and by going back', async ({
  page,
}) => {
  await enter(page, 'admin@data-files.test');
  await makeAssistant(page, 'Ferry office');
  // By links, so that going back stays in the portal.
  await page.getByRole('link', { name: 'Chat Assistants' }).first().click();
  await page.getByRole('button', { name: 'Actions for Ferry office', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Edit' }).click();
  await page.getByRole('tab', { name: 'Data files' }).click();
  const editor = page.url();
  // The file is held back until the question was answered, whatever the connection.
  const arrived = Promise.withResolvers<void>();
  await page.route('**/api/DataFile/Upload', async (route) => {
    await arrived.promise;
    await route.continue();
  });
  await add(page, [fileOf('ferry.txt', 'The ferry leaves at nine.')]);
  const question = page.getByRole('alertdialog', { name: 'Leave during an upload?' });
  await expect(row(page, 'ferry.txt')).toContainText('Uploading');
  await page.goBack();
  await expect(question).toBeVisible();
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(question).toHaveCount(0);
  expect(page.url()).toBe(editor);

  await page.getByRole('link', { name: 'Users', exact: true }).click();
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(question).toHaveCount(0);
  await expect(row(page, 'ferry.txt')).toBeVisible();

  await page.getByRole('link', { name: 'Users', exact: true }).click();
  await expect(question).toBeVisible();
  arrived.resolve();
  // Nothing is on its way any more, so the reader goes where they wanted to go.
  await expect(page).toHaveURL(/\/users$/);
  await page.goBack();
  await expect(row(page, 'ferry.txt')).toContainText('Ready');
});
