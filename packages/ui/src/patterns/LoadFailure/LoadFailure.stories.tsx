import { STORY_NOW } from '@parley/showroom/clock';
import { guide } from '@parley/showroom/guide';
import { noPicture } from '@parley/showroom/no-picture';
import preview from '@parley/storybook/preview';
import { expect, fn, spyOn, userEvent } from 'storybook/test';
import { EachHostile, everyHostileText } from '../../hostile.fixtures.ts';
import { LoadFailure } from './LoadFailure.tsx';

const meta = preview.meta({
  tags: ['new'],
  component: LoadFailure,
  parameters: guide({
    instead: [
      { use: 'OutdatedNotice', when: 'what was read before stays in view.' },
      { use: 'ErrorState', when: 'something else than a reading failed.' },
    ],
    dos: ['Offer to try again, at the same place.', 'Say what could not be loaded.'],
    donts: ['Show it over content that was read before.', 'Show what the server wrote.'],
    accessibility: ['Spoken at once when it appears.', 'The drawing repeats the words and is not spoken.'],
  }),
  args: {
    title: 'The plans could not be loaded',
    problem: { code: 'generic' } as const,
    retrying: false,
    onRetry: fn(),
  },
});

export const Failed = meta.story({
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('The plans could not be loaded. ');
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
});
export const WithReference = meta.story({
  name: 'ER-1: says what the log calls the request, to be told to who runs the server',
  args: { problem: { code: 'generic', reference: '0b6f2c1e-req-7' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Reference: 0b6f2c1e-req-7.');
  },
});
export const ReferenceCopied = meta.story({
  name: 'ER-1: copies it',
  args: { problem: { code: 'generic', reference: '0b6f2c1e-req-7' } },
  // The outcome shows for two seconds only.
  parameters: noPicture,
  play: async ({ canvas }) => {
    const write = spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await userEvent.click(canvas.getByRole('button', { name: 'Copy the reference' }));
    await expect(write.mock.calls).toEqual([['0b6f2c1e-req-7']]);
  },
});
export const Retrying = meta.story({ args: { retrying: true } });
export const TooEarly = meta.story({
  name: 'ER-1: while the server wants no other try, the button counts down and does nothing',
  args: { problem: { code: 'told', retryAt: Date.parse(STORY_NOW) + 12_000 } },
  play: async ({ canvas, args }) => {
    // A toast announces it.
    await expect(canvas.queryByRole('alert')).toBeNull();
    const button = canvas.getByRole('button', { name: 'Try again in 12 seconds' });
    await userEvent.click(button);
    await expect(args.onRetry).not.toHaveBeenCalled();
  },
});
export const NoPermission = meta.story({
  name: 'ER-1: without the permission, who can help',
  args: { problem: { code: 'noPermission' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Ask an administrator of your organization');
    await expect(canvas.queryByRole('button')).toBeNull();
  },
});
export const NotFound = meta.story({ args: { problem: { code: 'notFound' } } });
export const Offline = meta.story({
  name: 'FA-1: offline, it says that it goes on by itself',
  args: { problem: { code: 'offline' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(
      'You are offline. Check your connection. We try again as soon as it is back.',
    );
  },
});
export const HostileText = meta.story({
  render: (args) => (
    <EachHostile>{(text) => <LoadFailure {...args} problem={{ code: 'refused', text }} />}</EachHostile>
  ),
  play: everyHostileText(),
});
