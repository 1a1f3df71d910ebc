import { guide } from '@parley/showroom/guide';
import { noPicture } from '@parley/showroom/no-picture';
import preview from '@parley/storybook/preview';
import { expect, fireEvent, fn, userEvent, waitFor, within } from 'storybook/test';
import {
  answerMessage,
  bareAssistant,
  chatView,
  chatViewWithoutThread,
  FIXED_TIME_ZONE,
  manyMessages,
  plainProblems,
  readerMessage,
  shopAssistant,
  shortThread,
  subscriptionProblem,
  threeDays,
} from '../chat.fixtures.ts';
import {
  counted,
  edited,
  forks,
  halfAnswered,
  Overtaken,
  Rerendering,
  Turning,
  unanswered,
} from './ChatPanel.fixtures.tsx';
import { ChatPanel, type ChatPanelProps } from './ChatPanel.tsx';

const meta = preview.meta({
  component: ChatPanel,
  parameters: {
    layout: 'fullscreen',
    ...guide({
      instead: [
        { use: 'Transcript', when: 'the conversation is only to be read.' },
        { use: 'ChatPreview', when: 'it is a picture of a chat that has not begun.' },
      ],
      keyboard: [
        { keys: ['Esc'], does: 'Stops the answer, from anywhere in the conversation.' },
        {
          keys: ['Tab'],
          does: 'First to what leads past all messages, then through them to notice and composer.',
        },
      ],
      dos: ['Give it a parent with a height.', 'Leave the focus in the composer.'],
      donts: ['Put two of them on a page.', 'Scroll a reader who has scrolled back.'],
      accessibility: [
        'Give it a parent with a height: it scrolls inside and keeps the composer in view.',
        'The focus stays in the composer while answers arrive; nothing takes it away.',
        'Answers are announced once, when they are whole.',
      ],
    }),
  },
  args: {
    assistant: shopAssistant,
    view: chatView(),
    actions: {
      onDraftChange: fn(),
      onSend: fn(),
      onStarter: fn(),
      onStop: fn(),
      onRetry: fn(),
      onRetryHistory: fn(),
      onRate: fn(),
      onRegenerate: fn(),
      onEdit: fn(),
      onTakeBack: fn(),
      onBranch: fn(),
      onNewChat: fn(),
      onSignIn: fn(),
      onManageSubscription: fn(),
    },
    timeZone: FIXED_TIME_ZONE,
  },
  decorators: [
    (Story) => (
      <div style={{ display: 'flex', blockSize: '100dvh' }}>
        <Story />
      </div>
    ),
  ],
});

export const Loading = meta.story({ args: { view: chatViewWithoutThread('loading') } });
export const HistoryFailed = meta.story({
  args: { view: chatViewWithoutThread('historyFailed', { draft: 'My draft is kept' }) },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.actions.onRetryHistory).toHaveBeenCalledOnce();
    await expect(canvas.getByRole('textbox')).toHaveValue('My draft is kept');
  },
});
export const NoAccess = meta.story({
  args: { view: { phase: 'closed', reason: 'noAccess', unsent: '', messages: [] } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('textbox')).toBeNull();
  },
});
export const Unavailable = meta.story({
  args: { view: { phase: 'closed', reason: 'unavailable', unsent: '', messages: [] } },
});
export const UnavailableWithText = meta.story({
  name: 'FA-1: what was typed stays in view when the assistant turns out to be gone',
  args: {
    view: { phase: 'closed', reason: 'unavailable', unsent: 'And to Spain?\n\nBy Friday?', messages: [] },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/And to Spain\?/)).toBeVisible();
    await expect(canvas.getByText('What you wrote was not sent:')).toBeVisible();
  },
});
const paused: ChatPanelProps['view'] = {
  ...{ phase: 'closed', reason: 'unavailable', unsent: '' },
  messages: shortThread,
};

