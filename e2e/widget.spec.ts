import type { Page } from '@playwright/test';
import { holds, refuse } from './cells.ts';
import { expect, test } from './journey.ts';
import { TWO_SITES } from './organisations.ts';
import {
  answered,
  answering,
  ask,
  composer,
  conversation,
  findWhatWasWrong,
  hostPageOrigin,
  LONG_QUESTION,
  newest,
  portalOrigin,
  QUESTION,
  sayWhatIsWrong,
  signIn,
  watchGrowth,
} from './portal.ts';
import { withSite } from './site.ts';
import {
  chat,
  HOST_PAGE_ASSISTANT,
  HOST_PAGE_WIDGET_KEY,
  LOOK,
  launcher,
  loaded,
  looked,
  openChat,
  openedAgain,
  panel,
  snippet,
  unavailable,
  unloaded,
} from './widget.ts';

test.describe('on the host page', () => {
  test.beforeEach(({ page }) => page.goto(hostPageOrigin));

  test('WG-5: the launcher is a button; focus moves in, Escape closes from inside and gives it back', async ({
    page,
  }) => {
    await expect(launcher(page)).toHaveAttribute('aria-expanded', 'false');
    await launcher(page).focus();
    await page.keyboard.press('Enter');
    await expect(composer(chat(page))).toBeFocused();
    await expect(launcher(page, 'Close chat')).toHaveAttribute('aria-expanded', 'true');
    await expect(panel(page)).toHaveAttribute('title', 'Chat');

    await page.keyboard.press('Escape');
    await expect(panel(page)).toBeHidden();
    await expect(launcher(page)).toBeFocused();
    await expect(launcher(page)).toHaveAttribute('aria-expanded', 'false');
  });

  test('WG-5, faults: while the assistant is on its way the widget says so, and can be closed', async ({
    page,
  }) => {
    let arrive = () => {};
    const arrived = new Promise<void>((resolve) => {
      arrive = resolve;
    });
    await page.route('**/api/Widget/GetAssistant', async (route) => {
      await arrived;
      await route.continue();
    });
    await launcher(page).click();
    await expect(chat(page).getByRole('status')).toHaveText('Loading the conversation');
    await chat(page).getByRole('button', { name: 'Close chat' }).click();
    await expect(panel(page)).toBeHidden();
    await launcher(page).click();
    arrive();
    await expect(composer(chat(page))).toBeFocused();
  });

  test('WG-1, CH-3: a visitor asks and gets a streamed answer whose sources can be opened', async ({
    page,
  }) => {
    const frame = await openChat(page);
    const steps = await watchGrowth(frame);
    await ask(frame, QUESTION);
    await answered(frame);
    expect(await steps()).toBeGreaterThan(5);
    await expect(conversation(frame)).toContainText(QUESTION);

    await newest(frame)
      .getByRole('button', { name: /^Source 1: / })
      .first()
      .click();
    await expect(frame.getByRole('note')).toContainText('shipping-and-delivery.md');
    await page.keyboard.press('Escape');
    await expect(frame.getByRole('note')).toBeHidden();
    await expect(panel(page)).toBeVisible();
  });

  test('WG-3: a theme that the page chose before the chat was there is the chat’s', async ({ page }) => {
    await page.evaluate('Parley.setTheme("dark")');
    await openChat(page);
    await expect(chat(page).locator('html')).toHaveAttribute('data-theme', 'dark');
  });

  test('WG-3, WG-5: an answer that comes while the chat is closed is counted on the launcher until it is opened', async ({
    page,
  }) => {
    const counts = await page.evaluateHandle(() => {
      const said: unknown[] = [];
      const { Parley } = window as unknown as { Parley: { on: (...args: unknown[]) => void } };
      Parley.on('unread', (count: unknown) => said.push(count));
      return said;
    });
    const frame = await openChat(page);
    await ask(frame, LONG_QUESTION);
    await answering(frame);
    await frame.getByRole('button', { name: 'Close chat' }).click();
    await expect(launcher(page, 'Open chat (1)')).toBeVisible();
    const badge = page.locator('parley-widget i');
    await expect(badge).toHaveAttribute('data-count', '1');
    expect(await counts.jsonValue()).toEqual([1]);
    await launcher(page, 'Open chat (1)').click();
    await answered(frame);
    await expect(launcher(page, 'Close chat')).toBeVisible();
    await expect(badge).toBeHidden();
    await launcher(page, 'Close chat').click();
    await expect(launcher(page)).toBeVisible();
    await expect(badge).toBeHidden();
  });

  test('T20: an answer whose Markdown cannot be rendered shows as its plain text, and the chat goes on', async ({
    page,
  }) => {
    // No text is known that the renderer throws at: what it asks of the browser does, for one address.
    await page.addInitScript(() => {
      const parse = URL.parse.bind(URL);
      URL.parse = (url, base) => {
        if (String(url).startsWith('https://broken.test')) throw new Error('A renderer that throws');
        return parse(url, base);
      };
    });
    await page.reload();
    const frame = await openChat(page);
    const broken = '[the terms](https://broken.test/)';
    await page.route('**/api/Widget/SendMessage', async (route) => {
      const response = await route.fetch();
      const begun = '"type":"delta","text":"';
      await route.fulfill({ response, body: (await response.text()).replace(begun, `${begun}${broken} `) });
    });
    await ask(frame, QUESTION);
    await expect(newest(frame)).toContainText('This message could not be laid out. Here is its plain text.');
    await expect(newest(frame)).toContainText(broken);
    await expect(conversation(frame)).toContainText(QUESTION);

    await page.unrouteAll();
    await ask(frame, QUESTION);
    await answered(frame);
    await expect(conversation(frame)).toContainText(broken);
    await expect(newest(frame)).not.toContainText('could not be laid out');
  });

  test('CH-6: a conversation survives a reload of the host page', async ({ page }) => {
    const frame = await openChat(page);
    await ask(frame, QUESTION);
    await answered(frame);
    const said = (await conversation(frame).textContent()) ?? '';

    await page.reload();
    await openedAgain(page);
    await expect(conversation(chat(page))).toHaveText(said);
  });

  test('CH-3, CH-6: what was said of an answer is not asked again after a reload of the host page', async ({
    page,
  }) => {
    const frame = await openChat(page);
    await ask(frame, QUESTION);
    await answered(frame);
    await sayWhatIsWrong(page, newest(frame));
    await page.reload();
    await openedAgain(page);
    await findWhatWasWrong(newest(chat(page)));
  });

  test('FA-1: what is typed and not sent survives a reload of the host page', async ({ page }) => {
    const frame = await openChat(page);
    await composer(frame).fill('Half a thought');
    await page.reload();
    await openedAgain(page);
    await expect(composer(chat(page))).toHaveValue('Half a thought');
  });

  test('FA-1: a half-written edit survives a reload of the host page', async ({ page }) => {
    const frame = await openChat(page);
    await ask(frame, QUESTION);
    await answered(frame);
    await frame.getByRole('button', { name: 'Edit message' }).click();
    const editing = { name: 'Your message, being edited' };
    await frame.getByRole('textbox', editing).fill('Half a correction');
    await page.reload();
    await openedAgain(page);
    await expect(chat(page).getByRole('textbox', editing)).toHaveValue('Half a correction');
  });

  test('FA-1: a message that was refused is there after a reload of the host page, also beside another version', async ({
    page,
    problems,
  }) => {
    problems.expect(/status of (401|500)/);
    const frame = await openChat(page);
    await ask(frame, QUESTION);
    await answered(frame);
    await frame.getByRole('button', { name: 'Edit message' }).click();
    await frame
      .getByRole('textbox', { name: 'Your message, being edited' })
      .fill('How much does shipping to Germany cost?');
    await frame.getByRole('button', { name: 'Send', exact: true }).first().click();
    await answered(frame);
    const again = conversation(chat(page)).getByRole('button', { name: 'Try again' });
    for (const [status, text] of [
      [401, 'Refused as nobody'],
      [500, 'Refused as broken'],
    ] as const) {
      await page.route('**/api/Widget/SendMessage', (route) => route.fulfill(refuse(status)));
      await ask(chat(page), text);
      await expect(again).toBeVisible();
      const said = conversation(chat(page)).getByText(text);
      await chat(page).getByRole('button', { name: 'Previous version' }).click();
      await expect(said).toHaveCount(0);
      await page.reload();
      await openedAgain(page);
      await expect(said).toBeVisible();
      await page.unrouteAll();
      await again.click();
      await expect(again).toHaveCount(0);
      await page.reload();
      await openedAgain(page);
      await expect(said).toHaveCount(1);
    }
  });

  test('FA-1: a chat that begins anew keeps nothing of the one before for the next page', async ({
    page,
    problems,
  }) => {
    problems.expect(/status of 500/);
    const frame = await openChat(page);
    await page.route('**/api/Widget/SendMessage', (route) => route.fulfill(refuse(500)));
    await ask(frame, 'For nobody else');
    await expect(conversation(frame).getByRole('button', { name: 'Try again' })).toBeVisible();
    await page.unrouteAll();
    await page.evaluate('Parley.reset()');
    await loaded(frame);
    await page.reload();
    await openedAgain(page);
    await expect(composer(chat(page))).toHaveValue('');
    await expect(chat(page).getByText('For nobody else')).toHaveCount(0);
  });

  test('CH-6: a reload in the middle of an answer loses nothing of it', async ({ page }) => {
    const frame = await openChat(page);
    await ask(frame, LONG_QUESTION);
    await answering(frame);

    await page.reload();
    await openedAgain(page);
    await answered(chat(page));
    await expect(conversation(chat(page)).getByRole('button', { name: 'Good answer' })).toHaveCount(1);
  });

  test('faults: two tabs of a visitor are one conversation, from its first message on', async ({
    page,
    context,
  }) => {
    const other = await context.newPage();
    await other.goto(hostPageOrigin);
    const [frame, elsewhere] = [await openChat(page), await openChat(other)];
    await composer(elsewhere).fill('Half a thought');
    await ask(frame, LONG_QUESTION);
    await answering(elsewhere);
    await Promise.all([answered(frame), answered(elsewhere)]);
    await expect(conversation(elsewhere)).toHaveText((await conversation(frame).textContent()) ?? '');
    const shows = [conversation(elsewhere).getByText(LONG_QUESTION)];
    const keeps = [[composer(elsewhere), 'Half a thought'] as const];
    await holds('two tabs x widget', other, { shows, keeps }, elsewhere);
    await composer(elsewhere).press('Enter');
    await expect(conversation(frame).getByText('Half a thought')).toHaveCount(1);
  });

  test('CH-2: 2001 characters and an empty message are refused with words, and nothing is cut', async ({
    page,
  }) => {
    const frame = await openChat(page);
    await composer(frame).press('Enter');
    await expect(frame.getByRole('alert')).toHaveText('Write a message first.');
    await composer(frame).fill('a'.repeat(2001));
    await composer(frame).press('Enter');
    await expect(frame.getByRole('alert')).toHaveText(
      'Your message is 1 character too long. Shorten it to send it.',
    );
    await expect(composer(frame)).toHaveValue('a'.repeat(2001));
    await expect(conversation(frame)).toHaveCount(0);
  });

  test('WG-3: a new chat starts empty, for this visitor alone, and the focus goes on to it', async ({
    page,
    browser,
    problems,
  }) => {
    const frame = await openChat(page);
    await ask(frame, QUESTION);
    await answered(frame);

    const stranger = await browser.newContext();
    await problems.watch(stranger);
    const elsewhere = await stranger.newPage();
    await elsewhere.goto(hostPageOrigin);
    await openChat(elsewhere);
    await expect(conversation(chat(elsewhere))).toHaveCount(0);
    await stranger.close();

    await frame.getByRole('button', { name: 'New chat' }).click();
    await expect(conversation(frame)).toHaveCount(0);
    await expect(composer(frame)).toBeFocused();
  });

  test('WG-2: what was put away by a new chat stays away on the next page, and nothing is added to it', async ({
    page,
  }) => {
    const frame = await openChat(page);
    await ask(frame, QUESTION);
    await answered(frame);
    await frame.getByRole('button', { name: 'New chat' }).click();
    await expect(conversation(frame)).toHaveCount(0);

    await page.goto(`${hostPageOrigin}/?next=1`);
    await openedAgain(page);
    await expect(frame.getByRole('list', { name: 'Suggested questions' })).toBeVisible();
    await expect(conversation(frame)).toHaveCount(0);
    await ask(frame, 'And how do I return something?');
    await answered(frame);

    await page.reload();
    await openedAgain(page);
    await expect(conversation(frame)).toContainText('And how do I return something?');
    await expect(conversation(frame)).not.toContainText(QUESTION);
  });

  test('WG-2, T11: the key travels in a header alone, and no bearer with it', async ({ page }) => {
    const urls: string[] = [];
    const calls: Record<string, string>[] = [];
    page.on('request', (request) => {
      urls.push(request.url());
      if (request.url().includes('/api/')) calls.push(request.headers());
    });
    await page.reload();
    const key = (await page.locator('script[data-widget-key]').getAttribute('data-widget-key')) ?? '';
    const frame = await openChat(page);
    await ask(frame, QUESTION);
    await answered(frame);

    expect(calls.length).toBeGreaterThan(2);
    for (const headers of calls) {
      expect(headers['x-widget-key']).toBe(key);
      expect(headers['x-client-id']).toMatch(/^[0-9a-f-]{36}$/);
      expect(headers.authorization).toBeUndefined();
    }
    const frameUrl = page.frames().map((each) => each.url());
    expect([...urls, ...frameUrl].filter((url) => url.includes(key))).toEqual([]);
  });

  test('WG-1: before somebody wants the chat, the script and the look of its button are all that is loaded', async ({
    page,
  }) => {
    const urls: string[] = [];
    page.on('request', (request) => urls.push(request.url()));
    await page.reload();
    await launcher(page).waitFor();
    expect(urls.filter((url) => url.startsWith(portalOrigin))).toEqual([
      `${portalOrigin}/widget.js`,
      `${portalOrigin}/widget-chat/${HOST_PAGE_ASSISTANT}/look.js`,
    ]);
  });

  test('WG-5: under a finger the field is not focused, so that no keyboard covers the questions', async ({
    browser,
    problems,
  }) => {
    const phone = await browser.newContext({
      viewport: { width: 390, height: 844 },
      hasTouch: true,
      isMobile: true,
    });
    await problems.watch(phone);
    const page = await phone.newPage();
    await page.goto(hostPageOrigin);
    await launcher(page).tap();
    const frame = chat(page);
    await loaded(frame);
    await expect(panel(page)).toBeFocused();
    await expect(composer(frame)).not.toBeFocused();
    await frame.getByRole('button', { name: 'Close chat' }).tap();
    await launcher(page).tap();
    await expect(panel(page)).toBeFocused();
    await expect(composer(frame)).not.toBeFocused();
    await composer(frame).tap();
    await expect(composer(frame)).toBeFocused();
    await phone.close();
  });

  test('WG-5: on a phone the chat fills the screen, and its field is too large for iOS to zoom', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    const frame = await openChat(page);
    expect(await panel(page).boundingBox()).toEqual({ x: 0, y: 0, width: 390, height: 844 });
    const size = await composer(frame).evaluate((field) =>
      Number.parseFloat(getComputedStyle(field).fontSize),
    );
    expect(size).toBeGreaterThanOrEqual(16);
    await frame.getByRole('button', { name: 'Close chat' }).click();
    await expect(panel(page)).toBeHidden();
    await expect(launcher(page)).toBeFocused();
  });

  for (const [width, height] of [
    [844, 390],
    [667, 375],
  ] as const)
    test(`WG-5, CH-3: on a phone that is held sideways (${width} x ${height}) the chat fills the screen, and a source fits above what is being typed`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height });
      const frame = await openChat(page);
      await expect.poll(() => panel(page).boundingBox()).toEqual({ x: 0, y: 0, width, height });
      await expect(page.locator('parley-widget button')).toBeHidden();
      await ask(frame, QUESTION);
      await answered(frame);
      const source = newest(frame)
        .getByRole('button', { name: /^Source 1: / })
        .first();
      await source.click();
      const sheet = frame.getByRole('note');
      await expect(sheet).toBeInViewport({ ratio: 1 });
      const [shown, typed] = await Promise.all([sheet.boundingBox(), composer(frame).boundingBox()]);
      expect((shown?.y ?? 0) + (shown?.height ?? 0)).toBeLessThan(typed?.y ?? 0);
      // Enough of it to read some lines.
      expect(shown?.height).toBeGreaterThan(100);
      const described = frame.locator('[aria-describedby]');
      const ids = (
        await described.evaluateAll((all) => all.map((one) => one.getAttribute('aria-describedby')))
      ).flatMap((each) => each?.split(' ') ?? []);
      for (const id of ids) await expect(frame.locator(`[id="${id}"]`)).toHaveCount(1);
      await page.keyboard.press('Escape');
      await expect(sheet).toBeHidden();
      await page.keyboard.press('Escape');
      await expect(panel(page)).toBeHidden();
      await expect(launcher(page)).toBeFocused();
    });

  test('CH-3: on a phone a source opens above what is being typed; Escape and its button close it', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 664 });
    const frame = await openChat(page);
    await ask(frame, QUESTION);
    await answered(frame);
    await composer(frame).fill('Half a thought\n'.repeat(9));
    const source = newest(frame)
      .getByRole('button', { name: /^Source 1: / })
      .first();
    const sheet = frame.getByRole('note');
    for (const close of [
      () => page.keyboard.press('Escape'),
      () => sheet.getByRole('button', { name: 'Close' }).click(),
    ]) {
      await source.click();
      const [above, typed] = await Promise.all([sheet.boundingBox(), composer(frame).boundingBox()]);
      expect(above?.y).toBeGreaterThan(0);
      expect((above?.y ?? 0) + (above?.height ?? 0)).toBeLessThan(typed?.y ?? 0);
      await close();
      await expect(sheet).toBeHidden();
      await expect(source).toBeFocused();
      await expect(panel(page)).toBeVisible();
    }
  });

  test('WG-3: window.Parley opens, closes, toggles and tells what happens', async ({ page }) => {
    await page.evaluate(() => {
      const { Parley } = window as unknown as { Parley: Record<string, (...args: unknown[]) => void> };
      const told: string[] = [];
      Object.assign(window, { told });
      for (const name of ['ready', 'open', 'close', 'message:sent', 'message:received', 'error']) {
        Parley.on?.(name, () => told.push(name));
      }
      Parley.open?.();
    });
    const told = () => page.evaluate(() => (window as unknown as { told: string[] }).told);
    const frame = chat(page);
    await loaded(frame);
    expect(await told()).toEqual(['open', 'ready']);
    await ask(frame, QUESTION);
    await answered(frame);
    expect(await told()).toEqual(['open', 'ready', 'message:sent', 'message:received']);

    const call = (name: string) =>
      page.evaluate((name) => {
        (window as unknown as { Parley: Record<string, () => void> }).Parley[name]?.();
      }, name);
    await call('close');
    await expect(panel(page)).toBeHidden();
    await call('toggle');
    await expect(panel(page)).toBeVisible();
    expect((await told()).slice(4)).toEqual(['close', 'open']);
    await call('destroy');
    await expect(page.locator('parley-widget')).toHaveCount(0);
    expect(await page.evaluate(() => 'Parley' in window)).toBe(false);
  });
});

