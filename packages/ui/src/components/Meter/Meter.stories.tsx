import { expect } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { LONG_LABEL, LONG_TEXT } from '../stories.fixtures.ts';
import { Meter } from './Meter.tsx';

const meta = preview.meta({
  component: Meter,
  args: { label: 'Messages today', used: 312, limit: 1000, help: 'Starts anew at midnight UTC.' },
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
