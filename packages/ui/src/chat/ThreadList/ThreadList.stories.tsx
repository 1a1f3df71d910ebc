import type { ChatThread, ProblemInPlace, ThreadDeed, ThreadManagement, ThreadTask } from '@parley/model';
import { guide } from '@parley/showroom/guide';
import { noPicture } from '@parley/showroom/no-picture';
import { statesOf } from '@parley/showroom/states';
import preview from '@parley/storybook/preview';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { EachHostile, everyHostileText } from '../../hostile.fixtures.ts';
import { DeferredMenu } from '../../patterns/deferred/DeferredMenu.tsx';
import { chatThreads, FIXED_TIME_ZONE, idleManagement, manyThreads } from '../chat.fixtures.ts';
import { ThreadList, type ThreadListProps } from './ThreadList.tsx';
import { useThreadDialogs } from './useThreadDialogs.tsx';

const meta = preview.meta({
  component: ThreadList,
  parameters: guide({
    instead: [
      { use: 'SideNav', when: 'it leads through the portal.' },
      { use: 'Table', when: 'there is more to compare than a title and a day.' },
    ],
    keyboard: [
      { keys: ['Tab'], does: 'From the new chat over the search to each conversation and its menu.' },
      { keys: ['Enter'], does: 'Opens the conversation.' },
      { keys: ['Esc'], does: 'Empties the search; closes the menu, then what it has opened.' },
    ],
    dos: [
      'Title a conversation by what was asked, until its reader calls it something else.',
      'Say how many were found.',
    ],
    donts: ['Title it by its date.', 'Lead through the portal with it.'],
    accessibility: [
      'A landmark with a name of its own; the open conversation is marked as the current one, not by ' +
        'color alone.',
      'Each conversation is named by its title and what is unread in it, and described by its day.',
      'The menu of a conversation is named after it. It is in view on the open one, on the one that has the ' +
        'pointer or the focus, and on all of them under a finger.',
      'How many were found is said after each search.',
      'Give it a parent with a height: it scrolls inside and keeps the new chat in view.',
    ],
  }),
  args: {
    view: { threads: chatThreads, currentThreadId: 'tents' },
    actions: { onOpenThread: fn(), onNewChat: fn(), onRetryThreads: fn() },
    onAsk: fn() as ThreadListProps['onAsk'],
    timeZone: FIXED_TIME_ZONE,
  },
  decorators: [
    (Story) => (
      <div style={{ display: 'flex', inlineSize: '264px', blockSize: '560px' }}>
        <Story />
      </div>
    ),
  ],
});