test.describe('WG-2: on the pages of one visit', () => {
  /** After so many seconds the chat opens by itself: more than a busy machine needs to look at a page. */
  const OPENS_AFTER = 60;

  /** What the server says of a look, on the pages from here on. */
  const answerLook = (page: Page, look: object | null, isAvailable = true) =>
    page.route(LOOK, (route) =>
      route.fulfill({
        contentType: 'text/javascript',
        headers: { 'access-control-allow-origin': '*' },
        body: `export default ${JSON.stringify(look)}; export const isAvailable = ${isAvailable};`,
      }),
    );

  const opensByItself = (page: Page) =>
    answerLook(page, {
      ...{ position: 'bottom-end', size: 'medium', theme: 'system', launcherLabel: '' },
      ...{ color: '#4f46d8', textColor: '#ffffff', autoOpenSeconds: OPENS_AFTER },
    });

  /** Lets the time pass after which it does. */
  const itsTimePasses = (page: Page) => page.clock.runFor(OPENS_AFTER * 1000);

  /** Waits until the page knows whether its chat opens, and sees that it does not. */
  async function staysClosed(page: Page) {
    await looked(page);
    await expect(panel(page)).toHaveCount(0);
    await expect(launcher(page)).toBeVisible();
    await expect(launcher(page)).toHaveAttribute('aria-expanded', 'false');
    await expect(page.getByRole('alert')).toBeEmpty();
  }

  test('WG-6: a launcher with words says in their place what is wrong', async ({ page, problems }) => {
    problems.expect(/status of 500/);
    const look = { position: 'bottom-end', size: 'medium', theme: 'system', launcherLabel: 'Ask us' };
    await answerLook(page, { ...look, color: '#4f46d8', textColor: '#ffffff', autoOpenSeconds: null });
    await page.route(`${portalOrigin}/widget-chat/${HOST_PAGE_ASSISTANT}`, (route) =>
      route.fulfill({ status: 500, body: 'Internal text.' }),
    );
    await withSite(snippet(), {}, async ({ listed }) => {
      await page.goto(listed);
      await expect(launcher(page, 'Open chat: Ask us')).toHaveText('Ask us');
      await launcher(page, 'Open chat: Ask us').click();
      await expect(unloaded(page)).toHaveText('The chat did not load. Try again');
    });
  });

  test('WG-2: an open chat stays open over a reload and on the next page, which keeps its focus and hears of it', async ({
    page,
  }) => {
    const listen = () => {
      const heard: string[] = [];
      const on = (name: string) => ['on', name, () => heard.push(name)];
      Object.assign(window, { heard, Parley: [on('open'), on('close')] });
    };
    const body = `<input aria-label="Own field" autofocus><a href="/next">Next</a><script>(${listen})()</script>`;
    await withSite(body + snippet(), {}, async ({ listed }) => {
      const own = page.getByRole('textbox', { name: 'Own field' });
      await page.goto(listed);
      const frame = await openChat(page);
      await ask(frame, QUESTION);
      await answered(frame);
      const said = (await conversation(frame).textContent()) ?? '';
      const isThereStill = async () => {
        await openedAgain(page);
        await expect(conversation(chat(page))).toHaveText(said);
        await expect(own).toBeFocused();
        expect(await page.evaluate('heard')).toEqual(['open']);
      };

      await page.reload();
      await isThereStill();
      await page.getByRole('link', { name: 'Next' }).click();
      await page.waitForURL(`${listed}/next`);
      await isThereStill();
      await ask(chat(page), QUESTION);
      await expect(conversation(chat(page)).getByText(QUESTION)).toHaveCount(2);
    });
  });

  test('WG-2: one that was closed stays closed, and its timer leaves it so', async ({ page }) => {
    await page.clock.install();
    await opensByItself(page);
    await page.goto(hostPageOrigin);
    await looked(page);
    await itsTimePasses(page);
    await loaded(chat(page));
    // The timer opened it: on the next page it is the timer's again.
    await page.reload();
    await looked(page);
    await expect(panel(page)).toHaveCount(0);
    await itsTimePasses(page);
    await loaded(chat(page));

    await launcher(page, 'Close chat').click();
    await expect(panel(page)).toBeHidden();
    await page.reload();
    await looked(page);
    await itsTimePasses(page);
    await staysClosed(page);
    await launcher(page).click();
    await loaded(chat(page));
  });

  test('WG-2: a page that closes it at its start has it closed', async ({ page }) => {
    await page.goto(hostPageOrigin);
    await openChat(page);
    await page.addInitScript(() => Object.assign(window, { Parley: [['close']] }));
    await page.reload();
    await staysClosed(page);
  });

  test('WG-2: on a phone, where it would cover the next page, it is closed there, and its timer leaves it so', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.clock.install();
    await page.goto(hostPageOrigin);
    await launcher(page).click();
    await loaded(chat(page));
    await composer(chat(page)).fill('Half a thought');
    await opensByItself(page);
    await page.reload();
    await looked(page);
    await itsTimePasses(page);
    await staysClosed(page);
    await launcher(page).click();
    await expect(composer(chat(page))).toHaveValue('Half a thought');
  });

  test('WG-2: where it is not available any more nothing opens, and nothing is said', async ({ page }) => {
    await page.goto(hostPageOrigin);
    await openChat(page);
    await answerLook(page, null, false);
    await page.reload();
    await staysClosed(page);
    await page.unrouteAll();
    await page.reload();
    await openedAgain(page);
  });
});

