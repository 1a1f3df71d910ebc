import type { ThreadManagement } from '@parley/model';
import { noPicture } from '@parley/showroom/no-picture';
import { showState } from '@parley/showroom/states';
import preview from '@parley/storybook/preview';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import {
  answerMessage,
  arabicThread,
  branchedThread,
  chatThreads,
  chatView,
  chatViewWithoutThread,
  FIXED_TIME_ZONE,
  idleManagement,
  manyMessages,
  manyThreads,
  noActions,
  plainProblems,
  readerMessage,
  shopAssistant,
  subscriptionProblem,
  threeDays,
} from '../../chat/chat.fixtures.ts';
import { Button } from '../../components/Button/Button.tsx';
import { EachHostile, everyHostileText, expectContained } from '../../hostile.fixtures.ts';
import { onPhone } from '../../patterns/patterns.fixtures.tsx';
import { ChatScreen, type ChatScreenProps } from './ChatScreen.tsx';

const meta = preview.meta({
  component: ChatScreen,
  parameters: { layout: 'fullscreen' },
  args: {
    assistant: shopAssistant,
    description: 'Shipping, returns, warranty and opening hours',
    view: chatView({ messages: threeDays }),
    actions: { ...noActions, onNewChat: fn() },
    backHref: '/',
    editHref: '#edit',
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

export const Admin = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Back to the assistants' })).toHaveAttribute('href', '/');
  },
});
export const LinkHovered = meta.story({
  parameters: { visual: { modes: ['light', 'dark'] } },
  play: async ({ canvas, canvasElement }) => {
    showState(canvas.getByRole('link', { name: 'Edit' }), 'hover', canvasElement);
  },
});
export const Printed = meta.story({
  name: 'CH-1: paper shows the whole conversation, however long it is',
  parameters: { visual: { modes: ['print'] } },
  args: { view: chatView({ messages: manyMessages(20) }) },
});
export const NewChat = meta.story({
  name: 'CH-1: a new chat is begun, and the focus is where it is written',
  parameters: noPicture,
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'New chat' }));
    await expect(args.actions.onNewChat).toHaveBeenCalledOnce();
    await expect(canvas.getByRole('textbox')).toHaveFocus();
  },
});
export const User = meta.story({
  args: { backHref: undefined, editHref: undefined, headerEnd: <Button variant="quiet">Logout</Button> },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link', { name: 'Back to the assistants' })).toBeNull();
  },
});
export const Empty = meta.story({ args: { view: chatView({ messages: [] }) } });
export const NewAssistant = meta.story({
  name: 'AS-4: in the empty chat of a new assistant an administrator finds the next steps',
  args: {
    assistant: { ...shopAssistant, name: 'Fahrplanauskunft Nordküste und Inseln' },
    view: chatView({ messages: [] }),
    nextSteps: {
      dataHref: '/assistants/edit/1?tab=data',
      styleHref: '/assistants/edit/1?tab=widget',
      publishHref: '/assistants/edit/1',
    },
  },
  play: async ({ canvas }) => {
    // Who tries it sees that it is the draft that answers.
    await expect(within(canvas.getByRole('banner')).getByText('Draft')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Add data files' })).toHaveAttribute(
      'href',
      '/assistants/edit/1?tab=data',
    );
    await expect(canvas.getByRole('link', { name: 'Edit and publish' })).toHaveAttribute(
      'href',
      '/assistants/edit/1',
    );
  },
});
export const NextStepsWithFiles = meta.story({
  name: 'AS-4: whoever has given it files is not told to add some',
  parameters: { visual: { modes: ['light', 'phone'] } },
  args: {
    view: chatView({ messages: [] }),
    nextSteps: { styleHref: '/assistants/edit/1?tab=widget', publishHref: '/assistants/edit/1' },
  },
  play: async ({ canvas }) => {
    const steps = within(canvas.getByRole('region', { name: 'Next steps' })).getAllByRole('link');
    await expect(steps.map((step) => step.textContent)).toEqual(['Style the widget', 'Edit and publish']);
  },
});
export const NextStepsAsked = meta.story({
  name: 'AS-4: once it was asked, the way to publish it stays in the header',
  parameters: { visual: { modes: ['light', 'tablet', 'phone', 'rtl'] } },
  args: {
    editHref: '/assistants/edit/1',
    nextSteps: { styleHref: '/assistants/edit/1?tab=widget', publishHref: '/assistants/edit/1' },
  },
  play: async ({ canvas }) => {
    const header = within(canvas.getByRole('banner'));
    await expect(header.getByRole('link', { name: 'Edit and publish' })).toBeVisible();
    await expect(header.queryByRole('link', { name: 'Edit' })).toBeNull();
  },
});
export const Loading = meta.story({ args: { view: chatViewWithoutThread('loading') } });
export const HistoryFailed = meta.story({
  args: { view: chatViewWithoutThread('historyFailed') },
});
export const NoAccess = meta.story({
  args: { homeHref: '/', view: { phase: 'closed', reason: 'noAccess', unsent: '', messages: [] } },
});
export const Unavailable = meta.story({
  args: { view: { phase: 'closed', reason: 'unavailable', unsent: '', messages: [] } },
});
export const NoAccessThread = meta.story({
  name: 'CH-4: who may not use an assistant any more finds the way to their own',
  args: {
    homeHref: '/',
    view: { phase: 'closed', reason: 'noAccess', unsent: 'And in winter?', messages: threeDays },
  },
  play: async ({ canvas }) => {
    const told = within(canvas.getByRole('alert'));
    await expect(told.getByRole('link', { name: 'Go to your assistants' })).toHaveAttribute('href', '/');
    // Access may be given back.
    await expect(told.getByRole('button', { name: 'Try again' })).toBeVisible();
  },
});
export const UnavailableThread = meta.story({
  args: { view: { phase: 'closed', reason: 'unavailable', unsent: '', messages: threeDays } },
});
export const TwoHundredMessages = meta.story({ args: { view: chatView({ messages: manyMessages(200) }) } });
export const Answering = meta.story({
  args: {
    view: chatView({
      messages: [
        readerMessage(),
        answerMessage({ state: 'streaming', body: 'Parcels to Austria take **two' }),
      ],
      composer: 'answering',
    }),
  },
});
export const MessageFailed = meta.story({
  args: { view: chatView({ messages: [readerMessage({ state: 'failed', problem: { kind: 'generic' } })] }) },
});
export const LimitOfAnAdmin = meta.story({
  name: 'ER-1: an administrator at a limit finds the way to the subscription',
  args: {
    actions: { ...noActions, onManageSubscription: fn() },
    view: chatView({
      messages: [readerMessage({ state: 'failed', problem: subscriptionProblem(463, 'admin') })],
    }),
  },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('link', { name: 'Edit' })).toHaveAttribute('href', '#edit');
    await userEvent.click(canvas.getByRole('button', { name: 'Manage subscription' }));
    await expect(args.actions.onManageSubscription).toHaveBeenCalledWith(463);
  },
});
export const LimitOfAUser = meta.story({
  name: 'ER-2: others at a limit read nothing of subscriptions',
  args: {
    backHref: undefined,
    editHref: undefined,
    view: chatView({
      messages: [readerMessage({ state: 'failed', problem: subscriptionProblem(463, 'user') })],
    }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link', { name: 'Edit' })).toBeNull();
    await expect(canvas.queryByRole('button', { name: 'Manage subscription' })).toBeNull();
  },
});
export const Offline = meta.story({
  args: {
    view: chatView({
      messages: [...threeDays, readerMessage({ id: 'queued', state: 'queued', body: 'And to Spain?' })],
      notice: { kind: 'offline' },
    }),
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
export const SignInAgain = meta.story({
  args: { view: chatView({ draft: 'And to Spain?', composer: 'blocked', notice: { kind: 'signInAgain' } }) },
});
export const Phone = meta.story({
  globals: onPhone,
  args: { view: chatView({ messages: threeDays }) },
  play: async ({ canvasElement }) => expectContained(canvasElement, 'phone'),
});
export const HostileText = meta.story({
  render: (args) => (
    <EachHostile>
      {(text) => (
        <ChatScreen
          {...args}
          assistant={{ ...shopAssistant, name: text, placeholder: text, disclaimer: text }}
          description={text}
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
export const HostileWelcome = meta.story({
  render: (args) => (
    <EachHostile>
      {(text) => (
        <ChatScreen
          {...args}
          assistant={{ ...shopAssistant, name: text, welcomeMessage: text, starterQuestions: [text] }}
          view={chatView({ messages: [] })}
        />
      )}
    </EachHostile>
  ),
  play: everyHostileText(),
});
export const LongName = meta.story({
  args: {
    assistant: { ...shopAssistant, name: 'Kundenbetreuungsassistent für Rückgabeangelegenheiten '.repeat(4) },
    description: 'Eine sehr lange Beschreibung, die in keiner Kopfzeile Platz hat. '.repeat(6),
  },
});
export const RightToLeft = meta.story({
  globals: { direction: 'rtl' },
  args: {
    assistant: {
      ...shopAssistant,
      name: 'مساعد المتجر',
      placeholder: 'اكتب رسالة',
      disclaimer: 'قد تكون الإجابات خاطئة.',
    },
    description: 'الشحن والإرجاع والضمان',
    view: chatView({ messages: arabicThread }),
  },
});

/** The open thread is the one that is shown: it went on last. */
const ownThreads = chatThreads
  .map((thread) => (thread.id === 'tents' ? { ...thread, updatedAt: '2026-03-10T14:15:00Z' } : thread))
  .toSorted((one, other) => Date.parse(other.updatedAt) - Date.parse(one.updatedAt));
const threads = {
  view: { threads: ownThreads, currentThreadId: 'tents' },
  actions: { onOpenThread: fn(), onNewChat: fn(), onRetryThreads: fn() },
  manage: idleManagement,
};

export const Threads = meta.story({
  name: 'CH-1: conversations stand beside the open one, and can be hidden',
  args: { threads },
  play: async ({ canvas }) => {
    const list = canvas.getByRole('navigation', { name: 'Conversations' });
    await expect(list).toBeVisible();
    await expect(canvas.getAllByRole('button', { name: 'New chat' })).toHaveLength(1);
    const hide = canvas.getByRole('button', { name: 'Hide conversations' });
    await expect(hide).toHaveAttribute('aria-expanded', 'true');
    await userEvent.click(hide);
    await expect(list).not.toBeInTheDocument();
    const show = canvas.getByRole('button', { name: 'Show conversations 3 unread' });
    await waitFor(() => expect(show).toHaveFocus());
    await expect(canvas.getAllByRole('button', { name: 'New chat' })).toHaveLength(1);
    await userEvent.click(show);
    await expect(canvas.getByRole('navigation', { name: 'Conversations' })).toBeVisible();
  },
});
export const ThreadOpened = meta.story({
  name: 'CH-1: who opens a conversation, or begins one in the list, goes on in the composer',
  parameters: noPicture,
  args: { threads },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox');
    for (const name of ['What does the warranty cover? 1 unread', 'New chat']) {
      const button = canvas.getByRole('button', { name });
      button.focus();
      await userEvent.keyboard('{Enter}');
      await expect(field).toHaveFocus();
    }
    await expect(threads.actions.onOpenThread).toHaveBeenCalledWith('warranty');
    await expect(threads.actions.onNewChat).toHaveBeenCalledOnce();
  },
});
export const ThreadsHidden = meta.story({
  args: { threads },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Hide conversations' }));
  },
});
export const TwoHundredThreads = meta.story({
  args: { threads: { ...threads, view: { threads: manyThreads(200), currentThreadId: 'thread-3' } } },
});
export const ThreadsLoading = meta.story({
  args: {
    threads: { ...threads, view: { threads: 'loading', currentThreadId: null } },
    view: chatViewWithoutThread('loading'),
  },
});
export const ThreadsFailed = meta.story({
  args: { threads: { ...threads, view: { threads: 'failed', currentThreadId: null } } },
});
export const ThreadsEmpty = meta.story({
  args: {
    threads: { ...threads, view: { threads: [], currentThreadId: null } },
    view: chatView({ messages: [] }),
  },
});
export const ThreadsHostile = meta.story({
  render: (args) => (
    <EachHostile>
      {(text) => (
        <ChatScreen
          {...args}
          threads={{
            ...threads,
            view: {
              threads: ownThreads.map((thread) => ({ ...thread, title: text })),
              currentThreadId: 'tents',
            },
          }}
        />
      )}
    </EachHostile>
  ),
  play: everyHostileText(),
});
export const ThreadsRightToLeft = meta.story({ globals: { direction: 'rtl' }, args: { threads } });
/** The drawer's code is there before it is asked for: what these stories wait for is the drawer alone. */
const loaders = [async () => ({ drawer: await import('./ThreadDrawer.tsx') })];

export const ThreadsOnPhone = meta.story({
  loaders,
  name: 'CH-1: on phones the conversations are a drawer behind a button with all that is unread',
  globals: onPhone,
  args: { threads },
  play: async ({ canvas }) => {
    const open = canvas.getByRole('button', { name: 'Show conversations 3 unread' });
    await userEvent.click(open);
    const drawer = await screen.findByRole('dialog', { name: 'Conversations' });
    await userEvent.click(screen.getByRole('button', { name: 'What does the warranty cover? 1 unread' }));
    await expect(threads.actions.onOpenThread).toHaveBeenCalledWith('warranty');
    await waitFor(() => expect(drawer).not.toBeInTheDocument());
    await waitFor(() => expect(canvas.getByRole('textbox')).toHaveFocus());
  },
});
export const ThreadDrawerOnPhone = meta.story({
  loaders,
  globals: onPhone,
  args: { threads },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Show conversations/ }));
    const drawer = await screen.findByRole('dialog', { name: 'Conversations' });
    await waitFor(() => expect(drawer).toBeVisible());
    await waitFor(() => expect(within(drawer).getByRole('heading', { name: 'Conversations' })).toBeVisible());
  },
});
export const ThreadDrawerClosed = meta.story({
  loaders,
  name: 'CH-1: the cross of the drawer closes it',
  parameters: noPicture,
  globals: onPhone,
  args: { threads },
  play: async ({ canvas }) => {
    const open = canvas.getByRole('button', { name: /^Show conversations/ });
    await userEvent.click(open);
    const drawer = await screen.findByRole('dialog', { name: 'Conversations' });
    await waitFor(() => expect(drawer).toBeVisible());
    await userEvent.click(within(drawer).getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(drawer).not.toBeInTheDocument());
    await waitFor(() => expect(open).toHaveFocus());
  },
});
/** Opens the drawer, and the menu of its open conversation. */
async function openMenu(canvas: ReturnType<typeof within>) {
  await userEvent.click(canvas.getByRole('button', { name: /^Show conversations/ }));
  const drawer = await screen.findByRole('dialog', { name: 'Conversations' });
  await waitFor(() => expect(drawer).toBeVisible());
  // Another one once the menu is there.
  const more = () => within(drawer).getByRole('button', { name: 'Actions for Do you repair tents?' });
  await userEvent.click(more());
  return { drawer, more, menu: await screen.findByRole('menu') };
}
export const ThreadMenuOnPhone = meta.story({
  loaders,
  name: 'CH-1: on phones the menu of a conversation is in the drawer',
  globals: onPhone,
  args: { threads },
  play: async ({ canvas }) => {
    const { menu } = await openMenu(canvas);
    await waitFor(() => expect(menu).toBeVisible());
  },
});
export const RenamingOnPhone = meta.story({
  loaders,
  name: 'CH-1: on phones Escape closes the menu, then the title, then the drawer',
  globals: onPhone,
  args: { threads },
  parameters: noPicture,
  play: async ({ canvas }) => {
    const { drawer, more, menu } = await openMenu(canvas);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(menu).not.toBeInTheDocument());
    await waitFor(() => expect(more()).toHaveFocus());
    await userEvent.click(more());
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Rename' }));
    const title = await screen.findByRole('textbox', { name: /^Title/ });
    await waitFor(() => expect(title).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(title).not.toBeInTheDocument());
    await expect(drawer).toBeInTheDocument();
    await waitFor(() => expect(more()).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(drawer).not.toBeInTheDocument());
  },
});
/** The conversation is deleted as soon as that was asked for. */
function Deleting(args: ChatScreenProps) {
  const [task, setTask] = useState<ThreadManagement['task']>(idleManagement.task);
  const onDelete = (threadId: string) => setTask({ kind: 'done', does: 'delete', threadId, attempt: {} });
  return <ChatScreen {...args} threads={{ ...threads, manage: { ...idleManagement, task, onDelete } }} />;
}
const deletesOpenOne = async () => {
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Delete' }));
  const question = await screen.findByRole('alertdialog');
  await userEvent.click(within(question).getByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(question).not.toBeInTheDocument());
};
export const OpenThreadDeleted = meta.story({
  name: 'CH-1: who deletes the open conversation goes on in the composer',
  parameters: noPicture,
  render: (args) => <Deleting {...args} />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Actions for Do you repair tents?' }));
    await deletesOpenOne();
    await waitFor(() => expect(canvas.getByRole('textbox')).toHaveFocus());
  },
});
export const OpenThreadDeletedOnPhone = meta.story({
  loaders,
  name: 'CH-1: on phones the drawer closes with the open conversation that is deleted',
  parameters: noPicture,
  globals: onPhone,
  render: (args) => <Deleting {...args} />,
  play: async ({ canvas }) => {
    const { drawer } = await openMenu(canvas);
    await deletesOpenOne();
    await waitFor(() => expect(drawer).not.toBeInTheDocument());
    await waitFor(() => expect(canvas.getByRole('textbox')).toHaveFocus());
  },
});
export const ThreadsOnAPhoneClosed = meta.story({
  globals: onPhone,
  args: { threads },
  play: async ({ canvasElement }) => expectContained(canvasElement, 'phone'),
});
export const Branches = meta.story({
  name: 'CH-3: a long conversation of branches',
  args: { threads, view: chatView(branchedThread) },
});