export const Several = meta.story({
  name: 'CH-1: conversations with what is unread, and the open one',
  play: async ({ canvas, args }) => {
    const open = canvas.getByRole('button', { current: true });
    await expect(open).toHaveAccessibleName('Do you repair tents?');
    await expect(open).toHaveAccessibleDescription('Mar 6');
    const unread = canvas.getByRole('button', { name: 'How long does shipping to Austria take? 2 unread' });
    await expect(unread).toHaveAccessibleDescription('Today');
    await userEvent.click(unread);
    await expect(args.actions.onOpenThread).toHaveBeenCalledWith('shipping');
    await userEvent.click(canvas.getByRole('button', { name: 'New chat' }));
    await expect(args.actions.onNewChat).toHaveBeenCalledOnce();
    await expect(canvas.queryByRole('searchbox')).toBeNull();
  },
});
export const ByKeyboard = meta.story({
  name: 'CH-1: the keyboard opens a conversation',
  play: async ({ canvas, args }) => {
    await userEvent.tab();
    await waitFor(() => expect(canvas.getByRole('button', { name: 'New chat' })).toHaveFocus());
    for (const _ of ['first', 'its menu', 'second']) await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.actions.onOpenThread).toHaveBeenCalledWith('shoes');
  },
});
export const NewChat = meta.story({
  name: 'None is marked while the open conversation has not begun',
  args: { view: { threads: chatThreads, currentThreadId: null } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { current: true })).toBeNull();
  },
});
export const Empty = meta.story({ args: { view: { threads: [], currentThreadId: null } } });
export const NoneShown = meta.story({
  name: 'T20: where none can be shown, it does not say that there are none',
  parameters: noPicture,
  args: { view: { threads: [], currentThreadId: null, leftOut: 2 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('2 entries could not be shown.')).toBeVisible();
    await expect(canvas.queryByText(/Nothing asked yet/)).toBeNull();
  },
});
export const Loading = meta.story({
  args: { view: { threads: 'loading', currentThreadId: null } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Loading the conversations')).toBeInTheDocument();
    await expect(canvas.getByRole('button', { name: 'New chat' })).toBeVisible();
  },
});
export const Failed = meta.story({
  args: { view: { threads: 'failed', currentThreadId: null } },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('The conversations could not be loaded.');
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.actions.onRetryThreads).toHaveBeenCalledOnce();
  },
});
export const TwoHundred = meta.story({
  args: { view: { threads: manyThreads(200), currentThreadId: 'thread-3' } },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(200);
    await expect(canvas.getByRole('button', { name: 'New chat' })).toBeVisible();
  },
});
export const Searched = meta.story({
  name: 'More than ten are searched, and what is found is said',
  args: { view: { threads: manyThreads(200), currentThreadId: 'thread-3' } },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Search chats' }), '99 ORDER');
    await expect(canvas.getByText('2 conversations found')).toHaveRole('status');
    await expect(canvas.getAllByRole('listitem')).toHaveLength(2);
  },
});
export const Ten = meta.story({
  name: 'CH-1: ten are seen at a glance, and have no search',
  parameters: noPicture,
  args: { view: { threads: manyThreads(10), currentThreadId: 'thread-3' } },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(10);
    await expect(canvas.queryByRole('searchbox')).toBeNull();
  },
});
export const NothingFound = meta.story({
  args: { view: { threads: manyThreads(200), currentThreadId: 'thread-3' } },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('searchbox'), 'kayak');
    await expect(canvas.getByText('No conversation has these words.')).toBeVisible();
  },
});
export const SearchGivenUp = meta.story({
  name: 'CH-1: Escape in the search brings all conversations back',
  parameters: noPicture,
  args: { view: { threads: manyThreads(200), currentThreadId: 'thread-3' } },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('searchbox'), 'kayak{Escape}');
    await expect(canvas.getAllByRole('listitem')).toHaveLength(200);
  },
});

type Canvas = ReturnType<typeof within>;

/** The code of menu and dialogs is there before it is asked for: these stories wait for what it shows. */
const loaders = [
  async () => ({
    menu: await DeferredMenu.fetch(),
    dialogs: await import('./ThreadDialogs.tsx'),
  }),
];

/** Picks what is to be done with a conversation. */
async function pick(canvas: Canvas, title: string, item: 'Rename' | 'Delete') {
  await userEvent.click(canvas.getByRole('button', { name: `Actions for ${title}` }));
  await userEvent.click(await screen.findByRole('menuitem', { name: item }));
}

const TENTS = 'Do you repair tents?';
const SHOES = 'Can I return shoes that I have worn once?';
/** The field for the title, which takes the focus a moment after it has appeared. */
async function field() {
  const title = await screen.findByRole<HTMLInputElement>('textbox', { name: /^Title/ });
  await waitFor(() => expect(title).toHaveFocus());
  return title;
}
const save = () => userEvent.click(screen.getByRole('button', { name: 'Save' }));

/** The other modes show nothing that the list and its dialogs do not show in them elsewhere. */
const inShort = { visual: { modes: ['light', 'phone'] } };

type Outcome =
  | { kind: 'running' | 'done' }
  | { kind: 'failed'; problem: ProblemInPlace }
  | { kind: 'refused'; said: string };

