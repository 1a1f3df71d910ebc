import { guide } from '@parley/showroom/guide';
import preview from '@parley/storybook/preview';
import { Avatar } from '../../components/Avatar/Avatar.tsx';
import { Button } from '../../components/Button/Button.tsx';
import { Text } from '../../components/Text/Text.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Columns } from './Columns.tsx';

const meta = preview.meta({
  component: Columns,
  parameters: guide({
    instead: [
      { use: 'Grid', when: 'as many equal columns as fit stand side by side.' },
      { use: 'Inline', when: 'things are as wide as they are and may wrap.' },
    ],
    dos: ['Say by `template` which column fills.', 'Keep the order of reading in the source.'],
    donts: ['Part words and figures by empty columns.', 'Use it for equal columns: that is a `Grid`.'],
    accessibility: [
      'The order is that of the source, on every width.',
      'What lies in a column that fills may become narrow: its words wrap.',
    ],
  }),
  args: {
    template: 'content fill content',
    align: 'center',
    gap: 12,
    children: [
      <Avatar key="picture" name="Ada Lovelace" />,
      <Text key="words">Takes what is left</Text>,
      <Button key="action">Open</Button>,
    ],
  },
});

const halves = ['First half', 'Second half'].map((words) => <Text key={words}>{words}</Text>);

export const Default = meta.story();
export const Halves = meta.story({ args: { template: 'fill fill', children: halves } });
export const Aligned = meta.story({
  parameters: { visual: { modes: ['light'] } },
  render: () => (
    <Stack gap={24}>
      {(['stretch', 'start', 'center', 'end'] as const).map((align) => (
        <Columns key={align} template="content fill" align={align}>
          <Button>{align}</Button>
          <Stack gap={4}>{halves}</Stack>
        </Columns>
      ))}
    </Stack>
  ),
});
export const StackedOnPhones = meta.story({
  globals: { viewport: { value: 'mobile2', isRotated: false } },
  args: { template: 'fill fill', stackOnPhones: true, children: halves },
});