export const UnavailableThread = meta.story({
  name: 'CH-4, FA-1: what was read stays when the assistant turns out to be gone',
  args: { view: { ...paused, unsent: 'And to Spain?' } },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('log')).toHaveTextContent('How long does shipping to Austria take?');
    await expect(canvas.getByRole('alert')).toHaveTextContent('This assistant is not available');
    await expect(canvas.getByRole('alert')).toHaveTextContent('And to Spain?');
    await expect(canvas.queryByRole('textbox')).toBeNull();
    // It can be copied and looked up, and nothing more.
    await expect(canvas.getAllByRole('button', { name: 'Copy message' })).toHaveLength(2);
    for (const name of ['Edit message', 'Regenerate answer', 'Good answer'])
      await expect(canvas.queryByRole('button', { name })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: /^Source 1/ }));
    await waitFor(() => expect(canvas.getByRole('note')).toBeVisible());
    await userEvent.keyboard('{Escape}');
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.actions.onRetryHistory).toHaveBeenCalledOnce();
  },
});
export const NoAccessThread = meta.story({
  name: 'CH-4, FA-1: what was read stays when access is taken away',
  args: { view: { ...paused, reason: 'noAccess' } },
});
export const LongUnsentThread = meta.story({
  name: 'FA-1: a long text that was not sent leaves room to read',
  parameters: { visual: { modes: ['light', 'phone'] } },
  args: { view: { ...paused, unsent: 'And to Spain? '.repeat(140) } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('log').clientHeight).toBeGreaterThan(window.innerHeight / 4);
  },
});
export const ClosingWhileReading = meta.story({
  name: 'FA-1: who reads further up keeps their place when the chat closes',
  parameters: noPicture,
  render: (args) => <Turning {...args} turned={{ ...paused, messages: manyMessages(40) }} by="Close" />,
  args: { view: chatView({ messages: manyMessages(40) }) },
  play: async ({ canvas }) => {
    const log = canvas.getByRole('log');
    await waitFor(() => expect(log.scrollTop).toBeGreaterThan(600));
    log.scrollTop -= 500;
    await canvas.findByRole('button', { name: 'Jump to latest' });
    const before = log.scrollTop;
    await userEvent.click(canvas.getByRole('button', { name: 'Close' }));
    await canvas.findByRole('heading', { name: 'This assistant is not available' });
    await expect(canvas.getByRole('log')).toBe(log);
    await expect(Math.abs(log.scrollTop - before)).toBeLessThan(2);
  },
});
export const ClosingWhileEditing = meta.story({
  name: 'FA-1: what is being edited when the chat closes is there again with the thread',
  parameters: noPicture,
  render: (args) => <Turning {...args} turned={paused} by="Close" />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Edit message' }));
    await userEvent.type(canvas.getByRole('textbox', { name: 'Your message, being edited' }), ' Or Spain?');
    await userEvent.click(canvas.getByRole('button', { name: 'Close' }));
    await canvas.findByRole('heading', { name: 'This assistant is not available' });
    await expect(canvas.queryByRole('textbox')).toBeNull();
    await expect(canvas.getByRole('log')).toHaveTextContent('How long does shipping to Austria take?');
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(canvas.getByRole('textbox', { name: 'Your message, being edited' })).toHaveValue(
      'How long does shipping to Austria take? Or Spain?',
    );
  },
});
export const OpeningAgain = meta.story({
  name: 'CH-4, faults: who asks again for an assistant that could not be had goes on in the composer',
  parameters: noPicture,
  render: (args) => <Turning {...args} turned={chatViewWithoutThread('loading')} by="Load" />,
  args: { view: { phase: 'closed', reason: 'unavailable', unsent: 'And to Spain?', messages: [] } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(canvas.getByRole('textbox')).toHaveFocus());
  },
});
const unavailable: ChatPanelProps['view'] = {
  phase: 'closed',
  reason: 'unavailable',
  unsent: '',
  messages: [],
};

