import { noPicture } from '@parley/showroom/no-picture';
import { showState } from '@parley/showroom/states';
import preview from '@parley/storybook/preview';
import { useCallback, useMemo, useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { CitedFileLinks } from '../../chat/CitationChip/CitedFileLinks.tsx';
import { citations, FIXED_TIME_ZONE } from '../../chat/chat.fixtures.ts';
import { type AnchorProps, LinkProvider } from '../../components/Link/LinkProvider.tsx';
import { EachHostile, everyHostileText, expectContained } from '../../hostile.fixtures.ts';
import { onPhone } from '../../patterns/patterns.fixtures.tsx';
import { arrivesInPlace } from '../arrival.fixtures.tsx';
import { ConversationsScreen, type ConversationsScreenProps } from './ConversationsScreen.tsx';
import {
  choices,
  conversations,
  idleCare,
  idleRemoval,
  longConversations,
  manyConversations,
  messages,
  openedWith,
  openFurtherDown,
  pageOfConversations,
  passages,
  sortedOut,
  twiceOpen,
} from './conversations.fixtures.ts';
import {
  type AllAnswersCare,
  type AnswerCare,
  type AnswerTask,
  type ConversationExport,
  type ConversationListItem,
  type ConversationQuery,
  type ConversationRemoval,
  DEFAULT_CONVERSATION_QUERY,
} from './conversations.types.ts';

const cared = (change: Partial<AnswerCare> = {}): AnswerCare => ({
  ...idleCare,
  onForget: fn(),
  onSettle: fn(),
  onAddToFiles: fn(),
  onMakeStarter: fn(),
  ...change,
});

const allAre = (task: AllAnswersCare['task']) => cared({ all: { task, onSettle: fn(), onForget: fn() } });

const exportsAre = (state: ConversationExport['state']): ConversationExport => ({
  state,
  onExport: fn(),
  onForget: fn(),
});

const readyWith = (all: readonly ConversationListItem[]) =>
  ({ kind: 'ready', conversations: all, list: '', total: all.length }) as const;

/** The screen with the query kept as its owner keeps it, and the page of it as the server replies. */
function QueriedScreen(args: ConversationsScreenProps) {
  const [query, setQuery] = useState<ConversationQuery>(args.query);
  const state =
    args.state.kind === 'ready'
      ? {
          ...args.state,
          ...pageOfConversations(args.state.conversations, query),
          list: JSON.stringify(query),
        }
      : args.state;
  return <ConversationsScreen {...args} state={state} query={query} onQueryChange={setQuery} />;
}

/** The screen whose deeds are done as soon as they are asked for. */
function DoingScreen(args: ConversationsScreenProps) {
  const [task, setTask] = useState<AnswerTask>({ kind: 'idle' });
  const { care } = args;
  return (
    <QueriedScreen
      {...args}
      care={{
        ...care,
        task,
        onForget: () => setTask({ kind: 'idle' }),
        onAddToFiles(answerId, question, answer) {
          care.onAddToFiles(answerId, question, answer);
          setTask({ kind: 'done', does: 'file', answerId });
        },
        onMakeStarter(answerId, question) {
          care.onMakeStarter(answerId, question);
          setTask({ kind: 'done', does: 'starter', answerId });
        },
      }}
    />
  );
}

const meta = preview.meta({
  component: ConversationsScreen,
  parameters: { layout: 'fullscreen' },
  args: {
    state: readyWith(conversations) as ConversationsScreenProps['state'],
    query: DEFAULT_CONVERSATION_QUERY,
    onQueryChange: fn(),
    choices,
    onRetry: fn(),
    installHref: '/quick-start-guide#install',
    kept: { days: 90, href: '/edit-account' } as ConversationsScreenProps['kept'],
    exporting: exportsAre({ kind: 'idle' }),
    openedId: '1' as string | null,
    opened: openedWith() as ConversationsScreenProps['opened'],
    onRetryOpened: fn(),
    onClose: fn(),
    care: cared(),
    removal: { ...idleRemoval, onRemove: fn() },
    timeZone: FIXED_TIME_ZONE,
  },
  render: (args) => <QueriedScreen {...args} />,
  decorators: [
    (Story) => (
      <div style={{ blockSize: '100dvh' }}>
        <Story />
      </div>
    ),
  ],
});

const none = { openedId: null, opened: null };
type Canvas = ReturnType<typeof within>;
/** What scrolls, around the list. */
const columnOf = (canvas: Canvas) =>
  canvas.getByRole('list', { name: 'Conversations' }).parentElement?.parentElement?.parentElement;
const list = (canvas: Canvas) => within(canvas.getByRole('list', { name: 'Conversations' }));

export const Opened = meta.story({
  name: 'AS-6: the list beside the conversation that is open',
  play: async ({ canvas }) => {
    const current = list(canvas).getByRole('link', { current: true });
    await expect(current).toHaveTextContent('How long does shipping to Austria take?');
    await expect(current).toHaveTextContent('Visitor of shop.test');
    const log = within(canvas.getByRole('log'));
    await expect(log.getByRole('button', { name: /^Source 1/ })).toBeVisible();
    await expect(log.getByText('Needs care')).toBeVisible();
    await expect(log.getByText('Unanswered')).toBeVisible();
    await expect(log.queryByRole('button', { name: 'Good answer' })).toBeNull();
  },
});
export const NoneOpen = meta.story({
  name: 'AS-6: how long conversations are kept is said, with the way to change it',
  args: none,
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/kept for 90 days/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Change' })).toHaveAttribute('href', '/edit-account');
  },
});
export const RowHovered = meta.story({
  parameters: { visual: { modes: ['light', 'dark', 'forced'] } },
  play: async ({ canvas, canvasElement }) => {
    showState(list(canvas).getAllByRole('link')[1] as HTMLElement, 'hover', canvasElement);
  },
});
export const ListAlone = meta.story({
  parameters: { visual: { modes: ['tablet'] } },
  args: none,
});
export const Printed = meta.story({
  name: 'AS-6: paper shows the whole conversation, and nothing around it',
  parameters: { visual: { modes: ['print'] } },
});
export const ListPrinted = meta.story({
  name: 'AS-6: paper shows the whole list while no conversation is open',
  parameters: { visual: { modes: ['print'] } },
  args: { ...none, state: readyWith(manyConversations) },
});
export const SortedOut = meta.story({
  name: 'Sorted out (AS-6: why an answer was rated down stands beside its rating)',
  args: { opened: openedWith(sortedOut) },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('Something is missing')).toBeVisible());
    await expect(canvas.getByText('Comment: “I would need the street and the number, too.”')).toBeVisible();
  },
});
export const Loading = meta.story({ args: { ...none, state: { kind: 'loading' } } });
export const ArrivesInPlace = meta.story({
  name: 'RT-9: nothing jumps when the conversations arrive',
  // What an answer came to is a line more, of which nothing is known before.
  args: {
    ...none,
    state: readyWith(
      conversations.map((each) => ({ ...each, needsCare: 0, failed: 0, ratedUp: 0, ratedDown: 0 })),
    ),
  },
  ...arrivesInPlace<ConversationsScreenProps>(
    (args, arrived) => <ConversationsScreen {...args} {...(!arrived && { state: { kind: 'loading' } })} />,
    {
      heading: 'h1',
      search: 'input[type="search"]',
      'first row': '[aria-busy] [data-part="row"], [aria-label="Conversations"] li',
    },
  ),
});
export const Empty = meta.story({
  name: 'AS-6: without a conversation it leads to how an assistant gets onto a site',
  args: { ...none, state: readyWith([]) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Put an assistant on your site' })).toHaveAttribute(
      'href',
      '/quick-start-guide#install',
    );
  },
});
export const OnlyDeleted = meta.story({
  name: 'AS-6: where assistants are deleted it leads to them, with their conversations',
  parameters: { visual: { modes: ['light', 'phone'] } },
  args: { ...none, state: readyWith([]), deletedHref: '/?status=deleted' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'See deleted assistants' })).toHaveAttribute(
      'href',
      '/?status=deleted',
    );
  },
});
export const Found = meta.story({
  name: 'AS-6: what was searched is marked in the rows',
  args: {
    ...none,
    query: { ...DEFAULT_CONVERSATION_QUERY, search: 'CAFE austria' },
    state: readyWith(conversations),
  },
  render: (args) => <ConversationsScreen {...args} />,
  play: async ({ canvas }) => {
    const marked = [...canvas.getByRole('list', { name: 'Conversations' }).querySelectorAll('mark')];
    await expect(marked.map(({ textContent }) => textContent)).toEqual(['Austria', 'café']);
  },
});
export const NothingFound = meta.story({
  args: { ...none, query: { ...DEFAULT_CONVERSATION_QUERY, search: 'zeppelin' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No conversation matches')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Clear search and filters' }));
    await expect(list(canvas).getAllByRole('link')).toHaveLength(conversations.length);
    await userEvent.type(canvas.getByRole('searchbox'), 'zeppelin');
    await expect(canvas.getByText('No conversation matches')).toBeVisible();
  },
});
export const Failed = meta.story({
  args: { ...none, state: { kind: 'failed', problem: { code: 'generic' }, retrying: false } },
});
export const NoPermission = meta.story({
  args: { ...none, state: { kind: 'failed', problem: { code: 'noPermission' }, retrying: false } },
});
export const Offline = meta.story({
  args: {
    state: {
      ...readyWith(conversations),
      outdated: { problem: { code: 'offline' }, retrying: false },
    },
  },
});
export const OfflineBoth = meta.story({
  name: 'FA-1: a list and the conversation beside it that are offline say so once',
  parameters: noPicture,
  args: {
    state: {
      ...readyWith(conversations),
      outdated: { problem: { code: 'offline' }, retrying: false },
    },
    opened: {
      ...openedWith(),
      outdated: { problem: { code: 'offline' }, retrying: false },
    } as ConversationsScreenProps['opened'],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('You are offline.')).toHaveLength(1);
  },
});
export const OpenedOffline = meta.story({
  args: {
    opened: {
      ...openedWith(),
      outdated: { problem: { code: 'offline' }, retrying: false },
    } as ConversationsScreenProps['opened'],
  },
});
export const Opening = meta.story({ args: { opened: { kind: 'loading' } } });
export const NotThere = meta.story({
  name: 'AS-6: a conversation that is not there is said not to be there, beside the list',
  args: { opened: { kind: 'failed', problem: { code: 'notFound' }, retrying: false } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('This conversation is not there')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Try again' })).toBeNull();
  },
});
export const NotThereNorAnyOther = meta.story({
  name: 'AS-6: an unknown conversation is told of where there are none, too',
  parameters: noPicture,
  args: {
    state: readyWith([]),
    opened: { kind: 'failed', problem: { code: 'notFound' }, retrying: false },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('This conversation is not there')).toBeVisible();
    await expect(canvas.getByText('Nobody has asked anything yet')).toBeVisible();
  },
});
export const OpenFailed = meta.story({
  args: { opened: { kind: 'failed', problem: { code: 'generic' }, retrying: false } },
});
export const Exporting = meta.story({
  args: { exporting: exportsAre({ kind: 'running' }) },
});
export const ExportFailed = meta.story({
  args: {
    exporting: exportsAre({ kind: 'failed', problem: { code: 'offline' } }),
  },
});
export const ActionFailed = meta.story({
  args: {
    care: cared({
      task: { kind: 'failed', does: 'settle', answerId: 'a2', problem: { code: 'offline' } },
    }),
  },
});
export const Long = meta.story({
  args: {
    state: readyWith(longConversations),
    opened: openedWith(messages, longConversations[0]),
  },
  globals: { locale: 'de' },
  play: async ({ canvasElement }) => expectContained(canvasElement, 'long'),
});
export const Phone = meta.story({
  name: 'AS-6: on a phone the filters are behind one button',
  args: none,
  globals: onPhone,
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('button', { name: 'Filters' })).toHaveAttribute('aria-expanded', 'false');
    await expect(canvas.queryByRole('button', { name: 'Rating' })).toBeNull();
    await expectContained(canvasElement, 'phone');
  },
});
export const PhoneOpened = meta.story({
  name: 'AS-6: on a phone the conversation stands in place of the list, with a way back',
  globals: onPhone,
  play: async ({ canvas, canvasElement, args }) => {
    await expect(canvas.queryByRole('list', { name: 'Conversations' })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Back to the conversations' }));
    await expect(args.onClose).toHaveBeenCalledOnce();
    await expectContained(canvasElement, 'phone');
  },
});
export const PageFromItsTop = meta.story({
  name: 'AS-6: another page begins at its top',
  parameters: noPicture,
  args: { state: readyWith(manyConversations) },
  play: async ({ canvas }) => {
    const next = canvas.getByRole('button', { name: 'Next page' });
    next.scrollIntoView();
    const column = columnOf(canvas);
    await waitFor(() => expect(column?.scrollTop).toBeGreaterThan(0));
    await userEvent.click(next);
    await waitFor(() => expect(column?.scrollTop).toBe(0));
  },
});
export const OnePage = meta.story({
  name: 'AS-6: 25 conversations are one page, and no word of others',
  parameters: noPicture,
  args: { ...none, state: readyWith(manyConversations.slice(0, 25)) },
  play: async ({ canvas }) => {
    await expect(list(canvas).getAllByRole('link')).toHaveLength(25);
    await expect(canvas.queryByRole('navigation')).toBeNull();
  },
});
export const Many = meta.story({
  name: 'AS-6: pages of conversations, which a filter shortens',
  args: { ...none, state: readyWith(manyConversations) },
  play: async ({ canvas }) => {
    await expect(list(canvas).getAllByRole('link')).toHaveLength(25);
    await userEvent.click(canvas.getByRole('button', { name: 'Next page' }));
    await expect(list(canvas).getAllByRole('link')[0]).toHaveTextContent('Question 26');
    await userEvent.click(canvas.getByRole('button', { name: 'Answers' }));
    await userEvent.click(await screen.findByRole('menuitemradio', { name: 'Needs care' }));
    await expect(canvas.getByText('36 conversations')).toBeVisible();
    // A menu that is still closing gives the focus back, which would close the next one.
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    await userEvent.click(canvas.getByRole('button', { name: 'Asked by' }));
    await screen.findByRole('menuitemradio', { name: 'Agent 3' });
  },
});
export const BetweenDays = meta.story({
  name: 'AS-6: conversations between two days, typed beside the spans',
  args: none,
  parameters: noPicture,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Time' }));
    await userEvent.click(await screen.findByRole('menuitemradio', { name: 'Chosen dates' }));
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    const days = await canvas.findByRole('group', { name: /^Days/ });
    await expect(canvas.getByRole('button', { name: 'Time: Chosen dates' })).toBeVisible();
    await userEvent.click(within(days).getAllByRole('spinbutton')[0] as HTMLElement);
    await userEvent.keyboard('0101202601022026');
    await expect(await canvas.findByText('No conversation matches')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Time: Chosen dates' }));
    await userEvent.click(await screen.findByRole('menuitemradio', { name: 'Last 30 days' }));
    await waitFor(() => expect(canvas.queryByRole('group', { name: /^Days/ })).toBeNull());
  },
});
export const DaysGiven = meta.story({
  args: { ...none, query: { ...DEFAULT_CONVERSATION_QUERY, from: '2026-01-01', to: '2026-01-02' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('group', { name: /^Days/ })).toBeVisible();
    await expect(canvas.getByText('No conversation matches')).toBeVisible();
  },
});
export const DaysOnPhone = meta.story({
  args: { ...none, query: { ...DEFAULT_CONVERSATION_QUERY, from: '2026-01-01', to: '2026-03-09' } },
  globals: onPhone,
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Filters (1)' }));
    await expect(await canvas.findByRole('group', { name: /^Days/ })).toBeVisible();
    await expectContained(canvasElement, 'phone');
  },
});
export const Exports = meta.story({
  name: 'AS-6: what is shown is exported as CSV or JSON',
  parameters: noPicture,
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Export' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: /^CSV/ }));
    await expect(args.exporting.onExport).toHaveBeenCalledWith('csv');
  },
});
export const MarkDone = meta.story({
  name: 'AS-6: an answer that needs care is marked as done',
  parameters: noPicture,
  play: async ({ canvas, args }) => {
    await expect(canvas.queryByRole('button', { name: 'Mark all as done' })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Mark as done' }));
    await expect(args.care.onSettle).toHaveBeenCalledWith('a2', 'done');
  },
});

/** The screen whose answers are all done some time after that was asked for, as its owner does it. */
function MarkingScreen(args: ConversationsScreenProps) {
  const [kind, setKind] = useState<'idle' | 'running' | 'done'>('idle');
  const { all } = args.care;
  const seenTo = twiceOpen.map((message) => (message.care ? { ...message, care: 'done' as const } : message));
  const onSettle: AllAnswersCare['onSettle'] = (answerIds) => {
    all.onSettle(answerIds);
    setKind('running');
  };
  return (
    <>
      <ConversationsScreen
        {...args}
        opened={openedWith(kind === 'done' ? seenTo : twiceOpen)}
        care={{ ...args.care, all: { ...all, task: { kind }, onSettle } }}
      />
      <span hidden data-testid="marked" onClickCapture={() => setKind('done')} />
    </>
  );
}
export const MarkAll = meta.story({
  name: 'AS-6: all answers that need care are marked as done, and the focus stays at them',
  parameters: noPicture,
  args: { care: allAre({ kind: 'idle' }) },
  render: (args) => <MarkingScreen {...args} />,
  play: async ({ canvas, args }) => {
    const button = canvas.getByRole('button', { name: 'Mark all as done' });
    await userEvent.click(button);
    await expect(args.care.all.onSettle).toHaveBeenCalledWith(['a2', 'a4']);
    await waitFor(() => expect(button).toHaveAttribute('aria-busy', 'true'));
    canvas.getByTestId('marked').click();
    await waitFor(() => expect(button).not.toBeInTheDocument());
    await expect(within(canvas.getByRole('log')).queryByText('Needs care')).toBeNull();
    await waitFor(() => expect(document.body).not.toHaveFocus());
    await expect(document.activeElement).toContainElement(canvas.getByRole('log'));
  },
});
export const SeveralOpen = meta.story({
  name: 'AS-6: where several answers need care, all are marked as done in one go',
  args: { opened: openedWith(twiceOpen) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Mark all as done' })).toBeVisible();
  },
});
export const MarkingAll = meta.story({
  parameters: { visual: { modes: ['light', 'phone'] } },
  args: { opened: openedWith(twiceOpen), care: allAre({ kind: 'running' }) },
});
export const MarkingLast = meta.story({
  name: 'AS-6: the button for all answers stays until the last of them is done',
  parameters: noPicture,
  args: { care: allAre({ kind: 'running' }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Mark all as done' })).toHaveAttribute(
      'aria-busy',
      'true',
    );
  },
});
export const MarkAllFails = meta.story({
  name: 'AS-6: where not all answers could be marked as done, the head says why',
  parameters: { visual: { modes: ['light', 'phone'] } },
  args: { opened: openedWith(twiceOpen), care: allAre({ kind: 'failed', problem: { code: 'generic' } }) },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText(/That did not work/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Dismiss' }));
    await expect(args.care.all.onForget).toHaveBeenCalledOnce();
  },
});
export const OpensAtCare = meta.story({
  name: 'AS-6: a conversation opens at its first answer that needs care',
  parameters: { visual: { modes: ['light', 'phone'] } },
  args: { opened: openedWith(openFurtherDown) },
  play: async ({ canvas }) => {
    const log = canvas.getByRole('log');
    const question = await within(log).findByText('Is there a vegan menu in your café?');
    const top = () => question.getBoundingClientRect().top - log.getBoundingClientRect().top;
    await waitFor(() => expect(top()).toBeGreaterThanOrEqual(0));
    await expect(top()).toBeLessThan(60);
    await expect(log.scrollTop).toBeGreaterThan(1000);
    const [first] = within(log).getAllByText('Needs care');
    await expect(first).toBeVisible();
  },
});
const open = async (canvas: Canvas, button: string, title: string) => {
  await userEvent.click(canvas.getAllByRole('button', { name: button }).at(-1) as HTMLElement);
  return within(await screen.findByRole('dialog', { name: title }));
};
export const AddToFiles = meta.story({
  name: 'AS-6: a question and its answer become a data file',
  render: (args) => <DoingScreen {...args} />,
  play: async ({ canvas, args }) => {
    const dialog = await open(canvas, 'Add to data files', 'Add an answer to the data files');
    await waitFor(() => expect(dialog.getByRole('textbox', { name: /^Answer/ })).toHaveFocus());
    await expect(dialog.getByRole('textbox', { name: /^Question/ })).toHaveValue(
      'Is there a vegan menu in your café?',
    );
    await userEvent.click(dialog.getByRole('button', { name: 'Add' }));
    await expect(args.care.onAddToFiles).not.toHaveBeenCalled();
    await userEvent.type(dialog.getByRole('textbox', { name: /^Answer/ }), 'Yes, on every day.');
    await userEvent.click(dialog.getByRole('button', { name: 'Add' }));
    await expect(args.care.onAddToFiles).toHaveBeenCalledWith(
      'a2',
      'Is there a vegan menu in your café?',
      'Yes, on every day.',
    );
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(canvas.getByRole('link', { name: 'Open the data files' })).toHaveAttribute('href', '#files');
    await waitFor(() =>
      expect(canvas.getAllByRole('button', { name: 'Add to data files' }).at(-1)).toHaveFocus(),
    );
  },
});
export const AnswerTakenFrom = meta.story({
  name: 'AS-6: whoever writes a better answer is led to the files of the one before',
  render: (args) => (
    <CitedFileLinks hrefOf={(guid) => `#file-${guid}`}>
      <DoingScreen {...args} />
    </CitedFileLinks>
  ),
  args: { opened: openedWith(messages.slice(0, 2)) },
  play: async ({ canvas }) => {
    const dialog = await open(canvas, 'Add to data files', 'Add an answer to the data files');
    const [cited] = citations;
    await expect(dialog.getByRole('link', { name: new RegExp(`^${cited?.fileName}`) })).toHaveAttribute(
      'href',
      `#file-${cited?.dataFileGuid}`,
    );
    await waitFor(() => expect(dialog.getByText(/If what is written there is wrong/)).toBeVisible());
  },
});
export const MakeStarter = meta.story({
  name: 'AS-6: a question becomes a starter question, when it is short enough',
  render: (args) => <DoingScreen {...args} />,
  play: async ({ canvas, args }) => {
    const dialog = await open(canvas, 'Make it a starter question', 'Make a starter question');
    const field = dialog.getByRole('textbox', { name: /^Question/ });
    await waitFor(() => expect(field).toHaveFocus());
    await userEvent.clear(field);
    await userEvent.click(field);
    await userEvent.paste('x'.repeat(121));
    await userEvent.click(dialog.getByRole('button', { name: 'Add' }));
    await expect(args.care.onMakeStarter).not.toHaveBeenCalled();
    await userEvent.clear(field);
    await userEvent.type(field, 'Is there a vegan menu?');
    await userEvent.click(dialog.getByRole('button', { name: 'Add' }));
    await expect(args.care.onMakeStarter).toHaveBeenCalledWith('a2', 'Is there a vegan menu?');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(canvas.getByRole('link', { name: 'Open the draft' })).toHaveAttribute('href', '#draft');
  },
});
/** The screen whose conversation is deleted as soon as it is asked for, as its owner does it. */
function DeletingScreen(args: ConversationsScreenProps) {
  const [task, setTask] = useState<ConversationRemoval['task']>({ kind: 'idle' });
  const [gone, setGone] = useState<string | null>(null);
  const kept = conversations.filter(({ id }) => id !== gone);
  return (
    <QueriedScreen
      {...args}
      state={readyWith(kept)}
      {...(gone !== null && none)}
      removal={{
        task,
        onForget: useCallback(() => setTask({ kind: 'idle' }), []),
        onRemove(id) {
          setGone(id);
          setTask({ kind: 'done' });
        },
      }}
    />
  );
}
export const DeleteQuestion = meta.story({
  name: 'AS-6: before a conversation is deleted a question names it',
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Delete conversation' }));
    const name = 'Delete the conversation “How long does shipping to Austria take?”?';
    const dialog = within(await screen.findByRole('alertdialog', { name }));
    await expect(args.removal.onRemove).not.toHaveBeenCalled();
    await waitFor(() => expect(dialog.getByText(/cannot be undone/)).toBeVisible());
  },
});
export const DeleteFails = meta.story({
  name: 'AS-6: a conversation that could not be deleted stays, and the question says why',
  parameters: noPicture,
  args: { removal: { ...idleRemoval, task: { kind: 'failed', problem: { code: 'generic' } } } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Delete conversation' }));
    const dialog = within(await screen.findByRole('alertdialog'));
    await waitFor(() => expect(dialog.getByText(/was not deleted/)).toBeVisible());
  },
});
export const Deletes = meta.story({
  name: 'AS-6: a deleted conversation leaves the list, and the focus stays on the screen',
  parameters: noPicture,
  render: (args) => <DeletingScreen {...args} />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Delete conversation' }));
    const dialog = within(await screen.findByRole('alertdialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await expect(canvas.getByText('Choose a conversation')).toBeVisible();
    await expect(list(canvas).getAllByRole('link')).toHaveLength(conversations.length - 1);
    await waitFor(() => expect(document.activeElement).toContainElement(canvas.getByRole('searchbox')));
    await expect(document.body).not.toHaveFocus();
  },
});
export const StartersFull = meta.story({
  name: 'AS-6: a draft without room for a starter question says so',
  args: { care: cared({ task: { kind: 'full', does: 'starter', answerId: 'a2' } }) },
  play: async ({ canvas }) => {
    const dialog = await open(canvas, 'Make it a starter question', 'Make a starter question');
    await waitFor(() => expect(dialog.getByText(/has 6 starter questions already/)).toBeVisible());
    const link = dialog.getByRole('link', { name: 'See the starter questions' });
    await expect(link).toHaveAttribute('href', '#draft');
  },
});
export const StarterAlready = meta.story({
  name: 'AS-6: a question that the draft has among its starter questions is not said to be added',
  parameters: noPicture,
  args: { care: cared({ task: { kind: 'already', does: 'starter', answerId: 'a2' } }) },
  play: async ({ canvas }) => {
    const dialog = await open(canvas, 'Make it a starter question', 'Make a starter question');
    await waitFor(() => expect(dialog.getByText(/has this starter question already/)).toBeVisible());
    await waitFor(() =>
      expect(dialog.getByRole('link', { name: 'See the starter questions' })).toBeVisible(),
    );
  },
});
export const AddFails = meta.story({
  name: 'AS-6: an answer that could not be added keeps its dialog open and says why',
  args: {
    care: cared({ task: { kind: 'failed', does: 'file', answerId: 'a2', problem: { code: 'generic' } } }),
  },
  play: async ({ canvas }) => {
    const dialog = await open(canvas, 'Add to data files', 'Add an answer to the data files');
    await expect(dialog.getByRole('alert')).toHaveTextContent(/That did not work/);
  },
});
export const HostileText = meta.story({
  render: (args) => (
    <EachHostile>
      {(text) => (
        <ConversationsScreen
          {...args}
          state={readyWith(
            conversations.map((each) => ({ ...each, title: text, assistantName: text, userName: text })),
          )}
          opened={openedWith(
            messages.map((message) => ({ ...message, body: text })),
            { ...(conversations[0] as ConversationListItem), title: text, assistantName: text },
          )}
        />
      )}
    </EachHostile>
  ),
  play: everyHostileText(),
});

/** A list whose first conversation is sorted out by somebody else. */
function ShrinkingScreen(args: ConversationsScreenProps) {
  const [gone, setGone] = useState(false);
  return (
    <>
      <ConversationsScreen {...args} state={readyWith(gone ? conversations.slice(1) : conversations)} />
      <span hidden data-testid="shrink" onClickCapture={() => setGone(true)} />
    </>
  );
}
export const KeepsFocus = meta.story({
  name: 'AS-6: a conversation that goes from the list leaves the focus where it was',
  parameters: noPicture,
  render: (args) => <ShrinkingScreen {...args} />,
  play: async ({ canvas }) => {
    const rows = () => within(canvas.getByRole('list', { name: 'Conversations' })).getAllByRole('listitem');
    within(rows()[0] as HTMLElement)
      .getByRole('link')
      .focus();
    const before = rows().length;
    canvas.getByTestId('shrink').click();
    await waitFor(() => expect(rows()).toHaveLength(before - 1));
    await waitFor(() => expect(rows()[0]).toHaveFocus());
  },
});

/** The screen whose rows open as its owner opens them, some time after they were pressed. */
function OpeningScreen(args: ConversationsScreenProps) {
  const [{ openedId, isThere }, setOpened] = useState({ openedId: '', isThere: false });
  const found = conversations.find(({ id }) => id === openedId);
  const opened = isThere && found ? openedWith(messages, found) : ({ kind: 'loading' } as const);
  const follow = useCallback((href: string) => {
    const next = href.slice(1);
    setOpened((before) => (before.openedId === next ? before : { openedId: next, isThere: false }));
  }, []);
  return (
    <>
      <LinkProvider component={useFollowed(follow)}>
        <ConversationsScreen
          {...args}
          openedId={openedId || null}
          opened={openedId ? opened : null}
          onClose={() => setOpened({ openedId: '', isThere: false })}
        />
      </LinkProvider>
      <span hidden data-testid="arrive" onClickCapture={() => setOpened({ openedId, isThere: true })} />
    </>
  );
}

/** Links that are followed without an address. */
const useFollowed = (follow: (href: string) => void) =>
  useMemo(
    () =>
      function Followed({ href, onClick, ...anchor }: AnchorProps) {
        return (
          <a
            {...anchor}
            href={href}
            onClick={(event) => {
              onClick?.(event);
              event.preventDefault();
              follow(href);
            }}
          />
        );
      },
    [follow],
  );

const rowOf = (canvas: Canvas, name: RegExp) => list(canvas).getByRole('link', { name });
export const OpensByKeyboard = meta.story({
  name: 'AS-6: Enter leads from a row into the conversation, and Escape back to the row',
  parameters: noPicture,
  render: (args) => <OpeningScreen {...args} />,
  play: async ({ canvas }) => {
    rowOf(canvas, /pay on account/).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(rowOf(canvas, /pay on account/)).toHaveAttribute('aria-current'));
    await expect(rowOf(canvas, /pay on account/)).toHaveFocus();
    canvas.getByTestId('arrive').click();
    const title = await canvas.findByRole('heading', { level: 2, name: /pay on account/ });
    await waitFor(() => expect(title).toHaveFocus());
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Delete conversation' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect(rowOf(canvas, /pay on account/)).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(title).toHaveFocus();
  },
});
export const LeavesFocusElsewhere = meta.story({
  name: 'AS-6: who has gone on while a conversation was loaded stays there',
  parameters: noPicture,
  render: (args) => <OpeningScreen {...args} />,
  play: async ({ canvas }) => {
    await userEvent.click(rowOf(canvas, /pay on account/));
    await userEvent.click(canvas.getByRole('searchbox'));
    canvas.getByTestId('arrive').click();
    await canvas.findByRole('heading', { level: 2, name: /pay on account/ });
    await expect(canvas.getByRole('searchbox')).toHaveFocus();
  },
});
export const OpensByKeyboardOnPhone = meta.story({
  name: 'AS-6: on a phone, too, the focus goes into the conversation and back to its row',
  parameters: noPicture,
  globals: onPhone,
  render: (args) => <OpeningScreen {...args} />,
  play: async ({ canvas }) => {
    rowOf(canvas, /warranty/).focus();
    await userEvent.keyboard('{Enter}');
    await canvas.findByRole('button', { name: 'Back to the conversations' });
    await expect(document.body).not.toHaveFocus();
    canvas.getByTestId('arrive').click();
    const title = await canvas.findByRole('heading', { level: 2, name: /warranty/ });
    await waitFor(() => expect(title).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(rowOf(canvas, /warranty/)).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    canvas.getByTestId('arrive').click();
    await canvas.findByRole('heading', { level: 2, name: /warranty/ });
    await userEvent.click(canvas.getByRole('button', { name: 'Back to the conversations' }));
    await waitFor(() => expect(rowOf(canvas, /warranty/)).toHaveFocus());
  },
});

/** A list to which two conversations come, one after the other. */
function ComingScreen(args: ConversationsScreenProps) {
  const [come, setCome] = useState(0);
  const newer = ['Do you sell boats?', 'Do you sell oars?'].map((title, index) => ({
    ...(conversations[4] as ConversationListItem),
    id: `newer-${index}`,
    title,
  }));
  const all = [...newer.slice(2 - come), ...manyConversations.slice(0, 25 - come)];
  return (
    <>
      <ConversationsScreen {...args} state={{ ...readyWith(all), total: 60 + come }} />
      <span hidden data-testid="come" onClickCapture={() => setCome(come + 1)} />
    </>
  );
}
const firstRow = (canvas: Canvas) => list(canvas).getAllByRole('link')[0] as HTMLElement;
export const Newer = meta.story({
  name: 'AS-6: newer conversations wait for whoever is among the others, and come when asked for',
  args: none,
  render: (args) => <ComingScreen {...args} />,
  play: async ({ canvas }) => {
    const read = rowOf(canvas, /^Question 3\b/);
    read.focus();
    const place = read.getBoundingClientRect().top;
    for (const name of ['1 newer conversation', '2 newer conversations']) {
      canvas.getByTestId('come').click();
      const newer = await canvas.findByRole('button', { name });
      await expect(newer.closest('[role=status]')).not.toBeNull();
      await expect(read).toHaveFocus();
      await expect(read.getBoundingClientRect().top).toBe(place);
    }
    await userEvent.click(canvas.getByRole('button', { name: '2 newer conversations' }));
    await expect(firstRow(canvas)).toHaveTextContent('Do you sell boats?');
    await expect(firstRow(canvas)).toHaveFocus();
    await expect(canvas.queryByRole('button', { name: /newer/ })).toBeNull();
  },
});
export const NewerWaits = meta.story({
  name: 'AS-6: a button says that newer conversations came above the rows in view',
  args: none,
  render: (args) => <ComingScreen {...args} />,
  play: async ({ canvas }) => {
    const column = columnOf(canvas);
    column?.scrollTo(0, 200);
    canvas.getByTestId('come').click();
    await expect(await canvas.findByRole('button', { name: '1 newer conversation' })).toBeVisible();
    await expect(column?.scrollTop).toBe(200);
  },
});
export const NewerOnTop = meta.story({
  name: 'AS-6: newer conversations come in on top while the list is at its top',
  parameters: noPicture,
  args: none,
  render: (args) => <ComingScreen {...args} />,
  play: async ({ canvas }) => {
    canvas.getByTestId('come').click();
    await waitFor(() => expect(firstRow(canvas)).toHaveTextContent('Do you sell oars?'));
    await expect(canvas.getByText('61 conversations')).toHaveAttribute('role', 'status');
    const column = columnOf(canvas);
    column?.scrollTo(0, 200);
    canvas.getByTestId('come').click();
    await canvas.findByRole('button', { name: '1 newer conversation' });
    column?.scrollTo(0, 0);
    await waitFor(() => expect(firstRow(canvas)).toHaveTextContent('Do you sell boats?'));
  },
});

/** A conversation that goes on while it is read. */
function GoingOnScreen(args: ConversationsScreenProps) {
  const [isLonger, setLonger] = useState(false);
  const more = isLonger ? sortedOut.slice(4) : [];
  const opened = openedWith([...manyMessages, ...more], {
    ...(conversations[0] as ConversationListItem),
    questions: isLonger ? 22 : 20,
  });
  return (
    <>
      <ConversationsScreen {...args} opened={opened} />
      <span hidden data-testid="go-on" onClickCapture={() => setLonger(true)} />
    </>
  );
}
const manyMessages = Array.from({ length: 10 }, (_, round) =>
  messages.map((message) => ({
    ...message,
    id: `${message.id}-${round}`,
    parentId: message.parentId && `${message.parentId}-${round}`,
  })),
).flat();
export const GoesOn = meta.story({
  name: 'AS-6: a conversation that goes on keeps the place that is read, and says so',
  parameters: noPicture,
  render: (args) => <GoingOnScreen {...args} />,
  play: async ({ canvas }) => {
    const log = canvas.getByRole('log');
    log.scrollTop = 300;
    await waitFor(() => expect(log.scrollTop).toBe(300));
    const before = log.scrollHeight;
    canvas.getByTestId('go-on').click();
    await waitFor(() => expect(log.scrollHeight).toBeGreaterThan(before));
    await expect(log.scrollTop).toBe(300);
    await expect(canvas.getByText('22 questions')).toHaveAttribute('role', 'status');
  },
});
export const FiltersStay = meta.story({
  name: 'AS-6: a filter that is set moves no other',
  parameters: noPicture,
  args: { ...none, state: readyWith(manyConversations) },
  play: async ({ canvas }) => {
    const places = () =>
      within(canvas.getByRole('group', { name: 'Filters' }))
        .getAllByRole('button')
        .map((button) => JSON.stringify(button.getBoundingClientRect()));
    const before = places();
    await userEvent.click(canvas.getByRole('button', { name: 'Answers' }));
    await userEvent.click(await screen.findByRole('menuitemradio', { name: 'Needs care' }));
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Answers: Needs care' })).toBeVisible());
    await expect(places()).toEqual(before);
    await expect(canvas.getByRole('button', { name: 'Clear filters' })).toBeVisible();
  },
});
export const NarrowedToSite = meta.story({
  name: 'AS-6: a site that is filtered by is named by its host, and asked for by its origin',
  parameters: noPicture,
  args: { ...none, query: { ...DEFAULT_CONVERSATION_QUERY, site: 'https://shop.test' } },
  render: (args) => <ConversationsScreen {...args} />,
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Site: shop.test' }));
    await userEvent.click(await screen.findByRole('menuitemradio', { name: 'help.shop.test' }));
    await expect(args.onQueryChange).toHaveBeenCalledWith(
      expect.objectContaining({ site: 'https://help.shop.test' }),
    );
  },
});
export const RatedDown = meta.story({
  name: 'AS-6: an answer that was rated down is marked as done',
  parameters: noPicture,
  args: { opened: openedWith(sortedOut) },
  play: async ({ canvas, args }) => {
    const log = within(canvas.getByRole('log'));
    await waitFor(() => expect(log.getByText('Needs care')).toBeVisible());
    await userEvent.click(log.getByRole('button', { name: 'Mark as done' }));
    await expect(args.care.onSettle).toHaveBeenCalledWith('a4', 'done');
  },
});
export const PassagesOnly = meta.story({
  name: 'AS-6: an answer that shows passages only is not called unanswered',
  args: {
    opened: openedWith(
      messages.map((message) =>
        message.care ? { ...message, uncertain: 'passages', body: passages } : message,
      ),
    ),
  },
  play: async ({ canvas }) => {
    const log = within(canvas.getByRole('log'));
    await expect(log.getByText('Passages only')).toBeVisible();
    await expect(log.getByText('Passages that may hold the answer were shown.')).toBeVisible();
    await expect(log.queryByText('Unanswered')).toBeNull();
  },
});
