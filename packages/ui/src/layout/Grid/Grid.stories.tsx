import { guide } from '@parley/showroom/guide';
import preview from '@parley/storybook/preview';
import { Card } from '../../components/Card/Card.tsx';
import { Text } from '../../components/Text/Text.tsx';
import { Grid } from './Grid.tsx';

const meta = preview.meta({
  component: Grid,
  parameters: guide({
    instead: [
      { use: 'Inline', when: 'things are as wide as they are.' },
      { use: 'Stack', when: 'they stand below each other on every width.' },
      { use: 'Table', when: 'they are compared by figures.' },
    ],
    dos: ['Use it for like things, as `ul` with `li`.', 'Let as many columns stand as fit.'],
    donts: [
      'Compare figures in it: that is a `Table`.',
      'Order things downwards: reading goes along the rows.',
    ],
    accessibility: [
      'The order is that of the source, on every width: left to right, then down.',
      'Use `as="ul"` for a list of like things, with `li` children.',
    ],
  }),
  args: {
    children: ['One', 'Two', 'Three', 'Four', 'Five'].map((text) => (
      <Card key={text}>
        <Text>{text}</Text>
      </Card>
    )),
  },
});

export const Medium = meta.story();
export const Narrowest = meta.story({ args: { columns: 'narrowest' } });
export const Narrow = meta.story({ args: { columns: 'narrow' } });
export const Wide = meta.story({ args: { columns: 'wide' } });
