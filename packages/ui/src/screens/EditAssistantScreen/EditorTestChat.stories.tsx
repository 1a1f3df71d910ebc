import type { ChatView } from '@parley/model';
import { noPicture } from '@parley/showroom/no-picture';
import preview from '@parley/storybook/preview';
import { useState } from 'react';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import { ChatPanel } from '../../chat/ChatPanel/ChatPanel.tsx';
import {
  answerMessage,
  chatView,
  FIXED_TIME_ZONE,
  noActions,
  readerMessage,
  shortThread,
} from '../../chat/chat.fixtures.ts';
import { EachHostile, everyHostileText, expectContained } from '../../hostile.fixtures.ts';
import { onPhone } from '../../patterns/patterns.fixtures.tsx';
import { EditAssistantScreen, type EditAssistantScreenProps } from './EditAssistantScreen.tsx';
import { assistantDraft } from './editor.fixtures.ts';
import type { EditorTab } from './editor.types.ts';
import { editorIn, editorOf, editorWith, KeptEditor } from './editorStory.fixtures.tsx';

/** The chat with the example draft. */
const chatOf = (view: ChatView, draft = assistantDraft) => (
  <ChatPanel
    assistant={{ ...draft, feedback: false }}
    view={view}
    actions={noActions}
    timeZone={FIXED_TIME_ZONE}
  />
);

/** The editor with its test chat open. */
const testing = (view: ChatView) =>
  editorWith({ test: { chat: chatOf(view), onOpen: fn(), onClose: fn(), onRestart: fn() } });

const meta = preview.meta({
  component: EditAssistantScreen,
  parameters: { layout: 'fullscreen' },
  args: {
    state: testing(chatView({ messages: [] })) as EditAssistantScreenProps['state'],
    tab: 'behaviour' as EditorTab,
    onTab: fn(),
    onRetry: fn(),
    listHref: '/',
  },
  render: (args) => <KeptEditor {...args} />,
});

export const Open = meta.story();
export const OpenOnPhone = meta.story({
  globals: onPhone,
  play: async () => expectContained(await screen.findByRole('dialog'), 'test chat'),
});
export const Answered = meta.story({ args: { state: testing(chatView({ messages: shortThread })) } });
export const AnsweredOnPhone = meta.story({
  globals: onPhone,
  args: { state: testing(chatView({ messages: shortThread })) },
});
export const Answering = meta.story({
  args: {
    state: testing(
      chatView({
        messages: [
          readerMessage(),
          answerMessage({ state: 'streaming', body: 'Parcels to Austria take **two' }),
        ],
        composer: 'answering',
      }),
    ),
  },
});
export const Failed = meta.story({
  args: {
    state: testing(
      chatView({ messages: [readerMessage({ state: 'failed', problem: { kind: 'generic' } })] }),
    ),
  },
});
export const Refused = meta.story({
  args: {
    state: testing(
      chatView({
        messages: [],
        draft: 'Where is my order?',
        notice: {
          kind: 'notSent',
          problem: { kind: 'refused', text: 'An assistant needs a name.' },
        },
      }),
    ),
  },
});
export const Offline = meta.story({
  args: { state: testing(chatView({ messages: shortThread, notice: { kind: 'offline' } })) },
});

/** Opens and closes the test chat, as the portal does. */
function Toggled(args: EditAssistantScreenProps) {
  const [isOpen, setOpen] = useState(false);
  const { test } = editorIn(args);
  const state = editorWith({
    test: {
      ...test,
      chat: isOpen ? test.chat : null,
      onOpen: () => setOpen(true),
      onClose: () => setOpen(false),
    },
  });
  return <EditAssistantScreen {...args} state={state} />;
}

export const OpensAndCloses = meta.story({
  name: 'AS-4: the test chat opens beside the form, begins anew and closes',
  parameters: noPicture,
  render: (args) => <Toggled {...args} />,
  play: async ({ canvas, args }) => {
    const instructions = canvas.getByRole('textbox', { name: /^Instructions/ });
    const toggle = canvas.getByRole('button', { name: 'Test chat' });
    await expect(toggle).toHaveAttribute('aria-expanded', 'false');
    await userEvent.click(toggle);
    await expect(toggle).toHaveAttribute('aria-expanded', 'true');
    const chat = within(canvas.getByRole('complementary', { name: /^Test chat of/ }));
    await expect(chat.getByRole('textbox', { name: /^Message to/ })).toBeVisible();
    // The form was not drawn anew: what is typed and marked there stays.
    await expect(instructions).toBeInTheDocument();
    await userEvent.click(chat.getByRole('button', { name: 'Start over' }));
    await expect(editorIn(args).test.onRestart).toHaveBeenCalledOnce();
    await userEvent.click(chat.getByRole('button', { name: 'Close the test chat' }));
    await expect(canvas.queryByRole('complementary', { name: /^Test chat of/ })).toBeNull();
    await expect(toggle).toHaveFocus();
  },
});

export const RatesNothing = meta.story({
  name: 'AS-2: nobody is asked whether an answer of a test helped',
  parameters: noPicture,
  args: { state: testing(chatView({ messages: shortThread })) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('log')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Good answer' })).toBeNull();
  },
});

export const HostileText = meta.story({
  render: (args) => (
    <EachHostile>
      {(text) => {
        const draft = { ...assistantDraft, name: text, welcomeMessage: text, starterQuestions: [text] };
        const chat = chatOf(chatView({ messages: [] }), draft);
        const test = { chat, onOpen: fn(), onClose: fn(), onRestart: fn() };
        return <EditAssistantScreen {...args} state={editorOf(draft, { test })} />;
      }}
    </EachHostile>
  ),
  play: everyHostileText(),
});