test('WG-1: works on a page that allows no style and no script but the one with its nonce', async ({
  page,
}) => {
  const policy = [
    "default-src 'none'",
    "script-src 'nonce-n0nce'",
    `frame-src ${portalOrigin}`,
    "require-trusted-types-for 'script'",
  ].join('; ');
  await withSite(snippet({ nonce: 'n0nce' }), { 'content-security-policy': policy }, async ({ listed }) => {
    await page.goto(listed);
    const frame = await openChat(page);
    await ask(frame, QUESTION);
    await answered(frame);
    await expect(launcher(page, 'Close chat')).toHaveCSS('cursor', 'pointer');
    await expect(panel(page)).toHaveCSS('position', 'fixed');
  });
});

test('WG-1: changes nothing of the page it stands on', async ({ page }) => {
  const content = '<h1>Shop</h1><button>Buy</button>';
  await withSite(content, {}, async ({ listed }) => {
    const look = () =>
      page.evaluate(() => ({
        title: document.title,
        head: document.head.innerHTML,
        root: document.documentElement.cloneNode(false),
        body: [...document.body.children].filter(({ localName }) => localName !== 'parley-widget').length,
        sheets: document.styleSheets.length + document.adoptedStyleSheets.length,
        handlers: [window.onload, window.onmessage, window.onerror, document.body.onload],
        styles: ['html', 'body', 'h1', 'button'].map((name) => {
          const style = getComputedStyle(document.querySelector(name) as Element);
          return [...style].map((property) => `${property}: ${style.getPropertyValue(property)}`).join(';');
        }),
        globals: Object.keys(window).filter((name) => name !== 'Parley'),
      }));
    await page.goto(listed);
    const before = await look();
    await page.evaluate(
      ([src, assistant, widgetKey]) => {
        const script = document.createElement('script');
        script.src = src as string;
        Object.assign(script.dataset, { assistant, widgetKey });
        document.head.append(script);
        script.addEventListener('load', () => script.remove());
      },
      [`${portalOrigin}/widget.js`, HOST_PAGE_ASSISTANT, HOST_PAGE_WIDGET_KEY],
    );
    await openChat(page);
    expect(await look()).toEqual(before);
  });
});

