import { randomUUID } from 'node:crypto';
import type { Page, Route } from '@playwright/test';
import { countCalls, countVisits, holds, refuse } from './cells.ts';
import { expect, test } from './journey.ts';
import {
  chatWith,
  chooseInAccountMenu,
  closeLaunch,
  enter,
  fillLogin,
  identityOrigin,
  makeAssistant,
  openInvitations,
  openSettings,
  portalOrigin,
  signIn,
} from './portal.ts';

const follow = (page: Page, name: string) => page.getByRole('link', { name }).first().click();
/** Waits until a key meets what has opened: it takes the focus a frame after it is seen. */
const takesFocus = (page: Page) =>
  expect
    .poll(() =>
      page.evaluate(
        () => !!document.activeElement?.closest('[role=dialog], [role=alertdialog], [role=menu]'),
      ),
    )
    .toBe(true);
const navigation = (page: Page) => page.getByRole('navigation', { name: 'Main navigation' });

test.describe('RT-10: the code of a screen is gone after a deploy', () => {
  for (const [what, files] of [
    ['script', /assets\/UsersPage-[^/]*\.js$/],
    ['style', /assets\/UsersPage-[^/]*\.css$/],
  ] as const) {
    test(`its ${what}: the page is loaded anew once, then a new version is offered`, async ({
      page,
      problems,
    }) => {
      problems.expect(/404/, /UsersPage/, /preload CSS/, /could not be loaded/, /MIME type/);
      await enter(page, 'admin@acme.test', '/quick-start-guide');
      await expect(navigation(page)).toBeVisible();
      await page.route(files, (route) => route.fulfill({ status: 404, body: 'gone' }));
      const loads = countVisits(page, `${portalOrigin}/users`);
      await follow(page, 'Users');
      await holds('chunk 404 after a deploy x lists', page, {
        says: ['A new version is available'],
        shows: [page.getByRole('button', { name: 'Reload' })],
        calls: [[loads, 1]],
        at: '/users',
      });

      await page.unroute(files);
      await page.getByRole('button', { name: 'Reload' }).click();
      await expect(page.getByRole('heading', { level: 1, name: 'Users' })).toBeVisible();
    });
  }

  test('the first style sheet: loaded anew once, then offered again, and never shown without it', async ({
    page,
    problems,
  }) => {
    problems.expect(/404/, /first-/, /MIME type/);
    const sheet = /assets\/first-[^/]*\.css$/;
    await page.route(sheet, (route) => route.fulfill({ status: 404, body: 'gone' }));
    let loads = 0;
    page.on('request', (request) => {
      if (request.isNavigationRequest()) loads++;
    });
    await page.goto('/auth/auth0/sign-in');
    const again = page.getByRole('button', { name: 'Load the page again' });
    await expect(again).toBeVisible();
    await expect(page.getByText('Loading... Please wait.')).toBeHidden();
    expect(loads).toBe(2);

    await page.unroute(sheet);
    await again.click();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });

  test('without a network it is said, inside the shell, and goes on by itself', async ({
    page,
    problems,
  }) => {
    problems.expect(/ERR_INTERNET_DISCONNECTED/, /Users/, /could not be loaded/, /preload CSS/);
    await enter(page, 'admin@acme.test', '/quick-start-guide');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.context().setOffline(true);
    await follow(page, 'Users');
    await expect(page.getByRole('heading', { name: 'You are offline' })).toBeVisible();
    await expect(navigation(page)).toBeVisible();
    await page.context().setOffline(false);
    await expect(page.getByRole('heading', { level: 1, name: 'Users' })).toBeVisible();
  });
});

test.describe('RT-10: the code of a dialog, drawer, popover or menu cannot be had', () => {
  const openers = ['App Settings', 'Get Support', /^Account menu of /, /^Notifications/];
  const opened = (page: Page) =>
    page.getByRole('dialog').or(page.getByRole('alertdialog')).or(page.getByRole('menu'));

  /** A form with something typed in it, and nothing under way. */
  async function typing(page: Page) {
    await signIn(page, 'admin@acme.test', '/create-assistant');
    const name = page.getByRole('textbox', { name: 'Name' });
    await name.fill('Ferry desk');
    await page.waitForLoadState('networkidle');
    return name;
  }

  test('after a deploy: it says so in its place, and the form behind it stays', async ({
    page,
    problems,
  }) => {
    problems.expect(/404/, /preload CSS/, /MIME type/);
    const name = await typing(page);
    await page.route('**/assets/**', (route) => route.fulfill({ status: 404, body: 'gone' }));
    const missing = page.getByRole('dialog', { name: 'This could not be opened' });
    for (const opener of openers) {
      const button = page.getByRole('button', { name: opener });
      await button.click();
      await expect(missing.getByRole('button', { name: 'Reload' })).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(opened(page)).toHaveCount(0);
      await expect(button).toBeFocused();
      await expect(name).toHaveValue('Ferry desk');
    }
  });

  test('without a network: it says so, and opens by itself when the network is back', async ({
    page,
    problems,
  }) => {
    problems.expect(/ERR_INTERNET_DISCONNECTED/);
    const name = await typing(page);
    for (const opener of openers) {
      await page.context().setOffline(true);
      await page.getByRole('button', { name: opener }).click();
      const offline = page.getByRole('dialog', { name: 'You are offline' });
      await expect(offline).toBeVisible();
      await page.context().setOffline(false);
      await expect(offline).toBeHidden();
      await expect(opened(page)).toBeVisible();
      await takesFocus(page);
      await page.keyboard.press('Escape');
      await expect(opened(page)).toHaveCount(0);
    }
    await expect(name).toHaveValue('Ferry desk');
  });
});

