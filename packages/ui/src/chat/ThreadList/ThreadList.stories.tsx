import { guide } from '@parley/showroom/guide';
import { noPicture } from '@parley/showroom/no-picture';
import { statesOf } from '@parley/showroom/states';
import preview from '@parley/storybook/preview';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { EachHostile, everyHostileText } from '../../hostile.fixtures.ts';
import { chatThreads, FIXED_TIME_ZONE, manyThreads } from '../chat.fixtures.ts';
import { ThreadList } from './ThreadList.tsx';

const meta = preview.meta({
  component: ThreadList,
  parameters: guide({
    instead: [
      { use: 'SideNav', when: 'it leads through the portal.' },
      { use: 'Table', when: 'there is more to compare than a title and a day.' },
    ],
    keyboard: [
      { keys: ['Tab'], does: 'From the new chat over the search to each conversation.' },
      { keys: ['Enter'], does: 'Opens the conversation.' },
      { keys: ['Esc'], does: 'Empties the search.' },
    ],
    dos: ['Title a conversation by what was asked.', 'Say how many were found.'],
    donts: ['Title it by its date.', 'Lead through the portal with it.'],
    accessibility: [
      'A landmark with a name of its own; the open conversation is marked as the current one, not by ' +
        'color alone.',
      'Each conversation is named by its title and what is unread in it, and described by its day.',
      'How many were found is said after each search.',
      'Give it a parent with a height: it scrolls inside and keeps the new chat in view.',
    ],
  }),
  args: {
    view: { threads: chatThreads, currentThreadId: 'tents' },
    actions: { onOpenThread: fn(), onNewChat: fn(), onRetryThreads: fn() },
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
    await userEvent.tab();
    await userEvent.tab();
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
      timeZone={FIXED_TIME_ZONE}
    />
  </div>
);
export const States = meta.story(
  statesOf({
    as: 'lines',
    states: ['rest', 'hover', 'focus'],
    variants: [
      { name: 'conversation', of: 'li button:not([aria-current])', shows: threads },
      { name: 'open one', of: '[aria-current]', shows: threads },
    ],
  }),
);
