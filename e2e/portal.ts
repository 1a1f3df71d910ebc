import { randomUUID } from 'node:crypto';
import { type Client, createClient, portalReplies } from '@parley/api';
import { DEMO_PASSWORD, demoOrganisations } from '@parley/server/demo';
import { type Browser, type BrowserContext, expect, type Locator, type Page } from '@playwright/test';
import type { Problems } from './journey.ts';
import { ports } from './ports.ts';

export const portalOrigin = `http://localhost:${ports.portal}`;
export const identityOrigin = `http://localhost:${ports.identity}`;
export const hostPageOrigin = `http://localhost:${ports.hostPage}`;

/** Fills the provider's login page, which must be open already or be on its way. */
export async function fillLogin(page: Page, email: string, password = DEMO_PASSWORD): Promise<void> {
  await page.waitForURL(`${identityOrigin}/**`);
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password').fill(password);
  await page.getByRole('button', { name: 'Sign in' }).click();
}

/** Opens a portal path signed out, and signs in at the provider. Ends back at the portal. */
export async function signIn(page: Page, email: string, path = '/'): Promise<void> {
  await page.goto(path);
  await fillLogin(page, email);
  await page.waitForURL((url) => url.origin === portalOrigin && !url.pathname.startsWith('/auth/'));
}

type Kept = Awaited<ReturnType<BrowserContext['storageState']>>;

/** Logins of this worker, by e-mail. */
const logins = new Map<string, Kept>();

/** Prefix under which the identity client keeps its tokens. What else a page stores is no part of a login. */
const TOKENS = '@@auth0spajs@@';

/**
 * Opens a path of the portal as somebody who is signed in, through the login page only the first time: a
 * journey that is not about signing in need not wait for it. Not for one that ends a session, which others
 * share.
 */
export async function enter(page: Page, email: string, path = '/'): Promise<void> {
  const login = logins.get(email);
  if (login) {
    await page.context().setStorageState(login);
    await page.goto(path);
    return;
  }
  await signIn(page, email, path);
  const { cookies, origins } = await page.context().storageState();
  const tokens = origins.map(({ origin, localStorage }) => ({
    origin,
    localStorage: localStorage.filter(({ name }) => name.startsWith(TOKENS)),
  }));
  logins.set(email, { cookies, origins: tokens });
}

/** Opens the drawer of settings. */
export async function openSettings(page: Page): Promise<Locator> {
  await page.getByRole('button', { name: 'App Settings' }).click();
  return page.getByRole('dialog', { name: 'App Settings' });
}

/** Waits until the page is drawn, by which time it has heard of a new size of its window. */
export const drawn = (page: Page): Promise<unknown> =>
  page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));

/** Picks an entry of the account menu, which those without the shell have, too. */
export async function chooseInAccountMenu(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: /^Account menu of / }).click();
  await page.getByRole('menuitem', { name }).click();
}

/** The API as whoever is signed in on a page, which is loaded anew for it. */
export async function clientOf(page: Page): Promise<Client> {
  const asking = page.waitForRequest((request) => request.headers().authorization !== undefined);
  await page.reload();
  const { authorization = '' } = (await asking).headers();
  return createClient({
    baseUrl: portalOrigin,
    credentials: async () => ({ authorization }),
    replies: portalReplies,
  });
}

