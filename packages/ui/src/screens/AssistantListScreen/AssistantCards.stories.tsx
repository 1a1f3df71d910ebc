import { noPicture } from '@parley/showroom/no-picture';
import preview from '@parley/storybook/preview';
import { useState } from 'react';
import { expect, waitFor, within } from 'storybook/test';
import { assistants } from '../screens.fixtures.ts';
import { AssistantCards, type AssistantCardsProps } from './AssistantCards.tsx';

const meta = preview.meta({
  component: AssistantCards,
  parameters: noPicture,
  args: { assistants, actions: undefined, selection: undefined },
});

/** Cards of which somebody else deletes the first. */
function ShrinkingCards(args: AssistantCardsProps) {
  const [gone, setGone] = useState(false);
  return (
    <>
      <AssistantCards {...args} assistants={gone ? args.assistants.slice(1) : args.assistants} />
      <span hidden data-testid="shrink" onClickCapture={() => setGone(true)} />
    </>
  );
}

export const KeepsFocus = meta.story({
  name: 'AS-1: a card that goes leaves the focus at the one that takes its place',
  render: (args) => <ShrinkingCards {...args} />,
  play: async ({ canvas }) => {
    const cards = () => canvas.getAllByRole('listitem');
    const [first] = cards();
    within(first as HTMLElement)
      .getAllByRole('link')[0]
      ?.focus();
    canvas.getByTestId('shrink').click();
    await waitFor(() => expect(cards()).toHaveLength(assistants.length - 1));
    await waitFor(() => expect(cards()[0]).toHaveFocus());
  },
});

export const NeedsCare = meta.story({
  name: 'AS-6: each says how many conversations need care, and leads to them',
  play: async ({ canvas }) => {
    const links = canvas.getAllByRole('link', { name: /conversations? needs? care/ });
    await expect(links.map((link) => link.textContent)).toEqual([
      expect.stringContaining('14 conversations need care'),
      expect.stringContaining('1 conversation needs care'),
    ]);
    await expect(links[0]).toHaveAttribute('href', '/conversations');
  },
});
