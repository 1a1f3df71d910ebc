import preview from '../../../../../.storybook/preview.tsx';
import { Card } from '../../components/Card/Card.tsx';
import { Text } from '../../components/Text/Text.tsx';
import { Grid } from './Grid.tsx';

const meta = preview.meta({
  component: Grid,
  args: {
    children: ['One', 'Two', 'Three', 'Four', 'Five'].map((text) => (
      <Card key={text}>
        <Text>{text}</Text>
      </Card>
    )),
  },
});

export const Medium = meta.story();
export const Narrow = meta.story({ args: { columns: 'narrow' } });
export const Wide = meta.story({ args: { columns: 'wide' } });
