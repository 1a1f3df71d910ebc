import { guide } from '@parley/showroom/guide';
import preview from '@parley/storybook/preview';
import { expect } from 'storybook/test';
import { LONG_LABEL, LONG_TEXT } from '../stories.fixtures.ts';
import { Meter } from './Meter.tsx';

const meta = preview.meta({
  component: Meter,
  parameters: guide({
    instead: [
      { use: 'ProgressBar', when: 'it will be finished.' },
      { use: 'Text', when: 'a bare number says enough.' },
    ],
    dos: ['Write the amount: “312 / 1,000”.', 'Say when the limit starts anew.'],
    donts: ['Write a bare percentage.', 'Use it for work that ends: that is a `ProgressBar`.'],
    accessibility: [
      'A meter with its amount as text: “312 / 1,000”, not “31 %”.',
      'Near the limit and full are said by the number and the help, not by color alone.',
    ],
  }),
  args: { label: 'Messages today', used: 312, limit: 1000, help: 'Resets at midnight UTC.' },
});

export const Normal = meta.story({
  play: async ({ canvas }) => {
    const meter = canvas.getByRole('meter', { name: 'Messages today' });
    await expect(meter).toHaveAttribute('aria-valuetext', '312 / 1,000');
  },
});
export const Unused = meta.story({ args: { used: 0 } });
export const NearTheLimit = meta.story({ args: { used: 870 } });
export const Full = meta.story({ args: { used: 1000 } });
export const Long = meta.story({ args: { label: LONG_LABEL, help: LONG_TEXT } });
