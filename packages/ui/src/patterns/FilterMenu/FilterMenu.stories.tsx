import { guide } from '@parley/showroom/guide';
import { noPicture } from '@parley/showroom/no-picture';
import preview from '@parley/storybook/preview';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import { FilterMenu } from './FilterMenu.tsx';

const meta = preview.meta({
  component: FilterMenu,
  parameters: guide({
    instead: [
      { use: 'Select', when: 'the choice is a value of a form' },
      { use: 'Tabs', when: 'the choices are parts of one screen' },
    ],
    keyboard: [
      { keys: ['Enter'], does: 'Opens the choices.' },
      { keys: ['↓', '↑'], does: 'Goes through the choices.' },
      { keys: ['Esc'], does: 'Closes them and changes nothing.' },
    ],
    dos: [
      'Name what it filters by in a word or two.',
      'Let `FilterBar` hold several of them, with the button that clears them all.',
    ],
    donts: ['Hide that a list is filtered.', 'Use it for a value of a form.'],
    accessibility: [
      'A menu of radio items; the button is called after what it filters by and, while it narrows, the choice: ' +
        'color is never the only mark.',
    ],
  }),
  args: {
    label: 'Role',
    choices: [
      { value: 'admin', label: 'Administrator' },
      { value: 'user', label: 'User' },
    ],
    value: 'all',
    onChange: fn(),
  },
});

export const All = meta.story();
export const Narrowed = meta.story({
  args: { value: 'user' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Role: User' })).toBeVisible();
  },
});
export const Chooses = meta.story({
  parameters: noPicture,
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Role' }));
    const menu = within(await screen.findByRole('menu'));
    await expect(menu.getByRole('menuitemradio', { name: 'All' })).toBeChecked();
    await userEvent.click(menu.getByRole('menuitemradio', { name: 'Administrator' }));
    await expect(args.onChange).toHaveBeenCalledWith('admin');
  },
});
