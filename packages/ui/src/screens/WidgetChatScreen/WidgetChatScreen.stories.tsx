import preview from '@parley/storybook/preview';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import {
  answerMessage,
  arabicThread,
  chatView,
  chatViewWithoutThread,
  FIXED_TIME_ZONE,
  noActions,
  plainProblems,
  readerMessage,
  shopAssistant,
  subscriptionProblem,
  threeDays,
} from '../../chat/chat.fixtures.ts';
import { Thread } from '../../chat/Thread/Thread.tsx';
import { EachHostile, everyHostileText, expectContained } from '../../hostile.fixtures.ts';
import { onPhone } from '../../patterns/patterns.fixtures.tsx';
import { WidgetChatScreen, type WidgetChatScreenProps } from './WidgetChatScreen.tsx';

const meta = preview.meta({
  component: WidgetChatScreen,
  parameters: { layout: 'fullscreen' },
  args: {
    assistant: shopAssistant,
    view: chatView(),
    actions: { ...noActions, onStop: fn(), onNewChat: fn() },
    thread: Thread as WidgetChatScreenProps['thread'],
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
export const OwnColors = meta.story({
  name: 'AS-5: the visitor’s messages and the button that sends have the assistant’s colors',
  parameters: { visual: { modes: ['light', 'dark', 'contrast', 'darkContrast', 'rtl', 'phone'] } },
  args: { colors: { color: '#0f766e', textColor: '#ffffff' }, view: chatView({ draft: 'And to Norway?' }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Send' })).toHaveStyle({
      backgroundColor: 'rgb(15, 118, 110)',
      color: 'rgb(255, 255, 255)',
    });
  },
});
export const ThreeDays = meta.story({ args: { view: chatView({ messages: threeDays }) } });
export const Answering = meta.story({ args: { view: answering } });
export const Loading = meta.story({ args: { view: chatViewWithoutThread('loading') } });
export const HistoryFailed = meta.story({
  args: { view: chatViewWithoutThread('historyFailed') },
});
export const Unavailable = meta.story({
  args: { view: { phase: 'closed', reason: 'unavailable', unsent: '', messages: [] } },
});
export const UnavailableThread = meta.story({
  args: {
    view: { phase: 'closed', reason: 'unavailable', unsent: 'And in winter?', messages: threeDays },
  },
});
export const LimitReached = meta.story({
  args: {
    view: chatView({
      messages: [readerMessage({ state: 'failed', problem: subscriptionProblem(463, 'visitor') })],
    }),
  },
});
export const CodeOnItsWay = meta.story({
  name: 'WG-1: one can type before the code of the messages is there',
  args: { thread: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toBeEnabled();
  },
});
export const PlainGreeting = meta.story({
  name: 'WG-1: a plain greeting and its questions need no code of the messages',
  args: {
    assistant: { ...shopAssistant, welcomeMessage: 'Hello! How can I help you?' },
    view: chatView({ messages: [] }),
    thread: undefined,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Hello! How can I help you?')).toBeVisible();
    await expect(canvas.getByRole('list', { name: 'Suggested questions' })).toBeVisible();
  },
});
export const Slow = meta.story({
  args: {
    view: chatView({
      messages: [readerMessage(), answerMessage({ state: 'waiting', body: '' })],
      composer: 'answering',
      notice: { kind: 'slow' },
    }),
  },
});
export const MessageFailed = meta.story({
  args: { view: chatView({ messages: [readerMessage({ state: 'failed', problem: { kind: 'generic' } })] }) },
});
export const Offline = meta.story({
  args: {
    view: chatView({
      messages: [readerMessage(), answerMessage(), readerMessage({ id: 'queued', state: 'queued' })],
      notice: { kind: 'offline' },
    }),
  },
});
export const ForThisVisit = meta.story({
  name: 'T19: the browser keeps nothing, which is announced once the thread is there',
  args: { isForThisVisit: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Your browser blocks storage/)).toHaveAttribute('role', 'status');
  },
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
export const Phone = meta.story({
  globals: onPhone,
  args: { view: chatView({ messages: threeDays }) },
  play: async ({ canvasElement }) => expectContained(canvasElement, 'phone'),
});
export const NarrowPhone = meta.story({
  name: 'WG-5: on the narrowest phone the name takes the room of the picture',
  globals: { viewport: { value: 'mobile1', isRotated: false } },
  parameters: { visual: { modes: ['light'] } },
  args: { assistant: { ...shopAssistant, name: 'Returns and warranty assistant' } },
  play: async ({ canvas }) => {
    const startOf = (element?: Element | null) => element?.getBoundingClientRect().left;
    const name = startOf(canvas.getByRole('heading', { level: 1 }));
    // The picture beside an answer, and the frame around the field.
    await expect(startOf(canvas.getAllByText('RA').at(-1))).toBe(name);
    await expect(startOf(canvas.getByRole('textbox').parentElement)).toBe(name);
  },
});
export const LongName = meta.story({
  globals: { locale: 'de', ...onPhone },
  args: {
    assistant: { ...shopAssistant, name: 'Kundenbetreuungsassistent für Rückgabeangelegenheiten '.repeat(4) },
  },
  play: async ({ canvasElement }) => expectContained(canvasElement, 'long name'),
});
export const HostileText = meta.story({
  render: (args) => (
    <EachHostile>
      {(text) => (
        <WidgetChatScreen
          {...args}
          assistant={{ ...shopAssistant, name: text, placeholder: text, disclaimer: text }}
          view={chatView({
            messages: [
              readerMessage({ body: text }),
              answerMessage({ body: text }),
              readerMessage({
                id: 'refused',
                body: text,
                state: 'failed',
                problem: { kind: 'refused', text },
              }),
            ],
          })}
        />
      )}
    </EachHostile>
  ),
  play: everyHostileText(),
});
/** In an iframe of the site's own there is nothing to close (AS-5). */
export const OnThePageItself = meta.story({
  parameters: { visual: { modes: ['light'] } },
  render: ({ onClose: _none, ...args }) => <WidgetChatScreen {...args} />,
});
export const RightToLeft = meta.story({
  globals: { direction: 'rtl' },
  args: {
    assistant: { ...shopAssistant, name: 'مساعد المتجر' },
    view: chatView({ messages: arabicThread }),
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
export const SourceAboveTheComposer = meta.story({
  name: 'CH-3: on a phone a source opens above what is being typed, however much that is',
  globals: onPhone,
  parameters: { visual: { modes: ['light', 'rtl'] } },
  args: { view: chatView({ draft: 'Half a thought\n'.repeat(9) }) },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Source 1/ }));
    const sheet = await canvas.findByRole('note');
    const field = canvas.getByRole('textbox');
    await waitFor(() => expect(sheet).toBeVisible());
    const [note, typed] = [sheet.getBoundingClientRect(), field.getBoundingClientRect()];
    await expect(note.bottom).toBeLessThan(typed.top);
    await expect(note.top).toBeGreaterThan(0);
    await expect(note.left).toBeGreaterThan(0);
    await expect(note.right).toBeLessThan(window.innerWidth);
  },
});
export const EscapeLeavesEditFirst = meta.story({
  name: 'WG-5, CH-3: Escape leaves an edit before it closes the widget',
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Edit message' }));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Edit message' })).toHaveFocus());
    await expect(args.onClose).not.toHaveBeenCalled();
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
});
export const EditOpen = meta.story({
  globals: onPhone,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Edit message' }));
    await waitFor(() =>
      expect(canvas.getByRole('textbox', { name: 'Your message, being edited' })).toHaveFocus(),
    );
  },
});
