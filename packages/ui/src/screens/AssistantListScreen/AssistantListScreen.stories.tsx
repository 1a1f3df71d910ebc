import { noPicture } from '@parley/showroom/no-picture';
import preview from '@parley/storybook/preview';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { EachHostile, everyHostileText, expectContained } from '../../hostile.fixtures.ts';
import { onPhone } from '../../patterns/patterns.fixtures.tsx';
import { assistantDraft } from '../EditAssistantScreen/editor.fixtures.ts';
import { assistants, longAssistants, manyAssistants } from '../screens.fixtures.ts';
import {
  AssistantListScreen,
  type AssistantListScreenProps,
  type AssistantListState,
} from './AssistantListScreen.tsx';
import { type AssistantQuery, type AssistantView, DEFAULT_ASSISTANT_QUERY } from './arrangeAssistants.ts';
import type { AssistantActions } from './assistantActions.ts';
import { actions, BUSY_DAY, measured, QUIET_DAY } from './assistantList.fixtures.ts';
import type { Last24HoursState } from './Last24Hours.tsx';
// Here at once: what the test server first meets in the middle of a test makes it load the page anew.
import './actions/DeleteAssistantsDialog.tsx';
import './actions/ImportAssistantDialog.tsx';
import { arrivesInPlace, LIST_MARKS } from '../arrival.fixtures.tsx';

const meta = preview.meta({
  component: AssistantListScreen,
  parameters: { layout: 'fullscreen' },
  args: {
    state: { kind: 'ready', assistants: measured } as AssistantListState,
    last24Hours: BUSY_DAY as Last24HoursState,
    query: DEFAULT_ASSISTANT_QUERY as AssistantQuery,
    onQueryChange: fn(),
    view: 'table' as AssistantView,
    onViewChange: fn(),
    onRetry: fn(),
    createHref: '/create-assistant' as string | null,
    actions: actions as AssistantActions,
  },
  render: (args) => <Screen {...args} />,
});

/** Keeps the query and the view, as the portal does. */
function Screen(args: AssistantListScreenProps) {
  const [query, setQuery] = useState<AssistantQuery>(args.query);
  const [view, setView] = useState(args.view ?? 'table');
  return (
    <AssistantListScreen
      {...args}
      query={query}
      onQueryChange={(next) => {
        setQuery(next);
        args.onQueryChange(next);
      }}
      view={view}
      onViewChange={(next) => {
        setView(next);
        args.onViewChange?.(next);
      }}
    />
  );
}

