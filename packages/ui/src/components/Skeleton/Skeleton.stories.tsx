import preview from '../../../../../.storybook/preview.tsx';
import { Inline } from '../../layout/Inline/Inline.tsx';
import { Stack } from '../../layout/Stack/Stack.tsx';
import { Skeleton } from './Skeleton.tsx';

const meta = preview.meta({ component: Skeleton });

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
