import type { Page } from '@playwright/test';
import { holds, refuse } from './cells.ts';
import { expect, test } from './journey.ts';
import { answered, ask, composer, conversation, hostPageOrigin, portalOrigin } from './portal.ts';
import { withSite } from './site.ts';
import {
  CHAT_CODE,
  chat,
  HOST_PAGE_ASSISTANT,
  launcher,
  loaded,
  openChat,
  panel,
  snippet,
  unavailable,
  unloaded,
} from './widget.ts';

const FRAME = `${portalOrigin}/widget-chat/${HOST_PAGE_ASSISTANT}`;
const ASSISTANT = '**/api/Widget/GetAssistant';

/** After so many ms the loader tries a chat that did not come again. */
const AGAIN_MS = 10_000;

/** The launcher and the open chat stand in the corner, whole and in their own size. */
async function expectInCorner(page: Page): Promise<void> {
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
  const corner = { x: width - 20 - 56, y: height - 20 - 56, width: 56, height: 56 };
  await expect.poll(() => launcher(page).boundingBox()).toEqual(corner);
  await openChat(page);
  const open = { x: width - 20 - 400, y: height - 88 - 680, width: 400, height: 680 };
  expect(await panel(page).boundingBox()).toEqual(open);
}

test.describe('WG-1: what a host page does neither hides, moves nor kills the widget', () => {
  for (const [what, style] of [
    ['transform', 'body { transform: scale(0.5) }'],
    ['filter', 'body { filter: blur(1px) }'],
    ['perspective', 'body { perspective: 100px }'],
    ['will-change', 'body { will-change: transform }'],
    ['zoom', 'body { zoom: 2 }'],
    ['a zoomed root', 'html { zoom: 2 }'],
    ['a transformed root', 'html { transform: translateX(-50px) }'],
    ['a body that is not shown', 'body { display: none }'],
    ['something above all', '.above { position: fixed; inset: 0; z-index: 2147483647; background: #fff }'],
    ['a reset of everything', '* { all: unset !important }'],
    [
      'important rules',
      'html > * { display: none !important; opacity: 0 !important; position: static !important }',
    ],
  ] as const) {
    test(what, async ({ page }) => {
      const content = `<style>${style}</style><div class="above"></div><p>Shop</p>`;
      await withSite(`${content}<div style="height: 3000px"></div>${snippet()}`, {}, async ({ listed }) => {
        await page.goto(listed);
        await expectInCorner(page);
      });
    });
  }

  test('an element with the id of its global', async ({ page }) => {
    await withSite(
      `<div id="Parley"></div><form name="Parley"></form>${snippet()}`,
      {},
      async ({ listed }) => {
        await page.goto(listed);
        await openChat(page);
      },
    );
  });

  test('isolation from other origins', async ({ page }) => {
    const headers = {
      'cross-origin-embedder-policy': 'require-corp',
      'cross-origin-opener-policy': 'same-origin',
    };
    await withSite(snippet(), headers, async ({ listed }) => {
      await page.goto(listed);
      expect(await page.evaluate(() => crossOriginIsolated)).toBe(true);
      await openChat(page);
    });
  });

  test('a replaced body, a removed launcher, and the script once more', async ({ page }) => {
    await page.goto(hostPageOrigin);
    const frame = await openChat(page);
    await composer(frame).fill('Half a thought');
    await page.evaluate(() => document.body.replaceWith(document.createElement('body')));
    await expect(composer(frame)).toHaveValue('Half a thought');

    await page.evaluate((src) => {
      const script = document.createElement('script');
      script.src = src;
      const { dataset } = document.querySelector<HTMLElement>('script[data-assistant]') as HTMLElement;
      Object.assign(script.dataset, dataset);
      const loading = new Promise((resolve) => script.addEventListener('load', resolve));
      document.body.append(script);
      return loading;
    }, `${portalOrigin}/widget.js`);
    await expect(page.locator('parley-widget')).toHaveCount(1);

    await page.evaluate(() => document.querySelector('parley-widget')?.remove());
    await loaded(frame);
    await expect(launcher(page, 'Close chat')).toBeVisible();
  });
});