export const Filled = meta.story();
export const Phone = meta.story({ globals: onPhone });
export const Cards = meta.story({ args: { view: 'cards' } });
const changed: AssistantListState = {
  kind: 'ready',
  assistants: measured.map((each) => ({ ...each, unpublishedChanges: each.status !== 'draft' })),
};
export const UnpublishedChanges = meta.story({
  name: 'AS-4: what was changed since it was published is marked',
  args: { state: changed },
  play: async ({ canvas }) => {
    const row = canvas.getByRole('row', { name: /Shop Assistant/ });
    await expect(row).toHaveTextContent('Published');
    await expect(row).toHaveTextContent('Unpublished changes');
    await expect(canvas.getByRole('row', { name: /Handbook/ })).not.toHaveTextContent('Unpublished changes');
  },
});
export const CloseColumns = meta.story({
  name: 'AS-1: close columns have room for marks and the course of a day',
  args: { state: changed },
  // As wide as beside the navigation in a window of 1280.
  decorators: [(Story) => <div style={{ maxInlineSize: 1000 }}>{<Story />}</div>],
  parameters: { visual: { modes: ['light', 'rtl', 'de'] } },
});
export const UnpublishedChangesInCards = meta.story({
  name: 'AS-4: cards mark it too',
  args: { state: changed, view: 'cards' },
  play: async ({ canvas }) => {
    const marks = canvas.getAllByText('Unpublished changes');
    await expect(marks).toHaveLength(3);
    for (const mark of marks) await expect(mark).toBeVisible();
  },
});
export const Loading = meta.story({ args: { state: { kind: 'loading' }, last24Hours: { kind: 'loading' } } });
export const ArrivesInPlace = meta.story({
  name: 'RT-9: nothing jumps when the assistants arrive',
  ...arrivesInPlace<AssistantListScreenProps>(
    (args, arrived) => (
      <AssistantListScreen
        {...args}
        {...(!arrived && { state: { kind: 'loading' }, last24Hours: { kind: 'loading' } })}
      />
    ),
    {
      ...LIST_MARKS,
      columns: 'thead, [data-part="head"]',
      'first row': 'tbody tr, [data-part="row"]',
    },
  ),
});
export const Empty = meta.story({
  args: {
    state: { kind: 'ready', assistants: [] },
    last24Hours: QUIET_DAY,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Create assistant' })).toHaveAttribute(
      'href',
      '/create-assistant',
    );
  },
});
export const Failed = meta.story({
  args: {
    state: { kind: 'failed', problem: { code: 'generic' }, retrying: false },
    last24Hours: { kind: 'failed' },
  },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
});
export const NoPermission = meta.story({
  args: {
    state: { kind: 'failed', problem: { code: 'noPermission' }, retrying: false },
    last24Hours: { kind: 'failed' },
  },
});
export const Offline = meta.story({
  args: {
    state: { kind: 'failed', problem: { code: 'offline' }, retrying: true },
    last24Hours: { kind: 'failed' },
  },
});
export const OfflineWithOldData = meta.story({
  args: {
    state: {
      kind: 'ready',
      assistants: measured,
      outdated: { problem: { code: 'offline' }, retrying: false },
    },
  },
});
/** One may look and chat, and nothing else. */
export const ReadOnly = meta.story({
  render: ({ actions: _, ...args }) => <Screen {...args} />,
  args: { state: { kind: 'ready', assistants }, createHref: null },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('checkbox')).toBeNull();
    await expect(canvas.queryByRole('button', { name: /Actions for/ })).toBeNull();
    await expect(canvas.queryByRole('link', { name: 'Create assistant' })).toBeNull();
  },
});
export const QuietDay = meta.story({
  args: {
    state: { kind: 'ready', assistants: assistants.map((each) => ({ ...each, messages24h: 0 })) },
    last24Hours: QUIET_DAY,
  },
});

export const UsedUp = meta.story({
  name: 'BI-1, AS-1: why nothing is answered is said above the figures, and until when',
  args: {
    last24Hours: QUIET_DAY,
    usedUp: { limit: 'messages', resetAt: '2026-03-11T00:00:00.000Z', plansHref: '/pricing' },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Daily message limit reached')).toBeVisible();
    await expect(canvas.getByText(/^Nobody gets an answer until it is free again: /)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'See plans' })).toHaveAttribute('href', '/pricing');
  },
});

export const Renamed = meta.story({
  name: 'AS-1: what was renamed stands under the name that people meet, with its new one',
  args: {
    state: {
      kind: 'ready',
      assistants: measured.map((each, index) => ({
        ...each,
        ...(index === 0 && { unpublishedChanges: true, draftName: 'Lighthouse desk' }),
      })),
    },
  },
  play: async ({ canvas }) => {
    const row = canvas.getByRole('row', { name: /In the draft: “Lighthouse desk”/ });
    await userEvent.type(canvas.getByRole('searchbox'), 'lighthouse');
    await waitFor(() => expect(canvas.getAllByRole('rowheader')).toHaveLength(1));
    await expect(row).toBeVisible();
  },
});

/** The plan has no room for another. */
export const LimitReached = meta.story({
  args: { limit: { max: 4, plansHref: '/pricing' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'See plans' })).toHaveAttribute('href', '/pricing');
    await expect(canvas.queryByRole('link', { name: 'Create assistant' })).toBeNull();
    const create = canvas.getByRole('button', { name: 'Create assistant' });
    await expect(create).toHaveAccessibleDescription('Your plan allows 4 assistants.');
    await expect(canvas.getByRole('button', { name: 'Import' })).toHaveAttribute('aria-disabled', 'true');
  },
});