test('RT-10: a tab of the editor whose code cannot be had says so, and what was typed stays', async ({
  page,
  problems,
}) => {
  problems.expect(/404/, /preload CSS/, /MIME type/);
  await page.route('**/assets/editorRest-*', (route) => route.fulfill({ status: 404, body: 'gone' }));
  await signIn(page, 'admin@acme.test');
  await page
    .getByRole('button', { name: /^Actions for / })
    .first()
    .click();
  await page.getByRole('menuitem', { name: 'Edit' }).click();
  const description = page.getByRole('textbox', { name: 'Description' });
  await description.fill('Knows the ferries');
  await page.getByRole('tab', { name: 'Access' }).click();
  const missing = page.getByRole('dialog', { name: 'This could not be opened' });
  await expect(missing.getByRole('button', { name: 'Reload' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('tab', { name: 'General' })).toHaveAttribute('aria-selected', 'true');
  await expect(description).toHaveValue('Knows the ferries');
  await page.getByRole('button', { name: 'Discard' }).click();
});

test.describe('RT-10: code that does not come', () => {
  const LATE = 'This is taking too long';
  const bar = (page: Page) => page.getByRole('progressbar', { name: 'Loading page' });

  /** Holds back what matches until it is let through. */
  async function holdBack(page: Page, address: string): Promise<() => void> {
    const gate = Promise.withResolvers<void>();
    await page.route(address, async (route) => {
      await gate.promise;
      await route.continue();
    });
    return gate.resolve;
  }

  test('a page, opened by its address or by a link: a sign, then words and a way on, then the page', async ({
    page,
  }) => {
    const letThrough = await holdBack(page, '**/assets/BillingPage-*.js');
    await enter(page, 'admin@acme.test', '/edit-account');
    await page.clock.install();
    const billing = page.getByRole('heading', { level: 1, name: 'Billing' });
    const link = navigation(page).getByRole('link', { name: 'Billing' });
    const hoverAndClick = async () => {
      await link.hover();
      // What hovering fetches ahead begins.
      await page.clock.runFor(1000);
      await link.click();
    };
    const opens = [
      () => page.goto('/billing', { waitUntil: 'commit' }),
      () => follow(page, 'Billing'),
      hoverAndClick,
    ];
    for (const open of opens) {
      await page.goto('/users');
      await expect(page.getByRole('heading', { level: 1, name: 'Users' })).toBeVisible();
      await open();
      await expect(bar(page)).toBeVisible();
      await page.clock.runFor(1500);
      await expect(page.getByRole('heading', { level: 1, name: 'Loading... Please wait.' })).toBeVisible();
      await expect(navigation(page)).toBeVisible();
      await page.clock.runFor(30_000);
      await expect(page.getByRole('heading', { level: 1, name: LATE })).toBeVisible();
      await expect(page.getByRole('button', { name: 'Reload' })).toBeEnabled();
    }
    letThrough();
    await expect(billing).toBeVisible();
    await expect(bar(page)).toHaveCount(0);
  });

  test('a dialog: a sign, then words over the page, then the dialog', async ({ page }) => {
    await enter(page, 'admin@acme.test', '/create-assistant');
    const name = page.getByRole('textbox', { name: 'Name' });
    await name.fill('Ferry desk');
    await page.waitForLoadState('networkidle');
    await page.clock.install();
    const letThrough = await holdBack(page, '**/assets/**');
    await page.getByRole('button', { name: 'Get Support' }).click();
    await expect(bar(page)).toBeVisible();
    await page.clock.runFor(30_000);
    const late = page.getByRole('dialog', { name: LATE });
    await expect(late.getByRole('button', { name: 'Reload' })).toBeVisible();
    letThrough();
    await expect(page.getByRole('alertdialog', { name: 'Get Support' })).toBeVisible();
    await expect(late).toHaveCount(0);
    await page.keyboard.press('Escape');
    await expect(name).toHaveValue('Ferry desk');
  });

  test('ER-1: a drawer whose read is refused before its code is there opens below the refusal', async ({
    page,
    problems,
  }) => {
    problems.expect(/status of 460/);
    const letThrough = await holdBack(page, '**/assets/VersionsDrawer-*.js');
    await page.route('**/GetAssistantVersions*', (route) => route.fulfill(refuse(460)));
    await enter(page, 'admin@acme.test', chatWith('Nordlicht shop assistant').replace('chat', 'edit'));
    const refused = page.waitForResponse('**/GetAssistantVersions*');
    await page.getByRole('button', { name: 'More actions' }).click();
    await page.getByRole('menuitem', { name: 'Published versions' }).click();
    await refused;
    await expect(bar(page).first()).toBeVisible();
    letThrough();
    const refusal = page.getByRole('alertdialog');
    await expect(refusal.getByRole('button', { name: 'Manage subscription' })).toBeVisible();
    const drawer = page.getByRole('dialog', { name: 'Published versions', includeHidden: true });
    await expect(drawer).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(refusal).toHaveCount(0);
    await expect(drawer).toBeVisible();
    await takesFocus(page);
    await page.keyboard.press('Escape');
    await expect(drawer).toHaveCount(0);
  });

  test('HTML in place of every script says so after 30 s, and offers a reload', async ({
    page,
    problems,
  }) => {
    // Modules are refused for their type; the script before the first paint is none.
    problems.expect(/MIME type/, /Unexpected token '<'/);
    await page.route('**/assets/*.js', (route) =>
      route.fulfill({ status: 200, contentType: 'text/html', body: '<!doctype html>' }),
    );
    await page.goto('/');
    const reload = page.getByRole('button', { name: 'Load the page again' });
    await expect(reload).toBeHidden();
    // No script runs that a clock could turn: the style sheet's own animation counts.
    await page.evaluate(() => {
      for (const animation of document.getAnimations()) animation.finish();
    });
    await expect(reload).toBeVisible();
    await expect(page.getByText('Loading... Please wait.')).toBeHidden();
    await page.unrouteAll();
    await reload.click();
    await page.waitForURL(`${identityOrigin}/**`);
  });
});

test('T20: a screen that cannot show what came leaves navigation, top bar and account menu', async ({
  page,
  problems,
}) => {
  problems.expect(/RangeError/, /currency/i);
  await enter(page, 'admin@acme.test', '/quick-start-guide');
  const invoice = { invoiceGuid: randomUUID(), number: 'A-1', issuedAt: '2026-03-01T00:00:00Z' };
  await page.route('**/GetInvoices', (route) =>
    route.fulfill({
      json: { invoices: [{ ...invoice, amount: 100, currency: 'no currency', status: 'paid' }] },
    }),
  );
  await follow(page, 'Billing');
  await expect(page.getByRole('alert').getByRole('button', { name: 'Try again' })).toBeVisible();
  await expect(navigation(page)).toBeVisible();
  await expect(page.getByRole('button', { name: /^Account menu of / })).toBeVisible();
  await page.unrouteAll();
  await page.getByRole('alert').getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { name: 'Invoices' })).toBeVisible();
});

