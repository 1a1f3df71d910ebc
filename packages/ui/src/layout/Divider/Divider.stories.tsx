import { guide } from '@parley/showroom/guide';
import preview from '@parley/storybook/preview';
import { Text } from '../../components/Text/Text.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Divider } from './Divider.tsx';

const meta = preview.meta({
  component: Divider,
  parameters: guide({
    instead: [
      { use: 'Stack with a larger gap', when: 'space alone tells groups apart: mostly it does.' },
      { use: 'Card', when: 'the group should have an edge all around.' },
    ],
    dos: ['Use it where space alone does not tell groups apart.', 'Give groups that matter a heading.'],
    donts: ['Draw one between all the rows.', 'Use it as an edge around something.'],
    accessibility: ['A separator; screen readers may pass it by. Groups that matter need a heading.'],
  }),
});

export const Horizontal = meta.story({
  render: () => (
    <Stack>
      <Text>Above</Text>
      <Divider />
      <Text>Below</Text>
    </Stack>
  ),
});
