import { DAY_MS, DELETED_ASSISTANT_DAYS } from '@parley/model';
import { noPicture } from '@parley/showroom/no-picture';
import preview from '@parley/storybook/preview';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import { EachHostile, everyHostileText } from '../../hostile.fixtures.ts';
import { onPhone } from '../../patterns/patterns.fixtures.tsx';
import { AssistantListScreen, type AssistantListState } from './AssistantListScreen.tsx';
import { DEFAULT_ASSISTANT_QUERY } from './arrangeAssistants.ts';
import { actions, BUSY_DAY, measured, QUIET_DAY } from './assistantList.fixtures.ts';
import type { DeletedAssistantItem, DeletedAssistants, DeletedAssistantsState } from './deleted.types.ts';
// Here at once: what the test server first meets in the middle of a test makes it load the page anew.
import './actions/DeleteAssistantsDialog.tsx';
import './DeletedList.tsx';

/** The same screen in another state: its other stories show it in every mode. */
const again = { visual: { modes: ['light', 'phone'] } };

const deleted = (id: string, name: string, deletedAt: string, rest: Partial<DeletedAssistantItem> = {}) => ({
  ...{ id, name, deletedAt, avatarUrl: null, dataFileCount: 5, conversationCount: 57 },
  deletedBy: 'Maren Voss',
  keptUntil: new Date(Date.parse(deletedAt) + DELETED_ASSISTANT_DAYS * DAY_MS).toISOString(),
  ...rest,
});

const two = [
  deleted('d1', 'Gift Finder', '2026-03-10T09:12:00.000Z'),
  deleted('d2', 'Summer Sale', '2026-02-20T16:40:00.000Z', {
    ...{ deletedBy: null, dataFileCount: 1, conversationCount: 0 },
  }),
];

const withDeleted = (
  state: DeletedAssistantsState,
  running: DeletedAssistants['running'] = new Map(),
): DeletedAssistants => ({ state, running, onRetry: fn(), onRestore: fn(), onPurge: fn() });

const meta = preview.meta({
  component: AssistantListScreen,
  parameters: { layout: 'fullscreen' },
  args: {
    state: { kind: 'ready', assistants: measured } as AssistantListState,
    last24Hours: BUSY_DAY,
    query: { ...DEFAULT_ASSISTANT_QUERY, status: 'deleted' as const },
    onQueryChange: fn(),
    onViewChange: fn(),
    onRetry: fn(),
    createHref: '/create-assistant',
    actions,
    deleted: withDeleted({ kind: 'ready', assistants: two }),
  },
});

export const RecentlyDeleted = meta.story({
  name: 'AS-1: deleted assistants are had back, or deleted for good by their typed name',
  play: async ({ args, canvas }) => {
    const row = within(await canvas.findByRole('row', { name: /Gift Finder/ }));
    await expect(row.getByText('Apr 9, 2026')).toBeVisible();
    await expect(row.getByText('by Maren Voss')).toBeVisible();
    await userEvent.click(row.getByRole('button', { name: 'Restore Gift Finder' }));
    await expect(args.deleted?.onRestore).toHaveBeenCalledWith(two[0]);
  },
});
export const RecentlyDeletedOnPhone = meta.story({ globals: onPhone });
/** Opens the question and types the name that it asks for. */
async function typeName(canvas: ReturnType<typeof within>) {
  await userEvent.click(await canvas.findByRole('button', { name: 'Delete Gift Finder for good' }));
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Delete “Gift Finder” for good?' }));
  await userEvent.type(dialog.getByRole('textbox'), 'Gift Finder');
  return dialog;
}

export const DeleteForGood = meta.story({
  name: 'AS-1: deleting for good says what goes, and asks for the name',
  parameters: again,
  play: async ({ canvas }) => {
    const dialog = await typeName(canvas);
    await expect(dialog.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      '57 conversations and their ratings',
      '5 data files',
    ]);
  },
});
export const DeletedForGood = meta.story({
  name: 'AS-1: nothing is deleted for good before its name is typed',
  parameters: noPicture,
  play: async ({ args, canvas }) => {
    const dialog = await typeName(canvas);
    const confirm = dialog.getByRole('button', { name: 'Delete for good' });
    await userEvent.type(dialog.getByRole('textbox'), '{Backspace}');
    await userEvent.click(confirm);
    await expect(args.deleted?.onPurge).not.toHaveBeenCalled();
    await userEvent.type(dialog.getByRole('textbox'), 'r');
    await userEvent.click(confirm);
    await expect(args.deleted?.onPurge).toHaveBeenCalledWith(two[0]);
  },
});
export const Restoring = meta.story({
  parameters: again,
  args: { deleted: withDeleted({ kind: 'ready', assistants: two }, new Map([['d1', 'restore']])) },
});
export const NoRoom = meta.story({
  name: 'AS-1: none is had back where the plan has no room',
  parameters: again,
  args: { limit: { max: measured.length, plansHref: '/pricing' } },
  play: async ({ args, canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Restore Gift Finder' }));
    await expect(args.deleted?.onRestore).not.toHaveBeenCalled();
  },
});
export const RoomWithoutSubscription = meta.story({
  name: 'ER-1, AS-1: one is had back without a subscription, where there is room',
  parameters: noPicture,
  args: { refused: { standing: 'canceled', href: '/pricing' } },
  play: async ({ args, canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Restore Gift Finder' }));
    await expect(args.deleted?.onRestore).toHaveBeenCalled();
  },
});
export const NothingDeleted = meta.story({
  parameters: again,
  args: { deleted: withDeleted({ kind: 'ready', assistants: [] }) },
});
export const DeletedLoading = meta.story({
  parameters: again,
  args: { deleted: withDeleted({ kind: 'loading' }) },
});
export const DeletedFailed = meta.story({
  parameters: again,
  args: { deleted: withDeleted({ kind: 'failed', problem: { code: 'generic' }, retrying: false }) },
});
export const DeletedLongNames = meta.story({
  parameters: noPicture,
  render: (args) => (
    <EachHostile>
      {(text) => (
        <AssistantListScreen
          {...args}
          deleted={withDeleted({
            kind: 'ready',
            assistants: [deleted('d1', text, '2026-03-10T09:12:00.000Z', { deletedBy: text })],
          })}
        />
      )}
    </EachHostile>
  ),
  play: everyHostileText(),
});
export const BesideOthers = meta.story({
  name: 'AS-1: the head of the list leads to the deleted ones, whatever was searched for among the others',
  parameters: again,
  args: {
    state: { kind: 'ready', assistants: measured },
    last24Hours: QUIET_DAY,
    query: { ...DEFAULT_ASSISTANT_QUERY, search: 'a' },
    deleted: undefined,
    deletedCount: 1,
  },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Recently deleted (1)' }));
    await expect(args.onQueryChange).toHaveBeenCalledWith(
      expect.objectContaining({ status: 'deleted', search: '' }),
    );
  },
});
export const OnlyDeleted = meta.story({
  name: 'AS-1: where there is no other, the empty list leads to the deleted ones',
  parameters: again,
  args: {
    state: { kind: 'ready', assistants: [] },
    last24Hours: QUIET_DAY,
    query: DEFAULT_ASSISTANT_QUERY,
    deleted: undefined,
    deletedCount: 2,
  },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Recently deleted (2)' }));
    await expect(args.onQueryChange).toHaveBeenCalledWith(expect.objectContaining({ status: 'deleted' }));
  },
});
