import { guide } from '@parley/showroom/guide';
import preview from '@parley/storybook/preview';
import { expect } from 'storybook/test';
import { VisuallyHidden } from './VisuallyHidden.tsx';

const meta = preview.meta({
  component: VisuallyHidden,
  parameters: guide({
    instead: [
      { use: '`aria-label`', when: 'it names one control, and no words are there to be found.' },
      { use: '`hidden`', when: 'nobody should get it.' },
    ],
    dos: ['Say what others see: “3 unread messages”.', 'Keep a `status` in the page while it is empty.'],
    donts: ['Hide something that takes the focus.', 'Repeat words that are read anyway.'],
    accessibility: [
      'Read by screen readers, translated, found by the search of the page.',
      'With `role="status"` keep it in the page while empty: what appears with its words is not heard.',
      'Never around something that takes the focus.',
    ],
  }),
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