export const NoSubscription = meta.story({
  name: 'ER-1, AS-1: without a subscription the plans are offered, and no advice to delete anything',
  args: {
    limit: { max: 4, plansHref: '/pricing' },
    refused: { standing: 'trial_ended', href: '/pricing' },
    last24Hours: QUIET_DAY,
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('Your trial has ended.', { selector: 'p' })).toBeVisible();
    await expect(canvasElement).not.toHaveTextContent(/Delete one|Your plan allows/);
    await expect(canvas.getByRole('link', { name: 'See plans' })).toHaveAttribute('href', '/pricing');
    await expect(canvas.queryByRole('link', { name: 'Create assistant' })).toBeNull();
    for (const name of ['Create assistant', 'Import'])
      await expect(canvas.getByRole('button', { name })).toHaveAccessibleDescription('Your trial has ended.');
  },
});

/** Each action as it runs. */
export const Running = meta.story({
  args: {
    actions: {
      ...actions,
      running: new Map([
        ['1', 'duplicate'],
        ['2', 'export'],
        ['3', 'resume'],
        ['4', 'delete'],
      ]),
    },
  },
});
export const RunningInCards = meta.story({
  args: {
    view: 'cards',
    actions: {
      ...actions,
      running: new Map([
        ['1', 'pause'],
        ['4', 'delete'],
      ]),
    },
  },
});
export const ActionsFailed = meta.story({
  name: 'AS-1: what failed stays until it is tried again or sent away',
  args: {
    actions: {
      ...actions,
      failures: [
        {
          id: 'a',
          action: 'duplicate',
          names: ['Shop Assistant'],
          problem: { code: 'refused', text: 'There is an assistant of this name already.' },
        },
        {
          id: 'b',
          action: 'delete',
          names: ['Handbook', 'Store Finder'],
          problem: { code: 'generic' },
        },
      ],
    },
  },
  play: async ({ canvas, args }) => {
    const [first, second] = canvas.getAllByRole('alert') as [HTMLElement, HTMLElement];
    await expect(first).toHaveTextContent('“Shop Assistant” was not duplicated.');
    await userEvent.click(within(first).getByRole('button', { name: 'Try again' }));
    await expect(args.actions?.onRepeat).toHaveBeenCalledWith('a');
    await expect(second).toHaveTextContent('2 assistants were not deleted.');
    await userEvent.click(within(second).getByRole('button', { name: 'Dismiss' }));
    await expect(args.actions?.onDismiss).toHaveBeenCalledWith('b');
  },
});
export const Long = meta.story({
  args: {
    state: { kind: 'ready', assistants: longAssistants },
    last24Hours: { ...BUSY_DAY, messages: 1_284_908, chatSessions: 1_000_000 },
  },
  play: async ({ canvasElement }) => expectContained(canvasElement),
});
export const LongInCards = meta.story({
  args: { state: { kind: 'ready', assistants: longAssistants }, view: 'cards' },
  play: async ({ canvasElement }) => expectContained(canvasElement),
});
export const LongOnPhone = meta.story({
  globals: onPhone,
  args: { state: { kind: 'ready', assistants: longAssistants } },
  play: async ({ canvasElement }) => expectContained(canvasElement),
});
export const Many = meta.story({ args: { state: { kind: 'ready', assistants: manyAssistants } } });
/** Of descriptions that differ in length: what stands at the foot is in line all the same. */
export const ManyInCards = meta.story({
  args: {
    state: {
      kind: 'ready',
      assistants: manyAssistants.map((each, index) =>
        index % 3 === 1 ? { ...each, description: index % 2 === 0 ? '' : 'Short' } : each,
      ),
    },
    view: 'cards',
  },
});

/** The texts of others: names, descriptions, and what the server says. */
const hostileArgs = (args: AssistantListScreenProps, text: string): AssistantListScreenProps => ({
  ...args,
  state: {
    kind: 'ready',
    assistants: assistants.map((each) => ({ ...each, name: text, description: text })),
  },
  actions: {
    ...actions,
    failures: [
      {
        id: 'b',
        action: 'pause',
        names: [text],
        problem: { code: 'refused', text },
      },
    ],
  },
});
export const HostileText = meta.story({
  render: (args) => <EachHostile>{(text) => <Screen {...hostileArgs(args, text)} />}</EachHostile>,
  play: everyHostileText(),
});
/** Without the toast, which lies over the end of a full page until it goes. */
export const HostileTextInCards = meta.story({
  render: (args) => (
    <EachHostile>
      {(text) => <Screen {...hostileArgs(args, text)} actions={actions} view="cards" />}
    </EachHostile>
  ),
  play: everyHostileText(),
});

