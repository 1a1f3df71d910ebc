import type { Page, Route } from '@playwright/test';
import {
  countCalls,
  countVisits,
  GENERIC,
  hangUntil,
  hasten,
  holds,
  refuse,
  TIME_OUT,
  waitLong,
} from './cells.ts';
import { expect, test } from './journey.ts';
import {
  answered,
  ask,
  chatWith,
  composer,
  conversation,
  enter,
  hostPageOrigin,
  identityOrigin,
  makeAssistant,
  newest,
  openInvitations,
  openSettings,
  QUESTION,
  signIn,
} from './portal.ts';
import { chat, launcher, loaded, openChat, openedAgain } from './widget.ts';

/** Only looked at: it has data of everything. */
const ADMIN = 'admin@acme.test';
/** What its journeys write, no other file of journeys meets. */
const OWN_ADMIN = 'admin@cells.test';
const AGENT = 'agent@acme.test';
const ASSISTANT = chatWith('Returns and warranty desk');
const GUIDE = '/quick-start-guide';
const TEXT = 'Can I return a gift?';

const navigation = (page: Page) => page.getByRole('navigation', { name: 'Main navigation' });
/** How long a chat waits before it connects again, in ms. */
const RECONNECTS = [1000, 60_000] as const;

const retry = (page: Page) => page.getByRole('button', { name: 'Try again' });
const hang = () => undefined;
/** What is called JSON, and is none. */
const MALFORMED = [
  { status: 200, contentType: 'text/html', body: '<!doctype html><title>Maintenance</title>' },
  { status: 200, contentType: 'application/json', body: '{"showWelcome' },
  { status: 204 },
];

/** What a proxy says of a server that is down. */
const BAD_GATEWAY = { status: 502, contentType: 'text/html', body: '<!doctype html><title>502</title>' };
/** Replies that are none, in the turn in which they come, with the rows of the table that they belong to. */
const NO_REPLIES = [
  ['500 502', BAD_GATEWAY],
  ...MALFORMED.map((reply) => ['broken JSON, HTML, 204', reply] as const),
] as const;

test.beforeEach(({ problems }) => {
  // Each fault is one that the browser itself writes down.
  problems.expect(/Failed to load resource/, /ERR_/, /MIME type|preload CSS|could not be loaded/);
});

