import preview from '@parley/storybook/preview';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import { FilterMenu } from './FilterMenu.tsx';

const meta = preview.meta({
  component: FilterMenu,
  args: {
    label: 'Role',
    choices: [
      { value: 'admin', label: 'Administrator' },
      { value: 'user', label: 'User' },
    ],
    value: 'all',
    words: (value: string) => `Role: ${value}`,
    onChange: fn(),
  },
});

export const All = meta.story();
export const Narrowed = meta.story({ args: { value: 'user' } });
export const Chooses = meta.story({
  parameters: { visual: { modes: [] } },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Role: All' }));
    const menu = within(await screen.findByRole('menu'));
    await expect(menu.getByRole('menuitemradio', { name: 'All' })).toBeChecked();
    await userEvent.click(menu.getByRole('menuitemradio', { name: 'Administrator' }));
    await expect(args.onChange).toHaveBeenCalledWith('admin');
  },
});
