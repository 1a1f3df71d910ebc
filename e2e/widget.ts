import { HOST_PAGE_ASSISTANT, HOST_PAGE_WIDGET_KEY } from '@parley/server/demo';
import { type Browser, expect, type FrameLocator, type Page } from '@playwright/test';
import type { Problems } from './journey.ts';
import { conversation, portalOrigin } from './portal.ts';

export { HOST_PAGE_ASSISTANT, HOST_PAGE_WIDGET_KEY };

/** The snippet that carries the demo's assistant onto a page (WG-1). */
export function snippet({
  assistant = HOST_PAGE_ASSISTANT,
  key = HOST_PAGE_WIDGET_KEY,
  nonce = '',
} = {}): string {
  const attributes = `data-assistant="${assistant}" data-widget-key="${key}"`;
  const own = nonce && `nonce="${nonce}" `;
  return `<script async ${own}src="${portalOrigin}/widget.js" ${attributes}></script>`;
}

/** The button in the corner; its name says what a press does. */
export function launcher(page: Page, name: 'Close chat' | `Open chat${string}` = 'Open chat') {
  return page.getByRole('button', { name, exact: true }).and(page.locator('parley-widget button'));
}

/** The launcher where the chat did not come. */
export function unloaded(page: Page) {
  return page
    .locator('parley-widget')
    .getByRole('button', { name: 'The chat did not load. Try again', exact: true });
}

/** The launcher where the chat is not to be had: the assistant is paused, or the site is not on its list. */
export function unavailable(page: Page) {
  return page
    .locator('parley-widget')
    .getByRole('button', { name: 'This chat is not available here at the moment', exact: true });
}

/** The frame that the loader puts on the page. */
export function panel(page: Page) {
  return page.locator('parley-widget iframe');
}

/** What is inside the frame. */
export function chat(page: Page): FrameLocator {
  return page.frameLocator('parley-widget iframe');
}

/** Waits until the conversation, or the welcome of a new one, is there. */
export async function loaded(frame: FrameLocator): Promise<void> {
  await conversation(frame)
    .or(frame.getByRole('list', { name: 'Suggested questions' }))
    .waitFor();
}

/** The code that shows and sends messages, which comes after the greeting and the field (ADR 74). */
export const CHAT_CODE = /\/widget-chat-assets\/liveChat-.*\.js$/;

/** Opens the chat by its button, and waits until it is there with all of its code. */
export async function openChat(page: Page): Promise<FrameLocator> {
  await launcher(page).click();
  return wholeChat(page);
}

/** Waits until the chat that was open on the page before is open on this one, with all of its code (WG-2). */
export async function openedAgain(page: Page): Promise<FrameLocator> {
  await expect(launcher(page, 'Close chat')).toBeVisible();
  return wholeChat(page);
}

async function wholeChat(page: Page): Promise<FrameLocator> {
  await loaded(chat(page));
  await expect
    .poll(() => chat(page).locator('html').evaluate(resourcesOf), { message: 'the code of the chat' })
    .toContainEqual(expect.stringMatching(CHAT_CODE));
  return chat(page);
}

/** Address of what tells a launcher how it looks, and whether its chat may stand there. */
export const LOOK = `${portalOrigin}/widget-chat/${HOST_PAGE_ASSISTANT}/look.js`;

/** Waits until the launcher knows its look: from then on a chat that is not open opens by its timer alone. */
export async function looked(page: Page): Promise<void> {
  // The same module, of which the launcher hears first.
  await page.evaluate(`import('${LOOK}').then(() => undefined)`);
}

/** Addresses of what a document has loaded. */
const resourcesOf = () => performance.getEntriesByType('resource').map(({ name }) => name);

/** Opens the chat of a page in a visitor's own browser, which is theirs to close. */
export async function visitIn(browser: Browser, problems: Problems, address: string) {
  const theirs = await browser.newContext();
  await problems.watch(theirs);
  const visitor = await theirs.newPage();
  await visitor.goto(address);
  return { theirs, visitor, frame: await openChat(visitor) };
}
