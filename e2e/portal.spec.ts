import type { Page } from '@playwright/test';
import { expect, test } from './journey.ts';
import {
  chatWith,
  chooseInAccountMenu,
  clientOf,
  composer,
  enter,
  openSettings,
  portalOrigin,
  signIn,
} from './portal.ts';

test('AS-1: the list shows the organisation’s assistants, finds one, and leads to its chat', async ({
  page,
}) => {
  await enter(page, 'admin@acme.test');
  const list = page.getByRole('region', { name: 'Assistants' });
  await expect(list.getByText('3 assistants', { exact: true })).toBeVisible();
  for (const name of [
    'Nordlicht shop assistant',
    'Returns and warranty desk',
    'Corporate orders and courses',
  ]) {
    await expect(list.getByRole('link', { name })).toBeVisible();
  }
  await expect(list.getByText('Draft', { exact: true })).toBeVisible();
  await expect(page.getByText('Practice assistant')).toHaveCount(0);

  await page.getByRole('searchbox', { name: 'Search assistants' }).fill('warranty');
  await expect(list.getByText('1 assistant', { exact: true })).toBeVisible();
  await expect(page).toHaveURL('/?search=warranty');
  await list.getByRole('link', { name: 'Returns and warranty desk' }).click();
  await expect(page).toHaveURL(chatWith('Returns and warranty desk'));
  await expect(composer(page)).toBeFocused();
  await page.goBack();
  await expect(list.getByText('1 assistant', { exact: true })).toBeVisible();
});