test('T20: a row that does not fit costs that row, a list that does not fit that list', async ({ page }) => {
  await enter(page, 'admin@acme.test', '/quick-start-guide');
  await page.route('**/GetUsers*', async (route) => {
    const response = await route.fetch();
    const { rows, ...rest } = await response.json();
    await route.fulfill({ response, json: { ...rest, rows: [{ userId: 7 }, ...rows, null] } });
  });
  await follow(page, 'Users');
  await expect(page.getByText('2 entries could not be shown.')).toBeVisible();
  await expect(page.getByRole('rowheader').first()).toBeVisible();

  await page.unrouteAll();
  await page.route('**/GetUsers*', (route) => route.fulfill({ json: {} }));
  await page.reload();
  await expect(page.getByRole('alert').filter({ hasText: 'could not be loaded' })).toBeVisible();
  await expect(navigation(page)).toBeVisible();
  await page.unrouteAll();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('rowheader').first()).toBeVisible();
});

test('FA-1: another user in a second tab meets nothing of the first, whose text waits', async ({
  page,
  context,
}) => {
  const accountOf = (tab: Page, name: string) => tab.getByRole('button', { name: `Account menu of ${name}` });
  const name = page.getByRole('textbox', { name: 'Name' });
  await signIn(page, 'admin@faults.test', '/create-assistant');
  await name.fill('Tide desk');
  const other = await context.newPage();
  await other.goto('/quick-start-guide');
  await chooseInAccountMenu(other, 'Logout');
  await expect(page.getByRole('heading', { name: 'You are signed out' })).toBeVisible();
  await fillLogin(other, 'admin@acme.test');
  await expect(accountOf(page, 'Acme Admin')).toBeVisible();
  await expect(page.getByText('Tide desk')).toHaveCount(0);
  await page.goto('/create-assistant');
  await expect(name).toHaveValue('');

  await chooseInAccountMenu(other, 'Logout');
  await fillLogin(other, 'admin@faults.test');
  await expect(accountOf(page, 'First Admin')).toBeVisible();
  await page.goto('/create-assistant');
  await expect(name).toHaveValue('Tide desk');
});

