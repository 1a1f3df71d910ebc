import { guide } from '@parley/showroom/guide';
import preview from '@parley/storybook/preview';
import { expect } from 'storybook/test';
import { Highlight } from './Highlight.tsx';

const meta = preview.meta({
  component: Highlight,
  parameters: guide({
    instead: [{ use: 'Text', when: 'something is to stand out for another reason.' }],
    dos: ['Use it in rows of a list that was searched.', 'Give it what was searched as it was typed.'],
    donts: ['Mark texts in which the list does not search.', 'Mark by hand beside it.'],
    accessibility: [
      'What was found is a `mark` element. Nothing is added to its words, so that the text is read as one.',
    ],
  }),
  args: { children: 'How long does shipping to Kraków take?', search: 'krakow SHIP' },
});

export const Words = meta.story({
  play: async ({ canvasElement }) => {
    const marks = [...canvasElement.querySelectorAll('mark')].map(({ textContent }) => textContent);
    await expect(marks).toEqual(['ship', 'Kraków']);
    await expect(canvasElement).toHaveTextContent('How long does shipping to Kraków take?');
  },
});
export const Nothing = meta.story({
  name: 'Nothing was searched',
  args: { search: ' ' },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('mark')).toBeNull();
  },
});
export const RightToLeft = meta.story({
  args: { children: 'كم يستغرق الشحن إلى برلين؟', search: 'الشحن' },
  globals: { direction: 'rtl' },
});
