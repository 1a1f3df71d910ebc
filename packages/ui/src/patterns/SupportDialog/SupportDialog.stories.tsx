import { guide } from '@parley/showroom/guide';
import { noPicture } from '@parley/showroom/no-picture';
import preview from '@parley/storybook/preview';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import { EachHostile, everyHostileText } from '../../hostile.fixtures.ts';
import { onPhone } from '../patterns.fixtures.tsx';
import SupportDialog from './SupportDialog.tsx';

const meta = preview.meta({
  component: SupportDialog,
  parameters: {
    layout: 'fullscreen',
    ...guide({
      instead: [
        { use: 'AlertDialog', when: 'something has to be confirmed or refused' },
        { use: 'Banner', when: 'help belongs to one part of a screen and should stay in view' },
      ],
      keyboard: [
        {
          keys: ['Tab'],
          does: 'Moves between the address, what copies it, the guide and OK, and stays inside.',
        },
        { keys: ['Enter'], does: 'On OK, where focus begins, closes. On the address, opens a new e-mail.' },
        { keys: ['Esc'], does: 'Closes; focus goes back to the button that opened it.' },
      ],
      dos: ['Show the address so that it can be copied.', 'Open it from where help is wanted.'],
      donts: ['Promise when somebody answers.', 'Use it to ask something.'],
      accessibility: [
        'An alertdialog, named by its title and described by the sentence with the address.',
        'The address is a link of its own: it can be opened, copied and read letter by letter.',
      ],
    }),
  },
  args: { email: 'support@parley.test', guideHref: '/quick-start-guide', onClose: fn() },
});

export const Open = meta.story({
  name: 'SH-3: says whom to write to, with OK',
  play: async ({ args }) => {
    const dialog = await screen.findByRole('alertdialog', { name: 'Get Support' });
    await expect(dialog).toHaveTextContent('Contact support by e-mail at support@parley.test.');
    const copy = within(dialog).getByRole('button', { name: 'Copy address' });
    const words = within(dialog)
      .getByText(/Contact support/)
      .getBoundingClientRect();
    // Its line is 1 px.
    const icon = copy.querySelector('svg')?.getBoundingClientRect();
    await expect(Math.abs((icon?.left ?? 0) - words.left)).toBeLessThanOrEqual(1);
    const address = within(dialog).getByRole('link', { name: 'support@parley.test' });
    await expect(address).toHaveAttribute('href', 'mailto:support@parley.test');
    await expect(within(dialog).getByRole('button', { name: 'Copy address' })).toBeEnabled();
    await expect(within(dialog).getByRole('link', { name: 'Quick Start Guide' })).toHaveAttribute(
      'href',
      '/quick-start-guide',
    );
    await userEvent.click(within(dialog).getByRole('button', { name: 'OK' }));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
});

export const ByKeyboard = meta.story({
  name: 'SH-3: Escape closes',
  parameters: noPicture,
  play: async ({ args }) => {
    await screen.findByRole('alertdialog');
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
});

export const Phone = meta.story({ globals: onPhone });

export const HostileText = meta.story({
  render: (args) => <EachHostile>{(email) => <SupportDialog {...args} email={email} />}</EachHostile>,
  play: everyHostileText(() => screen.findByRole('alertdialog')),
});
