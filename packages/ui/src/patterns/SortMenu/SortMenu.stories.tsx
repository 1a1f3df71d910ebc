import { guide } from '@parley/showroom/guide';
import { noPicture } from '@parley/showroom/no-picture';
import preview from '@parley/storybook/preview';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import { SortMenu } from './SortMenu.tsx';

const meta = preview.meta({
  component: SortMenu,
  parameters: guide({
    instead: [
      { use: 'Table', when: 'the list has heads that sort it' },
      { use: 'FilterMenu', when: 'some of the list is to be left out' },
    ],
    keyboard: [
      { keys: ['Enter'], does: 'Opens the choices.' },
      { keys: ['↓', '↑'], does: 'Goes through the choices.' },
      { keys: ['Esc'], does: 'Closes them and changes nothing.' },
    ],
    dos: [
      'Offer what the heads of the table offer where there is room for them.',
      'Keep the order in the address, so that back and reload restore it.',
    ],
    donts: [
      'Show it beside heads that sort the same list.',
      'Offer an order that nobody would look for, such as by an id.',
    ],
    accessibility: ['A menu of radio items; the button says the field in force and its order.'],
  }),
  args: {
    fields: [
      { value: 'name', label: 'Name' },
      { value: 'size', label: 'Size' },
    ],
    sort: 'name' as string,
    order: 'ascending' as const,
    onSort: fn(),
  },
});

export const Sorted = meta.story();
export const Chooses = meta.story({
  parameters: noPicture,
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Sort by: Name, ascending' }));
    const menu = within(await screen.findByRole('menu'));
    await expect(menu.getByRole('menuitemradio', { name: 'Name' })).toBeChecked();
    await userEvent.click(menu.getByRole('menuitemradio', { name: 'Size' }));
    await expect(args.onSort).toHaveBeenCalledWith('size');
  },
});
