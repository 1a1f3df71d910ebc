import { guide } from '@parley/showroom/guide';
import preview from '@parley/storybook/preview';
import { Text } from '../../components/Text/Text.tsx';
import { Inline } from '../Inline/Inline.tsx';
import { Box, type BoxProps } from './Box.tsx';

const meta = preview.meta({
  component: Box,
  args: {
    children: <Text>Content</Text>,
    padding: 16,
    surface: 'card',
    border: 'subtle',
    radius: 'control',
  } as BoxProps,
  parameters: guide({
    instead: [
      {
        use: 'Card',
        when: 'it holds what belongs together: Card has the padding and the look of all the others.',
      },
      { use: 'Stack', when: 'only the distance between children matters.' },
      { use: 'Banner', when: 'the ground stands for a state.' },
    ],
    accessibility: [
      'Means nothing by itself. Choose the element with `as` where the content is a section, an aside or an item of a list.',
      'A shadow is for what floats; in dark and high contrast the border carries the edge, so give it one.',
    ],
  }),
});

export const Card = meta.story();
export const Sunken = meta.story({ args: { surface: 'sunken', border: 'none' } });
export const Raised = meta.story({ args: { surface: 'raised', radius: 'dialog', shadow: 'floating' } });
export const DifferentSides = meta.story({ args: { padding: { inline: 32, block: 8 }, border: 'strong' } });
export const Surfaces = meta.story({
  render: () => (
    <Inline gap={16}>
      {(['none', 'page', 'card', 'raised', 'sunken'] as const).map((surface) => (
        <Box key={surface} surface={surface} padding={24} border="subtle" radius="control">
          <Text>{surface}</Text>
        </Box>
      ))}
    </Inline>
  ),
});
export const Radii = meta.story({
  render: () => (
    <Inline gap={16}>
      {(['none', 'small', 'control', 'dialog', 'full'] as const).map((radius) => (
        <Box key={radius} surface="card" padding={24} border="medium" radius={radius}>
          <Text>{radius}</Text>
        </Box>
      ))}
    </Inline>
  ),
});
export const Shadows = meta.story({
  render: () => (
    <Inline gap={24}>
      {(['none', 'control', 'floating', 'dialog'] as const).map((shadow) => (
        <Box key={shadow} surface="raised" padding={24} border="subtle" radius="control" shadow={shadow}>
          <Text>{shadow}</Text>
        </Box>
      ))}
    </Inline>
  ),
});
