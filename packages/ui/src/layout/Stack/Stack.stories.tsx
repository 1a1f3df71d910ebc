import { guide } from '@parley/showroom/guide';
import preview from '@parley/storybook/preview';
import { Card } from '../../components/Card/Card.tsx';
import { Text } from '../../components/Text/Text.tsx';
import { type Space, space } from '../../theme/tokens.ts';
import { Inline } from '../Inline/Inline.tsx';
import { Stack } from './Stack.tsx';

const card = (text: string) => (
  <Card key={text} padding="small">
    <Text>{text}</Text>
  </Card>
);

const meta = preview.meta({
  component: Stack,
  parameters: guide({
    instead: [
      { use: 'Inline', when: 'they stand side by side.' },
      { use: 'Grid', when: 'they make columns.' },
      { use: 'Center', when: 'there is one child, in the middle.' },
    ],
    dos: [
      'Take 8 for what belongs together, 24 between groups.',
      'Choose the element by `as`, such as `ul`.',
    ],
    donts: ['Add margins to its children.', 'Use it where things stand side by side.'],
    accessibility: [
      'Choose the element: `ul` for lists, `section`, `nav`, `fieldset` where they mean something.',
      '8 px for what belongs together, 24 between groups, 40 between sections.',
    ],
  }),
  args: { children: ['One', 'Two', 'Three'].map(card) },
});

export const Default = meta.story();
export const Close = meta.story({ args: { gap: 8 } });
export const Sections = meta.story({ args: { gap: 40 } });
export const Centered = meta.story({ args: { align: 'center' } });
export const Aligned = meta.story({
  parameters: { visual: { modes: ['light', 'rtl'] } },
  render: () => (
    <Stack gap={24}>
      {(['stretch', 'start', 'center', 'end'] as const).map((align) => (
        <Stack key={align} gap={4} align={align}>
          {[align, 'Two'].map(card)}
        </Stack>
      ))}
    </Stack>
  ),
});
export const Gaps = meta.story({
  parameters: { visual: { modes: ['light'] } },
  render: () => (
    <Inline gap={8} align="start">
      {Object.keys(space).map((gap) => (
        <Stack key={gap} gap={Number(gap) as Space}>
          {[gap, 'px'].map(card)}
        </Stack>
      ))}
    </Inline>
  ),
});
