import { guide } from '@parley/showroom/guide';
import { noPicture } from '@parley/showroom/no-picture';
import { statesOf } from '@parley/showroom/states';
import preview from '@parley/storybook/preview';
import { Ellipsis } from 'lucide-react';
import type { ReactNode } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { Inline } from '../../layout/Inline/Inline.tsx';
import { Stack } from '../../layout/Stack/Stack.tsx';
import { Heading } from '../Heading/Heading.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { expectFollowedOnce } from '../Link/doubleClick.fixtures.ts';
import { LONG_LABEL, LONG_TEXT, PORTRAIT } from '../stories.fixtures.ts';
import { Text } from '../Text/Text.tsx';
import { Card } from './Card.tsx';
import { CardLink } from './CardLink.tsx';

const content = (title: string, text: string) => (
  <Stack gap={8}>
    <Heading level={2}>{title}</Heading>
    <Text tone="muted">{text}</Text>
  </Stack>
);

const meta = preview.meta({
  component: Card,
  parameters: guide({
    instead: [
      { use: 'Table', when: 'things are compared with each other.' },
      { use: 'Stack', when: 'only the distance between children matters.' },
      { use: 'Banner', when: 'the ground stands for a state.' },
    ],
    keyboard: [
      { keys: ['Tab'], does: 'To the card’s own link, then to what else is on it.' },
      { keys: ['Enter'], does: 'Follows the link.' },
    ],
    dos: [
      'Let its title be the one link of a `pressable` card.',
      'Keep cards of one row alike: the same parts in the same order.',
    ],
    donts: ['Put a card into a card: use `Divider` or space.', 'Use the ground of a card to tell a state.'],
    accessibility: [
      'Of a `pressable` card only the title is a link: screen readers hear a name, not the ' + 'whole card.',
      'What else can be pressed stays above what covers the card, and needs a name of its own.',
      'Choose the element: `li` in a list, `section` with `labelledBy` where it is a part of the page.',
    ],
  }),
  args: { children: content('Shop assistant', 'Answers on shipping, returns and opening hours.') },
});

export const Normal = meta.story();
export const Small = meta.story({ args: { padding: 'small' } });
const lead = (title: ReactNode) => (
  <Inline justify="between" overflow="keep" align="start">
    <Stack gap={8}>
      <Heading level={2}>{title}</Heading>
      <Text tone="muted">Answers on shipping, returns and opening hours.</Text>
    </Stack>
    <IconButton icon={Ellipsis} label="Actions" size="small" onClick={onAct} />
  </Inline>
);
const onAct = fn();
/** A11Y-1: the whole card leads on, its title is the link, and what else is on it keeps its own press. */
export const Leading = meta.story({
  args: { pressable: true, children: lead(<CardLink href="#shop">Shop assistant</CardLink>) },
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'Shop assistant' });
    await userEvent.tab();
    await waitFor(() => expect(link).toHaveFocus());
    const { left, bottom } = link.getBoundingClientRect();
    await expect(document.elementFromPoint(left + 20, bottom + 12)).toBe(link);
    const actions = canvas.getByRole('button', { name: 'Actions' });
    const box = actions.getBoundingClientRect();
    const hit = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
    await expect(actions.contains(hit)).toBe(true);
  },
});
/** The second click of two was for a menu or a dialog above the card, which the first took away. */
export const DoubleClicked = meta.story({
  parameters: noPicture,
  args: { pressable: true, children: lead(<CardLink href="#shop">Shop assistant</CardLink>) },
  play: ({ canvas }) => expectFollowedOnce(canvas.getByRole('link', { name: 'Shop assistant' })),
});
export const Bare = meta.story({
  args: { padding: 'none', children: <img src={PORTRAIT} alt="" width={320} /> },
});
export const Long = meta.story({ args: { children: content(LONG_LABEL, LONG_TEXT) } });
const plan = (title: ReactNode) => (
  <div style={{ inlineSize: '160px' }}>
    <Card pressable padding="small">
      <Heading level={2} size="small">
        {title}
      </Heading>
      <Text tone="muted">Cancel at any time</Text>
    </Card>
  </div>
);
export const States = meta.story(
  statesOf({
    of: 'a',
    variants: [{ name: 'link', shows: plan(<CardLink href="#monthly">Monthly</CardLink>) }],
  }),
);