test.describe('PERF-1: the pages that the list leads to are fetched once it is there', () => {
  const code = /assets\/UsersPage-[^/]*\.js$/;
  const quickStart = /assets\/QuickStartPage-[^/]*\.js$/;

  test('without a press, and none before its rows', async ({ page }) => {
    let reply = () => {};
    const replied = new Promise<void>((resolve) => {
      reply = resolve;
    });
    await page.route('**/GetAssistants', async (route) => {
      await replied;
      await route.continue();
    });
    const signedIn = page.waitForRequest('**/GetAssistants');
    await enter(page, 'admin@acme.test');
    await signedIn;
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    const atRest = page.waitForRequest(/auth0-spa-js/);
    await page.reload();
    // The identity client comes when the page is at rest, as they do.
    await atRest;
    const fetched = page.waitForRequest(quickStart);
    expect(asked.filter((url) => code.test(url))).toEqual([]);
    reply();
    await fetched;
    expect(asked.filter((url) => code.test(url))).toHaveLength(1);
  });

  test('not for readers who save data', async ({ page }) => {
    await page.addInitScript(() =>
      Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
    );
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await enter(page, 'admin@acme.test');
    await expect(page.getByRole('link', { name: 'Nordlicht shop assistant' }).first()).toBeVisible();
    await page.waitForLoadState('networkidle');
    expect(asked.filter((url) => code.test(url))).toEqual([]);
    await page.getByRole('link', { name: 'Users' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Users' })).toBeVisible();
  });
});

test('AS-1: the figures of the last 24 hours come from the conversations there were', async ({ page }) => {
  await enter(page, 'admin@acme.test');
  const figures = page.getByRole('region', { name: 'Last 24 Hours' });
  await expect(figures.getByText(/^[1-9]\d*$/)).toHaveCount(2);
});

for (const [account, title] of [
  ['admin@daily-limit.test', 'Daily message limit reached'],
  ['admin@monthly-limit.test', 'Monthly character limit reached'],
] as const) {
  test(`BI-1: ${account} reads above the figures why nothing is answered`, async ({ page }) => {
    await enter(page, account);
    await expect(page.getByText(title)).toBeVisible();
    await expect(page.getByText(/Nobody gets an answer until it is free again: /)).toBeVisible();

    // One call does for bar and list, and for the list alone where the reader once closed the bar (SB-1).
    let calls = 0;
    page.on('request', (request) => {
      if (request.url().endsWith('/GetSubscriptionStatus')) calls += 1;
    });
    await page.reload();
    await expect(page.getByText(title)).toBeVisible();
    expect(calls).toBe(1);
    await page.evaluate(() => {
      const [, user = ''] = Object.entries(localStorage).find(([name]) => name.endsWith('@@user@@')) ?? [];
      const { sub } = JSON.parse(user).decodedToken.claims;
      localStorage.setItem(`app.subscriptionBarClosed.${sub}`, '1');
    });
    await page.reload();
    await expect(page.getByText(title)).toBeVisible();
    expect(calls).toBe(2);
  });
}

test.describe('RT-9: every page has its title', () => {
  const titles: [path: string, title: string][] = [
    ['/', 'Chat Assistants | Parley'],
    [chatWith('Nordlicht shop assistant'), 'Chat with Nordlicht shop assistant | Parley'],
    ['/create-assistant', 'Create assistant | Parley'],
    ['/edit-account', 'Account | Parley'],
    ['/conversations', 'Conversations | Parley'],
    ['/users', 'Users | Parley'],
    ['/billing', 'Billing | Parley'],
    ['/pricing', 'Plans | Parley'],
    ['/quick-start-guide', 'Quick Start Guide | Parley'],
    ['/401', 'Error: Authorization Required | Parley'],
    ['/404', 'Error: Not Found | Parley'],
    ['/no/such/page', 'Error: Not Found | Parley'],
    ['/500', 'Error: Server Error | Parley'],
  ];
  test('for an administrator, who goes to each', async ({ page }) => {
    await enter(page, 'admin@acme.test');
    for (const [path, title] of titles) {
      await page.goto(path);
      await expect(page, path).toHaveTitle(title);
      await expect(page.getByRole('heading', { level: 1 }), path).toHaveCount(1);
    }
  });
});

test.describe('RT-6: the pages of 401, 404 and 500 say what happened and offer the way out', () => {
  for (const [path, title] of [
    ['/401', 'Authorization required'],
    ['/404', "The page you are looking for isn't here"],
    ['/no/such/page?with=query', "The page you are looking for isn't here"],
    ['/500', 'Internal Server Error'],
  ] as const) {
    test(path, async ({ page }) => {
      await signIn(page, 'admin@acme.test');
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
      await expect(page.getByText('You either tried a wrong route or came here by mistake.')).toBeVisible();
      await page.getByRole('button', { name: 'Logout' }).click();
      await expect(page.getByLabel('Password')).toBeVisible();
    });
  }
});

test.describe('RT-6: an address that no page has', () => {
  const missing = (page: Page) =>
    page.getByRole('heading', { level: 1, name: "The page you are looking for isn't here" });

  test('shows an administrator so inside the shell, whose navigation leads on', async ({ page }) => {
    await enter(page, 'admin@acme.test');
    await page.goto('/nowhere/at/all?with=query');
    await expect(missing(page)).toBeVisible();
    await expect(page).toHaveTitle('Error: Not Found | Parley');
    await expect(page.getByText('try using the navigation')).toBeVisible();
    await expect(page.getByRole('button', { name: 'App Settings' })).toBeVisible();
    await page.getByRole('navigation').getByRole('link', { name: 'Users' }).click();
    await expect(page).toHaveURL('/users');
    await page.goBack();
    await expect(missing(page)).toBeVisible();
    await expect(page.getByRole('navigation').getByRole('link', { name: 'Users' })).toBeVisible();
  });

  test('shows who is not signed in so, without a shell', async ({ page }) => {
    await page.goto('/nowhere');
    await expect(missing(page)).toBeVisible();
    await expect(page).toHaveURL('/nowhere');
    await expect(page.getByRole('navigation')).toHaveCount(0);
  });
});

test('DS-1: the heads of all pages begin at one place', async ({ page }) => {
  await enter(page, 'admin@acme.test');
  for (const [width, left] of [
    [1440, 320],
    [390, 16],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    for (const path of ['/', '/conversations', '/users', '/billing']) {
      await page.goto(path);
      const head = page.getByRole('heading', { level: 1 });
      await expect(head, path).toBeVisible();
      expect((await head.boundingBox())?.x, `${path} at ${width}`).toBe(left);
    }
  }
});

test.describe('RT-8, T5: a user without the admin permission', () => {
  for (const path of [
    '/conversations',
    '/users',
    '/billing',
    '/create-assistant',
    '/edit-account',
    '/quick-start-guide',
    '/pricing',
  ]) {
    test(`gets the 404 page at ${path}, without the shell and without its data`, async ({ page }) => {
      const calls: string[] = [];
      page.on('request', (request) => {
        const { pathname } = new URL(request.url());
        if (pathname.startsWith('/api/')) calls.push(pathname);
      });
      await enter(page, 'agent@acme.test', path);
      await expect(
        page.getByRole('heading', { name: "The page you are looking for isn't here" }),
      ).toBeVisible();
      await expect(page).toHaveTitle('Error: Not Found | Parley');
      await expect(page.getByRole('navigation')).toHaveCount(0);
      // No word of a navigation that is not there, nor of whether the page exists: the way to the chat.
      await expect(page.getByText(/Whichever it is, the button below leads back/)).toBeVisible();
      await expect(page.getByRole('link', { name: 'Go to the chat' })).toHaveAttribute('href', '/');
      // What start-up asks for, with the reader's own language, and nothing else.
      expect([...new Set(calls)].sort()).toEqual([
        '/api/Assistant/GetAssistants',
        '/api/User/GetUserSettings',
        '/api/User/showwelcomewizard',
      ]);
    });
  }

  test('gets the same page where there is none: the way to the chat', async ({ page }) => {
    await enter(page, 'agent@acme.test');
    await page.goto('/no/such/page');
    await expect(page.getByText(/Whichever it is, the button below leads back/)).toBeVisible();
    await page.getByRole('link', { name: 'Go to the chat' }).click();
    await expect(page).toHaveURL('/');
  });

  test('is refused by the server too, whatever the page shows', async ({ page, request }) => {
    const bearer = page.waitForRequest((call) => call.headers().authorization !== undefined);
    await enter(page, 'agent@acme.test');
    const { authorization = '' } = (await bearer).headers();
    for (const path of ['/api/User/GetUsers', '/api/subscription/GetSubscriptionStatus']) {
      expect((await request.get(path, { headers: { authorization } })).status(), path).toBe(403);
    }
    expect((await request.get('/api/Assistant/GetAssistants', { headers: { authorization } })).status()).toBe(
      200,
    );
  });

  test('finds the assistant used last on the index, and only those permitted', async ({ page, problems }) => {
    problems.expect(/status of 40[34]/);
    await enter(page, 'agent@acme.test', chatWith('Returns and warranty desk'));
    await expect(page.getByRole('heading', { name: 'Returns and warranty desk' }).first()).toBeVisible();
    await page.goto('/');
    await expect(page.getByRole('heading', { name: 'Returns and warranty desk' }).first()).toBeVisible();
    await page.goto(chatWith('Corporate orders and courses'));
    await expect(page.getByRole('alert')).toBeVisible();
    await expect(composer(page)).toHaveCount(0);
  });
});

test('RT-3: without any assistant one is told so, keeps language and profile, and can leave', async ({
  page,
}) => {
  await signIn(page, 'nobody@acme.test', '/assistants/chat/some-assistant');
  await expect(page).toHaveURL('/no-assistants');
  await expect(page).toHaveTitle('Error: No assistants | Parley');
  await expect(page.getByText('Please contact your administrator.')).toBeVisible();
  await expect(page.getByText('Signed in as nobody@acme.test')).toBeVisible();
  const contact = page.getByRole('link', { name: 'Contact your administrator' });
  await expect(contact).toHaveAttribute('href', 'mailto:support@acme.test');
  await page.getByRole('button', { name: 'Language: English' }).click();
  await page.getByRole('menuitemradio', { name: 'Deutsch' }).click();
  await expect(
    page.getByText('Bitte wenden Sie sich an Ihre Administratorin', { exact: false }),
  ).toBeVisible();
  await page.getByRole('button', { name: 'Sprache: Deutsch' }).click();
  await page.getByRole('menuitemradio', { name: 'English' }).click();
  await chooseInAccountMenu(page, 'Profile');
  const profile = page.getByRole('dialog', { name: 'Account' });
  await expect(profile.getByText('nobody@acme.test').first()).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(profile).toHaveCount(0);
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page.getByLabel('Password')).toBeVisible();
});

test('RT-3: whoever has an assistant is led from there to what they may use', async ({ page }) => {
  await enter(page, 'agent@acme.test', '/no-assistants');
  await expect(page).toHaveURL('/');
  await expect(composer(page)).toBeVisible();
});

test('SH-5: the language changes at once, is told, survives a reload, and is kept with the account', async ({
  page,
}) => {
  // Nobody else's journey reads the words of this account.
  await enter(page, 'colleague@shell.test');
  const saved = page.waitForRequest((request) => request.url().endsWith('/api/User/setuserlanguage'));
  await page.getByRole('button', { name: 'Language: English' }).click();
  await page.getByRole('menuitemradio', { name: 'Deutsch' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Chat-Assistenten' })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  await expect(page.getByText('Sprache geändert')).toBeVisible();
  expect((await saved).postDataJSON()).toEqual({ Language: 'de' });
  expect((await (await saved).response())?.status()).toBe(200);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'Chat-Assistenten' })).toBeVisible();
  await expect(page).toHaveTitle(/^Chat-Assistenten \| /);

  await page.goto('/edit-account');
  await expect(page.getByRole('button', { name: /^Deutsch Sprache/ })).toBeVisible();
  await page.getByRole('button', { name: 'Sprache: Deutsch' }).click();
  await page.getByRole('menuitemradio', { name: 'Español' }).click();
  await expect(page.getByRole('button', { name: /^Español Idioma/ })).toBeVisible();

  // Polish is offered to those who have to do with it: also, and after a reload, where they try another.
  await expect(page.getByText('Idioma cambiado')).toBeVisible();
  await (await clientOf(page)).call('setUserLanguage', { Language: 'pl' });
  await page.reload();
  await page.getByRole('button', { name: 'Język: Polski' }).click();
  await page.getByRole('menuitemradio', { name: 'Deutsch' }).click();
  await expect(page.getByText('Sprache geändert')).toBeVisible();
  await page.reload();
  await page.getByRole('button', { name: 'Sprache: Deutsch' }).click();
  await page.getByRole('menuitemradio', { name: 'Polski' }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'pl');
});

test('A11Y-1: the account menu works by the keyboard alone', async ({ page }) => {
  await signIn(page, 'admin@acme.test');
  const button = page.getByRole('button', { name: 'Account menu of Acme Admin' });
  await button.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menuitem', { name: 'Profile' })).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('menuitem', { name: 'Settings' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('menu')).toHaveCount(0);
  await expect(button).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('End');
  await expect(page.getByRole('menuitem', { name: 'Logout' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Password')).toBeVisible();
});

test('A11Y-1, SH-2: from the skip link to a page of the navigation by the keyboard alone', async ({
  page,
}) => {
  await enter(page, 'admin@acme.test');
  await page.getByRole('region', { name: 'Assistants' }).waitFor();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  const guide = page
    .getByRole('navigation', { name: 'Main navigation' })
    .getByRole('link', { name: 'Quick Start Guide' });
  await guide.focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/quick-start-guide');
  await expect(guide).toHaveAttribute('aria-current', 'page');
  await expect(page.getByRole('main')).toBeFocused();
});

test('A11Y-1: the focus comes along from a menu that goes with its page, from what stays, and back', async ({
  page,
}) => {
  await enter(page, 'admin@acme.test');
  const main = page.getByRole('main');
  await page.getByRole('button', { name: 'Actions for Returns and warranty desk' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menuitem', { name: 'Open chat' })).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('menuitem', { name: 'Edit' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/assistants\/edit/);
  await expect(page.getByRole('heading', { level: 1, name: 'Returns and warranty desk' })).toBeVisible();
  await expect(main).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(main.locator(':focus')).toHaveCount(1);

  await page.getByRole('button', { name: 'Account menu of Acme Admin' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menuitem').first()).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/edit-account/);
  await expect(page.getByRole('menu')).toHaveCount(0);
  await expect(main).toBeFocused();
  await page.goBack();
  await expect(page).toHaveURL(/assistants\/edit/);
  await expect(main).toBeFocused();

  // On a phone the navigation is a drawer, which goes when the page changes.
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole('button', { name: 'Open navigation' }).press('Enter');
  await page.getByRole('link', { name: 'Quick Start Guide' }).press('Enter');
  await expect(page).toHaveURL('/quick-start-guide');
  await expect(main).toBeFocused();
});

test('A11Y-1: what is opened while a page is on its way stays open when that comes', async ({ page }) => {
  await enter(page, 'admin@acme.test');
  const bell = page.getByRole('button', { name: /^Notifications/ });
  const news = page.getByRole('dialog', { name: /^Notifications/ });
  await bell.click();
  await expect(news).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(news).toHaveCount(0);
  const code = Promise.withResolvers<void>();
  await page.route(/\/assets\/.*\.js$/, async (route) => {
    await code.promise;
    await route.continue();
  });
  await page.getByRole('link', { name: 'Users' }).click();
  await bell.click();
  await expect(news).toBeVisible();
  code.resolve();
  await expect(page.getByRole('heading', { level: 1, name: 'Users' })).toBeVisible();
  await expect(page.getByRole('rowheader')).not.toHaveCount(0);
  await expect(news).toBeVisible();
});

test('SH-2: on a phone the navigation is a drawer, which closes when the page changes', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await enter(page, 'admin@acme.test');
  await expect(page.getByRole('navigation')).toHaveCount(0);
  await page.getByRole('button', { name: 'Open navigation' }).click();
  await page.getByRole('link', { name: 'Quick Start Guide' }).click();
  await expect(page).toHaveURL('/quick-start-guide');
  await expect(page.getByRole('navigation', { name: 'Main navigation' })).toHaveCount(0);
});

test('SH-4: settings act at once and survive a reload; tampered ones fall back to the defaults', async ({
  page,
}) => {
  await enter(page, 'admin@acme.test');
  const drawer = await openSettings(page);
  await drawer.getByRole('radio', { name: 'Dark' }).check();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');

  await page.evaluate(() =>
    localStorage.setItem('app.settings', '{"paletteMode":"<b>","__proto__":{"x":1},"direction":7'),
  );
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'Chat Assistants' })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
});

for (const [device, chosen, contrast] of [
  ['light', 'Dark', 'Normal'],
  ['light', 'Dark', 'High'],
  ['dark', 'Light', 'Normal'],
  ['dark', 'Light', 'High'],
] as const) {
  test.describe(`on a ${device} device`, () => {
    test.use({ colorScheme: device });

    test(`SH-4: from its first frame, the page has the ground of the theme: ${chosen}, contrast ${contrast}`, async ({
      page,
    }) => {
      await enter(page, 'admin@acme.test');
      const drawer = await openSettings(page);
      // Chosen once more, so that it is kept also where it is the first choice.
      await drawer.getByRole('radio', { name: 'Dark' }).check();
      await drawer.getByRole('radio', { name: chosen }).check();
      await drawer.getByRole('radio', { name: contrast }).check();
      // What each frame is laid on.
      await page.addInitScript(() => {
        const grounds: string[] = [];
        Object.assign(window, { grounds });
        const look = () => {
          const { backgroundColor, colorScheme } = getComputedStyle(document.documentElement);
          const ground = `${colorScheme} ${backgroundColor}`;
          if (document.querySelector('#root') && !grounds.includes(ground)) grounds.push(ground);
          requestAnimationFrame(look);
        };
        requestAnimationFrame(look);
      });
      // The style sheet is late, so that the loading overlay is painted.
      await page.route(/assets\/first-[^/]*\.css$/, async (route) => {
        await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
        await route.continue();
      });
      await page.reload();
      await expect(page.getByRole('heading', { level: 1, name: 'Chat Assistants' })).toBeVisible();
      const grounds: string[] = await page.evaluate(() => Object(window).grounds);
      expect(grounds).toHaveLength(1);
      expect(grounds[0]).toMatch(new RegExp(`^${chosen.toLowerCase()} `));
    });
  });
}

test('SH-3: Get Support names the address of the operator to write to', async ({ page }) => {
  await enter(page, 'admin@acme.test');
  await page.getByRole('button', { name: 'Get Support' }).click();
  await expect(page.getByRole('alertdialog', { name: 'Get Support' })).toContainText(
    'Contact support by e-mail at support@parley.test.',
  );
  await page.getByRole('button', { name: 'OK' }).click();
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Get Support' })).toBeFocused();
});

test.describe('SB-1: the subscription bar', () => {
  const bars: [account: string, message: string, link: string][] = [
    ['admin@canceled.test', "You don't have an active subscription.", 'Click here to pick your plan.'],
    ['admin@trial.test', 'You are running on a free trial.', 'You can upgrade by clicking here.'],
    ['admin@trial-ended.test', 'Your trial has ended.', 'You can upgrade by clicking here.'],
  ];
  for (const [account, message, link] of bars) {
    test(`says to ${account} how things stand, and leads to the plans`, async ({ page }) => {
      await enter(page, account);
      const bar = page.getByRole('region', { name: 'Subscription' });
      await expect(bar).toContainText(message);
      expect((await bar.boundingBox())?.height).toBe(50);
      const status = page.waitForResponse((response) => response.url().endsWith('GetSubscriptionStatus'));
      await bar.getByRole('button', { name: link }).click();
      expect((await status).status()).toBe(200);
      await expect(page).toHaveURL('/pricing');
    });
  }

  test('leads an incomplete subscription to the customer portal', async ({ page }) => {
    await enter(page, 'admin@incomplete.test');
    const bar = page.getByRole('region', { name: 'Subscription' });
    await expect(bar).toContainText('There is an issue with your subscription.');
    await bar.getByRole('button', { name: 'Click here to fix it.' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Billing' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Pay the open amount: €59.00' })).toBeVisible();
    expect(page.url()).toContain(`${portalOrigin}/`);
  });

  test('is not shown again once it was closed', async ({ page }) => {
    await enter(page, 'admin@trial.test');
    const bar = page.getByRole('region', { name: 'Subscription' });
    await bar.getByRole('button', { name: 'Close this notice' }).click();
    await expect(bar).toHaveCount(0);
    const status = page.waitForResponse((response) => response.url().includes('GetAssistants'));
    await page.reload();
    await status;
    await expect(page.getByRole('region', { name: 'Assistants' })).toBeVisible();
    await expect(bar).toHaveCount(0);
  });

  test('is not there for an active subscription, for non-admins, nor in the wizard (SH-9)', async ({
    page,
    browser,
    problems,
  }) => {
    await enter(page, 'admin@acme.test');
    await expect(page.getByRole('region', { name: 'Assistants' })).toBeVisible();
    await expect(page.getByRole('region', { name: 'Subscription' })).toHaveCount(0);
    for (const account of ['agent@acme.test', 'admin@newco.test']) {
      const context = await browser.newContext();
      await problems.watch(context);
      const other = await context.newPage();
      const calls: string[] = [];
      other.on('request', (request) => calls.push(request.url()));
      await enter(other, account);
      // The chat's composer, or the wizard's first question.
      await expect(other.getByRole('textbox').or(other.getByRole('radiogroup')).first()).toBeVisible();
      await expect(other.getByRole('region', { name: 'Subscription' })).toHaveCount(0);
      expect(calls.filter((url) => url.includes('/api/subscription/'))).toEqual([]);
      await context.close();
    }
  });
});

test('CMD-5: a wrong config.json ends in a page that says what is wrong', async ({ page }) => {
  for (const [body, problem] of [
    ['{"apiBaseUrl": ""}', 'config.json lacks the field "identity".'],
    ['<!doctype html>', 'config.json is not valid JSON.'],
  ] as const) {
    await page.route('**/config.json', (route) => route.fulfill({ body, contentType: 'application/json' }));
    await page.goto('/');
    await expect(page.getByRole('heading', { name: 'The portal is not set up correctly' })).toBeVisible();
    await expect(page.getByText(problem)).toBeVisible();
  }
});