const onRename = fn();
const onDelete = fn();
const onOpenDeleted = fn();

/** The list beside what it asks; what is asked for comes to this. */
function Managed({ outcome, view, ...list }: ThreadListProps & { outcome: Outcome }) {
  const [task, setTask] = useState<ThreadTask>(idleManagement.task);
  const [threads, setThreads] = useState(view.threads as readonly ChatThread[]);
  const end = (does: ThreadDeed, threadId: string, next: readonly ChatThread[]) => {
    const attempt = {};
    if (outcome.kind === 'refused') setTask({ kind: 'idle', attempt, refused: { title: outcome.said } });
    else setTask({ attempt, does, threadId, ...outcome });
    if (outcome.kind === 'done') setThreads(next);
  };
  const manage: ThreadManagement = {
    task,
    onForget: () => setTask({ kind: 'idle', attempt: {} }),
    onRename(id, title) {
      onRename(id, title);
      const renamed = threads.map((each) => (each.id === id ? { ...each, title } : each));
      end('rename', id, renamed);
    },
    onDelete(id) {
      onDelete(id);
      const left = threads.filter((each) => each.id !== id);
      end('delete', id, left);
    },
  };
  const { ask, dialog } = useThreadDialogs({ ...view, threads }, manage, onOpenDeleted);
  return (
    <>
      <ThreadList {...list} view={{ ...view, threads }} onAsk={ask} />
      {dialog}
    </>
  );
}
const comesTo = (outcome: Outcome) => (args: ThreadListProps) => <Managed {...args} outcome={outcome} />;

