import { guide } from '@parley/showroom/guide';
import preview from '@parley/storybook/preview';
import { expect } from 'storybook/test';
import { Day } from './Day.tsx';

const meta = preview.meta({
  component: Day,
  parameters: guide({
    instead: [{ use: 'Text', when: 'the time of the day matters: write it out there.' }],
    dos: [
      'Use it in lists and tables, where days are compared.',
      'Give it the moment as the server tells it.',
    ],
    donts: ['Use it where the hour matters.', 'Format a day by hand beside it.'],
    accessibility: ['The full date and time are its title; programs read the moment from the element.'],
  }),
  args: { moment: '2026-03-10T08:55:00.000Z' },
});

export const Today = meta.story();
export const Yesterday = meta.story({ args: { moment: '2026-03-09T16:40:00.000Z' } });
export const Earlier = meta.story({
  args: { moment: '2026-02-01T16:40:00.000Z' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Feb 1')).toHaveAttribute('title', expect.stringContaining('2026'));
  },
});
export const YearBefore = meta.story({ args: { moment: '2025-11-30T10:15:00.000Z' } });
