import { guide } from '@parley/showroom/guide';
import preview from '@parley/storybook/preview';
import { expect } from 'storybook/test';
import { Stack } from '../../layout/Stack/Stack.tsx';
import { arabicThread, richAnswer } from '../chat.fixtures.ts';
import { DifferenceLegend, MarkdownDifference } from './MarkdownDifference.tsx';

const meta = preview.meta({
  component: MarkdownDifference,
  parameters: guide({
    instead: [{ use: 'Markdown', when: 'there is one version to be read.' }],
    dos: ['Say by its legend which version is which.', 'Use it for text that people meet as Markdown.'],
    donts: ['Compare instructions by it, which nobody meets.', 'Show more than one field in it.'],
    accessibility: [
      'Insertions and deletions are marked as such, and each is named before it is read.',
      'Color is never alone: what came is underlined, what went is struck out.',
    ],
  }),
  args: {
    before: 'Hello! Ask me about **shipping** or returns.\n\n- In German\n- In English',
    after:
      'Hello! Ask us about **shipping**, returns and repairs.\n\n- In German\n- In Polish\n- In English\n\n' +
      'We answer *at once*.',
  },
  render: (args) => (
    <Stack gap={8}>
      <DifferenceLegend before="Published" after="Draft" />
      <MarkdownDifference {...args} />
    </Stack>
  ),
});

export const Reworded = meta.story({
  name: 'AS-4: words that came and went are marked as people read them',
  play: async ({ canvasElement }) => {
    const texts = (selector: string) =>
      [...canvasElement.querySelectorAll(selector)].map(({ textContent }) => textContent);
    await expect(texts('p del')).toContain('Removed: me');
    await expect(texts('p ins')).toContain('Added: us');
    await expect(texts('ins li')).toEqual(['In Polish']);
    await expect(canvasElement).not.toHaveTextContent('**');
  },
});

export const AllNew = meta.story({ args: { before: '' } });

export const AllGone = meta.story({ args: { after: '' } });

export const OtherMarks = meta.story({
  args: { before: 'Ask about shipping.', after: 'Ask about **shipping**.' },
});

export const OtherTargets = meta.story({
  name: 'AS-4: a link that leads elsewhere says where to, and what looks alike is shown as it is written',
  args: {
    before: 'See [our shop](https://a.example.com).\n\nWe answer *at once*.',
    after: 'See [our shop](https://b.example.com).\n\nWe answer _at once_.',
  },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('_at once_');
    await expect(canvasElement.querySelector('p del')).toHaveTextContent('Removed: a');
    await expect(canvasElement.querySelector('p ins')).toHaveTextContent('Added: b');
  },
});

export const Long = meta.story({
  args: {
    before: richAnswer,
    after: richAnswer.replace('Austria', 'Italy').replace('depends on', 'varies by'),
  },
});

export const Arabic = meta.story({
  args: { before: arabicThread[1]?.body ?? '', after: `${arabicThread[1]?.body} شكرا.` },
});
