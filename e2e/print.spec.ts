import type { Page } from '@playwright/test';
import { getDocumentProxy } from 'unpdf';
import { expect, test } from './journey.ts';
import { answered, ask, chatWith, composer, conversation, QUESTION, signIn } from './portal.ts';

/** How many messages the printed conversation has: far more than are rendered at a screen. */
const COUNT = 60;

/** What cuts off on paper what it holds, because it scrolls, by the beginning of its words. */
const cutting = () =>
  [...document.querySelectorAll('body *')]
    .filter((each) => each.checkVisibility() && /auto|scroll/.test(getComputedStyle(each).overflowY))
    .filter((each) => each.scrollHeight > each.clientHeight + 1)
    .map((each) => each.textContent?.slice(0, 80));

/** Nothing of the frame around the page is on paper, and no area cuts off what it holds. */
async function expectWhole(page: Page): Promise<void> {
  await page.emulateMedia({ media: 'print' });
  for (const name of ['Main navigation', 'Conversations'])
    await expect(page.getByRole('navigation', { name })).toHaveCount(0);
  await expect(page.getByRole('button', { name: /^Account menu of / })).toHaveCount(0);
  await expect.poll(() => page.evaluate(cutting), { message: 'what is cut off' }).toEqual([]);
}

/** Words of a message that a narrow page breaks into more lines than a window does. */
const LONG = 40;

/**
 * Has the thread that is read many messages, as one conversation.
 * @param repeats how often each says its words
 */
async function lengthen(page: Page, repeats = 1): Promise<void> {
  await page.route(/\/GetThread\?/, async (route) => {
    const reply = await (await route.fetch()).json();
    const messages = Array.from({ length: COUNT }, (_, index) => ({
      ...reply.messages[0],
      id: `00000000-0000-4000-8000-${`${index}`.padStart(12, '0')}`,
      parentId: index === 0 ? null : `00000000-0000-4000-8000-${`${index - 1}`.padStart(12, '0')}`,
      body: Array.from({ length: repeats }, () => `This is line ${index}.`).join(' '),
    }));
    await route.fulfill({ json: { ...reply, messages } });
  });
}

for (const account of ['admin@acme.test', 'agent@acme.test']) {
  test(`on paper a conversation of ${account} is whole, and has neither navigation nor composer`, async ({
    page,
  }) => {
    await signIn(page, account, chatWith('Nordlicht shop assistant'));
    await page.getByRole('button', { name: 'New chat' }).click();
    await ask(page, QUESTION);
    await answered(page);
    await lengthen(page);
    await page.reload();
    const last = conversation(page).getByText(`This is line ${COUNT - 1}.`);
    await expect(last).toBeInViewport();
    expect(await conversation(page).getByRole('listitem').count()).toBeLessThan(COUNT);

    await expectWhole(page);
    await expect(composer(page)).toBeHidden();
    await expect(page.getByRole('button')).toHaveCount(0);
    await expect(conversation(page).getByRole('listitem')).toHaveCount(COUNT);
    const lines = await conversation(page)
      .getByText(/^This is line/)
      .all();
    const boxes = await Promise.all(lines.map((line) => line.boundingBox()));
    const bottoms = boxes.map((box) => (box ? box.y + box.height : Number.NaN));
    // One below the other, none over the next.
    expect(boxes.every((box, index) => index === 0 || (box && box.y >= (bottoms[index - 1] ?? 0)))).toBe(
      true,
    );

    await page.emulateMedia({ media: 'screen' });
    await expect(composer(page)).toBeVisible();
    await expect(last).toBeInViewport();
  });
}

/** The numbers of the messages on paper, from line to line of each sheet. */
async function printedLines(page: Page): Promise<number[][]> {
  const sheets: number[][] = [];
  const document = await getDocumentProxy(new Uint8Array(await page.pdf({ format: 'A5' })));
  for (let number = 1; number <= document.numPages; number++) {
    const { items } = await (await document.getPage(number)).getTextContent();
    const lines = items.flatMap((item) =>
      'str' in item
        ? [...item.str.matchAll(/line (\d+)\./g)].map(([, index]) => ({
            y: item.transform[5],
            index: Number(index),
          }))
        : [],
    );
    sheets.push(lines.sort((one, other) => other.y - one.y).map(({ index }) => index));
  }
  return sheets;
}

test('on paper that is narrower than the window no message lies on another', async ({ page }) => {
  await signIn(page, 'agent@acme.test', chatWith('Nordlicht shop assistant'));
  await page.getByRole('button', { name: 'New chat' }).click();
  await ask(page, QUESTION);
  await answered(page);
  await lengthen(page, LONG);
  await page.reload();
  await expect(conversation(page).getByText(`This is line ${COUNT - 1}.`)).toBeInViewport();
  // The whole thread is rendered once the page goes to paper.
  await page.emulateMedia({ media: 'print' });
  await expect(conversation(page).getByRole('listitem')).toHaveCount(COUNT);
  const lines = (await printedLines(page)).flat();
  expect(new Set(lines).size).toBe(COUNT);
  expect(lines).toEqual(lines.toSorted((one, other) => one - other));
});

test('on paper an opened conversation of others stands alone, and every page is whole', async ({ page }) => {
  await signIn(page, 'admin@acme.test', '/conversations');
  const first = page.getByRole('main').getByRole('link').first();
  await expect(first).toBeVisible();
  await expectWhole(page);
  await expect(first).toBeVisible();

  await page.emulateMedia({ media: 'screen' });
  await first.click();
  await expect(conversation(page)).toBeVisible();
  await expectWhole(page);
  await expect(first).toBeHidden();
  await expect(conversation(page)).toBeVisible();

  for (const path of ['/', '/users', '/billing', '/quick-start-guide', '/edit-account']) {
    await page.emulateMedia({ media: 'screen' });
    await page.goto(path);
    await expect(page.getByRole('navigation', { name: 'Main navigation' })).toBeVisible();
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
    await expectWhole(page);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  }
  // Paper cannot be pressed.
  await page.emulateMedia({ media: 'screen' });
  await page.goto('/billing');
  const button = page.getByRole('button', { name: 'Open customer portal' });
  await expect(button).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(button).toBeHidden();
});

test('on paper a page that is dark on the screen is light', async ({ page }) => {
  await signIn(page, 'admin@acme.test', '/billing');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const colors = () =>
    page.evaluate(() => {
      const { backgroundColor, color, colorScheme } = getComputedStyle(document.body);
      return [backgroundColor, color, colorScheme];
    });
  const light = await colors();
  await page.getByRole('button', { name: 'App Settings' }).click();
  await page.getByRole('radio', { name: 'Dark' }).check();
  await page.keyboard.press('Escape');
  await expect.poll(colors).not.toEqual(light);
  await page.emulateMedia({ media: 'print' });
  await expect.poll(colors).toEqual(light);
});
