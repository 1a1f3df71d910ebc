import preview from '../../../../../.storybook/preview.tsx';
import { Stack } from '../../layout/Stack/Stack.tsx';
import { Heading } from '../Heading/Heading.tsx';
import { LONG_LABEL, LONG_TEXT } from '../stories.fixtures.ts';
import { Text } from '../Text/Text.tsx';
import { Card } from './Card.tsx';

const content = (title: string, text: string) => (
  <Stack gap={8}>
    <Heading level={2}>{title}</Heading>
    <Text tone="muted">{text}</Text>
  </Stack>
);

const meta = preview.meta({
  component: Card,
  args: { children: content('Shop assistant', 'Answers on shipping, returns and opening hours.') },
});

export const Normal = meta.story();
export const Small = meta.story({ args: { padding: 'small' } });
export const Pressable = meta.story({ args: { pressable: true } });
export const Long = meta.story({ args: { children: content(LONG_LABEL, LONG_TEXT) } });
