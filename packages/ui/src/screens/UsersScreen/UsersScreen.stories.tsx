import { noPicture } from '@parley/showroom/no-picture';
import preview from '@parley/storybook/preview';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { EachHostile, everyHostileText, expectContained } from '../../hostile.fixtures.ts';
import { onPhone } from '../../patterns/patterns.fixtures.tsx';
import { arrivesInPlace, LIST_MARKS } from '../arrival.fixtures.tsx';
import { UsersScreen, type UsersScreenProps, type UsersState } from './UsersScreen.tsx';
import {
  admin,
  idleManagement,
  longUsers,
  manyAssistantChoices,
  manyUsers,
  pageOfUsers,
  users,
} from './users.fixtures.ts';
import {
  DEFAULT_USER_QUERY,
  type UserListItem,
  type UserManagement,
  type UserQuery,
  type UserTask,
} from './users.types.ts';

/** Handlers that are told, on top of a management in some state. */
const managed = (change: Partial<UserManagement> = {}): UserManagement => ({
  ...idleManagement,
  onForget: fn(),
  onResend: fn(),
  onCopyLink: fn(),
  onRole: fn(),
  onAssistants: fn(),
  onActivate: fn(),
  onDeactivate: fn(),
  onRemove: fn(),
  onInvite: fn(),
  onInviteReset: fn(),
  ...change,
});

/** All of an organisation's users, of whom the screen gets the page that its query asks for. */
const readyWith = (all: readonly UserListItem[]) =>
  ({ kind: 'ready', ...pageOfUsers(all, { ...DEFAULT_USER_QUERY, pageSize: all.length }) }) as const;

/** The screen with the query kept as its owner keeps it, and the page of it as the server replies. */
function QueriedScreen(args: UsersScreenProps) {
  const [query, setQuery] = useState<UserQuery>(args.query);
  const state =
    args.state.kind === 'ready' ? { ...args.state, ...pageOfUsers(args.state.users, query) } : args.state;
  return <UsersScreen {...args} state={state} query={query} onQueryChange={setQuery} />;
}

const meta = preview.meta({
  component: UsersScreen,
  parameters: { layout: 'fullscreen' },
  args: {
    state: readyWith(users) as UsersState,
    query: DEFAULT_USER_QUERY,
    onQueryChange: fn(),
    onRetry: fn(),
    manage: managed(),
  },
  // What is asked for runs, until a story says otherwise.
  render: function Render(args: UsersScreenProps) {
    const [task, setTask] = useState<UserTask>(args.manage?.task ?? { kind: 'idle', attempt: 0 });
    const attempt = Symbol('attempt');
    if (!args.manage) return <QueriedScreen {...args} />;
    const { onRole, onForget } = args.manage;
    const manage: UserManagement = {
      ...args.manage,
      task,
      onRole: (ids, role) => {
        onRole(ids, role);
        setTask({ kind: 'running', attempt, does: 'role', ids });
        setTimeout(() => setTask({ kind: 'done', attempt, does: 'role', ids }), 50);
      },
      onRemove: (ids) => {
        setTask({ kind: 'running', attempt, does: 'remove', ids });
        setTimeout(
          () => setTask({ kind: 'failed', attempt, does: 'remove', ids, problem: { code: 'timedOut' } }),
          50,
        );
      },
      // Answered before it is drawn that it runs.
      onDeactivate: (ids) => setTask({ kind: 'done', attempt, does: 'deactivate', ids }),
      onForget: () => {
        onForget();
        setTask({ kind: 'idle', attempt: 0 });
      },
    };
    return <QueriedScreen {...args} manage={manage} />;
  },
});

type Canvas = ReturnType<typeof within>;
const openMenuOf = async (canvas: Canvas, name: string) => {
  await userEvent.click(canvas.getByRole('button', { name: `Actions for ${name}` }));
  return within(await screen.findByRole('menu'));
};
const row = (canvas: Canvas, name: RegExp) => within(canvas.getByRole('row', { name }));