export const Closing = meta.story({
  name: 'CH-4, faults: when the assistant turns out to be gone, the focus goes to the heading that says so',
  parameters: noPicture,
  render: (args) => <Turning {...args} turned={unavailable} by="Close" />,
  args: { view: chatView({ draft: 'And to Spain?' }) },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('textbox'), '{Enter}');
    await expect(
      await canvas.findByRole('heading', { name: 'This assistant is not available' }),
    ).toHaveFocus();
  },
});
export const ClosingElsewhere = meta.story({
  name: 'CH-4, faults: when the assistant turns out to be gone, the focus elsewhere on the page stays',
  parameters: noPicture,
  render: (args) => <Turning {...args} turned={unavailable} by="Close" />,
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Close' });
    await userEvent.click(button);
    await expect(
      await canvas.findByRole('heading', { name: 'This assistant is not available' }),
    ).not.toHaveFocus();
    await expect(button).toHaveFocus();
  },
});
export const LoadingAgain = meta.story({
  name: 'CH-4, faults: who loads the history again goes on in the composer',
  parameters: noPicture,
  render: (args) => <Turning {...args} turned={chatViewWithoutThread('loading')} by="Load" />,
  args: { view: chatViewWithoutThread('historyFailed') },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(canvas.getByRole('textbox')).toHaveFocus());
  },
});
export const Empty = meta.story({
  args: { view: chatView({ messages: [] }) },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'What does the warranty cover?' }));
    await expect(args.actions.onStarter).toHaveBeenCalledWith('What does the warranty cover?');
    await waitFor(() => expect(canvas.getByRole('textbox')).toHaveFocus());
  },
});
export const EmptyBare = meta.story({ args: { assistant: bareAssistant, view: chatView({ messages: [] }) } });
export const Typing = meta.story({ args: { view: chatView({ draft: 'And what about Spain?' }) } });
export const TooLong = meta.story({ args: { view: chatView({ draft: 'x'.repeat(2001) }) } });
export const Sending = meta.story({
  args: { view: chatView({ messages: [readerMessage({ state: 'sending' })], composer: 'sending' }) },
});
export const Waiting = meta.story({
  args: { view: chatView({ messages: unanswered, composer: 'answering' }) },
});
export const Slow = meta.story({
  args: { view: chatView({ messages: unanswered, composer: 'answering', notice: { kind: 'slow' } }) },
});
export const Streaming = meta.story({
  args: { view: chatView({ messages: halfAnswered, composer: 'answering' }) },
});
export const Stopping = meta.story({
  args: { view: chatView({ messages: halfAnswered, composer: 'stopping' }) },
});
export const Stopped = meta.story({
  args: {
    view: chatView({
      messages: [readerMessage(), answerMessage({ state: 'stopped', body: 'Parcels to Austria' })],
    }),
  },
});
export const Completed = meta.story();
export const Offline = meta.story({
  args: {
    view: chatView({
      messages: [...threeDays, readerMessage({ id: 'queued', state: 'queued', body: 'And to Spain?' })],
      notice: { kind: 'offline' },
    }),
  },
});
export const Behind = meta.story({
  name: 'CH-4: a question behind another waits for the answer, not for a connection',
  args: {
    view: chatView({
      messages: [...halfAnswered, readerMessage({ id: 'behind', state: 'queued', body: 'And to Spain?' })],
      composer: 'answering',
    }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Sends when the answer has come')).toBeVisible();
    await expect(canvas.queryByText('Waiting for a connection')).toBeNull();
  },
});
export const Reconnecting = meta.story({
  args: {
    view: chatView({ messages: halfAnswered, composer: 'answering', notice: { kind: 'reconnecting' } }),
  },
});
export const Resumed = meta.story({
  args: { view: chatView({ messages: halfAnswered, composer: 'answering', notice: { kind: 'resumed' } }) },
});
export const SignInAgain = meta.story({
  args: { view: chatView({ draft: 'And to Spain?', composer: 'blocked', notice: { kind: 'signInAgain' } }) },
});
export const RateLimited = meta.story({
  args: {
    view: chatView({
      draft: 'And to Spain?',
      composer: 'blocked',
      notice: { kind: 'notSent', problem: plainProblems.rateLimited },
    }),
  },
});
export const LimitReached = meta.story({
  args: {
    view: chatView({
      draft: 'And to Spain?',
      notice: { kind: 'notSent', problem: subscriptionProblem(463, 'admin') },
    }),
  },
});

export const PendingSend = meta.story({
  name: 'CH-6: what is sent while the history loads waits for it, and says so',
  args: { view: chatViewWithoutThread('loading', { composer: 'pending' }) },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('Sends as soon as the conversation is here.')[0]).toBeVisible();
  },
});
export const TakenBack = meta.story({
  name: 'FA-1: a message that waits is taken back, and the composer takes the focus',
  args: {
    view: chatView({
      messages: [
        ...edited,
        readerMessage({ id: 'q3', parentId: 'a2', state: 'queued', body: 'And to Italy?' }),
      ],
      notice: { kind: 'offline' },
    }),
  },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Take back' }));
    await expect(args.actions.onTakeBack).toHaveBeenCalledWith('q3');
    await waitFor(() => expect(canvas.getByRole('textbox')).toHaveFocus());
  },
});
export const SendWhileLoading = meta.story({
  name: 'CH-6: Enter while the history loads is not dropped',
  args: { view: chatViewWithoutThread('loading', { draft: 'And to Spain?' }) },
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByRole('textbox'), '{Enter}');
    await expect(args.actions.onSend).toHaveBeenCalledOnce();
  },
});

