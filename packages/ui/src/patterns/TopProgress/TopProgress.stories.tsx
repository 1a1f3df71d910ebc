import { expect } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { TopProgress } from './TopProgress.tsx';

const meta = preview.meta({
  component: TopProgress,
  parameters: { layout: 'fullscreen' },
  args: { active: true },
});

export const Active = meta.story({
  name: 'RT-9: a bar at the top edge while a page loads',
  play: async ({ canvas }) => {
    const bar = canvas.getByRole('progressbar', { name: 'Loading page' });
    await expect(bar.getBoundingClientRect().top).toBe(0);
  },
});
