import { guide } from '@parley/showroom/guide';
import preview from '@parley/storybook/preview';
import { expect } from 'storybook/test';
import { Text } from '../Text/Text.tsx';
import { LoadingOverlay } from './LoadingOverlay.tsx';

const meta = preview.meta({
  component: LoadingOverlay,
  parameters: guide({
    coversPage: true,
    instead: [
      { use: 'Skeleton', when: 'a part of the page loads: show its shape.' },
      { use: 'TopProgress', when: 'the next page loads, and this one can stay.' },
    ],
    dos: ['Show it once, when the application starts.', 'Say what is loading where it takes long.'],
    donts: ['Cover a page that the reader already sees.', 'Show it for an action: its button is `busy`.'],
    accessibility: [
      'A status: its words are announced.',
      'Once per start of the application, never for an action.',
    ],
  }),
});

export const Loading = meta.story({
  name: 'RT-9: loading',
  play: async ({ canvas, globals }) => {
    const status = canvas.getByRole('status');
    await expect(status).toBeVisible();
    if (globals.locale === 'en') await expect(status).toHaveTextContent('Loading... Please wait.');
  },
});
export const Late = meta.story({
  args: { children: <Text tone="muted">This takes longer than usual.</Text> },
});
