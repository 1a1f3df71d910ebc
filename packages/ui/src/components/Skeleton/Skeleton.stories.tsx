import { guide } from '@parley/showroom/guide';
import preview from '@parley/storybook/preview';
import { Inline } from '../../layout/Inline/Inline.tsx';
import { Stack } from '../../layout/Stack/Stack.tsx';
import { Skeleton } from './Skeleton.tsx';

const meta = preview.meta({
  component: Skeleton,
  parameters: guide({
    instead: [
      { use: 'Spinner', when: 'what is to come has no shape, or takes a second.' },
      { use: 'ProgressBar', when: 'it is known how far it is.' },
      { use: 'LoadingOverlay', when: 'nothing of the page is there yet.' },
    ],
    dos: ['Draw the shape and size of what will come.', 'Say `aria-busy` once, on what is around it.'],
    donts: ['Make the page jump when it has come.', 'Use it for what takes a second.'],
    accessibility: [
      'Hidden from screen readers: the container around it says `aria-busy` and what is loading, once.',
      'As large as what will come, so that nothing jumps.',
      'Rests for those who ask for less motion.',
    ],
  }),
});

export const Line = meta.story({ args: { shape: 'text', width: 60 } });
export const Block = meta.story({ args: { shape: 'block', height: 120 } });
export const Circle = meta.story({ args: { shape: 'circle', size: 40 } });
export const Together = meta.story({
  args: { shape: 'circle', size: 40 },
  render: (args) => (
    <Inline gap={12} overflow="keep">
      <Skeleton {...args} />
      <Stack gap={4} grow>
        <Skeleton shape="text" width={40} />
        <Skeleton shape="text" width={70} />
      </Stack>
    </Inline>
  ),
});