/** Addresses of the rows, in their order. */
function order(): (string | null)[] {
  return screen.getAllByRole('rowheader').map((row) => within(row).getByRole('link').getAttribute('href'));
}

export const SearchAndSort = meta.story({
  name: 'AS-1: search and sort',
  parameters: noPicture,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Messages in 24\sh/ }));
    await waitFor(() => expect(order()[0]).toBe('/assistants/chat/1'));
    await userEvent.click(canvas.getByRole('button', { name: /Messages in 24\sh/ }));
    await waitFor(() => expect(order().at(-1)).toBe('/assistants/chat/1'));
    const search = canvas.getByRole('searchbox', { name: 'Search assistants' });
    await userEvent.type(search, 'opening HOURS');
    await waitFor(() => expect(order()).toEqual(['/assistants/chat/2']));
    await expect(canvas.getByText('1 assistant')).toBeVisible();
    await userEvent.clear(search);
    await userEvent.type(search, 'nothing like it');
    await waitFor(() => expect(canvas.getByText('No assistant matches “nothing like it”')).toBeVisible());
    await userEvent.click(canvas.getAllByRole('button', { name: 'Clear search' }).at(-1) as HTMLElement);
    await waitFor(() => expect(order()).toHaveLength(4));
  },
});

export const NothingFound = meta.story({
  args: { query: { ...DEFAULT_ASSISTANT_QUERY, search: 'nothing like it' } },
});

/**
 * Opens a menu by its button and chooses from it; over when the menu is gone, or the next choice could meet
 * the same one closing.
 */
const choose = async (button: string, item: string) => {
  await userEvent.click(screen.getByRole('button', { name: button }));
  await userEvent.click(await screen.findByRole('menuitemradio', { name: item }));
  await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
};

export const FilterByStatus = meta.story({
  name: 'AS-1: one status alone',
  args: { state: { kind: 'ready', assistants: measured.filter(({ status }) => status !== 'paused') } },
  play: async ({ canvas }) => {
    await choose('Status', 'Draft');
    await waitFor(() => expect(order()).toEqual(['/assistants/chat/4']));
    await choose('Status: Draft', 'Paused');
    await waitFor(() => expect(canvas.getByText('No assistant has this status')).toBeVisible());
    await userEvent.click(canvas.getByRole('button', { name: 'Show all' }));
    await waitFor(() => expect(order()).toHaveLength(3));
    await choose('Status', 'Paused');
  },
});

export const ChooseView = meta.story({
  name: 'AS-1: cards instead of rows',
  parameters: noPicture,
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Cards' }));
    await expect(args.onViewChange).toHaveBeenCalledWith('cards');
    await expect(canvas.queryByRole('table')).toBeNull();
    await choose('Sort by: Name, ascending', 'Messages');
    const names = () => canvas.getAllByRole('link').map((link) => link.textContent);
    await waitFor(() => expect(names()[1]).toBe('Shop Assistant'));
  },
});

export const EvenCards = meta.story({
  name: 'AS-1: the feet of neighbouring cards are alike',
  parameters: noPicture,
  args: { view: 'cards' },
  play: async ({ canvas }) => {
    const lines = canvas.getAllByText(/^\d+ files? ·$/).map((line) => line.getBoundingClientRect());
    const states = canvas
      .getAllByText(/^(Draft|Paused|Published)$/)
      .map((tag) => tag.getBoundingClientRect());
    await expect(lines).toHaveLength(4);
    await expect(new Set(lines.map(({ top }) => top)).size).toBe(1);
    await expect(new Set(states.map(({ top }) => top)).size).toBe(1);
  },
});
export const SeveralInCards = meta.story({
  name: 'AS-1: several cards are selected, by pointer and keys, and one action is for all of them',
  args: { view: 'cards' },
  play: async ({ canvas, args }) => {
    const box = (name: string) => canvas.getByRole('checkbox', { name: `Select ${name}` });
    await userEvent.click(box('Shop Assistant'));
    await userEvent.keyboard('{Home} ');
    await expect(canvas.getByRole('checkbox', { name: 'Select all' })).toBePartiallyChecked();
    const bar = within(canvas.getByRole('group', { name: 'Actions for what is selected' }));
    await userEvent.click(bar.getByRole('button', { name: 'Export draft as JSON' }));
    await expect(args.actions?.onAct).toHaveBeenCalledWith('export', ['4', '1']);
    bar.getByRole('button', { name: 'Export draft as JSON' }).focus();
    await userEvent.keyboard('{Escape}');
    await expect(canvas.getByRole('checkbox', { name: 'Select all' })).toHaveFocus();
    await expect(box('Shop Assistant')).not.toBeChecked();
    await userEvent.click(box('Shop Assistant'));
  },
});

