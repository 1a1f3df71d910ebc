import { guide } from '@parley/showroom/guide';
import preview from '@parley/storybook/preview';
import { ArrowRight, Bell } from 'lucide-react';
import { Icon } from './Icon.tsx';

const meta = preview.meta({
  component: Icon,
  parameters: guide({
    instead: [
      { use: 'IconButton', when: 'it can be pressed.' },
      { use: 'Illustration', when: 'it is a picture of its own.' },
      { use: 'Spinner', when: 'it says that something runs.' },
    ],
    dos: ['Let words stand beside it.', 'Set `points` on arrows, so that they turn around.'],
    donts: [
      'Give it a `label` that repeats the words beside it.',
      'Color it to say something that no word says.',
    ],
    accessibility: [
      'Hidden from screen readers unless it has a `label`: give it one only where no words beside it ' +
        'say the same.',
      'What points along the line of writing takes `points`, and turns around right to left.',
      'Takes the color of the text around it, so it has its contrast.',
    ],
  }),
  args: { icon: Bell, label: 'Notifications' },
});

export const Small = meta.story({ args: { size: 'small' } });
export const Medium = meta.story();
export const Large = meta.story({ args: { size: 'large' } });
export const Pointing = meta.story({ args: { icon: ArrowRight, label: 'Onwards', points: true } });
