import { guide } from '@parley/showroom/guide';
import preview from '@parley/storybook/preview';
import { Bot } from 'lucide-react';
import { Icon } from '../../components/Icon/Icon.tsx';
import { Center } from './Center.tsx';

const meta = preview.meta({
  component: Center,
  parameters: guide({
    instead: [{ use: 'Stack', when: 'there are several children.' }],
    dos: ['Put one thing into the middle.', 'Choose the element by `as`.'],
    donts: ['Centre text that is read in lines.', 'Use it for several children: that is a `Stack`.'],
    accessibility: ['Means nothing by itself: choose the element with `as`.'],
  }),
  args: { children: <Icon icon={Bot} size="large" /> },
});

export const Default = meta.story();