export const MenuOpen = meta.story({
  loaders,
  name: 'CH-1: the menu of a conversation',
  play: async ({ canvas }) => {
    const more = canvas.getByRole('button', { name: `Actions for ${SHOES}` });
    await userEvent.click(more);
    const menu = await screen.findByRole('menu', { name: `Actions for ${SHOES}` });
    const items = within(menu).getAllByRole('menuitem');
    await expect(items.map(({ textContent }) => textContent)).toEqual(['Rename', 'Delete']);
    await waitFor(() => expect(menu).toBeVisible());
  },
});
export const OnlyOpened = meta.story({
  name: 'Without anything to do, rows have no menu',
  parameters: noPicture,
  args: { onAsk: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(5);
    await expect(canvas.queryByRole('button', { name: /^Actions/ })).toBeNull();
  },
});
export const Renaming = meta.story({
  loaders,
  name: 'CH-1: renaming begins with the old title, selected',
  render: comesTo({ kind: 'done' }),
  play: async ({ canvas }) => {
    await pick(canvas, TENTS, 'Rename');
    const title = await field();
    await expect(title).toHaveValue(TENTS);
    await expect([title.selectionStart, title.selectionEnd]).toEqual([0, TENTS.length]);
    await waitFor(() => expect(title).toBeVisible());
  },
});
export const Renamed = meta.story({
  loaders,
  name: 'CH-1: the focus goes back to the menu of a conversation that was renamed',
  parameters: noPicture,
  render: comesTo({ kind: 'done' }),
  play: async ({ canvas }) => {
    await pick(canvas, TENTS, 'Rename');
    await field();
    await userEvent.keyboard('  Tents ');
    await save();
    await expect(onRename).toHaveBeenCalledWith('tents', 'Tents');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(canvas.getByRole('button', { current: true })).toHaveAccessibleName('Tents');
    const more = canvas.getByRole('button', { name: 'Actions for Tents' });
    await waitFor(() => expect(more).toHaveFocus());
  },
});
export const Unchanged = meta.story({
  loaders,
  name: 'CH-1: Escape, and Enter without a change, rename nothing',
  parameters: noPicture,
  render: comesTo({ kind: 'done' }),
  play: async ({ canvas }) => {
    for (const key of ['{Escape}', '{Enter}']) {
      await pick(canvas, TENTS, 'Rename');
      await field();
      await userEvent.keyboard(key);
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      await waitFor(() => expect(canvas.getByRole('button', { name: `Actions for ${TENTS}` })).toHaveFocus());
    }
    await expect(onRename).not.toHaveBeenCalled();
  },
});
export const TitleMissing = meta.story({
  loaders,
  parameters: inShort,
  name: 'CH-1: a title that is missing or too long is not sent',
  render: comesTo({ kind: 'done' }),
  play: async ({ canvas }) => {
    await pick(canvas, TENTS, 'Rename');
    const title = await field();
    await userEvent.clear(title);
    await userEvent.paste('x'.repeat(81));
    await expect(title).toHaveAccessibleDescription(/At most 80 characters/);
    await save();
    await userEvent.clear(title);
    await save();
    await expect(title).toHaveAccessibleDescription(/Enter a title/);
    await expect(onRename).not.toHaveBeenCalled();
  },
});
export const Saving = meta.story({
  loaders,
  parameters: inShort,
  name: 'Saving a title',
  render: comesTo({ kind: 'running' }),
  play: async ({ canvas }) => {
    await pick(canvas, TENTS, 'Rename');
    await field();
    await userEvent.keyboard('Tents{Enter}');
    await expect(screen.getByRole('button', { name: /Save/ })).toHaveAttribute('aria-busy', 'true');
    await userEvent.keyboard('{Enter}');
    await expect(onRename).toHaveBeenCalledOnce();
  },
});
export const RenameRefused = meta.story({
  loaders,
  parameters: inShort,
  name: 'CH-1: a title that the server refuses says so at its field',
  render: comesTo({ kind: 'refused', said: 'A conversation needs a title.' }),
  play: async ({ canvas }) => {
    await pick(canvas, TENTS, 'Rename');
    const title = await field();
    await userEvent.keyboard('Tents');
    await save();
    await waitFor(() => expect(title).toHaveAccessibleDescription(/A conversation needs a title/));
    await expect(title).toHaveValue('Tents');
  },
});
export const RenamingFailed = meta.story({
  loaders,
  parameters: inShort,
  name: 'CH-1: a title that was not saved stays',
  render: comesTo({ kind: 'failed', problem: { code: 'timedOut' } }),
  play: async ({ canvas }) => {
    await pick(canvas, TENTS, 'Rename');
    const title = await field();
    await userEvent.keyboard('Tents{Enter}');
    await expect(await screen.findByRole('alert')).toHaveTextContent('The conversation was not renamed');
    await expect(title).toHaveValue('Tents');
  },
});
export const Deleting = meta.story({
  loaders,
  name: 'CH-1: before a conversation is deleted a question names it',
  render: comesTo({ kind: 'done' }),
  play: async ({ canvas }) => {
    await pick(canvas, SHOES, 'Delete');
    const question = await screen.findByRole('alertdialog', {
      name: `Delete the conversation “${SHOES}”?`,
    });
    await waitFor(() => expect(question).toBeVisible());
    await expect(question).toHaveTextContent(/conversations of your organization.*cannot be undone/);
    await waitFor(() => expect(within(question).getByRole('button', { name: 'Cancel' })).toHaveFocus());
    await expect(onDelete).not.toHaveBeenCalled();
  },
});
export const DeletionRuns = meta.story({
  loaders,
  parameters: inShort,
  name: 'Deleting',
  render: comesTo({ kind: 'running' }),
  play: async ({ canvas }) => {
    await pick(canvas, SHOES, 'Delete');
    const question = within(await screen.findByRole('alertdialog'));
    await userEvent.click(question.getByRole('button', { name: 'Delete' }));
    await userEvent.keyboard('{Escape}');
    await expect(question.getByRole('button', { name: /Delete/ })).toHaveAttribute('aria-busy', 'true');
    await expect(onDelete).toHaveBeenCalledWith('shoes');
  },
});
export const DeletingFailed = meta.story({
  loaders,
  parameters: inShort,
  render: comesTo({ kind: 'failed', problem: { code: 'timedOut' } }),
  play: async ({ canvas }) => {
    await pick(canvas, SHOES, 'Delete');
    const question = await screen.findByRole('alertdialog');
    await userEvent.click(within(question).getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(question).toHaveTextContent('The conversation was not deleted.'));
    await userEvent.click(within(question).getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(question).not.toBeInTheDocument());
    await pick(canvas, SHOES, 'Delete');
    await expect(await screen.findByRole('alertdialog')).not.toHaveTextContent('was not deleted');
    await userEvent.click(screen.getByRole('button', { name: 'Delete' }));
  },
});
export const Deleted = meta.story({
  loaders,
  name: 'CH-1: the focus goes to the conversation in the place of one that was deleted',
  parameters: noPicture,
  render: comesTo({ kind: 'done' }),
  play: async ({ canvas }) => {
    await pick(canvas, SHOES, 'Delete');
    await userEvent.click(
      within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Delete' }),
    );
    await waitFor(() => expect(canvas.getAllByRole('listitem')).toHaveLength(4));
    await waitFor(() => expect(canvas.getAllByRole('listitem')[1]).toHaveFocus());
    await expect(onOpenDeleted).not.toHaveBeenCalled();
  },
});
export const OpenDeleted = meta.story({
  loaders,
  name: 'CH-1: who is beside the list is told that the open conversation was deleted',
  parameters: noPicture,
  render: comesTo({ kind: 'done' }),
  play: async ({ canvas }) => {
    await pick(canvas, TENTS, 'Delete');
    await userEvent.click(
      within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Delete' }),
    );
    await waitFor(() => expect(onOpenDeleted).toHaveBeenCalledOnce());
    await expect(screen.queryByRole('alertdialog')).toBeNull();
  },
});
export const LongTitles = meta.story({
  globals: { locale: 'de' },
  args: {
    view: {
      threads: chatThreads.map((thread) => ({
        ...thread,
        title: `${thread.title} Donaudampfschifffahrtsgesellschaftskapitänsmützenabzeichenverordnung`,
        unreadCount: thread.unreadCount * 100,
      })),
      currentThreadId: 'shoes',
    },
  },
});
export const HostileText = meta.story({
  render: (args) => (
    <EachHostile>
      {(text) => (
        <ThreadList
          {...args}
          view={{
            threads: chatThreads.map((thread) => ({ ...thread, title: text })),
            currentThreadId: 'tents',
          }}
        />
      )}
    </EachHostile>
  ),
  play: everyHostileText(),
});
export const RightToLeft = meta.story({
  globals: { direction: 'rtl' },
  args: {
    view: {
      threads: chatThreads.map((thread, index) =>
        index % 2 === 0 ? { ...thread, title: 'كم يستغرق الشحن إلى برلين؟' } : thread,
      ),
      currentThreadId: 'tents',
    },
  },
});
const threads = (
  <div style={{ display: 'flex', inlineSize: '240px' }}>
    <ThreadList
      view={{ threads: chatThreads.slice(0, 2), currentThreadId: chatThreads[0]?.id ?? null }}
      actions={{ onOpenThread: fn(), onNewChat: fn(), onRetryThreads: fn() }}
      onAsk={fn()}
      timeZone={FIXED_TIME_ZONE}
    />
  </div>
);
export const States = meta.story(
  statesOf({
    as: 'lines',
    states: ['rest', 'hover', 'focus'],
    variants: [
      { name: 'conversation', of: 'li > button:not([aria-current])', shows: threads },
      { name: 'open one', of: '[aria-current]', shows: threads },
      { name: 'its menu', of: 'li:last-child div button', shows: threads },
    ],
  }),
);