test.describe('FA-1: start-up', () => {
  const FACTS = '**/api/User/showwelcomewizard';
  const usable = (page: Page) => ({ says: [GENERIC], shows: [navigation(page)], at: GUIDE });

  for (const [cell, replies] of [
    ['403', [refuse(403)]],
    ['404', [refuse(404)]],
    ['409', [refuse(409)]],
    ['500 502', [refuse(500), refuse(502)]],
    ['broken JSON, HTML, 204', MALFORMED],
  ] as const)
    test(`${cell}: one message, and the portal can be used`, async ({ page }) => {
      for (const reply of replies) {
        await page.route(FACTS, (route) => route.fulfill(reply));
        await enter(page, ADMIN, GUIDE);
        await holds(`${cell} x start-up`, page, usable(page));
      }
    });

  test('401: the session has ended, and the login leads back', async ({ page }) => {
    await signIn(page, 'admin@trial.test', GUIDE);
    await page.route(FACTS, (route) => route.fulfill(refuse(401)));
    await page.reload();
    await holds('401 x start-up', page, { says: ['Your session has ended'], at: '/auth/auth0/login' });
    expect(new URL(page.url()).searchParams.get('returnTo')).toContain(GUIDE);
    await page.unrouteAll();
    await page.getByRole('button', { name: 'Sign in' }).click();
    await expect(page).toHaveURL(GUIDE);
    await expect(navigation(page)).toBeVisible();
  });

  test('time-out: it ends, and can be tried again', async ({ page }) => {
    await enter(page, ADMIN, GUIDE);
    await page.addInitScript(hasten, TIME_OUT);
    const answer = await hangUntil(page, FACTS);
    await page.reload();
    await holds('time-out x start-up', page, { says: ['This is taking too long'], shows: [retry(page)] });
    await page.evaluate(waitLong);
    answer();
    await retry(page).click();
    await expect(navigation(page)).toBeVisible();
  });

  test('slow: a late notice, and it goes on', async ({ page }) => {
    await enter(page, ADMIN, GUIDE);
    await page.addInitScript(hasten, [8000, 8000] as const);
    let arrive = () => {};
    const arrived = new Promise<void>((resolve) => {
      arrive = resolve;
    });
    await page.route(FACTS, async (route) => {
      await arrived;
      await route.continue();
    });
    await page.reload();
    await holds('slow x start-up', page, { says: ['This takes longer than usual. Still trying.'] });
    arrive();
    await expect(navigation(page)).toBeVisible();
  });

  test('offline: it is said, and goes on by itself', async ({ page }) => {
    await enter(page, ADMIN, GUIDE);
    await page.route(FACTS, (route) => route.abort('internetdisconnected'));
    await page.clock.install();
    await page.reload();
    await expect(retry(page)).toBeVisible();
    // Not a new start while its words are looked at.
    await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1000);
    await holds('offline x start-up', page, { says: ['You are offline'], shows: [retry(page)] });
    await page.unrouteAll();
    await page.clock.resume();
    await expect(navigation(page)).toBeVisible();
  });

  test('chunk gone: loaded anew once, then a new version is offered', async ({ page }) => {
    await enter(page, ADMIN, GUIDE);
    await page.route(/assets\/UsersPage-[^/]*\.js$/, (route) => route.fulfill({ status: 404, body: '' }));
    const loads = countCalls(page, '/users');
    await page.goto('/users');
    await holds('chunk 404 after a deploy x start-up', page, {
      says: ['A new version is available'],
      shows: [page.getByRole('button', { name: 'Reload' })],
      calls: [[loads, 2]],
      at: '/users',
    });
  });

  test('back never lands on the callback', async ({ page }) => {
    await signIn(page, 'admin@trial.test', GUIDE);
    await navigation(page).getByRole('link', { name: 'Users' }).click();
    await expect(page).toHaveURL('/users');
    await page.goBack();
    await holds('back button x start-up', page, { shows: [navigation(page)], at: GUIDE });
  });
});