test('FA-1: signing out leaves nothing in the tab of what was typed, also out of sight', async ({ page }) => {
  await signIn(page, 'admin@faults.test', '/create-assistant');
  page.on('dialog', (question) => void question.accept());
  await page.getByRole('textbox', { name: 'Name' }).fill('Tide desk');
  const kept = () => page.evaluate(() => JSON.stringify({ ...sessionStorage }));
  await expect.poll(kept).toContain('Tide desk');
  await page.goto('/quick-start-guide');
  await chooseInAccountMenu(page, 'Logout');
  await fillLogin(page, 'admin@faults.test');
  await expect(page.getByRole('button', { name: 'Account menu of First Admin' })).toBeVisible();
  expect(await kept()).not.toContain('Tide desk');
});

test('FA-1: signing out in another tab says so, and what was typed is there after the next login', async ({
  page,
  context,
}) => {
  const name = page.getByRole('textbox', { name: 'Name' });
  await signIn(page, 'admin@faults.test', '/create-assistant');
  await name.fill('Tide desk');
  const other = await context.newPage();
  await other.goto('/quick-start-guide');
  await chooseInAccountMenu(other, 'Logout');
  await holds('two tabs x form', page, { says: ['You are signed out'] });
  await page.getByRole('button', { name: 'Sign in' }).click();
  await fillLogin(page, 'admin@faults.test');
  await expect(page).toHaveURL('/create-assistant');
  await expect(name).toHaveValue('Tide desk');

  // Who signs in again in the other tab finds this one where it was.
  await other.goto('/quick-start-guide');
  await chooseInAccountMenu(other, 'Logout');
  await expect(page.getByText('You are signed out')).toBeVisible();
  await signIn(other, 'admin@faults.test', '/quick-start-guide');
  await expect(page).toHaveURL('/create-assistant');
  await expect(name).toHaveValue('Tide desk');
});