export const Editing = meta.story({
  name: 'CH-3: an edited message is sent in its place, and the composer takes the focus',
  args: { view: chatView({ messages: edited, forks }) },
  play: async ({ canvas, args }) => {
    const last = canvas.getAllByRole('button', { name: 'Edit message' }).at(-1) as HTMLElement;
    await userEvent.click(last);
    await userEvent.keyboard(' By Friday?{Enter}');
    await expect(args.actions.onEdit).toHaveBeenCalledWith('q2', 'And to Spain? By Friday?');
    await waitFor(() => expect(canvas.getByRole('textbox', { name: /^Message to/ })).toHaveFocus());
  },
});
export const EditOpen = meta.story({
  args: { view: chatView({ messages: edited, forks }) },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getAllByRole('button', { name: 'Edit message' }).at(-1) as HTMLElement);
    await userEvent.keyboard(' By Friday?');
    await waitFor(() =>
      expect(canvas.getByRole('textbox', { name: 'Your message, being edited' })).toHaveFocus(),
    );
  },
});
export const EditKept = meta.story({
  name:
    'faults: what was half edited when the page was left is there again, and kept until it is sent or ' +
    'cancelled',
  parameters: noPicture,
  args: {
    view: chatView({ messages: edited, forks }),
    edits: { before: { q2: 'And to Spain? By', gone: 'Half' }, keep: fn() },
  },
  play: async ({ canvas, args }) => {
    const field = canvas.getByRole('textbox', { name: 'Your message, being edited' });
    await expect(field).toHaveValue('And to Spain? By');
    await userEvent.type(field, '!');
    await expect(args.edits?.keep).toHaveBeenLastCalledWith({ q2: 'And to Spain? By!', gone: 'Half' });
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }));
    await expect(args.edits?.keep).toHaveBeenLastCalledWith({ gone: 'Half' });
    await userEvent.click(canvas.getAllByRole('button', { name: 'Edit message' }).at(-1) as HTMLElement);
    await userEvent.keyboard(' By Friday?{Enter}');
    await expect(args.edits?.keep).toHaveBeenLastCalledWith({ gone: 'Half' });
  },
});
export const EditTooLong = meta.story({
  args: { view: chatView({ messages: edited, forks }) },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getAllByRole('button', { name: 'Edit message' }).at(-1) as HTMLElement);
    await userEvent.paste('x'.repeat(2000));
    await expect(canvas.getByText('2,013 of 2,000 characters')).toBeVisible();
  },
});
export const EscapeLeavesEdit = meta.story({
  name: 'CH-3, CH-5: Escape leaves an edit that an answer has overtaken, and does not stop the answer',
  render: (args) => <Overtaken {...args} />,
  args: { view: chatView({ messages: edited.slice(0, 2) }) },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Edit message' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Answer' }));
    const field = canvas.getByRole('textbox', { name: 'Your message, being edited' });
    await userEvent.type(field, ' By Friday?{Escape}');
    await expect(field).not.toBeInTheDocument();
    await waitFor(() => expect(canvas.getByRole('log')).toHaveFocus());
    await expect(args.actions.onStop).not.toHaveBeenCalled();
    await userEvent.keyboard('{Escape}');
    await expect(args.actions.onStop).toHaveBeenCalledOnce();
  },
});
export const Regenerating = meta.story({
  name: 'CH-3: another answer is asked for, and the focus stays in the conversation',
  render: (args) => <Overtaken {...args} />,
  args: { view: chatView({ messages: edited, forks }) },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getAllByRole('button', { name: 'Regenerate answer' }).at(-1) as HTMLElement);
    await expect(args.actions.onRegenerate).toHaveBeenCalledWith('a2');
    await waitFor(() => expect(canvas.getByRole('log')).toHaveFocus());
    await userEvent.click(canvas.getByRole('button', { name: 'Answer' }));
    await expect(canvas.queryByRole('button', { name: 'Regenerate answer' })).toBeNull();
  },
});
export const RegenerateInProgress = meta.story({
  args: {
    view: chatView({
      messages: [
        ...edited.slice(0, 3),
        answerMessage({ id: 'a2', parentId: 'q2', state: 'streaming', body: 'To Spain it takes **four' }),
      ],
      forks,
      composer: 'answering',
    }),
  },
});
export const SecondBranchFailed = meta.story({
  args: {
    view: chatView({
      messages: [
        ...edited.slice(0, 3),
        answerMessage({
          id: 'a2',
          parentId: 'q2',
          state: 'failed',
          body: '',
          problem: plainProblems.generic,
        }),
      ],
      forks,
    }),
  },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getAllByRole('button', { name: 'Previous version' }).at(-1) as HTMLElement);
    await expect(args.actions.onBranch).toHaveBeenCalledWith('a0');
  },
});

