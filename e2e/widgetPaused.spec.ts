import type { FrameLocator } from '@playwright/test';
import { expect, test } from './journey.ts';
import {
  answered,
  ask,
  clientOf,
  composer,
  conversation,
  enter,
  newest,
  publishAssistant,
} from './portal.ts';
import { withSite } from './site.ts';
import { chat, launcher, openedAgain, snippet, visitIn } from './widget.ts';

const ADMIN = 'admin@conversations.test';
const EARLIER = 'When does the lighthouse open?';

const notAvailable = (frame: FrameLocator) =>
  frame.getByRole('heading', { name: 'This assistant is not available' });
const again = (frame: FrameLocator) => frame.getByRole('button', { name: 'Try again', exact: true });

/** The newest message, which was said not to be sent, is there after those before; a press sends it, once. */
async function sendsByAPress(frame: FrameLocator, text: string): Promise<void> {
  const thread = conversation(frame);
  await expect(thread.getByText(EARLIER)).toBeVisible();
  await expect(thread.getByText(text)).toBeVisible();
  await expect(thread.getByText('Not sent', { exact: true })).toBeVisible();
  await expect(thread.getByText('The assistant was not available.')).toBeVisible();
  await expect(thread.getByText('Not confirmed')).toHaveCount(0);
  await again(frame).click();
  await expect(thread.getByText('Not sent', { exact: true })).toHaveCount(0);
  await expect(newest(frame).getByRole('button', { name: 'Good answer' })).toHaveCount(1);
  await expect(thread.getByText(text)).toHaveCount(1);
}

test('WG-6, CH-6: an open chat whose assistant was paused goes on when it is opened again, by a press, and after a reload, and sends nothing twice', async ({
  page,
  browser,
  problems,
}) => {
  problems.expect(/status of 40[34]/);
  await enter(page, ADMIN);
  const { assistant, key } = await publishAssistant(page, 'Lighthouse on and off');
  const client = await clientOf(page);
  const pause = () => client.call('pauseAssistants', { assistantGuids: [assistant] });
  const resume = () => client.call('resumeAssistants', { assistantGuids: [assistant] });
  await withSite(snippet({ assistant, key }), {}, async ({ listed }) => {
    const { theirs, visitor, frame } = await visitIn(browser, problems, listed);
    await ask(frame, EARLIER);
    await answered(frame);

    await pause();
    await ask(frame, 'And in winter?');
    await expect(notAvailable(frame)).toBeVisible();
    await expect(frame.getByText('And in winter?')).toBeVisible();
    await expect(conversation(frame)).toContainText(EARLIER);
    await expect(composer(frame)).toHaveCount(0);
    await launcher(visitor, 'Close chat').click();
    await resume();
    await launcher(visitor).click();
    await sendsByAPress(frame, 'And in winter?');

    await pause();
    await ask(frame, 'And on Sundays?');
    await expect(notAvailable(frame)).toBeVisible();
    const refused = visitor.waitForResponse((response) => response.status() >= 400);
    await again(frame).click();
    await refused;
    await expect(notAvailable(frame)).toBeVisible();
    await expect(frame.getByText('And on Sundays?')).toBeVisible();
    await resume();
    await again(frame).click();
    await expect(composer(frame)).toBeFocused();
    await sendsByAPress(frame, 'And on Sundays?');

    await pause();
    await ask(frame, 'And at night?');
    await expect(notAvailable(frame)).toBeVisible();
    await resume();
    await visitor.reload();
    await openedAgain(visitor);
    await sendsByAPress(chat(visitor), 'And at night?');
    await theirs.close();
  });
});
