import { expect } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { Badge } from './Badge.tsx';

const meta = preview.meta({ component: Badge, args: { count: 3 } });

export const Few = meta.story();
export const MostShown = meta.story({ args: { count: 99 } });
export const More = meta.story({
  name: 'SH-1: more than 99',
  args: { count: 100 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('99+')).toBeVisible();
    await expect(canvas.getByText('100 unread')).toBeInTheDocument();
  },
});
export const None = meta.story({
  args: { count: 0 },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('0')).toBeNull();
  },
});
