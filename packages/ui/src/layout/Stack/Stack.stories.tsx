import preview from '../../../../../.storybook/preview.tsx';
import { Card } from '../../components/Card/Card.tsx';
import { Text } from '../../components/Text/Text.tsx';
import { Stack } from './Stack.tsx';

const card = (text: string) => (
  <Card key={text} padding="small">
    <Text>{text}</Text>
  </Card>
);

const meta = preview.meta({ component: Stack, args: { children: ['One', 'Two', 'Three'].map(card) } });

export const Default = meta.story();
export const Close = meta.story({ args: { gap: 8 } });
export const Sections = meta.story({ args: { gap: 40 } });
export const Centered = meta.story({ args: { align: 'center' } });