test.describe('WG-6: a chat that does not come is said, and comes as soon as it can', () => {
  test.beforeEach(({ page }) => page.goto(hostPageOrigin));

  for (const [what, fault] of [
    ['500', { status: 500, body: 'An unexpected error occurred.' }],
    ['429', { status: 429, body: 'Too many requests.', headers: { 'retry-after': '3' } }],
    ['a page that may not be framed', { headers: { 'content-security-policy': "frame-ancestors 'none'" } }],
  ] as const) {
    test(`its page is ${what}: by a press`, async ({ page, problems }) => {
      problems.expect(/status of (500|429)/, /frame-ancestors/);
      await page.route(FRAME, (route) => route.fulfill(fault));
      await launcher(page).click();
      await expect(unloaded(page)).toBeVisible();
      await expect(page.getByRole('alert')).toHaveText('The chat did not load. Try again');
      await page.unrouteAll();
      await unloaded(page).click();
      await loaded(chat(page));
      await expect(composer(chat(page))).toBeFocused();
    });
  }

  test('the page has removed its frame: by a press', async ({ page }) => {
    const frame = await openChat(page);
    await composer(frame).fill('Half a thought');
    await page
      .locator('parley-widget')
      .evaluate((host) => host.shadowRoot?.querySelector('iframe')?.remove());
    await unloaded(page).click();
    await loaded(chat(page));
    await expect(composer(chat(page))).toHaveValue('Half a thought');
  });

  test('the connection is reset: by itself', async ({ page, problems }) => {
    problems.expect(/ERR_CONNECTION_RESET/);
    await page.route(FRAME, (route) => route.abort('connectionreset'));
    await launcher(page).click();
    await expect(unloaded(page)).toBeVisible();
    await page.unrouteAll();
    await loaded(chat(page));
    await expect(launcher(page, 'Close chat')).toBeVisible();
  });

  test('nothing comes for 30 s: it is said, and the launcher can be pressed meanwhile', async ({
    page,
    problems,
  }) => {
    problems.expect(/ERR_/);
    await page.setViewportSize({ width: 390, height: 844 });
    await page.clock.install();
    await page.reload();
    await page.route(FRAME, () => undefined);
    await page.clock.runFor(1000);
    await launcher(page).click();
    await expect(launcher(page, 'Close chat')).toBeVisible();
    await page.clock.runFor(29_000);
    await expect(launcher(page, 'Close chat')).toBeVisible();
    await page.clock.runFor(2000);
    await expect(unloaded(page)).toBeVisible();
  });

  test('offline as somebody points at it: no word, and the next one tries anew', async ({
    page,
    problems,
  }) => {
    problems.expect(/ERR_INTERNET_DISCONNECTED/);
    await page.context().setOffline(true);
    await launcher(page).hover();
    await expect(panel(page)).toHaveCount(1);
    await expect(panel(page)).toHaveCount(0);
    await expect(unloaded(page)).toHaveCount(0);
    await page.context().setOffline(false);
    await openChat(page);
  });

  test('offline as somebody opens it: the words say so, and it comes at once with the network', async ({
    page,
    problems,
  }) => {
    problems.expect(/ERR_INTERNET_DISCONNECTED/);
    await page.clock.install();
    await page.reload();
    await expect(launcher(page)).toBeVisible();
    await page.context().setOffline(true);
    await launcher(page).click();
    await expect(page.getByRole('alert')).toHaveText(
      'You are offline. The chat opens as soon as the connection is back.',
    );
    // No timer runs from here on.
    await page.clock.pauseAt(Date.now() + 1000);
    const again = page.waitForRequest((request) => request.url() === FRAME && request.isNavigationRequest());
    await page.context().setOffline(false);
    await again;
    await page.clock.resume();
    await loaded(chat(page));
    await expect(launcher(page, 'Close chat')).toBeVisible();
  });

  test('its code is gone: by a press', async ({ page, problems }) => {
    problems.expect(/status of 404/, /MIME type/);
    // Not by itself a moment before the press, which would close the chat then.
    const holdOff = await page.evaluateHandle((again) => {
      const { setTimeout } = window;
      const wait = (call: () => void, ms?: number) => (ms === again ? 0 : setTimeout(call, ms));
      Object.assign(window, { setTimeout: wait });
      return { end: () => Object.assign(window, { setTimeout }) };
    }, AGAIN_MS);
    await page.route('**/widget-chat-assets/first-*.js', (route) => route.fulfill({ status: 404, body: '' }));
    await launcher(page).click();
    await holds('chunk 404 after a deploy x widget', page, { shows: [unloaded(page)] });
    await page.unrouteAll();
    // On a slow machine a chat that comes late is tried again by itself, as it is anywhere else.
    await holdOff.evaluate(({ end }) => void end());
    await unloaded(page).click();
    await loaded(chat(page));
  });

  for (const kind of ['js', 'css']) {
    test(`its first ${kind} fails once: by itself`, async ({ page, problems }) => {
      problems.expect(/status of 500/, /MIME type/);
      const first = `**/widget-chat-assets/first-*.${kind}`;
      await page.route(first, (route) => route.fulfill({ status: 500, body: '' }), { times: 1 });
      await launcher(page).click();
      await expect(unloaded(page)).toBeVisible();
      await loaded(chat(page));
      await expect(launcher(page, 'Close chat')).toBeVisible();
    });
  }

  test('in an iframe of the site’s own its style sheet fails once: words, and by itself', async ({
    page,
    problems,
  }) => {
    problems.expect(/status of 500/, /MIME type/);
    const first = '**/widget-chat-assets/first-*.css';
    await page.route(first, (route) => route.fulfill({ status: 500, body: '' }), { times: 1 });
    await withSite(
      `<iframe src="${FRAME}" style="width: 400px; height: 600px"></iframe>`,
      {},
      async ({ listed }) => {
        await page.goto(listed);
        const frame = page.frameLocator('iframe');
        await expect(frame.getByRole('alert')).toContainText('The chat did not start');
        await loaded(frame);
      },
    );
  });

  for (const kind of ['js', 'css']) {
    const later = new RegExp(`/widget-chat-assets/(?!first-).*\\.${kind}$`);

    test(`a later ${kind} fails for some seconds: what is typed and the focus stay, and by itself`, async ({
      page,
      problems,
    }) => {
      problems.expect(/status of 500/, /MIME type/);
      await page.route(later, (route) => route.fulfill({ status: 500, body: '' }));
      await launcher(page).click();
      const frame = chat(page);
      const failed = frame.getByRole('heading', { name: 'The conversation could not be loaded' });
      await expect(failed).toBeVisible();
      await composer(frame).fill('Half a thought');
      // It is not left for a page that is no better.
      await page.waitForRequest((request) => request.method() === 'HEAD' && later.test(request.url()));
      await expect(failed).toBeVisible();
      await expect(composer(frame)).toBeFocused();
      await page.unrouteAll();
      await loaded(frame);
      await expect(composer(frame)).toHaveValue('Half a thought');
      await expect(composer(frame)).toBeFocused();
    });

    test(`a later ${kind} failed, and the chat is opened again: at once`, async ({ page, problems }) => {
      problems.expect(/status of 500/, /MIME type/);
      await page.clock.install();
      await page.reload();
      await page.route(later, (route) => route.fulfill({ status: 500, body: '' }));
      await launcher(page).click();
      const frame = chat(page);
      await expect(
        frame.getByRole('heading', { name: 'The conversation could not be loaded' }),
      ).toBeVisible();
      await launcher(page, 'Close chat').click();
      await page.unrouteAll();
      // No timer runs from here on.
      await page.clock.pauseAt(Date.now() + 1000);
      const again = page.waitForRequest(
        (request) => request.url() === FRAME && request.isNavigationRequest(),
      );
      await launcher(page).click();
      await again;
      await page.clock.resume();
      await loaded(frame);
    });
  }

  test('WG-6: offline before the code of the chat: what was sent stays, and it goes on by itself', async ({
    page,
    problems,
  }) => {
    problems.expect(/ERR_/);
    const frame = chat(page);
    let asked = () => {};
    const isAskedFor = new Promise<void>((resolve) => {
      asked = resolve;
    });
    let arrive = () => {};
    const arrived = new Promise<void>((resolve) => {
      arrive = resolve;
    });
    await page.route(CHAT_CODE, async (route) => {
      asked();
      await arrived;
      await route.abort('internetdisconnected');
    });
    await launcher(page).click();
    await isAskedFor;
    await ask(frame, 'When do you open?');
    await composer(frame).fill('And on Sundays?');
    await page.context().setOffline(true);
    arrive();
    await expect(frame.getByRole('heading', { name: 'The conversation could not be loaded' })).toBeVisible();
    await expect(composer(frame)).toHaveValue('When do you open?\nAnd on Sundays?');
    await page.unrouteAll();
    // A browser says that it is online a moment before anything can be reached.
    await page.route(FRAME, (route) => route.abort('internetdisconnected'), { times: 1 });
    await page.context().setOffline(false);
    await loaded(frame);
    await expect(composer(frame)).toHaveValue('When do you open?\nAnd on Sundays?');
    await frame.getByRole('button', { name: 'Send', exact: true }).click();
    await answered(frame);
  });

  test('500 for its assistant: the frame says it, and a press or time mends it', async ({
    page,
    problems,
  }) => {
    problems.expect(/status of 500/);
    await page.route(ASSISTANT, (route) => route.fulfill({ status: 500, json: {} }));
    await launcher(page).click();
    await expect(chat(page).getByRole('alert')).toContainText('The chat did not start');
    const retry = chat(page).getByRole('button', { name: 'Try again' });
    const again = page.waitForRequest(ASSISTANT);
    await retry.click();
    await again;
    await expect(retry).toBeFocused();
    await page.unrouteAll();
    await loaded(chat(page));
  });

  test('429 for its assistant: the wait that was asked for is shown and kept', async ({ page, problems }) => {
    problems.expect(/status of 429/);
    let calls = 0;
    await page.route(ASSISTANT, (route) => {
      calls += 1;
      return calls > 1
        ? route.continue()
        : route.fulfill({ status: 429, headers: { 'retry-after': '6' }, json: {} });
    });
    await launcher(page).click();
    await expect(chat(page).getByRole('alert')).toHaveText('Too many requests.');
    await expect(chat(page).getByText(/^Try again in \d seconds?$/)).toBeVisible();
    await expect(chat(page).getByRole('button', { name: 'Try again' })).toHaveCount(0);
    await chat(page).getByRole('button', { name: 'Close chat' }).click();
    await launcher(page).click();
    expect(calls).toBe(1);
    await loaded(chat(page));
    expect(calls).toBe(2);
  });

  test('Escape closes a chat that loads, and one that did not start', async ({ page, problems }) => {
    problems.expect(/status of 404/);
    let answer = (_status: number): void => undefined;
    const answered = new Promise<number>((resolve) => {
      answer = resolve;
    });
    await page.route(ASSISTANT, async (route) => route.fulfill({ status: await answered, json: {} }));
    await launcher(page).click();
    await expect(chat(page).getByRole('status')).toHaveText(/^Loading/);
    await page.keyboard.press('Escape');
    await expect(panel(page)).toBeHidden();
    await expect(launcher(page)).toBeFocused();
    answer(404);
    await launcher(page).click();
    await expect(chat(page).getByRole('alert')).toContainText('The chat did not start');
    await page.keyboard.press('Escape');
    await expect(panel(page)).toBeHidden();
    await page.unrouteAll();
  });

  test('reopened: what failed out of sight is tried again at once', async ({ page, problems }) => {
    problems.expect(/status of 404/);
    await page.route(ASSISTANT, (route) => route.fulfill({ status: 404, json: {} }));
    await launcher(page).click();
    await expect(chat(page).getByRole('alert')).toContainText('The chat did not start');
    await expect(chat(page).getByRole('button', { name: 'Try again' })).toHaveCount(0);
    await chat(page).getByRole('button', { name: 'Close chat' }).click();
    await page.unrouteAll();
    await openChat(page);
  });

  test('offline with the frame there: said, and it goes on by itself', async ({ page, problems }) => {
    problems.expect(/ERR_INTERNET_DISCONNECTED/);
    let arrive = () => {};
    const arrived = new Promise<void>((resolve) => {
      arrive = resolve;
    });
    await page.route(ASSISTANT, async (route) => {
      await arrived;
      await route.abort('internetdisconnected');
    });
    await launcher(page).click();
    await expect(chat(page).getByRole('status')).toHaveText('Loading the conversation');
    await page.context().setOffline(true);
    arrive();
    await expect(chat(page).getByRole('alert')).toContainText('You are offline');
    await page.unrouteAll();
    await page.context().setOffline(false);
    await loaded(chat(page));
  });
});

