import { guide } from '@parley/showroom/guide';
import preview from '@parley/storybook/preview';
import { expect, fn, userEvent } from 'storybook/test';
import { EachHostile, everyHostileText } from '../../hostile.fixtures.ts';
import { type Outdated, OutdatedNotice } from './OutdatedNotice.tsx';

const meta = preview.meta({
  component: OutdatedNotice,
  parameters: guide({
    instead: [
      { use: 'ErrorState', when: 'nothing could be read, so that there is no content to keep in view.' },
      { use: 'Banner', when: 'the news is about something else than the age of what is shown.' },
    ],
    dos: ['Keep what was read before in view.', 'Put it above what it speaks of.'],
    donts: ['Empty a page because a reading failed.', 'Show it while the first reading runs.'],
    accessibility: [
      'Spoken when it appears, in the next pause: what is being read goes on.',
      'Stands above the content that it speaks of, so that it is met first.',
    ],
  }),
  args: { outdated: { problem: { code: 'generic' }, retrying: false } as Outdated, onRetry: fn() },
});

export const Failed = meta.story({
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText(/What you see was loaded earlier/).closest('[role=status]')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
});
export const Offline = meta.story({ args: { outdated: { problem: { code: 'offline' }, retrying: false } } });
export const Retrying = meta.story({ args: { outdated: { problem: { code: 'offline' }, retrying: true } } });
export const HostileText = meta.story({
  render: (args) => (
    <EachHostile>
      {(text) => (
        <OutdatedNotice {...args} outdated={{ problem: { code: 'refused', text }, retrying: false }} />
      )}
    </EachHostile>
  ),
  play: everyHostileText(),
});
