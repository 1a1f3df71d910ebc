import { guide } from '@parley/showroom/guide';
import preview from '@parley/storybook/preview';
import { expect } from 'storybook/test';
import { Badge } from './Badge.tsx';

const meta = preview.meta({
  component: Badge,
  parameters: guide({
    instead: [
      { use: 'Tag', when: 'it is a word, not a number.' },
      { use: 'Text', when: 'the number is a figure to be read, not something waiting.' },
    ],
    dos: ['Count what waits for the reader: “3 unread”.', 'Let it become part of the name of its button.'],
    donts: ['Show a 0: nothing waits then.', 'Use it for words: a `Tag` holds those.'],
    accessibility: [
      'Says “3 unread”, not “3”. Inside a button it becomes part of the button’s name.',
      'Draws nothing at 0 and “99+” above 99; the exact number is still said.',
    ],
  }),
  args: { count: 3 },
});

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
