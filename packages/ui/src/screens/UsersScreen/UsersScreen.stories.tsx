import { expect, fn, userEvent } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { onPhone } from '../../patterns/patterns.fixtures.tsx';
import { longUsers, users } from '../screens.fixtures.ts';
import { UsersScreen, type UsersState } from './UsersScreen.tsx';

const meta = preview.meta({
  component: UsersScreen,
  parameters: { layout: 'fullscreen' },
  args: { state: { kind: 'ready', users } as UsersState, onRetry: fn() },
});

export const Filled = meta.story();
export const Phone = meta.story({ globals: onPhone });
export const Loading = meta.story({ args: { state: { kind: 'loading' } } });
export const Empty = meta.story({ args: { state: { kind: 'ready', users: [] } } });
export const Failed = meta.story({
  args: { state: { kind: 'failed', problem: { code: 'noPermission' }, retrying: false } },
});
export const Long = meta.story({
  args: { state: { kind: 'ready', users: longUsers } },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
});
export const Search = meta.story({
  name: 'US-1: search by name or e-mail',
  play: async ({ canvas }) => {
    const search = canvas.getByRole('searchbox', { name: 'Search by name or e-mail' });
    await userEvent.type(search, 'GRACE');
    await expect(canvas.getAllByRole('rowheader')).toHaveLength(1);
    await userEvent.clear(search);
    await userEvent.type(search, 'zzz');
    await expect(canvas.getByText('Nobody matches “zzz”')).toBeVisible();
  },
});
