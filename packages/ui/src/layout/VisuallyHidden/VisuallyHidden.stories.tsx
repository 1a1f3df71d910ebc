import { expect } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { VisuallyHidden } from './VisuallyHidden.tsx';

const meta = preview.meta({
  component: VisuallyHidden,
  args: { children: 'Three unread messages' },
});

/** Takes no room, yet is there for screen readers. */
export const Announced = meta.story({
  args: { role: 'status' },
  play: async ({ canvas }) => {
    const words = canvas.getByRole('status');
    await expect(words).toHaveTextContent('Three unread messages');
    await expect(words.getBoundingClientRect().width).toBeLessThanOrEqual(1);
  },
});
