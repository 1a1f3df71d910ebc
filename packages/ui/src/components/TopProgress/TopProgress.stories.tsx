import { guide } from '@parley/showroom/guide';
import preview from '@parley/storybook/preview';
import { expect } from 'storybook/test';
import { TopProgress } from './TopProgress.tsx';

const meta = preview.meta({
  component: TopProgress,
  parameters: {
    layout: 'fullscreen',
    ...guide({
      coversPage: true,
      instead: [
        { use: 'LoadingOverlay', when: 'there is no page to show yet.' },
        { use: 'ProgressBar', when: 'it is known how far it is.' },
        { use: 'Spinner', when: 'it is about one part of the page.' },
      ],
      dos: ['Show it while the next page loads and this one stays.', 'Keep one for the whole application.'],
      donts: ['Show it for an action of the page.', 'Block the page below it.'],
      accessibility: [
        'A progress bar with a name and without a value: nobody knows how much is left.',
        'Not drawn before 120 ms: quick changes do not flash.',
        'Takes no room and no presses.',
      ],
    }),
  },
  args: { active: true },
});

export const Active = meta.story({
  name: 'RT-9: a bar at the top edge while a page loads',
  play: async ({ canvas }) => {
    const bar = canvas.getByRole('progressbar', { name: 'Loading page' });
    await expect(bar.getBoundingClientRect().top).toBe(0);
  },
});
