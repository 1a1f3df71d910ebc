import type { ProblemInPlace } from '@parley/model';
import { guide } from '@parley/showroom/guide';
import preview from '@parley/storybook/preview';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { Button } from '../../components/Button/Button.tsx';
import { NetworkProvider } from '../../components/Button/NetworkProvider.tsx';
import { EachHostile, everyHostileText } from '../../hostile.fixtures.ts';
import { Stack } from '../../layout/Stack/Stack.tsx';
import { onPhone } from '../patterns.fixtures.tsx';
import { ProblemBanner } from './ProblemBanner.tsx';

const meta = preview.meta({
  component: ProblemBanner,
  parameters: {
    ...guide({
      instead: [
        { use: 'OutdatedNotice', when: 'what is shown was read before, and could not be read again' },
        { use: 'ErrorState', when: 'the content of a screen could not be loaded' },
        { use: 'GlobalFeedback', when: 'the table of errors tells it by a toast or the dialog' },
      ],
      dos: ['Say what did not happen: “Your password was not changed.”', 'Put it where the action was.'],
      donts: ['Say “An error occurred”.', 'Tell the same by a toast as well.'],
      accessibility: ['An alert, read out at once when it appears; what is not confirmed waits for a pause.'],
    }),
  },
  args: { title: 'Your password was not changed.', problem: { code: 'generic' } as ProblemInPlace },
});

export const Generic = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Your password was not changed.');
  },
});
export const Refused = meta.story({
  args: { problem: { code: 'refused', text: 'This password was used before.' } },
});
export const NotConfirmed = meta.story({
  name: 'FA-1: what may have been done is not said to be undone',
  args: { problem: { code: 'notConfirmed' } },
  play: async ({ canvas }) => {
    const status = canvas.getByRole('status');
    await expect(status).toHaveTextContent('Not confirmed');
    await expect(status).not.toHaveTextContent('was not changed');
  },
});
export const BackOnline = meta.story({
  name: 'FA-1: what failed without a network does not say so for ever',
  args: { problem: { code: 'offline' } },
  decorators: [
    (Story) => {
      const [isOnline, setIsOnline] = useState(false);
      return (
        <NetworkProvider isOnline={isOnline}>
          <Stack gap={16}>
            <Story />
            <Button size="small" onClick={() => setIsOnline(!isOnline)}>
              Network
            </Button>
          </Stack>
        </NetworkProvider>
      );
    },
  ],
  play: async ({ canvas }) => {
    const alert = canvas.getByRole('alert');
    await expect(alert).toHaveTextContent('You are offline.');
    await userEvent.click(canvas.getByRole('button', { name: 'Network' }));
    await expect(alert).toHaveTextContent('There was no connection. Try again.');
  },
});
export const WithRetry = meta.story({
  args: { onDismiss: fn(), actions: <Button size="small">Try again</Button> },
});
export const Phone = meta.story({ args: { onDismiss: fn() }, globals: onPhone });
export const HostileText = meta.story({
  render: () => (
    <EachHostile>{(text) => <ProblemBanner title={text} problem={{ code: 'refused', text }} />}</EachHostile>
  ),
  play: everyHostileText(),
});
