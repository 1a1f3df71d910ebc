import type { SendMessageRequest } from '@parley/api';
import { exampleReplies } from '@parley/api/examples';
import { readUnsent } from '@parley/portal';
import MockDate from 'mockdate';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { type Acting, expectSameWritten, isShowing, portalOf, showing, type Writing } from './acting.ts';
import { RETRY_AFTER } from './FaultyApi.ts';
import { type FaultStory, keptTextOf } from './faultStories.ts';
import { subjectOf } from './identity.ts';

const TEXT = 'Can I return a gift?';

/** Written while the first has not arrived. */
const NEXT = 'And without a receipt?';

const { assistantGuid, name } = exampleReplies.getAssistant;

/** What is sent: offline two, whose order must stay. */
const textsOf = ({ fault }: FaultStory) => (fault === 'offline' ? [TEXT, NEXT] : [TEXT]);

/** The thread. It is found by name, as libraries add elements of the role `log` for announcements. */
const logOf = ({ t }: Acting) =>
  screen.queryByRole('log', { name: t('chat.conversation', { name }), hidden: true });

const log = (acting: Acting) => {
  const element = logOf(acting);
  if (!element) throw new Error('There is no conversation.');
  return within(element);
};

const composer = ({ t }: Acting) =>
  screen.findByRole('textbox', { name: t('chat.composer', { name }), hidden: true });

/** The answers that are whole: only those can be rated. */
const answers = (acting: Acting) =>
  log(acting).queryAllByRole('button', { name: acting.t('chat.rateUp'), hidden: true }).length;

/** The messages that the API was sent, in their order. */
const sentOf = ({ api, portal }: Acting): Pick<SendMessageRequest, 'text'>[] =>
  api.written
    .filter((each) => each.name === (portal ? 'sendMessage' : 'sendWidgetMessage'))
    .map(({ body }) => JSON.parse(body));

async function expectComposed(acting: Acting, text: string): Promise<void> {
  await expect(await composer(acting)).toHaveValue(text);
}

/** What the tab's storage has of what was written, in its order. */
function unsentTexts(): string[] {
  const { draft, messages } = readUnsent({ subject: subjectOf('admin'), assistantGuid });
  return [...messages.map(({ text }) => text), draft].filter((text) => text !== '');
}

/** A screen reader is told it, in a region of its own. */
const expectAnnounced = (words: string) =>
  waitFor(() => {
    const spoken = [...document.querySelectorAll('[role=status], [role=alert]')];
    expect(spoken.some(({ textContent }) => textContent?.includes(words))).toBe(true);
  });

/** Sending a message in a chat that has a history, as the reader does it. */
export const chatWriting: Writing = {
  queues: true,

  async write(acting) {
    const field = await composer(acting);
    await waitFor(() => expect(answers(acting)).toBe(1));
    for (const text of textsOf(acting.story)) {
      await userEvent.type(field, text);
      await userEvent.click(screen.getByRole('button', { name: acting.t('chat.send') }));
    }
  },

  async expectKept(acting) {
    const { story, t } = acting;
    const texts = textsOf(story);
    const place = keptTextOf(story);
    if (place === 'storage') {
      await waitFor(() => expect(unsentTexts()).toEqual([TEXT]));
      return true;
    }
    if (place === 'shown') {
      await expect(screen.getByText(TEXT)).toBeVisible();
      await expect(screen.getByText(t('chat.unsent'))).toBeVisible();
      return true;
    }
    await expectComposed(acting, place === 'composer' ? TEXT : '');
    for (const text of texts)
      await expect(log(acting).queryAllByText(text)).toHaveLength(place === 'composer' ? 0 : 1);
    if (place === 'sending') await expect(log(acting).getByText(t('chat.sending'))).toBeInTheDocument();
    if (place === 'queued')
      await expect(log(acting).getAllByText(t('chat.state.queued'))).toHaveLength(texts.length);
    if (place !== 'failed') return true;
    const isUnknown = showing(t('chat.problem.notConfirmed')).length > 0;
    const said = { true: t('chat.state.notConfirmed'), false: t('chat.state.notSent') };
    await expect(log(acting).getByText(said[`${isUnknown}`])).toBeInTheDocument();
    await expect(log(acting).queryByText(said[`${!isUnknown}`])).toBeNull();
    await expectAnnounced(isUnknown ? t('chat.state.notConfirmed') : t('chat.notice.notSent'));
    if (story.fault === '429')
      await expect(log(acting).getByText(t('chat.retryIn', { count: RETRY_AFTER }))).toBeVisible();
    else
      await expect(log(acting).getByRole('button', { name: t('common.retry'), hidden: true })).toBeVisible();
    return true;
  },

  async expectFocus(acting) {
    // Where the composer is gone, it can't have the focus.
    const isOver = ['storage', 'shown'].includes(keptTextOf(acting.story));
    if (!isOver) await expect(await composer(acting)).toHaveFocus();
  },

  async pressAgain(acting) {
    await userEvent.type(await composer(acting), `${NEXT}{Enter}`);
    await expectComposed(acting, NEXT);
  },

  async tryAgain(acting) {
    const { story, t } = acting;
    // Messages that wait for the network are sent by themselves.
    if (story.fault === 'offline') return;
    // The countdown reads the clock of stories, which stands still.
    if (story.fault === '429') MockDate.set(Date.now() + RETRY_AFTER * 1000);
    await userEvent.click(await log(acting).findByRole('button', { name: t('common.retry') }));
  },

  async expectArrived(acting) {
    const { story, t } = acting;
    const texts = textsOf(story);
    await waitFor(() => expect(answers(acting)).toBe(1 + texts.length));
    for (const text of texts) await expect(log(acting).getAllByText(isShowing(text))).toHaveLength(1);
    for (const state of ['notSent', 'notConfirmed', 'queued', 'incomplete'] as const)
      await expect(log(acting).queryAllByText(t(`chat.state.${state}`))).toEqual([]);
    const sent = sentOf(acting);
    if (story.fault === 'offline') await expect(sent.map(({ text }) => text)).toEqual(texts);
    else await expectSameWritten(acting);
    const composed = story.fault === 'slow' ? NEXT : '';
    await expectComposed(acting, composed);
    // The widget keeps what is unsent only as long as its page lives.
    if (acting.portal) await expect(unsentTexts()).toEqual(composed ? [composed] : []);
  },

  async expectBack(acting) {
    const { t } = acting;
    // The chat stays on screen until the other page has been loaded.
    await waitFor(() => expect(logOf(acting)).toBeNull());
    portalOf(acting).router.history.back();
    await waitFor(() => expect(log(acting).getAllByText(TEXT)).toHaveLength(1));
    // It was refused for certain, and is called so on every later page.
    await expect(log(acting).getByText(t('chat.state.notSent'))).toBeInTheDocument();
    await expectComposed(acting, '');
  },
};
