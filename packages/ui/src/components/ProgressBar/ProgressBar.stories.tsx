import { guide } from '@parley/showroom/guide';
import preview from '@parley/storybook/preview';
import { expect } from 'storybook/test';
import { LONG_LABEL, LONG_TEXT } from '../stories.fixtures.ts';
import { ProgressBar } from './ProgressBar.tsx';

const meta = preview.meta({
  component: ProgressBar,
  args: { label: 'Uploading shipping.pdf', value: 0.62 as number | null },
  parameters: guide({
    instead: [
      { use: 'Meter', when: 'it says how much of a limit is used: it does not end.' },
      { use: 'Spinner', when: 'it takes a second or two and there is no room for a bar.' },
      { use: 'Skeleton', when: 'content is on its way.' },
      { use: 'TopProgress', when: 'a whole page is on its way.' },
    ],
    dos: ['Say how far it is: “3 of 7 files”.', 'Announce the end in a status.'],
    donts: ['Invent a value: give null.', 'Show it for less than a second.'],
    accessibility: [
      'Never takes the focus. Screen readers say the value when they come by; announce the end ' +
        'yourself, in a toast or a status.',
      'With `value: null` it has no value, so nobody is told a wrong one.',
      '`valueText` is what is seen and what is said: “3 of 7 files” beats “43 %”.',
      'For less motion, the passing bar rests.',
    ],
  }),
});

export const UnderWay = meta.story({
  play: async ({ canvas }) => {
    const bar = canvas.getByRole('progressbar', { name: 'Uploading shipping.pdf' });
    await expect(bar).toHaveAttribute('aria-valuenow', '62');
    await expect(bar).toHaveAttribute('aria-valuetext', '62%');
  },
});
export const Begun = meta.story({ args: { value: 0 } });
export const Finished = meta.story({ args: { value: 1, tone: 'positive', valueText: 'Done' } });
export const Failed = meta.story({
  args: { value: 0.4, tone: 'critical', valueText: 'Stopped', help: 'The connection was lost.' },
});
export const Indeterminate = meta.story({
  args: { value: null, label: 'Reading the file', help: 'This takes up to a minute.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar')).not.toHaveAttribute('aria-valuenow');
  },
});
export const WithValueText = meta.story({ args: { value: 3 / 7, valueText: '3 of 7 files' } });
export const Small = meta.story({ args: { size: 'small' } });
export const WithoutLabel = meta.story({
  args: { hideLabel: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar', { name: 'Uploading shipping.pdf' })).toBeVisible();
  },
});
export const OutOfRange = meta.story({ args: { value: 1.7 } });
export const Long = meta.story({ args: { label: LONG_LABEL, help: LONG_TEXT } });
