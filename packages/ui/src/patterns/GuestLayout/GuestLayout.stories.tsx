import { guide } from '@parley/showroom/guide';
import preview from '@parley/storybook/preview';
import { expect, fn, userEvent } from 'storybook/test';
import { EachHostile, everyHostileText } from '../../hostile.fixtures.ts';
import { noPicture, onPhone } from '../patterns.fixtures.tsx';
import { GuestLayout } from './GuestLayout.tsx';

const meta = preview.meta({
  component: GuestLayout,
  parameters: {
    layout: 'fullscreen',
    ...guide({
      instead: [
        {
          use: 'AppShell',
          when: 'the reader may manage assistants: it has the navigation and the account menu',
        },
      ],
      accessibility: [
        'A banner and one main landmark. There is no navigation, because there is one place to be.',
        'A name too long for its room is whole in its tooltip.',
        'The conversation inside scrolls by itself; the page does not, so that the composer stays above ' +
          'the keyboard.',
      ],
    }),
  },
  args: {
    name: 'Agent 3',
    language: { locale: 'en' as const, onLocaleChange: fn() },
    onLogout: fn(),
    children: <h1>Chat</h1>,
  },
});

export const Default = meta.story({
  name: 'RT-8: no shell, but a way out',
  play: async ({ canvas, args }) => {
    await expect(canvas.queryByRole('navigation')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Logout' }));
    await expect(args.onLogout).toHaveBeenCalledOnce();
  },
});
export const LoggingOut = meta.story({ args: { loggingOut: true } });
export const Phone = meta.story({ globals: onPhone });
export const HostileText = meta.story({
  render: (args) => (
    <EachHostile>
      {(text) => (
        <GuestLayout {...args} name={text}>
          <h1>Chat</h1>
        </GuestLayout>
      )}
    </EachHostile>
  ),
  play: everyHostileText(),
});
export const HostileTextOnPhone = HostileText.extend({ globals: onPhone, parameters: noPicture });