/** From the composer into the buttons of the newest answer, and out again. */
async function passButtons({ canvas }: { canvas: ReturnType<typeof within> }) {
  const bar = canvas.getAllByRole('toolbar', { name: 'Actions for this message' }).at(-1) as HTMLElement;
  const [first, ...others] = within(bar).getAllByRole('button');
  await userEvent.tab({ shift: true });
  await expect(first).toHaveFocus();
  await userEvent.keyboard(getComputedStyle(bar).direction === 'rtl' ? '{ArrowLeft}' : '{ArrowRight}');
  await expect(others[0]).toHaveFocus();
  // The conversation around it does not scroll by the same key.
  await expect(fireEvent.keyDown(others[0] as HTMLElement, { key: 'Home' })).toBe(false);
  await expect(first).toHaveFocus();
  await userEvent.keyboard('{End}');
  await expect(others.at(-1)).toHaveFocus();
  await userEvent.tab();
  await expect(canvas.getByRole('textbox')).toHaveFocus();
  await userEvent.tab({ shift: true });
  await expect(others.at(-1)).toHaveFocus();
  await userEvent.tab({ shift: true });
  await expect(bar).not.toContainElement(document.activeElement as HTMLElement);
}

export const PassedByTab = meta.story({
  name: 'A11Y-1: Tab leads past all messages at once, and the buttons of each are one stop',
  parameters: noPicture,
  play: async (context) => {
    await userEvent.tab();
    await expect(context.canvas.getByRole('button', { name: 'Skip to message field' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(context.canvas.getByRole('textbox')).toHaveFocus();
    await passButtons(context);
  },
});
export const PassedMirrored = meta.story({
  name: 'A11Y-1: arrow keys lead through the buttons of a message the way they stand',
  parameters: noPicture,
  globals: { direction: 'rtl' },
  play: async (context) => {
    await userEvent.click(context.canvas.getByRole('textbox'));
    await passButtons(context);
  },
});

export const EscapeStops = meta.story({
  name: 'CH-5: Escape stops the answer from anywhere in the conversation',
  args: { view: chatView({ messages: halfAnswered, composer: 'answering' }) },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('textbox'));
    await userEvent.keyboard('{Escape}');
    await expect(args.actions.onStop).toHaveBeenCalledOnce();
    canvas.getByRole('log').focus();
    await userEvent.keyboard('{Escape}');
    await expect(args.actions.onStop).toHaveBeenCalledTimes(2);
  },
});
export const EscapeWhileIdle = meta.story({
  name: 'CH-5: Escape does nothing while there is nothing to stop',
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('textbox'));
    await userEvent.keyboard('{Escape}');
    await expect(args.actions.onStop).not.toHaveBeenCalled();
  },
});
const countedMessage = counted(answerMessage({ id: 'counted' }), 'state');
const countedAssistant = counted(shopAssistant, 'placeholder');

