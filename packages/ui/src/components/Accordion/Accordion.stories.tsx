import { guide } from '@parley/showroom/guide';
import { noPicture } from '@parley/showroom/no-picture';
import { statesOf } from '@parley/showroom/states';
import preview from '@parley/storybook/preview';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { LONG_LABEL, LONG_TEXT } from '../stories.fixtures.ts';
import { Tag } from '../Tag/Tag.tsx';
import { Text } from '../Text/Text.tsx';
import { Accordion, type AccordionItem, type AccordionProps } from './Accordion.tsx';

const items: AccordionItem<string>[] = [
  {
    id: 'change',
    title: 'Can I change my plan later?',
    content: <Text>Yes, at any time. What you have paid for already is taken into account.</Text>,
  },
  {
    id: 'limit',
    title: 'What happens when the messages of a day are used up?',
    content: <Text>The assistant says so to your visitors, and starts anew at midnight UTC.</Text>,
  },
  {
    id: 'cancel',
    title: 'How do I cancel?',
    content: <Text>In the customer portal. Your assistants stay until the period ends.</Text>,
  },
];

const meta = preview.meta({
  component: Accordion<string>,
  args: { items, level: 3 } as AccordionProps<string>,
  parameters: guide({
    instead: [
      { use: 'Tabs', when: 'one of the parts is always in view.' },
      { use: 'Headings', when: 'most readers need most of it: do not hide it.' },
      { use: 'Dialog', when: 'it has to be finished before going on.' },
    ],
    keyboard: [
      { keys: ['Tab'], does: 'From title to title, and into what is open.' },
      { keys: ['Enter', 'Space'], does: 'Opens or closes.' },
    ],
    dos: ['Title each part by what is in it: “Data retention”.', 'Let several parts stand open at once.'],
    donts: ['Hide what most readers need.', 'Nest one accordion in another.'],
    accessibility: [
      'Titles are headings of the given level, each a button that says whether it is expanded.',
      'The browser’s search in the page finds what is closed, and opens it.',
      'Never put an error into something closed: open it, or say it above.',
    ],
  }),
});

export const Closed = meta.story();
export const OneOpen = meta.story({ args: { defaultOpen: ['limit'] } });
export const Plain = meta.story({ args: { look: 'plain', defaultOpen: ['change'] } });
export const WithDetails = meta.story({
  args: {
    items: items.map((item, index) => ({
      ...item,
      detail: index === 1 ? <Tag tone="caution">Check</Tag> : `${index + 2} files`,
    })),
  },
});
export const Blocked = meta.story({
  args: {
    items: items.map((item, index) =>
      index === 1 ? { ...item, disabledReason: 'Part of the Pro plan' } : item,
    ),
  },
});
/** A11Y-1: opened and closed by keyboard; of a single one, opening the next closes the first. */
export const SingleByKeyboard = meta.story({
  args: { mode: 'single' },
  play: async ({ canvas }) => {
    const [first, second] = canvas.getAllByRole('button');
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(first).toHaveAttribute('aria-expanded', 'true');
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await waitFor(() => expect(second).toHaveAttribute('aria-expanded', 'true'));
    await expect(first).toHaveAttribute('aria-expanded', 'false');
    await expect(canvas.getByText(/starts anew/)).toBeVisible();
    await expect(canvas.getByRole('heading', { level: 3, name: /used up/ })).toBeVisible();
  },
});
/** Keeps which is open, as a list does whose content is read when it is opened. */
function Kept(args: AccordionProps<string>) {
  const [open, setOpen] = useState<readonly string[]>(['change']);
  return (
    <Accordion
      {...args}
      open={open}
      onOpen={(next) => {
        setOpen(next);
        args.onOpen?.(next);
      }}
    />
  );
}
export const KeptByItsOwner = meta.story({
  parameters: noPicture,
  args: { mode: 'single', onOpen: fn() },
  render: (args) => <Kept {...args} />,
  play: async ({ canvas, args }) => {
    const [first, second] = canvas.getAllByRole('button');
    await expect(first).toHaveAttribute('aria-expanded', 'true');
    await userEvent.click(second as HTMLElement);
    await expect(args.onOpen).toHaveBeenLastCalledWith(['limit']);
    await expect(first).toHaveAttribute('aria-expanded', 'false');
    await userEvent.click(second as HTMLElement);
    await expect(args.onOpen).toHaveBeenLastCalledWith([]);
    await expect(second).toHaveAttribute('aria-expanded', 'false');
  },
});
export const Long = meta.story({
  args: {
    defaultOpen: ['long'],
    items: [{ id: 'long', title: LONG_LABEL, detail: LONG_LABEL, content: <Text>{LONG_TEXT}</Text> }],
  },
});
export const States = meta.story(
  statesOf({
    of: 'button',
    as: 'lines',
    variants: [
      ...(['framed', 'plain'] as const).map((look) => ({
        name: look,
        shows: <Accordion items={items.slice(0, 2)} level={3} look={look} />,
      })),
      {
        name: 'disabled',
        shows: (
          <Accordion
            items={items.slice(0, 1).map((item) => ({ ...item, disabledReason: 'Part of the Pro plan' }))}
            level={3}
          />
        ),
      },
    ],
  }),
);