export const WholeRow = meta.story({
  name: 'AS-1: the whole row leads to the chat',
  parameters: noPicture,
  args: { state: { kind: 'ready', assistants } },
  render: ({ actions: _, ...args }) => <Screen {...args} />,
  play: async ({ canvas }) => {
    const row = canvas.getByRole('row', { name: /Store Finder/ });
    const { left, right, top, height } = row.getBoundingClientRect();
    for (const x of [left + 8, (left + right) / 2, right - 8]) {
      const hit = document.elementFromPoint(x, top + height / 2)?.closest('a');
      await expect(hit).toHaveAttribute('href', '/assistants/chat/2');
    }
    await expect(row.offsetHeight).toBeGreaterThanOrEqual(52);
  },
});

export const SortOnPhone = meta.story({
  name: 'AS-1: phones sort by a menu',
  parameters: noPicture,
  globals: onPhone,
  play: async () => {
    await choose('Sort by: Name, ascending', 'Messages');
    await waitFor(() => expect(order()[0]).toBe('/assistants/chat/1'));
  },
});

const openMenu = async (name: string) => {
  await userEvent.click(screen.getByRole('button', { name: `Actions for ${name}` }));
  return screen.findByRole('menu', { name: `Actions for ${name}` });
};

export const RowMenu = meta.story({
  name: 'AS-1: what can be done with one assistant',
  play: async ({ args }) => {
    const menu = await openMenu('Shop Assistant');
    await expect(within(menu).getByRole('menuitem', { name: 'Open chat' })).toHaveAttribute(
      'href',
      '/assistants/chat/1',
    );
    await expect(within(menu).getByRole('menuitem', { name: 'Edit' })).toHaveAttribute(
      'href',
      '/assistants/edit/1',
    );
    for (const [name, action] of [
      ['Duplicate', 'duplicate'],
      ['Export draft as JSON', 'export'],
      ['Pause', 'pause'],
    ] as const) {
      const open = screen.queryByRole('menu') ?? (await openMenu('Shop Assistant'));
      await userEvent.click(within(open).getByRole('menuitem', { name }));
      await expect(args.actions?.onAct).toHaveBeenLastCalledWith(action, ['1']);
      await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    }
    const paused = await openMenu('Returns Desk');
    await userEvent.click(within(paused).getByRole('menuitem', { name: 'Resume' }));
    await expect(args.actions?.onAct).toHaveBeenLastCalledWith('resume', ['3']);
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    await openMenu('Handbook');
  },
});

export const DeleteOne = meta.story({
  name: 'AS-1: deleting asks for the name',
  play: async ({ args }) => {
    const menu = await openMenu('Shop Assistant');
    await userEvent.click(within(menu).getByRole('menuitem', { name: 'Delete' }));
    const dialog = await screen.findByRole('alertdialog', { name: 'Delete “Shop Assistant”?' });
    await expect(dialog).toHaveTextContent('12 data files');
    await expect(dialog).toHaveTextContent('486 conversations and their ratings');
    await expect(dialog).toHaveTextContent(/have it back until .*2026, under “Recently deleted”/);
    await userEvent.click(within(dialog).getByRole('button', { name: 'Delete' }));
    await expect(args.actions?.onAct).not.toHaveBeenCalled();
    await userEvent.type(within(dialog).getByRole('textbox'), 'Shop Assistan');
  },
});
export const DeleteOneConfirmed = meta.story({
  name: 'AS-1: the typed name deletes',
  parameters: noPicture,
  play: async ({ args }) => {
    const menu = await openMenu('Shop Assistant');
    await userEvent.click(within(menu).getByRole('menuitem', { name: 'Delete' }));
    const dialog = await screen.findByRole('alertdialog');
    await userEvent.type(within(dialog).getByRole('textbox'), 'Shop Assistant');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Delete' }));
    await expect(args.actions?.onAct).toHaveBeenCalledWith('delete', ['1']);
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  },
});

