import { guide } from '@parley/showroom/guide';
import preview from '@parley/storybook/preview';
import { LONG_LABEL } from '../stories.fixtures.ts';
import { Heading, type HeadingProps } from './Heading.tsx';

const meta = preview.meta({
  component: Heading,
  parameters: guide({
    instead: [{ use: 'Text', when: 'it does not head anything: strong text is not a heading.' }],
    dos: ['Choose `level` by the outline and `size` by the look.', 'Say what follows: “Who may sign in”.'],
    donts: ['Skip a level to get a size.', 'Head nothing: strong text is a `Text`.'],
    accessibility: [
      '`level` is the place in the outline, `size` the look: never choose a level for its size.',
      'One `h1` on a page: `PageHeader` brings it.',
      'Long words break; cut headings need their whole text elsewhere.',
    ],
  }),
  args: { level: 1 as HeadingProps['level'], children: 'Chat assistants' },
});

export const Display = meta.story({ args: { size: 'display' } });
export const Page = meta.story({ args: { size: 'page' } });
export const Title = meta.story({ args: { size: 'title' } });
export const Small = meta.story({ args: { size: 'small' } });
export const Long = meta.story({ args: { size: 'page', children: LONG_LABEL } });
