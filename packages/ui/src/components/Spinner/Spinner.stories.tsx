import { guide } from '@parley/showroom/guide';
import preview from '@parley/storybook/preview';
import { Spinner } from './Spinner.tsx';

const meta = preview.meta({
  component: Spinner,
  parameters: guide({
    instead: [
      { use: 'Skeleton', when: 'content is to come.' },
      { use: 'ProgressBar', when: 'it is known how far it is.' },
      { use: 'Button with `busy`', when: 'it is the button’s own action.' },
    ],
    dos: ['Use it for one small part that takes a second or two.', 'Give it a label where it stands alone.'],
    donts: ['Use it where content is to come: draw a `Skeleton`.', 'Show several at once.'],
    accessibility: [
      'A picture with a name where it stands alone; silent beside words that say the same.',
      'Not a live region: announce what it waits for with a status around it.',
    ],
  }),
  args: { label: 'Loading assistants' },
});

export const Small = meta.story({ args: { size: 'small' } });
export const Medium = meta.story();
export const Large = meta.story({ args: { size: 'large' } });