export const Selected = meta.story({
  name: 'AS-1: several at once',
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: /Shop Assistant/ }));
    await userEvent.click(canvas.getByRole('checkbox', { name: /Returns Desk/ }));
    await userEvent.click(canvas.getByRole('button', { name: 'Pause' }));
    await expect(args.actions?.onAct).toHaveBeenLastCalledWith('pause', ['3', '1']);
    await userEvent.click(canvas.getByRole('button', { name: 'Export draft as JSON' }));
    await expect(args.actions?.onAct).toHaveBeenLastCalledWith('export', ['3', '1']);
  },
});
export const SelectedDrafts = meta.story({
  name: 'AS-1: drafts answer nobody, so they cannot be paused',
  parameters: noPicture,
  args: {
    state: { kind: 'ready', assistants: assistants.map((each) => ({ ...each, status: 'draft' as const })) },
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: /Shop Assistant/ }));
    await expect(canvas.getByRole('button', { name: 'Export draft as JSON' })).toBeInTheDocument();
    await expect(canvas.queryByRole('button', { name: /Pause|Resume/ })).toBeNull();
  },
});
export const DeleteSeveral = meta.story({
  name: 'AS-1: deleting several asks for the words to type',
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: /Shop Assistant/ }));
    await userEvent.click(canvas.getByRole('checkbox', { name: /Returns Desk/ }));
    await userEvent.click(canvas.getByRole('button', { name: 'Delete' }));
    const dialog = await screen.findByRole('alertdialog', { name: 'Delete 2 assistants?' });
    await expect(dialog).toHaveTextContent('17 data files');
    const field = within(dialog).getByRole('textbox', { name: 'To confirm, type “delete 2 assistants”' });
    await userEvent.type(field, 'delete 2 assistants');
    await expect(within(dialog).getByRole('button', { name: 'Delete' })).not.toHaveAttribute('aria-disabled');
  },
});
export const SelectionFollowsFilter = meta.story({
  name: 'AS-1: nothing is done to what the search hides',
  parameters: noPicture,
  play: async ({ canvas, args }) => {
    for (const box of canvas.getAllByRole('checkbox').slice(0, 1)) await userEvent.click(box);
    await userEvent.type(canvas.getByRole('searchbox'), 'shop assistant');
    await waitFor(() => expect(order()).toEqual(['/assistants/chat/1']));
    await userEvent.click(canvas.getByRole('button', { name: 'Pause' }));
    await expect(args.actions?.onAct).toHaveBeenCalledWith('pause', ['1']);
  },
});

const importing = (state: AssistantActions['imports']['state']) => ({
  actions: { ...actions, imports: { ...actions.imports, state } },
});
const inFile = {
  fileName: 'returns-desk.json',
  draft: { ...assistantDraft, name: 'Returns Desk', description: 'Walks through an exchange or a refund' },
};