/** Makes an assistant by the page, which ends in its chat; the result is its guid. */
export async function makeAssistant(page: Page, name: string): Promise<string> {
  await page.goto('/create-assistant');
  await page.getByRole('textbox', { name: 'Name' }).fill(name);
  await page.getByRole('button', { name: 'Create assistant' }).click();
  await page.waitForURL(/\/assistants\/chat\//);
  const [, guid = ''] = /chat\/([\w-]+)/.exec(page.url()) ?? [];
  return guid;
}

/** An assistant that answers on sites of this machine, made by the API as whoever is signed in on a page. */
export async function publishAssistant(
  page: Page,
  name: string,
): Promise<{ assistant: string; key: string }> {
  const client = await clientOf(page);
  const assistantGuid = randomUUID();
  await client.call('createAssistant', { name, assistantGuid });
  const file = new File(['# Opening hours\n\nThe lighthouse opens at nine.\n'], 'hours.md');
  await client.call('uploadDataFile', { assistantGuid, dataFileGuid: randomUUID(), file });
  await expect
    .poll(async () => (await client.call('getDataFiles', { assistantGuid })).dataFiles[0]?.status)
    .toBe('ready');
  const { draft, version, widgetKey } = await client.call('getAssistantDraft', { assistantGuid });
  const starterQuestions = ['When does the lighthouse open?'];
  const open = { ...draft, starterQuestions, allowedDomains: ['http://localhost:*'] };
  const saved = await client.call('saveAssistantDraft', { assistantGuid, base: version, draft: open });
  await client.call('publishAssistant', { assistantGuid, version: saved.version });
  return { assistant: assistantGuid, key: widgetKey };
}

/** What a press of a button copies. What another journey copied before is not taken for it. */
export async function copiedBy(page: Page, press: () => Promise<void>): Promise<string> {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.evaluate(() => navigator.clipboard.writeText('nothing yet'));
  await press();
  const read = () => page.evaluate(() => navigator.clipboard.readText());
  await expect.poll(read).not.toBe('nothing yet');
  return read();
}

/** Opens the dialog of invitations on the page of users, where who is alone has a second way to it. */
export async function openInvitations(page: Page): Promise<Locator> {
  await page.getByRole('button', { name: 'Invite people' }).first().click();
  return page.getByRole('dialog', { name: 'Invite people' });
}

/** Invites somebody on the page of users, which is open, and returns the link that was copied. */
export async function invite(page: Page, email: string, role: 'Administrator' | 'User'): Promise<string> {
  const dialog = await openInvitations(page);
  await dialog.getByRole('textbox', { name: 'Email addresses' }).fill(email);
  await page.keyboard.press('Enter');
  await dialog.getByText(role, { exact: true }).click();
  await dialog.getByRole('button', { name: 'Send invitations' }).click();
  // The address alone also names the button that takes it back into the field.
  const copy = dialog.getByRole('button', { name: `Copy the link of ${email}`, exact: true });
  const link = await copiedBy(page, () => copy.click());
  await dialog.getByRole('button', { name: 'Done' }).click();
  return link;
}

/** The password that those who are invited choose. */
export const CHOSEN_PASSWORD = 'Parley-first-day-1';

/** Fills the page of an invitation, which is open, and accepts. */
export async function fillInvitation(page: Page, name: string): Promise<void> {
  await page.getByLabel('Your name').fill(name);
  await page.getByLabel('Password', { exact: true }).fill(CHOSEN_PASSWORD);
  await page.getByLabel('Repeat the password').fill(CHOSEN_PASSWORD);
  await page.getByRole('button', { name: 'Accept the invitation' }).click();
}

/** Accepts an invitation in a browser of its own, which signs in there. */
export async function accept(
  browser: Browser,
  problems: Problems,
  link: string,
  name: string,
): Promise<Page> {
  const context = await browser.newContext();
  await problems.watch(context);
  const page = await context.newPage();
  await page.goto(link);
  await fillInvitation(page, name);
  return page;
}

/** Answered by the demo shop's assistants within a second, with sources. */
export const QUESTION = 'How much does shipping to Austria cost?';

/** Takes the shop's assistant some seconds to answer: long enough to do something meanwhile. */
export const LONG_QUESTION =
  'How long does delivery take, how do I pitch the Polaris 2 in strong wind ' +
  'and how do I wash a down sleeping bag?';

/** A page, or a frame inside one. */
type Place = Pick<Page, 'getByRole'>;

/** Address of the chat with an assistant of a demo organisation, by the domain of its accounts. */
export function chatWith(name: string, domain = 'acme.test'): string {
  const assistants = demoOrganisations.find((each) => each.domain === domain)?.assistants;
  const assistant = assistants?.find((each) => each.name === name);
  if (!assistant) throw new Error(`The demo has no assistant "${name}" at ${domain}.`);
  return `/assistants/chat/${assistant.guid}`;
}

/** Where messages are written. */
export function composer(page: Place) {
  return page.getByRole('textbox', { name: /^Message to / });
}

/** Writes a message into the composer and, once the conversation is there, sends it by Enter. */
export async function ask(page: Place, text: string): Promise<void> {
  await page.getByRole('button', { name: 'Send', exact: true }).waitFor();
  await composer(page).fill(text);
  await composer(page).press('Enter');
}

/** The conversation, as assistive technology knows it. */
export function conversation(page: Place) {
  return page.getByRole('log');
}

/** The last thing that was said. */
export function newest(page: Place) {
  return conversation(page).locator('> div > ol > li').last();
}

/** Waits until an answer is under way. */
export async function answering(page: Place): Promise<void> {
  await page.getByRole('button', { name: 'Stop answering' }).waitFor();
}

/** Waits until the newest answer is complete, with its sources. */
export async function answered(page: Place): Promise<void> {
  await expect(newest(page).getByRole('button', { name: 'Good answer' })).toHaveCount(1, { timeout: 30_000 });
  await expect(newest(page).getByRole('button', { name: /^Source \d+: / })).not.toHaveCount(0);
}

/** Rates an answer down, says why, and waits until that has arrived. */
export async function sayWhatIsWrong(page: Page, answer: Locator): Promise<void> {
  await answer.getByRole('button', { name: 'Bad answer' }).click();
  await answer.getByRole('button', { name: 'Something is missing' }).click();
  await answer.getByRole('textbox').fill('And to Spain?');
  const sent = page.waitForResponse(
    (response) => response.url().endsWith('/RateAnswer') && !!response.request().postDataJSON().why,
  );
  await answer.getByRole('button', { name: 'Send' }).click();
  await sent;
}

/** Finds what `sayWhatIsWrong` has said, which is not asked for again and can be changed. */
export async function findWhatWasWrong(answer: Locator): Promise<void> {
  await expect(answer.getByText('Thank you for telling us.').first()).toBeVisible();
  await expect(answer.getByRole('textbox')).toHaveCount(0);
  await answer.getByRole('button', { name: 'Change what you said' }).click();
  await expect(answer.getByRole('button', { name: 'Something is missing', pressed: true })).toBeFocused();
  await expect(answer.getByRole('textbox')).toHaveValue('And to Spain?');
}

/** Counts from now on in how many steps the conversation grows; the result says how many there were. */
export async function watchGrowth(page: Place): Promise<() => Promise<number>> {
  const lengths = await composer(page).evaluateHandle(() => {
    const seen = new Set<number>();
    const note = () => seen.add(document.querySelector('[role=log]')?.textContent?.length ?? 0);
    new MutationObserver(note).observe(document.body, {
      subtree: true,
      childList: true,
      characterData: true,
    });
    return seen;
  });
  return () => lengths.evaluate((seen) => seen.size);
}

/** Closes what is shown after an assistant was published for the first time. */
export async function closeLaunch(page: Page) {
  const launched = page.getByRole('dialog', { name: 'The assistant is public' });
  await expect(launched.getByRole('link', { name: 'Open chat' })).toBeVisible();
  await launched.getByRole('button', { name: 'Close' }).first().click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
}