export const NewActions = meta.story({
  name:
    'CH-5: actions made anew at each render render neither messages nor composer, and the newest are ' +
    'called',
  parameters: noPicture,
  render: (args) => <Rerendering {...args} />,
  args: {
    assistant: countedAssistant.object,
    view: chatView({ messages: [readerMessage(), countedMessage.object, readerMessage({ id: 'q2' })] }),
  },
  play: async ({ canvas, args }) => {
    const again = canvas.getByRole('button', { name: 'Render again' });
    const reads = () => [countedMessage.reads(), countedAssistant.reads()];
    await userEvent.click(again);
    const before = reads();
    await expect(Math.min(...before)).toBeGreaterThan(0);
    for (let render = 0; render < 5; render += 1) await userEvent.click(again);
    await expect(reads()).toEqual(before);
    await userEvent.click(canvas.getByRole('button', { name: 'Good answer' }));
    await expect(args.actions.onRate).toHaveBeenCalledWith('counted 6', 'up');
  },
});
export const German = meta.story({
  globals: { locale: 'de' },
  args: { view: chatView({ messages: threeDays, notice: { kind: 'signInAgain' }, composer: 'blocked' }) },
});

const cited = Array.from({ length: 4 }, (_, index) => [
  readerMessage({ id: `asked-${index}` }),
  answerMessage({ id: `answered-${index}`, parentId: `asked-${index}` }),
]).flat();
export const SourceBesideComposer = meta.story({
  name: 'CH-3: what an answer cites is shown right at its mark, never over the composer',
  args: { view: chatView({ messages: cited }) },
  parameters: noPicture,
  play: async ({ canvas }) => {
    const composer = canvas.getByRole('textbox');
    const log = within(canvas.getByRole('log'));
    const marks = await log.findAllByRole('button', { name: /^Source/ });
    const inView = marks.filter((mark) => {
      const { top, bottom } = mark.getBoundingClientRect();
      return top > 0 && bottom < composer.getBoundingClientRect().top;
    });
    await expect(inView.length).toBeGreaterThan(1);
    for (const mark of inView) {
      mark.click();
      const panel = document.getElementById(mark.getAttribute('aria-controls') ?? '') as HTMLElement;
      await waitFor(() => expect(panel).toBeVisible());
      const shown = panel.getBoundingClientRect();
      await expect(shown.height).toBeGreaterThan(40);
      await expect(shown.top).toBeGreaterThanOrEqual(0);
      await expect(shown.bottom).toBeLessThanOrEqual(composer.getBoundingClientRect().top);
      const { top, bottom } = mark.getBoundingClientRect();
      const apart = Math.max(shown.top - bottom, top - shown.bottom);
      await expect(apart).toBeGreaterThanOrEqual(0);
      await expect(apart).toBeLessThan(12);
      mark.click();
    }
  },
});