export const ImportChoosing = meta.story({
  args: importing({ kind: 'choosing' }),
  play: async ({ args }) => {
    const dialog = await screen.findByRole('dialog', { name: 'Import an assistant' });
    const file = new File(['{}'], 'returns-desk.json', { type: 'application/json' });
    const input = dialog.querySelector('input[type=file]') as HTMLInputElement;
    await userEvent.upload(input, file);
    await waitFor(() => expect(args.actions?.imports.onFile).toHaveBeenCalledWith(file));
  },
});
export const ImportChecking = meta.story({
  args: importing({ kind: 'checking', fileName: 'returns-desk.json' }),
});
export const ImportNotJson = meta.story({
  args: importing({ kind: 'refused', fileName: 'returns-desk.json', problem: 'notJson' }),
});
export const ImportOfWrongKinds = meta.story({
  name: 'AS-1: an import is refused by the names of its fields',
  args: importing({
    kind: 'refused',
    fileName: 'returns-desk.json',
    problem: 'wrongKind',
    fields: ['temperature', 'rateLimit.max', 'widget'],
  }),
  play: async () => {
    await expect(await screen.findByRole('dialog')).toHaveTextContent(
      /Messages at most: this is missing.*widget: this is missing/,
    );
  },
});
export const ImportOfManyFaults = meta.story({
  name: 'AS-1: an import of wrong kinds is told of all else that is wrong, too',
  parameters: noPicture,
  args: importing({
    kind: 'refused',
    fileName: 'returns-desk.json',
    problem: 'wrongKind',
    fields: ['name', 'widget'],
    rest: {
      ...inFile.draft,
      name: '',
      temperature: 9,
      widget: { ...inFile.draft.widget, color: '' },
    },
  }),
  play: async () => {
    const dialog = await screen.findByRole('dialog');
    await expect(dialog).toHaveTextContent(/Name: this is missing.*widget: this is missing.*from 0 to 1/);
    await expect(dialog).not.toHaveTextContent(/Name:.*Name:/);
    await expect(dialog).not.toHaveTextContent(/Color:/);
  },
});
export const ImportHoldsNoAssistant = meta.story({
  args: importing({ kind: 'refused', fileName: 'package.json', problem: 'notAssistant' }),
});
export const ImportFromNewerVersion = meta.story({
  args: importing({ kind: 'refused', fileName: 'returns-desk.json', problem: 'newer' }),
});
export const ImportWithoutFiles = meta.story({
  name: 'AS-1: an import names the data files that are not part of it',
  args: importing({ kind: 'ready', ...inFile, missing: ['terms.pdf', 'returns.md'] }),
  play: async () => {
    await expect(await screen.findByRole('dialog')).toHaveTextContent(
      '2 data files are not part of it, add them again: terms.pdf and returns.md',
    );
  },
});
export const ImportReady = meta.story({
  args: importing({ kind: 'ready', ...inFile }),
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Import as draft' }));
    await expect(args.actions?.imports.onConfirm).toHaveBeenCalledOnce();
    await userEvent.click(screen.getByRole('button', { name: 'Choose another file' }));
    await expect(args.actions?.imports.onOpen).toHaveBeenCalledOnce();
    await userEvent.keyboard('{Escape}');
    await expect(args.actions?.imports.onClose).toHaveBeenCalledOnce();
  },
});
export const ImportWrong = meta.story({
  name: 'AS-1: what the editor would refuse is refused before, in the words of its fields',
  args: importing({
    kind: 'ready',
    ...inFile,
    draft: {
      ...inFile.draft,
      name: 'n'.repeat(500),
      temperature: 99,
      placeholder: 'p'.repeat(121),
      allowedDomains: ['example.com', '*'],
    },
  }),
  play: async ({ args }) => {
    const dialog = within(await screen.findByRole('dialog', { name: 'Import an assistant' }));
    await expect(dialog.getByText(/returns-desk\.json cannot be imported as it is:/)).toHaveTextContent(
      [
        'Name: At most 256 characters.',
        'Temperature: Enter a number from 0 to 1.',
        'Placeholder of the message field: At most 120 characters.',
        'Allowed domains: Cannot be used: “*”.',
      ].join(' '),
    );
    await expect(dialog.queryByRole('button', { name: 'Import as draft' })).toBeNull();
    const file = new File(['{}'], 'other.json', { type: 'application/json' });
    await userEvent.upload(
      document.querySelector('[role=dialog] input[type=file]') as HTMLInputElement,
      file,
    );
    await waitFor(() => expect(args.actions?.imports.onFile).toHaveBeenCalledWith(file));
  },
});
export const Importing = meta.story({ args: importing({ kind: 'importing', ...inFile }) });
export const ImportFailed = meta.story({
  args: importing({ kind: 'failed', ...inFile, problem: { code: 'offline' } }),
});
export const ImportHostileText = meta.story({
  render: (args) => (
    <EachHostile>
      {(text) => (
        <AssistantListScreen
          {...args}
          {...importing({
            kind: 'failed',
            fileName: text,
            draft: { ...assistantDraft, name: text, description: text },
            problem: { code: 'refused', text },
          })}
        />
      )}
    </EachHostile>
  ),
  play: everyHostileText(() => screen.findByRole('dialog')),
});