test('WG-1: a page that has the snippet twice gets one launcher', async ({ page }) => {
  await withSite(snippet() + snippet(), {}, async ({ listed }) => {
    await page.goto(listed, { waitUntil: 'load' });
    await expect(launcher(page)).toHaveCount(1);
  });
});

test('WG-1: a second script that names another assistant does nothing, and the console says so', async ({
  page,
}) => {
  const warnings: string[] = [];
  page.on('console', (message) => message.type() === 'warning' && warnings.push(message.text()));
  await withSite(snippet(), {}, async ({ listed }) => {
    await page.goto(listed, { waitUntil: 'load' });
    await expect(launcher(page)).toHaveCount(1);
    await page.evaluate(
      ({ src, assistant }) =>
        new Promise((done) => {
          const script = document.createElement('script');
          Object.assign(script, { src, onload: done });
          Object.assign(script.dataset, { assistant, widgetKey: 'another' });
          document.head.append(script);
        }),
      { src: `${portalOrigin}/widget.js`, assistant: TWO_SITES.guid },
    );
    expect(warnings).toEqual([expect.stringContaining('has its widget already')]);
    const frame = await openChat(page);
    await expect(composer(frame)).toHaveAccessibleName('Message to Nordlicht shop assistant');
  });
});

test('WG-3: calls that were queued before the script ran are made', async ({ page }) => {
  await page.addInitScript(() => Object.assign(window, { Parley: [['setLocale', 'de'], ['open']] }));
  await page.goto(hostPageOrigin);
  const field = chat(page).getByRole('textbox', { name: 'Nachricht an Nordlicht shop assistant' });
  await expect(field).toBeFocused();
  await expect(page.getByRole('button', { name: 'Chat schließen' }).first()).toBeVisible();
});

