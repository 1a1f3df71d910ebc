import { guide } from '@parley/showroom/guide';
import preview from '@parley/storybook/preview';
import { Crown } from 'lucide-react';
import { expect } from 'storybook/test';
import { LONG_LABEL } from '../stories.fixtures.ts';
import { Tag } from './Tag.tsx';

const meta = preview.meta({
  component: Tag,
  parameters: guide({
    instead: [
      { use: 'Badge', when: 'it is a number of waiting things.' },
      { use: 'Banner', when: 'there is more to say, or something to do.' },
      { use: 'TagField', when: 'tags are entered.' },
    ],
    dos: ['Say it in a word: “Draft”.', 'Keep one tone for one meaning.'],
    donts: ['Tell it by the color alone.', 'Make it something to press.'],
    accessibility: [
      'Always words: the dot and the color only repeat them.',
      'Not a button. What can be pressed or removed is a chip of `TagField`.',
    ],
  }),
  args: { children: 'Draft' },
});

export const Neutral = meta.story();
export const Accent = meta.story({ args: { tone: 'accent', children: 'Popular', icon: Crown } });
export const Info = meta.story({ args: { tone: 'info', children: 'Indexing' } });
export const Positive = meta.story({ args: { tone: 'positive', children: 'Published' } });
export const Caution = meta.story({ args: { tone: 'caution', children: 'Paused' } });
export const Critical = meta.story({ args: { tone: 'critical', children: 'Failed' } });
export const Long = meta.story({ args: { children: LONG_LABEL } });

/** Stands on the base line of the text that it is in. */
const Mark = () => <span data-mark style={{ display: 'inline-block' }} />;
export const InALine = meta.story({
  name: 'A tag stands on the line of the words beside it, with a dot and with an icon',
  render: () => (
    <p>
      Status <Mark />
      <Tag>
        Draft
        <Mark />
      </Tag>{' '}
      <Tag icon={Crown}>
        Popular
        <Mark />
      </Tag>
    </p>
  ),
  play: async ({ canvasElement }) => {
    const lines = [...canvasElement.querySelectorAll('[data-mark]')].map(
      (mark) => mark.getBoundingClientRect().bottom,
    );
    await expect(lines).toHaveLength(3);
    await expect(Math.max(...lines) - Math.min(...lines)).toBeLessThan(0.5);
  },
});