test('FA-1: a creation whose reply was lost is not called undone, and a second press makes no second', async ({
  page,
  problems,
}) => {
  problems.expect(/ERR_CONNECTION_RESET/);
  await enter(page, 'admin@faults.test', '/create-assistant');
  await page.route('**/CreateAssistant', async (route) => {
    await route.fetch();
    await route.abort('connectionreset');
  });
  await page.route('**/GetAssistants', (route) => route.abort('connectionreset'));
  await page.getByRole('textbox', { name: 'Name' }).fill('Ferry desk');
  await page.getByRole('button', { name: 'Create assistant' }).click();
  await holds('time-out x form', page, {
    says: ['Not confirmed'],
    keeps: [[page.getByRole('textbox', { name: 'Name' }), 'Ferry desk']],
  });
  await expect(page.getByText('was not created')).toHaveCount(0);
  await page.unrouteAll();
  await page.getByRole('button', { name: 'Create assistant' }).click();
  await page.waitForURL(/\/assistants\/chat\//);
  await page.goto('/');
  await expect(page.getByRole('link', { name: 'Ferry desk' })).toHaveCount(1);
});

test('FA-1: a duplicate whose reply was lost is made once, though it is asked for anew', async ({
  page,
  problems,
}) => {
  problems.expect(/ERR_CONNECTION_RESET/);
  // The assistants of this file fill the plan of its own organization.
  await signIn(page, 'admin@duplicates.test');
  await makeAssistant(page, 'Bosun desk');
  await page.goto('/');
  const duplicate = async () => {
    await page.getByRole('button', { name: 'Actions for Bosun desk', exact: true }).click();
    await page.getByRole('menuitem', { name: 'Duplicate' }).click();
  };
  await page.route('**/DuplicateAssistant', async (route) => {
    await route.fetch();
    await route.abort('connectionreset');
  });
  await duplicate();
  await expect(page.getByText('Not confirmed')).toBeVisible();
  await page.unrouteAll();
  await duplicate();
  await expect(page.getByText('“Bosun desk” is duplicated.')).toBeVisible();
  await expect(page.getByText('Not confirmed')).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Bosun desk (2)' })).toHaveCount(1);
  await expect(page.getByRole('link', { name: 'Bosun desk (3)' })).toHaveCount(0);
});

test('FA-1: a publication whose reply was lost is looked up until it is known, and said to be done', async ({
  page,
  problems,
}) => {
  problems.expect(/ERR_CONNECTION_RESET/);
  await signIn(page, 'admin@faults.test');
  const guid = await makeAssistant(page, 'Beacon desk');
  await page.goto(`/assistants/edit/${guid}`);
  await page.getByRole('main').getByRole('button', { name: 'Publish', exact: true }).click();
  const drawer = page.getByRole('dialog', { name: 'Publish the assistant' });
  const publications = countCalls(page, '/PublishAssistant');
  await page.route('**/PublishAssistant', async (route) => {
    await route.fetch();
    await route.abort('connectionreset');
  });
  await page.route('**/GetAssistantDraft*', (route) => route.abort('connectionreset'));
  await drawer.getByRole('button', { name: 'Publish', exact: true }).click();
  await holds('time-out x form', page, { says: ['Not confirmed'], calls: [[publications, 1]] });
  const sent = publications.count();
  await expect(drawer).toBeVisible();
  await page.unroute('**/GetAssistantDraft*');
  await expect(page.getByRole('dialog', { name: 'The assistant is public' })).toBeVisible();
  await closeLaunch(page);
  expect(publications.count()).toBe(sent);
});

test('FA-1: a creation whose reply was lost is looked up', async ({ page, problems }) => {
  problems.expect(/ERR_CONNECTION_RESET/);
  await enter(page, 'admin@faults.test', '/create-assistant');
  await page.route('**/CreateAssistant', async (route) => {
    await route.fetch();
    await route.abort('connectionreset');
  });
  await page.getByRole('textbox', { name: 'Name' }).fill('Pilot desk');
  await page.getByRole('button', { name: 'Create assistant' }).click();
  await page.waitForURL(/\/assistants\/chat\//);
  await page.goto('/');
  await expect(page.getByRole('link', { name: 'Pilot desk' })).toHaveCount(1);
});

/** The network is lost when the server has done what it was asked, and before it can say so. */
async function loseNetworkAfter(page: Page, call: string): Promise<void> {
  await page.route(
    call,
    async (route) => {
      await route.fetch();
      await page.context().setOffline(true);
      await route.abort('internetdisconnected');
    },
    { times: 1 },
  );
}

test.describe('FA-1: offline in the middle of a call, nothing is called undone', () => {
  test.beforeEach(({ problems }) => problems.expect(/ERR_INTERNET_DISCONNECTED/));

  test('an invitation: the next press does it once, and gives its link', async ({ page }) => {
    await enter(page, 'admin@faults.test', '/users');
    const dialog = await openInvitations(page);
    await dialog.getByRole('textbox', { name: 'Email addresses' }).fill('pilot@faults.test');
    await page.keyboard.press('Enter');
    await loseNetworkAfter(page, '**/InviteUsers');
    await dialog.getByRole('button', { name: 'Send invitations' }).click();
    await expect(dialog.getByText('Not confirmed')).toBeVisible();
    await expect(dialog.getByText('were not sent')).toHaveCount(0);
    await page.context().setOffline(false);
    // The list has it meanwhile: it is no reason against the same call.
    await expect(page.locator('tr', { hasText: 'pilot@faults.test' })).toHaveCount(1);
    await dialog.getByRole('button', { name: 'Send invitations' }).click();
    await expect(dialog.getByRole('button', { name: 'Copy the link of pilot@faults.test' })).toBeVisible();
    await dialog.getByRole('button', { name: 'Done' }).click();
    await expect(page.getByRole('row', { name: /pilot@faults/ })).toHaveCount(1);
  });

  test('publishing: it is not confirmed, and known once the network is back', async ({ page }) => {
    await enter(page, 'admin@faults.test');
    const guid = await makeAssistant(page, 'Lock desk');
    await page.goto(`/assistants/edit/${guid}`);
    await page.getByRole('button', { name: 'Publish' }).click();
    const dialog = page.getByRole('dialog', { name: 'Publish the assistant' });
    await loseNetworkAfter(page, '**/PublishAssistant');
    await dialog.getByRole('button', { name: 'Publish' }).click();
    await expect(dialog.getByText('Not confirmed')).toBeVisible();
    await page.context().setOffline(false);
    await closeLaunch(page);
    await expect(dialog).toHaveCount(0);
  });
});

test('FA-1: a changed password whose reply was lost is not confirmed, and not sent again by itself', async ({
  browser,
  page,
  problems,
}) => {
  problems.expect(/ERR_CONNECTION_RESET/, /status of 503/);
  await signIn(page, 'colleague@faults.test', '/edit-account');
  // Theirs alone: the change ends all other sessions of the account.
  const NEW = 'Parley-second-day-2';
  const field = page.getByLabel('New password', { exact: true });
  const repeated = page.getByLabel('Repeat new password');
  const change = page.getByRole('button', { name: 'Change password' });
  const sent = countCalls(page, '/ChangePassword');
  await field.fill(NEW);
  await repeated.fill(NEW);
  const lost = [
    (route: Route) => route.abort('connectionreset'),
    // What the server says that gave up waiting, and went on.
    (route: Route) => route.fulfill({ status: 503, json: { code: 'unavailable', text: 'Internal text.' } }),
  ];
  for (const [index, lose] of lost.entries()) {
    await page.route('**/ChangePassword', async (route) => {
      await route.fetch();
      await lose(route);
    });
    await change.click();
    await holds('time-out x form', page, {
      says: ['Not confirmed'],
      keeps: [
        [field, NEW],
        [repeated, NEW],
      ],
      calls: [[sent, 2 * index + 1]],
    });
    await page.unrouteAll();
  }
  // Elsewhere the new one signs in: that, or pressing once more, tells what became of it.
  const elsewhere = await browser.newContext();
  const other = await elsewhere.newPage();
  await other.goto(portalOrigin);
  await fillLogin(other, 'colleague@faults.test', NEW);
  await other.waitForURL(`${portalOrigin}/**`);
  await elsewhere.close();
  await change.click();
  await expect(page.getByText('Everywhere else you are signed out.')).toBeVisible();
  await expect(page.getByText('Not confirmed')).toHaveCount(0);
  await expect(field).toHaveValue('');
});

test.describe('FA-1: changes of a form are not lost', () => {
  const LEAVE = 'Leave without saving?';
  const SAVE = 'Save your changes?';
  const asked = (page: Page) =>
    page.getByRole('alertdialog', { name: LEAVE }).or(page.getByRole('dialog', { name: SAVE }));
  /** The forms of the portal: where each stands, the field that is changed, and what is typed. */
  const forms = [
    { what: 'account', path: '/edit-account', field: 'Your name', text: 'Somebody Else', asks: SAVE },
    { what: 'new assistant', path: '/create-assistant', field: 'Name', text: 'Ferry desk' },
    { what: 'password', path: '/edit-account', field: 'New password', text: 'Correct-horse-1', secret: true },
  ];

  for (const { what, path, field, text, secret, asks: question = LEAVE } of forms) {
    test(`${what}: a link, the way back and signing out ask, and a reload keeps all but secrets`, async ({
      page,
    }) => {
      await signIn(page, 'admin@faults.test', '/quick-start-guide');
      await page.goto(path);
      await follow(page, 'Users');
      await expect(page.getByRole('heading', { level: 1, name: 'Users' })).toBeVisible();
      await page.goBack();
      const typed = page.getByLabel(field, { exact: true });
      await typed.fill(text);
      await follow(page, 'Users');
      await asked(page).getByRole('button', { name: 'Stay' }).click();
      await expect(asked(page)).toBeHidden();
      await chooseInAccountMenu(page, 'Logout');
      await asked(page).getByRole('button', { name: 'Stay' }).click();
      await expect(asked(page)).toBeHidden();
      await expect(typed).toHaveValue(text);
      await page.evaluate(() => history.forward());
      await holds('back button x form', page, {
        says: [question],
        keeps: [[typed, text]],
      });
      await asked(page).getByRole('button', { name: 'Stay' }).click();
      await expect(page).toHaveURL(path);
      await expect(typed).toHaveValue(text);

      let asks = 0;
      page.on('dialog', (dialog) => {
        asks += 1;
        void dialog.accept();
      });
      await page.reload();
      expect(asks).toBe(1);
      await expect(typed).toHaveValue(secret ? '' : text);
      expect(
        await page.evaluate(() => JSON.stringify([{ ...sessionStorage }, { ...localStorage }])),
      ).not.toContain('Correct-horse-1');

      await typed.fill(text);
      await follow(page, 'Users');
      await asked(page).getByRole('button', { name: 'Leave without saving' }).click();
      await expect(page.getByRole('heading', { level: 1, name: 'Users' })).toBeVisible();
      await page.goBack();
      await expect(typed).not.toHaveValue(text);

      await typed.fill(text);
      await chooseInAccountMenu(page, 'Logout');
      await asked(page).getByRole('button', { name: 'Leave without saving' }).click();
      await page.waitForURL(`${identityOrigin}/**`);
      expect(asks).toBe(1);
    });
  }

  test('what is being saved is not called unsaved, and the page is left when it is', async ({ page }) => {
    const arriving = Promise.withResolvers<void>();
    await enter(page, 'admin@faults.test', '/edit-account');
    await page.route('**/UpdateProfile', async (route) => {
      await arriving.promise;
      await route.continue();
    });
    await page.getByLabel('Your name', { exact: true }).fill('Second Name');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await follow(page, 'Users');
    await expect(page.getByRole('alertdialog', { name: 'Leave while it is being saved?' })).toBeVisible();
    await expect(asked(page)).toHaveCount(0);
    arriving.resolve();
    await expect(page).toHaveURL('/users');
    await expect(page.getByRole('alertdialog')).toHaveCount(0);
  });

  test('what could not be saved is called unsaved again', async ({ page, problems }) => {
    problems.expect(/status of 500/);
    const arriving = Promise.withResolvers<void>();
    await enter(page, 'admin@faults.test', '/users');
    await page.route('**/InviteUsers', async (route) => {
      await arriving.promise;
      await route.fulfill({ status: 500, json: { code: 'broken', text: 'Broken.' } });
    });
    await openInvitations(page);
    await page.getByLabel('Email addresses').fill('later@faults.test');
    await page.getByRole('button', { name: 'Send invitations' }).click();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('alertdialog', { name: 'Close while they are being sent?' })).toBeVisible();
    arriving.resolve();
    const question = page.getByRole('alertdialog', { name: 'Discard these invitations?' });
    await question.getByRole('button', { name: 'Keep editing' }).click();
    await expect(page.getByRole('row', { name: 'later@faults.test' })).toBeVisible();
  });

  test('invitation: a reload keeps it, and it is forgotten when it is sent', async ({ page }) => {
    await enter(page, 'admin@faults.test', '/users');
    const open = () => openInvitations(page);
    await open();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Email addresses').fill('new@faults.test');
    await dialog.getByLabel('Email addresses').press('Enter');
    page.on('dialog', (question) => void question.accept());
    await page.reload();
    await expect(dialog).toContainText('new@faults.test');
    await dialog.getByRole('button', { name: 'Send invitations' }).click();
    await dialog.getByRole('button', { name: 'Done' }).click();
    await open();
    await expect(dialog).not.toContainText('new@faults.test');
  });

  test('invitation: an address that is typed and not entered yet is there after a reload', async ({
    page,
  }) => {
    await enter(page, 'admin@faults.test', '/users');
    const emails = page.getByRole('dialog').getByLabel('Email addresses');
    await openInvitations(page);
    await emails.fill('half@faults');
    let asks = 0;
    page.on('dialog', (question) => {
      asks += 1;
      void question.accept();
    });
    await page.reload();
    expect(asks).toBe(1);
    await expect(emails).toHaveValue('half@faults');
  });

  test('assistant: a domain that is typed and not entered yet is there after a reload', async ({ page }) => {
    await enter(page, 'admin@faults.test');
    const guid = await makeAssistant(page, 'Slip desk');
    await page.goto(`/assistants/edit/${guid}?tab=access`);
    const domain = page.getByRole('textbox', { name: /^Allowed domains/ });
    await domain.fill('shop.exa');
    page.on('dialog', (question) => void question.accept());
    await page.reload();
    await expect(domain).toHaveValue('shop.exa');
    await follow(page, 'Users');
    await asked(page).getByRole('button', { name: 'Stay' }).click();
    await expect(domain).toHaveValue('shop.exa');
    // Leaving the field enters it, and then the draft asks.
    await domain.press('End');
    await follow(page, 'Users');
    await page.getByRole('dialog').getByRole('button', { name: 'Stay' }).click();
    await expect(page.getByRole('row', { name: 'shop.exa' })).toBeVisible();
    await expect(domain).toHaveValue('');
  });

  test('assistant: a reload keeps the draft until it is discarded', async ({ page }) => {
    await enter(page, 'admin@faults.test');
    const guid = await makeAssistant(page, 'Lock desk');
    await page.goto(`/assistants/edit/${guid}`);
    const name = page.getByRole('textbox', { name: 'Name', exact: true });
    await name.fill('Harbour desk');
    page.on('dialog', (question) => void question.accept());
    await page.reload();
    await expect(name).toHaveValue('Harbour desk');
    await page.getByRole('button', { name: 'Discard' }).click();
    await expect(name).toHaveValue('Lock desk');
    await page.reload();
    await expect(name).toHaveValue('Lock desk');
  });

  test('assistant: a reload that reads nothing puts the draft back with the next try', async ({
    page,
    problems,
  }) => {
    problems.expect(/status of 500/);
    await enter(page, 'admin@faults.test');
    const guid = await makeAssistant(page, 'Weir desk');
    await page.goto(`/assistants/edit/${guid}?tab=conversation`);
    await page.getByRole('button', { name: 'Add a question' }).click();
    const starter = page.getByRole('textbox', { name: 'Question 1' });
    await starter.fill('Is the weir open?');
    page.on('dialog', (question) => void question.accept());
    await page.route('**/api/**', (route) => route.fulfill(refuse(500)));
    await page.reload();
    const again = page.getByRole('main').getByRole('button', { name: 'Try again' });
    await expect(again).toBeVisible();
    await page.unrouteAll();
    await again.click();
    await expect(starter).toHaveValue('Is the weir open?');
  });

  test('assistant: while it is being saved leaving says so, waits or leaves, and it is saved', async ({
    page,
  }) => {
    await enter(page, 'admin@faults.test');
    const guid = await makeAssistant(page, 'Sluice desk');
    const name = page.getByRole('textbox', { name: 'Name', exact: true });
    const asksWhileSaving = page.getByRole('alertdialog', { name: 'Leave while it is being saved?' });
    const saves: (() => void)[] = [];
    await page.route('**/SaveAssistantDraft', async (route) => {
      await new Promise<void>((arrive) => saves.push(arrive));
      await route.continue();
    });
    const saveAndLeave = async (text: string) => {
      await page.goto(`/assistants/edit/${guid}`);
      await name.fill(text);
      await page.getByRole('button', { name: 'Save', exact: true }).click();
      await follow(page, 'Users');
      await expect(asksWhileSaving).toBeVisible();
      await expect(page.getByText('not saved')).toHaveCount(0);
    };

    await saveAndLeave('Sluice desk one');
    await asksWhileSaving.getByRole('button', { name: 'Stay' }).click();
    await expect(asksWhileSaving).toHaveCount(0);
    saves[0]?.();
    await expect(page.getByRole('status').filter({ hasText: 'Saved' })).toBeVisible();
    await expect(page).toHaveURL(new RegExp(guid));

    await saveAndLeave('Sluice desk two');
    saves[1]?.();
    await expect(page).toHaveURL('/users');

    await saveAndLeave('Sluice desk three');
    await asksWhileSaving.getByRole('button', { name: 'Leave anyway' }).click();
    await expect(page).toHaveURL('/users');
    const saved = page.waitForResponse('**/SaveAssistantDraft');
    saves[2]?.();
    await saved;
    await page.goto(`/assistants/edit/${guid}`);
    await expect(name).toHaveValue('Sluice desk three');
    await expect(page.getByRole('button', { name: 'Discard' })).toHaveCount(0);
  });

  test('FA-1: a reply that comes after its form was left leads nobody away from where they are', async ({
    page,
  }) => {
    await signIn(page, 'admin@faults.test', '/create-assistant');
    const gate = Promise.withResolvers<void>();
    await page.route('**/CreateAssistant', async (route) => {
      await gate.promise;
      await route.continue();
    });
    await page.getByRole('textbox', { name: 'Name' }).fill('Late desk');
    await page.getByRole('button', { name: 'Create assistant' }).click();
    await follow(page, 'Users');
    await page.getByRole('button', { name: 'Leave anyway' }).click();
    await openInvitations(page);
    const addresses = page.getByRole('textbox', { name: /^Email addresses/ });
    await addresses.pressSequentially('late@faul');
    const replied = page.waitForResponse('**/CreateAssistant');
    gate.resolve();
    await replied;
    await page.keyboard.type('ts.test');
    await page.getByRole('button', { name: 'Send invitations' }).click();
    await expect(page.getByRole('row').filter({ hasText: 'late@faults.test' })).toBeVisible();
    await expect(page).toHaveURL('/users');
  });

  /** Forms whose saving is refused as the session has ended: how each is opened, filled in and saved. */
  const refused = [
    { what: 'account', path: '/edit-account', field: 'Your name', call: 'UpdateProfile', button: 'Save' },
    {
      what: 'new assistant',
      path: '/create-assistant',
      field: 'Name',
      call: 'CreateAssistant',
      button: 'Create assistant',
    },
    {
      what: 'invitation',
      path: '/users',
      opens: 'Invite people',
      field: 'Email addresses',
      call: 'InviteUsers',
      button: 'Send invitations',
      text: 'later@faults.test',
    },
  ];

  for (const { what, path, opens, field, call, button, text = 'Second of Faults' } of refused) {
    test(`${what}: a session that ends while it is saved leads back, and what was typed is there`, async ({
      page,
      problems,
    }) => {
      problems.expect(/status of 401/, /400/, /status of 422/);
      await signIn(page, 'admin@faults.test', path);
      const typed = page.getByLabel(field, { exact: true });
      const save = page.getByRole('button', { name: button, exact: true });
      if (opens) await page.getByRole('button', { name: opens }).click();
      await typed.fill(text);
      if (opens) await typed.press('Enter');
      await page.context().clearCookies();
      await page.route(`**/${call}`, (route) =>
        route.fulfill({ status: 401, json: { code: 'unauthorized', text: '' } }),
      );
      await save.click();
      await expect(page.getByRole('heading', { name: 'Your session has ended' })).toBeVisible();
      await page.unrouteAll();
      await page.getByRole('button', { name: 'Sign in' }).click();
      await fillLogin(page, 'admin@faults.test');
      await page.waitForURL(`**${path}`);
      if (opens) await expect(page.getByRole('dialog')).toContainText(text);
      else await expect(typed).toHaveValue(text);
      // Nothing is made: what matters is that what was typed is sent.
      const sent = page.waitForRequest(`**/${call}`);
      await page.route(`**/${call}`, (route) => route.fulfill(refuse(422)));
      await save.click();
      expect((await sent).postData()).toContain(text);
    });
  }
});

test('T19: a full storage leaves the settings for this visit, and the drawer says so', async ({ page }) => {
  await page.addInitScript(() => {
    const { setItem } = Storage.prototype;
    Storage.prototype.setItem = function (this: Storage, name: string, text: string) {
      if (name === 'app.settings') throw new DOMException('full', 'QuotaExceededError');
      setItem.call(this, name, text);
    };
  });
  await enter(page, 'admin@acme.test', '/quick-start-guide');
  const drawer = await openSettings(page);
  await drawer.getByRole('radio', { name: 'Dark', exact: true }).click();
  await holds('storage full or blocked x lists', page, {
    says: ['Your browser does not let us store settings.'],
  });
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
});

test('FA-1: assistants that cannot be read as the portal starts are asked for once, and told of once', async ({
  page,
}) => {
  await enter(page, 'admin@faults.test', '/quick-start-guide');
  for (const body of ['null', '{}', '<!doctype html>']) {
    await page.route('**/GetAssistants', (route) => route.fulfill({ body, contentType: 'application/json' }));
    let calls = 0;
    page.on('request', (request) => {
      if (request.url().endsWith('/GetAssistants')) calls += 1;
    });
    await page.goto('/');
    await expect(page.getByText('Your assistants could not be loaded')).toBeVisible();
    await expect(page.getByText('An unexpected error occurred')).toHaveCount(1);
    expect(calls).toBe(1);
    await page.unrouteAll();
    page.removeAllListeners('request');
  }
});