test('WG-6: with a wrong key the widget says that the chat did not start, and can be closed', async ({
  page,
  problems,
}) => {
  problems.expect(/status of 404/);
  await withSite(snippet({ key: 'pk_wrong' }), {}, async ({ listed }) => {
    await page.goto(listed);
    await launcher(page).click();
    await expect(chat(page).getByRole('alert')).toContainText(
      'An error occurred when starting chat with the assistant. ' +
        'Contact the IT department or technical support of the managing entity.',
    );
    await chat(page).getByRole('button', { name: 'Close chat' }).click();
    await expect(panel(page)).toBeHidden();
    await expect(launcher(page)).toBeFocused();
  });
});

test('RT-4, WG-6: the chat screen opened as a page of its own shows the widget error', async ({ page }) => {
  await page.goto(`/widget-chat/${HOST_PAGE_ASSISTANT}`);
  await expect(page.getByRole('alert')).toContainText(
    'An error occurred when starting chat with the assistant.',
  );
});

test('WG-4, WG-6, T9: an unlisted site cannot frame the chat, nor a listed one an unknown assistant, and both say so', async ({
  page,
  problems,
}) => {
  problems.expect(/frame-ancestors/);
  const refusals = () =>
    page.waitForEvent('console', (message) => message.text().includes('frame-ancestors'));
  const isBlocked = async () => {
    const [, refusal] = await Promise.all([launcher(page).click(), refusals()]);
    expect(refusal.text()).toContain(`${portalOrigin}`);
    await expect(unavailable(page)).toBeVisible();
    await expect(panel(page)).toHaveCount(0);
    expect(page.frames().filter((frame) => frame.url().startsWith(portalOrigin))).toEqual([]);
  };
  await withSite(snippet(), {}, async ({ unlisted }) => {
    await page.goto(unlisted);
    await isBlocked();
    await expect(page.getByRole('alert')).toHaveText('This chat is not available here at the moment');
    // Pointing at it tries nothing; a press takes the words away, and the next one asks anew.
    await unavailable(page).hover();
    await expect(panel(page)).toHaveCount(0);
    await unavailable(page).click();
    await expect(launcher(page)).toBeVisible();
    await isBlocked();
  });
  await withSite(snippet({ assistant: '00000000-0000-4000-8000-000000000000' }), {}, async ({ listed }) => {
    await page.goto(listed);
    await isBlocked();
  });
});

