import { expect, fn, userEvent, waitFor } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { Conversation as Messages } from '../../chat/Conversation/Conversation.tsx';
import {
  answerMessage,
  arabicConversation,
  chatView,
  FIXED_TIME_ZONE,
  noActions,
  readerMessage,
  shopAssistant,
  subscriptionProblem,
  threeDays,
} from '../../chat/chat.fixtures.ts';
import { WidgetChatScreen } from './WidgetChatScreen.tsx';

const meta = preview.meta({
  component: WidgetChatScreen,
  parameters: { layout: 'fullscreen' },
  args: {
    assistant: shopAssistant,
    view: chatView(),
    actions: { ...noActions, onStop: fn(), onNewChat: fn() },
    conversation: Messages,
    onClose: fn(),
    timeZone: FIXED_TIME_ZONE,
  },
});

const answering = chatView({
  messages: [readerMessage(), answerMessage({ state: 'streaming', body: 'Parcels to Austria take' })],
  composer: 'answering',
});

export const Welcome = meta.story({ args: { view: chatView({ messages: [] }) } });
export const Conversation = meta.story({
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Close chat' }));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
});
export const ThreeDays = meta.story({ args: { view: chatView({ messages: threeDays }) } });
export const Answering = meta.story({ args: { view: answering } });
export const Loading = meta.story({ args: { view: chatView({ phase: 'loading', messages: [] }) } });
export const HistoryFailed = meta.story({
  args: { view: chatView({ phase: 'historyFailed', messages: [] }) },
});
export const Unavailable = meta.story({
  args: { view: chatView({ phase: 'closed', closedReason: 'unavailable', messages: [] }) },
});
export const LimitReached = meta.story({
  args: {
    view: chatView({
      messages: [readerMessage({ state: 'failed', problem: subscriptionProblem(463, 'visitor') })],
    }),
  },
});
export const RightToLeft = meta.story({
  globals: { direction: 'rtl' },
  args: {
    assistant: { ...shopAssistant, name: 'مساعد المتجر' },
    view: chatView({ messages: arabicConversation }),
  },
});

export const EscapeCloses = meta.story({
  name: 'WG-5: Escape closes from inside',
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('textbox'));
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
});
export const EscapeStopsFirst = meta.story({
  name: 'WG-5, CH-5: Escape stops an answer before it closes the widget',
  args: { view: answering },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('textbox'));
    await userEvent.keyboard('{Escape}');
    await expect(args.actions.onStop).toHaveBeenCalledOnce();
    await expect(args.onClose).not.toHaveBeenCalled();
  },
});
export const EscapeClosesCitationFirst = meta.story({
  name: 'WG-5: Escape leaves the widget open while a citation is open',
  play: async ({ canvas, args }) => {
    const chip = canvas.getByRole('button', { name: /^Source 1/ });
    await userEvent.click(chip);
    await waitFor(() => expect(chip).toHaveAttribute('aria-expanded', 'true'));
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).not.toHaveBeenCalled();
  },
});
