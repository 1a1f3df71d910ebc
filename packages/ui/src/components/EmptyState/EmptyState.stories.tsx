import { guide } from '@parley/showroom/guide';
import preview from '@parley/storybook/preview';
import { Plus } from 'lucide-react';
import { Button } from '../Button/Button.tsx';
import { LONG_LABEL, LONG_TEXT } from '../stories.fixtures.ts';
import { EmptyState } from './EmptyState.tsx';

const meta = preview.meta({
  component: EmptyState,
  parameters: guide({
    instead: [
      { use: 'ErrorState', when: 'it could not be loaded.' },
      { use: 'Skeleton', when: 'it is still on its way.' },
      { use: 'Text', when: 'a part of a page is empty, and the rest is not.' },
    ],
    dos: [
      'Say what the thing is for, and offer the first step.',
      'Say who can do it where the reader cannot.',
    ],
    donts: ['Say “No data” and nothing else.', 'Use it where loading failed.'],
    accessibility: [
      'The drawing is decoration; title and text carry the meaning.',
      'Its title is a second-level heading: use it below the page’s own.',
      'Offer the first step; where there is none, say who can do it.',
    ],
  }),
  args: {
    title: 'No assistants yet',
    children: 'An assistant answers your visitors from the files that you give it.',
    actions: (
      <Button variant="primary" icon={Plus}>
        Create an assistant
      </Button>
    ),
  },
});

export const FirstStep = meta.story();
export const NothingFound = meta.story({
  args: {
    picture: 'notFound',
    title: 'Nothing found',
    children: 'No assistant is called “shpo”.',
    actions: <Button>Clear search</Button>,
  },
});
export const Long = meta.story({ args: { title: LONG_LABEL, children: LONG_TEXT } });