test.describe('WG-8: an open chat whose site may not use it any more', () => {
  const NOT_HERE = 'export const isAvailable = false; export default null;';
  const RENEWAL = '**/api/Widget/RenewGrant';
  /** Longer than a call waits before it renews what proves its site, in ms. */
  const HALF_AN_HOUR = 31 * 60 * 1000;

  /** Opens the chat, and then refuses its renewal. @returns its frame */
  async function refusedLater(page: Page) {
    await page.clock.install();
    await page.goto(hostPageOrigin);
    await launcher(page).click();
    const frame = chat(page);
    await loaded(frame);
    await page.route(RENEWAL, (route) => route.fulfill(refuse(403)));
    // No timer runs on by that.
    await page.clock.setSystemTime(Date.now() + HALF_AN_HOUR);
    return frame;
  }

  test('says so in its own words, keeps what was typed, and does not load itself anew', async ({
    page,
    problems,
  }) => {
    problems.expect(/status of 403/, /frame-ancestors/);
    const frame = await refusedLater(page);
    let documents = 0;
    await page.route(FRAME, (route) => {
      documents += 1;
      return route.fulfill({ headers: { 'content-security-policy': "frame-ancestors 'none'" } });
    });
    await page.route('**/look.js?*', (route) =>
      route.fulfill({ contentType: 'text/javascript', body: NOT_HERE }),
    );
    await ask(frame, 'Half a thought');
    await expect(frame.getByRole('heading', { name: 'This assistant is not available' })).toBeVisible();
    await expect(frame.getByText('Half a thought')).toBeVisible();
    expect(documents).toBe(0);

    await launcher(page, 'Close chat').click();
    await launcher(page).click();
    await expect(unavailable(page)).toBeVisible();
    await page.unrouteAll();
    await unavailable(page).click();
    await launcher(page).click();
    await expect(conversation(chat(page)).getByText('Half a thought')).toBeVisible();
  });

  test('is there again by itself where the page has only slept for too long', async ({ page, problems }) => {
    problems.expect(/status of 403/);
    const frame = await refusedLater(page);
    await ask(frame, 'Half a thought');
    await expect(conversation(frame).getByText('Half a thought')).toBeVisible();
    await expect(composer(frame)).toHaveValue('');
  });
});