test('AS-5: the iframe of the editor stands on a page without a button, and answers there', async ({
  page,
}) => {
  await signIn(page, 'admin@acme.test', `/assistants/edit/${HOST_PAGE_ASSISTANT}`);
  await page.getByRole('tab', { name: 'Widget' }).click();
  await page.getByRole('tab', { name: 'Iframe' }).click();
  const code = await page.getByRole('tabpanel', { name: 'Iframe' }).locator('pre').textContent();
  await withSite(code ?? '', {}, async ({ listed }) => {
    await page.goto(listed);
    const frame = page.frameLocator('iframe');
    await loaded(frame);
    await expect(composer(frame)).not.toBeFocused();
    await expect(frame.getByRole('button', { name: 'Close chat' })).toHaveCount(0);
    await ask(frame, QUESTION);
    await answered(frame);
    await composer(frame).press('Escape');
    await expect(composer(frame)).toBeVisible();
    // A key in an address would stand in the history and in logs (T11).
    for (const each of page.frames()) expect(each.url()).not.toContain(HOST_PAGE_WIDGET_KEY);
  });
});

test('T8: no site frames the portal, at any address of it', async ({ page, problems }) => {
  problems.expect(/frame-ancestors/, /status of 404/);
  const paths = [
    '/',
    '/404',
    '/assistants/chat/x',
    '/widget-error',
    '/no-such-page',
    '/config.json',
    '/api/nope',
  ];
  for (const path of paths) {
    await withSite(`<iframe src="${portalOrigin}${path}"></iframe>`, {}, async ({ listed }) => {
      const refused = page.waitForEvent('console', (message) => message.text().includes('frame-ancestors'));
      await page.goto(listed);
      expect((await refused).text(), path).toContain("frame-ancestors 'none'");
    });
  }
});