export const Filled = meta.story();
export const ReadOnly = meta.story({
  render: ({ manage: _, ...args }) => <QueriedScreen {...args} />,
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: 'Invite people' })).toBeNull();
    await expect(canvas.queryByRole('button', { name: /^Actions for/ })).toBeNull();
    await expect(canvas.queryByRole('checkbox')).toBeNull();
  },
});
export const OnlyOneself = meta.story({
  name: 'US-1: who is alone is led to inviting others',
  args: { state: readyWith([admin]) },
  play: async ({ canvas }) => {
    const [first, below] = canvas.getAllByRole('button', { name: 'Invite people' });
    await expect(canvas.getByRole('heading', { name: 'Nobody else is here yet' })).toBeVisible();
    if (!first || !below) throw new Error('There is no second way to invite people.');
    await userEvent.click(below);
    const dialog = await screen.findByRole('dialog', { name: 'Invite people' });
    await userEvent.click(within(dialog).getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(below).toHaveFocus());
  },
});
export const Loading = meta.story({ args: { state: { kind: 'loading' } } });
export const ArrivesInPlace = meta.story({
  name: 'RT-9: nothing jumps when the users arrive',
  ...arrivesInPlace<UsersScreenProps>(
    (args, arrived) => <UsersScreen {...args} {...(!arrived && { state: { kind: 'loading' } })} />,
    LIST_MARKS,
  ),
});
export const Empty = meta.story({ args: { state: readyWith([]) } });
export const Failed = meta.story({
  args: { state: { kind: 'failed', problem: { code: 'generic' }, retrying: false } },
});
/** Each search is refused. */
function RefusedSearch(args: UsersScreenProps) {
  const [query, setQuery] = useState<UserQuery>(args.query);
  const refused = { kind: 'failed', problem: { code: 'told' }, retrying: false } as const;
  const state = query.search === '' ? args.state : refused;
  return <UsersScreen {...args} state={state} query={query} onQueryChange={setQuery} />;
}
export const SearchRefused = meta.story({
  name: 'FA-1: a refused search keeps its field',
  render: (args) => <RefusedSearch {...args} />,
  play: async ({ canvas }) => {
    const field = canvas.getByRole('searchbox');
    await userEvent.type(field, 'ada');
    await expect(canvas.getByText('The users could not be loaded.')).toBeVisible();
    await expect(field).toHaveValue('ada');
    await expect(field).toHaveFocus();
    await expect(canvas.getByRole('button', { name: 'Invite people' })).toBeEnabled();
  },
});
export const NoPermission = meta.story({
  args: { state: { kind: 'failed', problem: { code: 'noPermission' }, retrying: false } },
});
export const Offline = meta.story({
  args: {
    state: { ...readyWith(users), outdated: { problem: { code: 'offline' }, retrying: false } },
  },
});
export const Saving = meta.story({
  args: { manage: managed({ task: { kind: 'running', attempt: 1, does: 'resend', ids: ['5', '6'] } }) },
});
const failed = managed({
  task: {
    kind: 'failed',
    attempt: 1,
    does: 'resend',
    ids: ['5'],
    problem: { code: 'rateLimited', retryAfter: 30 },
  },
});
export const ActionFailed = meta.story({
  args: { manage: failed },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Too many requests\./)).toBeVisible();
  },
});
/** What failed is put aside, and the list stands alone again. */
export const FailureDismissed = meta.story({
  args: { manage: failed },
  parameters: noPicture,
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Dismiss' }));
    await expect(args.manage?.onForget).toHaveBeenCalledOnce();
    await expect(canvas.queryByText(/^Too many requests\./)).toBeNull();
  },
});
export const Many = meta.story({
  name: 'US-1: pages of users, which a filter shortens',
  args: { state: readyWith(manyUsers) },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('rowheader')).toHaveLength(25);
    await userEvent.click(canvas.getByRole('button', { name: 'Next page' }));
    await expect(canvas.getAllByRole('rowheader')[0]).toHaveTextContent('Agent 25');
    await userEvent.click(canvas.getByRole('button', { name: 'Status' }));
    await userEvent.click(await screen.findByRole('menuitemradio', { name: 'Invited' }));
    await expect(canvas.getByText('24 users')).toBeVisible();
    await expect(canvas.getAllByRole('rowheader')[0]).toHaveTextContent('Agent 4');
  },
});
export const OnePage = meta.story({
  name: 'US-1: ten users are one page, and no word of others',
  parameters: noPicture,
  args: { state: readyWith(manyUsers.slice(0, 10)) },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('rowheader')).toHaveLength(10);
    await expect(canvas.queryByRole('navigation')).toBeNull();
  },
});
export const Long = meta.story({
  args: { state: readyWith(longUsers) },
  globals: { locale: 'de' },
  play: async ({ canvasElement }) => expectContained(canvasElement, 'long'),
});
export const Phone = meta.story({
  globals: onPhone,
  play: async ({ canvasElement }) => expectContained(canvasElement, 'phone'),
});
export const SearchAndSort = meta.story({
  name: 'US-1: search by name or e-mail, and sort',
  play: async ({ canvas }) => {
    const search = canvas.getByRole('searchbox', { name: 'Search users' });
    await userEvent.type(search, 'COLLEAGUE');
    await expect(canvas.getAllByRole('rowheader')).toHaveLength(2);
    await userEvent.clear(search);
    await userEvent.click(canvas.getByRole('button', { name: /Sort by Status/ }));
    await userEvent.click(canvas.getByRole('button', { name: /Sort by Status/ }));
    await expect(canvas.getAllByRole('rowheader')[0]).toHaveTextContent('Agent 4');
    await userEvent.type(search, 'zzz');
    await expect(canvas.getByText('Nobody matches “zzz”')).toBeVisible();
    const [, below] = canvas.getAllByRole('button', { name: 'Clear search' });
    await userEvent.click(below as HTMLElement);
    await expect(canvas.getAllByRole('rowheader')).toHaveLength(users.length);
  },
});
export const MenuOfInvited = meta.story({
  name: 'US-1: an invitation is sent again, and its link copied',
  play: async ({ canvas, args }) => {
    await expect(row(canvas, /late\.colleague/).getByText('Invitation ended')).toBeVisible();
    const menu = await openMenuOf(canvas, 'late.colleague@acme.test');
    await userEvent.click(menu.getByRole('menuitem', { name: 'Send invitation again' }));
    await expect(args.manage?.onResend).toHaveBeenCalledWith(['6']);
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    const again = await openMenuOf(canvas, 'new.colleague@acme.test');
    await userEvent.click(again.getByRole('menuitem', { name: 'Copy invitation link' }));
    await expect(args.manage?.onCopyLink).toHaveBeenCalledWith('5');
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    await openMenuOf(canvas, 'new.colleague@acme.test');
  },
});
export const LastAdmin = meta.story({
  name: 'US-1: the last administrator cannot be removed, deactivated or demoted, and it is said why',
  args: { state: readyWith(users.filter(({ id }) => id !== '2')) },
  play: async ({ canvas }) => {
    const menu = await openMenuOf(canvas, 'Acme Admin');
    for (const name of [/^Make user/, /^Deactivate/, /^Remove/]) {
      const item = menu.getByRole('menuitem', { name });
      await expect(item).toHaveAttribute('aria-disabled', 'true');
      await expect(item).toHaveTextContent('At least one active administrator has to stay.');
    }
  },
});
export const ChangeRole = meta.story({
  name: 'US-1: a role changes after a question, which closes when it is done',
  parameters: noPicture,
  play: async ({ canvas, args }) => {
    const menu = await openMenuOf(canvas, 'Agent 3');
    await userEvent.click(menu.getByRole('menuitem', { name: 'Make administrator' }));
    const question = within(await screen.findByRole('alertdialog', { name: /Make “Agent 3” an admin/ }));
    await userEvent.click(question.getByRole('button', { name: 'Make administrator' }));
    await expect(args.manage?.onRole).toHaveBeenCalledWith(['3'], 'admin');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  },
});
export const AnsweredAtOnce = meta.story({
  parameters: noPicture,
  name: 'US-1: a question closes when its reply is there before the next picture',
  play: async ({ canvas }) => {
    const menu = await openMenuOf(canvas, 'Agent 3');
    await userEvent.click(menu.getByRole('menuitem', { name: 'Deactivate' }));
    const question = within(await screen.findByRole('alertdialog'));
    await userEvent.click(question.getByRole('button', { name: 'Deactivate' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  },
});
export const RemovesSelf = meta.story({
  name: 'US-1: who removes themselves is told that it ends their own access',
  play: async ({ canvas, args }) => {
    const menu = await openMenuOf(canvas, 'Acme Admin');
    await userEvent.click(menu.getByRole('menuitem', { name: 'Remove' }));
    const question = within(await screen.findByRole('alertdialog', { name: 'Remove yourself?' }));
    await expect(question.getByText(/^You are signed out and lose access at once\./)).toBeInTheDocument();
    await expect(args.manage?.onRemove).not.toHaveBeenCalled();
  },
});
export const DemotesSelf = meta.story({
  name: 'US-1: who gives up their own administration is told that they lose its rights',
  play: async ({ canvas }) => {
    const menu = await openMenuOf(canvas, 'Acme Admin');
    await userEvent.click(menu.getByRole('menuitem', { name: 'Make user' }));
    const question = within(await screen.findByRole('alertdialog', { name: 'Make yourself a user?' }));
    await expect(question.getByText(/Only another administrator can undo this\.$/)).toBeInTheDocument();
  },
});
export const DeactivatesSelf = meta.story({
  name: 'US-1: who deactivates themselves is told that they are signed out',
  parameters: noPicture,
  play: async ({ canvas }) => {
    const menu = await openMenuOf(canvas, 'Acme Admin');
    await userEvent.click(menu.getByRole('menuitem', { name: 'Deactivate' }));
    const question = within(await screen.findByRole('alertdialog', { name: 'Deactivate yourself?' }));
    await expect(question.getByText(/^You are signed out at once/)).toBeInTheDocument();
  },
});
export const RemovesOthersAndSelf = meta.story({
  name: 'US-1: who removes others and themselves is told that they are among them',
  parameters: noPicture,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select Acme Admin' }));
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select Agent 3' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Remove' }));
    const question = within(await screen.findByRole('alertdialog', { name: 'Remove 2 users?' }));
    await expect(question.getByText(/You are one of them/)).toBeInTheDocument();
  },
});
export const RemoveFails = meta.story({
  name: 'US-1: a removal that fails keeps its question open and says why',
  play: async ({ canvas }) => {
    const menu = await openMenuOf(canvas, 'Agent 4');
    await userEvent.click(menu.getByRole('menuitem', { name: 'Remove' }));
    const question = within(await screen.findByRole('alertdialog', { name: 'Remove “Agent 4”?' }));
    await userEvent.click(question.getByRole('button', { name: 'Remove' }));
    await expect(await question.findByRole('alert')).toHaveTextContent(/That did not work/);
  },
});
export const NoneShown = meta.story({
  name: 'T20: where nobody can be shown, no filter is to blame',
  parameters: noPicture,
  args: { state: { ...readyWith(users), users: [], leftOut: users.length } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(`${users.length} entries could not be shown.`)).toBeVisible();
    await expect(canvas.queryByText(/Nobody fits/)).toBeNull();
  },
});
export const RevokeInvitation = meta.story({
  name: 'US-1: an invitation is revoked, with no word of chats that nobody had',
  parameters: noPicture,
  play: async ({ canvas }) => {
    const menu = await openMenuOf(canvas, 'new.colleague@acme.test');
    await userEvent.click(menu.getByRole('menuitem', { name: 'Revoke invitation' }));
    const question = within(await screen.findByRole('alertdialog', { name: /^Revoke the invitation of/ }));
    await expect(question.queryByText(/chats/)).toBeNull();
    await expect(question.getByRole('button', { name: 'Revoke invitation' })).toBeEnabled();
  },
});
export const RevokeOnAPhone = meta.story({
  name: 'US-1: on the narrowest phone menu and question of an invitation keep within the window',
  globals: { locale: 'de', viewport: { value: 'mobile1', isRotated: false } },
  parameters: noPicture,
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Aktionen.*late\.colleague@acme\.test/ }));
    const menu = within(await screen.findByRole('menu'));
    await expectContained(canvasElement, 'menu');
    await userEvent.click(menu.getByRole('menuitem', { name: 'Einladung zurückziehen' }));
    const question = within(await screen.findByRole('alertdialog'));
    await waitFor(() =>
      expect(question.getByRole('button', { name: 'Einladung zurückziehen' })).toBeVisible(),
    );
    await expectContained(canvasElement, 'question');
  },
});
export const SeveralSelected = meta.story({
  name: 'US-1: several at once; never all administrators',
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select late.colleague@acme.test' }));
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select new.colleague@acme.test' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Send invitation again' }));
    await expect(args.manage?.onResend).toHaveBeenCalledWith(['6', '5']);
    await userEvent.click(canvas.getByRole('checkbox', { name: /all/i }));
    const remove = canvas.getByRole('button', { name: 'Remove' });
    await expect(remove).toHaveAccessibleDescription('At least one active administrator has to stay.');
  },
});
export const RemovesMembersAndInvited = meta.story({
  name: 'US-1: who removes members and invited people together is told that members lose their access',
  parameters: noPicture,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select Agent 3' }));
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select new.colleague@acme.test' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Remove' }));
    const question = within(await screen.findByRole('alertdialog', { name: 'Remove 2 users?' }));
    await waitFor(() => expect(question.getByText(/chats/)).toBeVisible());
    await expect(question.getByRole('button', { name: 'Remove' })).toBeEnabled();
  },
});
export const ChooseAssistants = meta.story({
  name: 'US-1: which assistants somebody may use, found by searching',
  args: { manage: managed({ assistants: manyAssistantChoices }) },
  play: async ({ canvas, args }) => {
    const menu = await openMenuOf(canvas, 'Agent 3');
    await userEvent.click(menu.getByRole('menuitem', { name: 'Choose assistants' }));
    const drawer = within(await screen.findByRole('dialog', { name: 'Assistants of Agent 3' }));
    await waitFor(() => expect(drawer.getByText('2 of 60 chosen')).toBeVisible());
    await userEvent.type(drawer.getByRole('searchbox', { name: 'Find an assistant' }), 'handbook 4');
    await userEvent.click(drawer.getByRole('checkbox', { name: 'Handbook 44' }));
    await userEvent.click(drawer.getByRole('button', { name: 'Save' }));
    await expect(args.manage?.onAssistants).toHaveBeenCalledWith('3', ['1', '2', '44']);
  },
});
export const HostileText = meta.story({
  render: (args) => (
    <EachHostile>
      {(text) => (
        <UsersScreen
          {...args}
          state={readyWith(users.map((user) => ({ ...user, name: text, email: text })))}
          manage={managed({
            task: { kind: 'failed', attempt: 1, does: 'role', ids: [], problem: { code: 'refused', text } },
          })}
        />
      )}
    </EachHostile>
  ),
  play: everyHostileText(),
});
