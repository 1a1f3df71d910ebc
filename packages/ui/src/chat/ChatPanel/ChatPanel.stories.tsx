import { expect, fn, userEvent } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import {
  answerMessage,
  bareAssistant,
  chatView,
  FIXED_TIME_ZONE,
  plainProblems,
  readerMessage,
  shopAssistant,
  subscriptionProblem,
  threeDays,
} from '../chat.fixtures.ts';
import { ChatPanel } from './ChatPanel.tsx';

const meta = preview.meta({
  component: ChatPanel,
  parameters: { layout: 'fullscreen' },
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

const unanswered = [readerMessage({ state: 'sent' }), answerMessage({ state: 'waiting', body: '' })];
const halfAnswered = [
  readerMessage(),
  answerMessage({ state: 'streaming', body: 'Parcels to Austria take **two' }),
];

export const Loading = meta.story({ args: { view: chatView({ phase: 'loading', messages: [] }) } });
export const HistoryFailed = meta.story({
  args: { view: chatView({ phase: 'historyFailed', messages: [], draft: 'My draft is kept' }) },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.actions.onRetryHistory).toHaveBeenCalledOnce();
    await expect(canvas.getByRole('textbox')).toHaveValue('My draft is kept');
  },
});
export const NoAccess = meta.story({
  args: { view: chatView({ phase: 'closed', closedReason: 'noAccess' }) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('textbox')).toBeNull();
  },
});
export const Unavailable = meta.story({
  args: { view: chatView({ phase: 'closed', closedReason: 'unavailable' }) },
});
export const Empty = meta.story({
  args: { view: chatView({ messages: [] }) },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'What does the warranty cover?' }));
    await expect(args.actions.onStarter).toHaveBeenCalledWith('What does the warranty cover?');
    await expect(canvas.getByRole('textbox')).toHaveFocus();
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
export const German = meta.story({
  globals: { locale: 'de' },
  args: { view: chatView({ messages: threeDays, notice: { kind: 'signInAgain' }, composer: 'blocked' }) },
});
