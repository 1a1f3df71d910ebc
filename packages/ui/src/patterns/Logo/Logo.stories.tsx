import { guide } from '@parley/showroom/guide';
import { noPicture } from '@parley/showroom/no-picture';
import preview from '@parley/storybook/preview';
import { expect } from 'storybook/test';
import { onPhone } from '../patterns.fixtures.tsx';
import { Logo } from './Logo.tsx';

const meta = preview.meta({
  component: Logo,
  parameters: guide({
    instead: [{ use: 'LogoMark', when: 'there is room for the mark alone, such as the widget’s header' }],
    dos: ['Let it lead to the list of assistants.', 'Take `LogoMark` where there is no room.'],
    donts: ['Change its letters or their distance.', 'Use it twice on a page.'],
    accessibility: [
      'As a link it is named by where it leads, “Parley: all assistants”; as text, by the name of the ' +
        'product.',
    ],
  }),
});

export const Text = meta.story();
export const LeadsHome = meta.story({
  name: 'SH-1: leads to the assistant list',
  parameters: noPicture,
  args: { href: '/' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Parley: all assistants' })).toHaveAttribute('href', '/');
  },
});
export const Phone = meta.story({ globals: onPhone, args: { href: '/' } });
