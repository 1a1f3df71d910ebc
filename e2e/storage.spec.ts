import type { FrameLocator, Page } from '@playwright/test';
import { browserOptions } from '../scripts/browser.ts';
import { holds } from './cells.ts';
import { expect, test } from './journey.ts';
import { TWO_SITES } from './organisations.ts';
import {
  answered,
  ask,
  composer,
  conversation,
  enter,
  hostPageOrigin,
  portalOrigin,
  QUESTION,
  signIn,
} from './portal.ts';
import { withSite } from './site.ts';
import { chat, launcher, loaded, openChat, openedAgain, snippet } from './widget.ts';

type StorageName = 'sessionStorage' | 'localStorage';
/** How a browser refuses: it throws when it is asked for a storage, or has no room left in it. */
type Refusal = 'blocked' | 'full';

const ADMIN = 'admin@acme.test';
const GUIDE = '/quick-start-guide';
const NOTICE = 'Your browser blocks storage, or it is full.';
const BOTH = ['localStorage', 'sessionStorage'] as const;

/** Makes the browser refuse these storages, on pages and frames of the portal alone. */
async function refuse(page: Page, refusal: Refusal, names: readonly StorageName[]): Promise<void> {
  await page.addInitScript(
    ({ refusal, names, origin }) => {
      if (location.origin !== origin) return;
      const blocked = () => {
        throw new DOMException('blocked', 'SecurityError');
      };
      if (refusal === 'blocked') {
        for (const name of names) Object.defineProperty(window, name, { get: blocked });
        return;
      }
      const full = names.map((name) => window[name]);
      const { setItem } = Storage.prototype;
      Storage.prototype.setItem = function (this: Storage, name: string, text: string) {
        if (full.includes(this)) throw new DOMException('full', 'QuotaExceededError');
        setItem.call(this, name, text);
      };
    },
    { refusal, names, origin: portalOrigin },
  );
}

const follow = (page: Page, name: string) => page.getByRole('link', { name }).first().click();
const row = (page: Page) => page.getByRole('rowheader').first();

for (const refusal of ['blocked', 'full'] as const) {
  test.describe(`T19: storage that is ${refusal}`, () => {
    test('of the session alone: the portal works for this visit and says so', async ({ page }) => {
      await refuse(page, refusal, ['sessionStorage']);
      await signIn(page, ADMIN, GUIDE);
      await expect(page.getByText(NOTICE)).toBeVisible();
      await expect(page).toHaveURL(GUIDE);
      await follow(page, 'Users');
      await expect(row(page)).toBeVisible();
      await page.reload();
      await expect(row(page)).toBeVisible();
    });

    for (const names of [['localStorage'], BOTH] as const)
      test(`${names.join(' and ')}: sign-in says why it cannot go on`, async ({ page }) => {
        await refuse(page, refusal, names);
        await page.goto(GUIDE);
        await holds('storage full or blocked x start-up', page, {
          says: ['Your browser blocks storage'],
          shows: [page.getByRole('button', { name: 'Try again' })],
        });
      });

    for (const names of [['sessionStorage'], ['localStorage'], BOTH] as const)
      test(`${names.join(' and ')}, in the widget: it works for this visit, and says so`, async ({
        page,
      }) => {
        await refuse(page, refusal, names);
        await page.goto(hostPageOrigin);
        const frame = await openChat(page);
        await ask(frame, QUESTION);
        await answered(frame);
        await composer(frame).fill('Half a thought');
        await launcher(page, 'Close chat').click();
        await launcher(page).click();
        await loaded(chat(page));
        await holds(
          'storage full or blocked x widget',
          page,
          {
            says: [NOTICE],
            keeps: [[composer(frame), 'Half a thought']],
            shows: [conversation(frame).getByText(QUESTION)],
          },
          frame,
        );
      });
  });
}

test('T19: a browser that keeps storage apart by site keeps the chat on each, and says nothing', async ({
  playwright,
  problems,
}) => {
  const { args = [], ...options } = await browserOptions();
  // Of two lists of features the last counts: Playwright's own takes the partitions away.
  const browser = await playwright.chromium.launch({
    ...options,
    args: [...args, '--disable-features=None'],
  });
  const page = await browser.newPage();
  await problems.watch(page.context());
  await withSite(snippet({ assistant: TWO_SITES.guid, key: TWO_SITES.widgetKey }), {}, async (site) => {
    const asked = (frame: FrameLocator) => conversation(frame).getByText(QUESTION, { exact: true });
    await page.goto(site.unlisted);
    await ask(await openChat(page), QUESTION);
    await expect(asked(chat(page))).toBeVisible();
    await page.goto(site.listed);
    await openChat(page);
    await expect(asked(chat(page))).toHaveCount(0);
    await page.goto(site.unlisted);
    await openedAgain(page);
    await expect(asked(chat(page))).toBeVisible();
    await expect(chat(page).getByText(NOTICE)).toHaveCount(0);
  });
  await browser.close();
});

test('T19: storage that fills up while somebody types is told once, and the form goes on', async ({
  page,
}) => {
  await enter(page, ADMIN, '/create-assistant');
  const name = page.getByRole('textbox', { name: 'Name' });
  await name.fill('Tide');
  await page.evaluate(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
  });
  await name.press('End');
  await name.pressSequentially(' desk');
  const notice = page
    .getByRole('region', { name: 'Messages' })
    .getByRole('alert')
    .filter({ hasText: NOTICE });
  await expect(notice).toBeVisible();
  await expect(name).toHaveValue('Tide desk');
  await notice.getByRole('button', { name: 'Dismiss' }).click();
  await expect(notice).toHaveCount(0);
  await name.press('End');
  await name.pressSequentially(' two');
  await expect(name).toHaveValue('Tide desk two');
  await expect(notice).toHaveCount(0);
});

test('T19: storage that fills up while somebody is signed in ends nothing', async ({ page }) => {
  await enter(page, ADMIN, GUIDE);
  await refuse(page, 'full', BOTH);
  await page.reload();
  await follow(page, 'Users');
  await expect(row(page)).toBeVisible();
  await page.reload();
  await expect(row(page)).toBeVisible();
});