test.describe('FA-1: lists', () => {
  test('time-out: it is said, and can be tried again', async ({ page }) => {
    await enter(page, ADMIN, GUIDE);
    await navigation(page).waitFor();
    await page.evaluate(hasten, TIME_OUT);
    await page.route('**/GetUsers*', hang);
    await navigation(page).getByRole('link', { name: 'Users' }).click();
    await holds('time-out x lists', page, {
      says: ['The server has not answered in time.'],
      shows: [retry(page)],
      at: '/users',
    });
  });

  test('502, HTML, cut JSON, 204: one message each, and what is there comes when it can be read', async ({
    page,
  }) => {
    await enter(page, ADMIN, GUIDE);
    await navigation(page).waitFor();
    const press = [navigation(page).getByRole('link', { name: 'Users' }), retry(page)];
    for (const [index, [cell, reply]] of NO_REPLIES.entries()) {
      await page.route('**/GetUsers*', (route) => route.fulfill(reply));
      await press[Math.min(index, 1)]?.click();
      await holds(`${cell} x lists`, page, { says: [GENERIC], shows: [retry(page)], at: '/users' });
      await page.unrouteAll();
    }
    await retry(page).click();
    await expect(page.getByRole('rowheader').first()).toBeVisible();
    await expect(page.getByText(GENERIC)).toHaveCount(0);
  });

  test('offline: the rows stay, a banner says so, and it goes by itself', async ({ page, context }) => {
    await page.clock.install();
    await enter(page, ADMIN, '/users');
    const rows = page.getByRole('rowheader');
    await rows.first().waitFor();
    const users = await rows.allTextContents();
    const link = (name: string) => navigation(page).getByRole('link', { name });
    await link('Quick start guide').click();
    await expect(page).toHaveURL(GUIDE);
    // What was read is too old by now to stand unread.
    await page.clock.fastForward(60_000);
    await context.setOffline(true);
    await link('Users').click();
    await holds('offline x lists', page, {
      says: ['You are offline.'],
      shows: [rows.filter({ hasText: users[0] ?? '' }), retry(page)],
      at: '/users',
    });
    await expect(rows).toHaveText(users);
    await context.setOffline(false);
    await expect(page.getByText('You are offline.')).toHaveCount(0);
    await expect(retry(page)).toHaveCount(0);
    await expect(rows).toHaveText(users);
  });

  for (const path of ['/users', '/', '/conversations', '/billing', '/pricing'])
    test(`offline: what ${path} has read says so by itself, and goes on by itself`, async ({
      page,
      context,
    }) => {
      await enter(page, ADMIN, path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
      await page.waitForLoadState('networkidle');
      const content = page.getByRole('main');
      const before = await content.textContent();
      await context.setOffline(true);
      await holds('offline x lists', page, {
        says: ['You are offline.'],
        shows: [retry(page)],
        at: path,
      });
      await context.setOffline(false);
      await expect(page.getByText('You are offline.')).toHaveCount(0);
      expect(await content.textContent()).toBe(before);
    });

  /** Ways to ask for rows that were not read before, with the code of a menu that must be there already. */
  const OTHER_ROWS: Record<
    string,
    { open?: (page: Page) => Promise<void>; change: (page: Page) => Promise<void> }
  > = {
    filter: {
      open: (page) => page.getByRole('button', { name: 'Role', exact: true }).click(),
      change: (page) => page.getByRole('menuitemradio', { name: 'Administrator' }).click(),
    },
    order: { change: (page) => page.getByRole('button', { name: 'Sort by Role' }).click() },
    search: {
      change: (page) => page.getByRole('searchbox', { name: 'Search users' }).fill('admin'),
    },
  };
  for (const [what, { open, change }] of Object.entries(OTHER_ROWS))
    test(`offline: another ${what} cannot be read, the rows stay, and it comes by itself`, async ({
      page,
      context,
    }) => {
      await enter(page, ADMIN, '/users');
      const rows = page.getByRole('rowheader');
      await rows.first().waitFor();
      const users = await rows.allTextContents();
      const before = page.url();
      await open?.(page);
      await context.setOffline(true);
      await change(page);
      await expect(page).not.toHaveURL(before);
      await holds('offline x lists', page, {
        says: ['You are offline.'],
        shows: [retry(page)],
        at: '/users',
      });
      await expect(rows).toHaveText(users);
      await context.setOffline(false);
      await expect(page.getByText('You are offline.')).toHaveCount(0);
      await expect(rows.filter({ hasText: 'Acme Admin' })).toBeVisible();
    });

  test('460-464: a user is told nothing of subscriptions', async ({ page }) => {
    let status = 460;
    await page.route('**/GetThreads*', (route) => route.fulfill(refuse(status)));
    for (; status <= 464; status += 1) {
      await enter(page, AGENT, ASSISTANT);
      await holds('460-464, users x lists', page, {
        says: ['The conversation could not be loaded'],
        shows: [retry(page)],
        at: ASSISTANT,
      });
    }
  });

  test('two tabs: settings follow', async ({ page, context }) => {
    await enter(page, ADMIN, '/users');
    const other = await context.newPage();
    await other.goto(GUIDE);
    await other.getByRole('button', { name: 'App Settings' }).click();
    await other.getByRole('dialog').getByRole('radio', { name: 'Dark', exact: true }).click();
    await holds('two tabs x lists', page, { shows: [page.locator('html[data-theme=dark]')], at: '/users' });
  });

  test('wrong clock: it is said, and nothing loops', async ({ page }) => {
    await signIn(page, 'admin@trial.test', GUIDE);
    await expect(navigation(page)).toBeVisible();
    // Renewals in a frame of their own lead nowhere.
    const logins = countVisits(page, `${identityOrigin}/authorize`);
    await page.clock.setSystemTime(Date.now() + 2 * 60 * 60 * 1000);
    await navigation(page).getByRole('link', { name: 'Users' }).click();
    await holds('wrong clock x lists', page, { says: ['Check your clock'], atMost: [[logins, 2]] });
  });
});

test.describe('FA-1: forms', () => {
  const name = (page: Page) => page.getByRole('textbox', { name: 'Name', exact: true });

  /** The forms of the portal, with what is typed and pressed. */
  const forms = [
    {
      what: 'new assistant',
      open: (page: Page) => enter(page, OWN_ADMIN, '/create-assistant'),
      call: '**/CreateAssistant',
      field: name,
      text: 'Ferry desk',
      button: 'Create assistant',
    },
    {
      what: 'account',
      open: (page: Page) => enter(page, OWN_ADMIN, '/edit-account'),
      call: '**/UpdateProfile',
      field: (page: Page) => page.getByLabel('Your name', { exact: true }),
      text: 'Somebody Else',
      button: 'Save',
    },
    {
      what: 'password',
      open: (page: Page) => enter(page, OWN_ADMIN, '/edit-account'),
      call: '**/ChangePassword',
      field: (page: Page) => page.getByLabel('New password', { exact: true }),
      text: 'Correct-horse-1',
      button: 'Change password',
      async besides(page: Page) {
        await page.getByLabel('Repeat new password', { exact: true }).fill('Correct-horse-1');
      },
    },
    {
      what: 'invitation',
      async open(page: Page) {
        await enter(page, OWN_ADMIN, '/users');
        await openInvitations(page);
      },
      call: '**/InviteUsers',
      field: (page: Page) => page.getByRole('textbox', { name: 'Email addresses' }),
      text: 'new@cells.test',
      button: 'Send invitations',
      // An address that was entered is no longer in the field.
      entered: (page: Page) => page.getByRole('row', { name: 'new@cells.test' }),
    },
    {
      what: 'editor',
      async open(page: Page) {
        await enter(page, OWN_ADMIN, '/');
        const guid = await makeAssistant(page, 'Lock desk');
        await page.goto(`/assistants/edit/${guid}`);
      },
      call: '**/SaveAssistantDraft',
      field: name,
      text: 'Harbour desk',
      button: 'Save',
    },
  ];
  const words = {
    460: "You can't perform this action because you don't have an active subscription.",
    461: "You can't perform this action because there is an issue with your subscription.",
    462: "You can't perform this action because your trial has ended.",
    463: 'You have reached your daily message limit.',
    464: 'You have reached your monthly character limit.',
  };

  for (const { what, open, call, field, text, button, besides, entered } of forms)
    test(`460-464: ${what} asks for another plan, and keeps what was typed`, async ({ page }) => {
      await open(page);
      await field(page).fill(text);
      await besides?.(page);
      for (const [status, said] of Object.entries(words)) {
        await page.route(call, (route) => route.fulfill(refuse(Number(status))));
        await page.getByRole('button', { name: button, exact: true }).click();
        const dialog = page.getByRole('alertdialog');
        await holds(`${status === '461' ? '461' : '460 462 463 464'} x form`, page, {
          says: [said],
          keeps: entered ? [] : [[field(page), text]],
          shows: [
            dialog.getByRole('button', { name: 'Manage subscription' }),
            ...(entered ? [entered(page)] : []),
          ],
        });
        await dialog.getByRole('button', { name: 'Close' }).click();
        await expect(dialog).toHaveCount(0);
      }
    });

  test('502: generic; HTML, cut JSON, 204: not confirmed; none is sent again by itself', async ({ page }) => {
    await enter(page, OWN_ADMIN, '/create-assistant');
    await name(page).fill('Tide desk');
    const sent = countCalls(page, '/CreateAssistant');
    for (const [index, [cell, reply]] of NO_REPLIES.entries()) {
      await page.route('**/CreateAssistant', (route) => route.fulfill(reply));
      await page.getByRole('button', { name: 'Create assistant' }).click();
      await holds(`${cell} x form`, page, {
        says: [index === 0 ? GENERIC : 'Not confirmed'],
        keeps: [[name(page), 'Tide desk']],
        // Each proof makes one more.
        calls: [[sent, 2 * index + 1]],
        at: '/create-assistant',
      });
      await page.unrouteAll();
      const dismiss = page.getByRole('region', { name: 'Messages' }).getByRole('button', { name: 'Dismiss' });
      if (index === 0) await dismiss.click();
    }
    await page.getByRole('button', { name: 'Create assistant' }).click();
    await page.waitForURL(/\/assistants\/chat\//);
  });

  test('a full storage keeps the form for this visit', async ({ page }) => {
    await enter(page, OWN_ADMIN, '/create-assistant');
    await page.evaluate(fillStorage);
    await name(page).fill('Ferry desk');
    await page.getByRole('button', { name: 'Create assistant' }).focus();
    await holds('storage full or blocked x form', page, {
      keeps: [[name(page), 'Ferry desk']],
      at: '/create-assistant',
    });
  });

  test('a double click is one request', async ({ page }) => {
    await enter(page, OWN_ADMIN, '/create-assistant');
    const calls = countCalls(page, '/CreateAssistant');
    await page.route('**/CreateAssistant', (route) => route.fulfill(refuse(500)));
    await name(page).fill('Ferry desk');
    await page.getByRole('button', { name: 'Create assistant' }).dblclick();
    await holds('double click x form', page, {
      says: [GENERIC],
      keeps: [[name(page), 'Ferry desk']],
      calls: [[calls, 1]],
    });
  });

  test('chunk gone: a changed form asks before it is left', async ({ page }) => {
    await enter(page, OWN_ADMIN, '/create-assistant');
    await name(page).fill('Ferry desk');
    await page.route(/assets\/UsersPage-[^/]*\.js$/, (route) => route.fulfill({ status: 404, body: '' }));
    await navigation(page).getByRole('link', { name: 'Users' }).click();
    await holds('chunk 404 after a deploy x form', page, {
      says: ['Leave without saving?'],
      keeps: [[name(page), 'Ferry desk']],
      at: '/create-assistant',
    });
  });

  test('language, direction and theme change, and what was typed stays', async ({ page }) => {
    await enter(page, OWN_ADMIN, '/create-assistant');
    await name(page).fill('Ferry desk');
    await changeSettings(page);
    await holds('language, direction, theme changed on the way x form', page, {
      keeps: [[page.getByRole('textbox', { name: 'Name', exact: true }), 'Ferry desk']],
      shows: [page.locator('html[lang=de][dir=rtl][data-theme=dark]')],
      at: '/create-assistant',
    });
  });

  test('wrong clock: it is said, and the form is there again', async ({ page }) => {
    await signIn(page, OWN_ADMIN, '/create-assistant');
    await name(page).fill('Ferry desk');
    await page.clock.setSystemTime(Date.now() + 2 * 60 * 60 * 1000);
    await page.getByRole('button', { name: 'Create assistant' }).click();
    await holds('wrong clock x form', page, { says: ['Check your clock'] });
    expect(await page.evaluate(() => JSON.stringify({ ...sessionStorage }))).toContain('Ferry desk');
  });
});

test.describe('FA-1: chat', () => {
  const SEND = '**/api/Chat/SendMessage';

  /** An empty conversation. */
  async function converse(page: Page, email = ADMIN) {
    await enter(page, email, ASSISTANT);
    await page.getByRole('button', { name: 'New chat' }).click();
    await page.getByRole('button', { name: 'Send', exact: true }).waitFor();
  }
  const message = (page: Page, text = TEXT) => conversation(page).getByText(text);

  test('460-464: a user is told nothing of subscriptions, and the text is kept', async ({ page }) => {
    for (const status of [460, 461, 462, 463, 464]) {
      await page.unrouteAll();
      await converse(page, AGENT);
      await page.route(SEND, (route) => route.fulfill(refuse(status)));
      await ask(page, TEXT);
      await holds('460-464, users x chat', page, {
        says: [GENERIC],
        shows: [message(page)],
      });
    }
  });

  test('time-out: not confirmed, and the same once more', async ({ page }) => {
    await converse(page);
    await page.evaluate(hasten, TIME_OUT);
    await page.route(SEND, hang);
    await ask(page, TEXT);
    await holds('time-out x chat', page, {
      says: ['Delivery is not confirmed.'],
      shows: [message(page), conversation(page).getByRole('button', { name: 'Try again' })],
    });
  });

  test('502: failed; HTML, cut JSON, 204: not confirmed; the text is kept', async ({ page }) => {
    await converse(page);
    for (const [index, [cell, reply]] of NO_REPLIES.entries()) {
      await page.route(SEND, (route) => route.fulfill(reply));
      await ask(page, TEXT);
      await holds(`${cell} x chat`, page, {
        says: [index === 0 ? GENERIC : 'Delivery is not confirmed.'],
        shows: [message(page), conversation(page).getByRole('button', { name: 'Try again' })],
      });
      await page.unrouteAll();
      await page.getByRole('button', { name: 'New chat' }).click();
    }
  });

  test('stream cut: what came is kept, and never shown as finished', async ({ page }) => {
    await converse(page);
    await page.evaluate(hasten, RECONNECTS);
    await cutStream(page, 'Chat');
    await ask(page, TEXT);
    await holds('stream cut x chat', page, {
      says: ['The connection broke. This answer is incomplete.'],
      shows: [
        message(page),
        message(page, 'You can'),
        conversation(page).getByRole('button', { name: 'Try again' }),
      ],
    });
  });

  test('a full storage: it works, and the draft lives as long as the page', async ({ page }) => {
    await converse(page);
    await page.evaluate(fillStorage);
    const question = 'How long does the Nordlicht warranty on a backpack last?';
    await ask(page, question);
    await answered(page);
    await composer(page).fill('Half a thought');
    await holds('storage full or blocked x chat', page, {
      keeps: [[composer(page), 'Half a thought']],
      shows: [message(page, question)],
    });
  });

  test('wrong clock: it is said, and the text is kept', async ({ page }) => {
    await signIn(page, OWN_ADMIN);
    await makeAssistant(page, 'Tide desk');
    await page.getByRole('button', { name: 'Send', exact: true }).waitFor();
    // Whatever is read next finds the session expired and leaves for the login, with the text.
    await composer(page).fill(TEXT);
    await page.clock.setSystemTime(Date.now() + 2 * 60 * 60 * 1000);
    // It leads through the provider's pages, of which the press would wait for one that is already left.
    await composer(page).press('Enter', { noWaitAfter: true });
    await holds('wrong clock x chat', page, { says: ['Check your clock'] });
    expect(await page.evaluate(() => JSON.stringify({ ...sessionStorage }))).toContain(TEXT);
  });

  test('chunk gone: the draft is kept', async ({ page }) => {
    await converse(page);
    await composer(page).fill('Half a thought');
    await page.route(/assets\/UsersPage-[^/]*\.js$/, (route) => route.fulfill({ status: 404, body: '' }));
    await navigation(page).getByRole('link', { name: 'Users' }).click();
    await expect(page.getByText('A new version is available')).toBeVisible();
    await page.goBack();
    await holds('chunk 404 after a deploy x chat', page, { keeps: [[composer(page), 'Half a thought']] });
  });

  test('a double click and Enter meanwhile send one message', async ({ page }) => {
    await converse(page);
    const calls = countCalls(page, '/SendMessage');
    await page.route(SEND, hang);
    await composer(page).fill(TEXT);
    await page.getByRole('button', { name: 'Send', exact: true }).dblclick();
    const sent = { shows: [message(page)] };
    await holds('double click x chat', page, { ...sent, calls: [[calls, 1]] });
    await composer(page).fill('And without a receipt?');
    await composer(page).dispatchEvent('keydown', { key: 'Enter', isComposing: true, keyCode: 229 });
    await composer(page).press('Enter');
    await holds('Enter while sending, composition x chat', page, {
      ...sent,
      keeps: [[composer(page), 'And without a receipt?']],
    });
  });

  test('language, direction and theme change, and what was typed stays', async ({ page }) => {
    await converse(page);
    await composer(page).fill('Half a thought');
    await changeSettings(page);
    await holds('language, direction, theme changed on the way x chat', page, {
      keeps: [[page.getByRole('textbox', { name: /^Nachricht an / }), 'Half a thought']],
      shows: [page.locator('html[lang=de][dir=rtl][data-theme=dark]')],
    });
  });
});

test.describe('WG-6: widget on a page', () => {
  const SEND = '**/api/Widget/SendMessage';
  const START = '**/api/Widget/GetAssistant';

  async function visit(page: Page) {
    await page.goto(hostPageOrigin);
    return openChat(page);
  }
  /** The widget's frame, as a document of its own. */
  function frameOf(page: Page) {
    const frame = page.frames().find((each) => each.url().includes('/widget-chat/'));
    if (!frame) throw new Error('There is no frame of the widget.');
    return frame;
  }
  const message = (page: Page, text = TEXT) => conversation(chat(page)).getByText(text);
  const again = (page: Page) => conversation(chat(page)).getByRole('button', { name: 'Try again' });

  const VISITOR = "The assistant can't answer right now.";
  const GONE = 'This assistant is not available';
  const failures: [cell: string, replies: Parameters<Route['fulfill']>[0][], said: string][] = [
    ['401', [refuse(401)], GENERIC],
    ['409', [refuse(409)], GENERIC],
    ['422, administrators', [refuse(422)], 'The name is taken.'],
    ['429', [refuse(429)], 'Too many requests.'],
    ['460 462 463 464', [460, 462, 463, 464].map(refuse), VISITOR],
    ['461', [refuse(461)], VISITOR],
    ['500 502', [refuse(500), refuse(502)], GENERIC],
    ['broken JSON, HTML, 204', MALFORMED, 'Delivery is not confirmed.'],
  ];
  for (const [cell, replies, said] of failures)
    test(`${cell}: one message, and the text is kept`, async ({ browser }) => {
      for (const reply of replies) {
        // A visitor of its own for each: what could not be sent is still there after a reload.
        const context = await browser.newContext();
        const page = await context.newPage();
        const frame = await visit(page);
        await page.route(SEND, (route) => route.fulfill(reply));
        await ask(frame, TEXT);
        const kept = cell.startsWith('422')
          ? { keeps: [[composer(frame), TEXT] as const] }
          : { shows: [message(page)] };
        await holds(`${cell} x widget`, page, { says: [said], ...kept }, frame);
        await context.close();
      }
    });

  for (const status of [403, 404])
    test(`${status}: its error screen`, async ({ page }) => {
      const frame = await visit(page);
      await page.route(SEND, (route) => route.fulfill(refuse(status)));
      await ask(frame, TEXT);
      await holds(`${status} x widget`, page, { says: [GONE], shows: [frame.getByText(TEXT)] }, frame);
    });

  test('broken JSON at its start: its error screen', async ({ page }) => {
    await page.route(START, (route) => route.fulfill(MALFORMED[0]));
    await page.goto(hostPageOrigin);
    await launcher(page).click();
    await holds('broken JSON, HTML, 204 x widget', page, { says: ['The chat did not start'] }, chat(page));
  });

  test('time-out: not confirmed, and the same once more', async ({ page }) => {
    const frame = await visit(page);
    await frameOf(page).evaluate(hasten, TIME_OUT);
    await page.route(SEND, hang);
    await ask(frame, TEXT);
    await holds(
      'time-out x widget',
      page,
      { says: ['Delivery is not confirmed.'], shows: [message(page), again(page)] },
      frame,
    );
  });

  test('slow, a double click, and Enter meanwhile: one message', async ({ page }) => {
    const frame = await visit(page);
    const calls = countCalls(page, '/Widget/SendMessage', frame);
    await page.route(SEND, hang);
    await composer(frame).fill(TEXT);
    await frame.getByRole('button', { name: 'Send', exact: true }).dblclick();
    await holds('double click x widget', page, { shows: [message(page)], calls: [[calls, 1]] }, frame);
    await composer(frame).fill('And without a receipt?');
    await composer(frame).dispatchEvent('keydown', { key: 'Enter', isComposing: true, keyCode: 229 });
    await composer(frame).press('Enter');
    const keeps = [[composer(frame), 'And without a receipt?'] as const];
    await holds('Enter while sending, composition x widget', page, { shows: [message(page)], keeps }, frame);
    const says = ['This is taking longer than usual.'];
    await holds('slow x widget', page, { says, shows: [message(page)], keeps }, frame);
  });

  test('offline: it waits, and goes out once', async ({ page, context }) => {
    const frame = await visit(page);
    await context.setOffline(true);
    await ask(frame, TEXT);
    const says = ['You are offline. What you send goes out as soon as the connection is back.'];
    await holds('offline x widget', page, { says, shows: [message(page)] }, frame);
    const calls = countCalls(page, '/Widget/SendMessage', frame);
    await context.setOffline(false);
    await expect(newest(frame).getByRole('button', { name: 'Good answer' })).toHaveCount(1);
    await holds('offline x widget', page, { shows: [message(page)], calls: [[calls, 1]] }, frame);
  });

  test('stream cut: what came is kept, and never shown as finished', async ({ page }) => {
    const frame = await visit(page);
    await frameOf(page).evaluate(hasten, RECONNECTS);
    await cutStream(page, 'Widget');
    await ask(frame, TEXT);
    await holds(
      'stream cut x widget',
      page,
      {
        says: ['The connection broke. This answer is incomplete.'],
        shows: [message(page), message(page, 'You can'), again(page)],
      },
      frame,
    );
  });

  test('a full storage: it works from memory', async ({ page }) => {
    await page.addInitScript(fillStorage);
    const frame = await visit(page);
    await ask(frame, QUESTION);
    await answered(frame);
    await composer(frame).fill('Half a thought');
    const keeps = [[composer(frame), 'Half a thought'] as const];
    await holds('storage full or blocked x widget', page, { keeps, shows: [message(page, QUESTION)] }, frame);
  });

  test('a wrong clock changes nothing', async ({ page }) => {
    await page.clock.setSystemTime(Date.now() + 24 * 60 * 60 * 1000);
    await page.goto(hostPageOrigin);
    // A page whose clock is replaced does not tell what it has loaded.
    await launcher(page).click();
    const frame = chat(page);
    await loaded(frame);
    await ask(frame, QUESTION);
    await answered(frame);
    // What the visitor wrote and what came from the server are of one day, which is today.
    await expect(frame.getByRole('time').getByText('Today', { exact: true })).toHaveCount(1);
    await expect(frame.getByText('Yesterday', { exact: true })).toHaveCount(0);
    await holds('wrong clock x widget', page, { shows: [message(page, QUESTION)] }, frame);
  });

  test('back stays inside', async ({ page }) => {
    await page.goto(`${hostPageOrigin}/?before`);
    const frame = await visit(page);
    await composer(frame).fill('Half a thought');
    await frame.getByRole('button', { name: 'Close chat' }).click();
    await launcher(page).click();
    await page.goBack();
    await openedAgain(page);
    const keeps = [[composer(chat(page)), 'Half a thought'] as const];
    await holds('back button x widget', page, { keeps }, chat(page));
  });

  test('language changes, and what was typed stays', async ({ page }) => {
    const frame = await visit(page);
    await composer(frame).fill('Half a thought');
    await page.evaluate(() => {
      (window as unknown as { Parley: { setLocale(locale: string): void } }).Parley.setLocale('de');
    });
    const keeps = [[frame.getByRole('textbox', { name: /^Nachricht an / }), 'Half a thought'] as const];
    await holds('language, direction, theme changed on the way x widget', page, { keeps }, frame);
  });
});

/** Runs in the page: from here on its storage takes nothing more. */
function fillStorage(): void {
  Storage.prototype.setItem = () => {
    throw new DOMException('full', 'QuotaExceededError');
  };
}

/** Changes language, direction and theme, as the reader does; the account keeps its language. */
async function changeSettings(page: Page): Promise<void> {
  await page.route('**/setuserlanguage', (route) => route.fulfill({ json: { ok: true } }));
  const drawer = await openSettings(page);
  await drawer.getByRole('radio', { name: 'Dark', exact: true }).click();
  await drawer.getByRole('radio', { name: 'Right-to-left', exact: true }).click();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: /^Language/ }).click();
  await page.getByRole('menuitemradio', { name: 'Deutsch' }).click();
}

/** The answer breaks off after its first words, and cannot be taken up again. */
async function cutStream(page: Page, of: 'Chat' | 'Widget'): Promise<void> {
  await page.route(`**/api/${of}/GetAnswerStream*`, (route) => route.abort('connectionreset'));
  await page.route(`**/api/${of}/SendMessage`, (route) => {
    const { threadId, messageId } = route.request().postDataJSON();
    const start = {
      type: 'start',
      threadId: threadId ?? crypto.randomUUID(),
      messageId,
      answerId: crypto.randomUUID(),
      createdAt: new Date().toISOString(),
    };
    const events = [start, { type: 'delta', text: 'You can' }];
    const body = events.map((event, index) => `id: ${index}\ndata: ${JSON.stringify(event)}\n\n`).join('');
    return route.fulfill({ contentType: 'text/event-stream', body });
  });
}
