import { guide } from '@parley/showroom/guide';
import { statesOf } from '@parley/showroom/states';
import preview from '@parley/storybook/preview';
import { expect, userEvent, waitFor } from 'storybook/test';
import { LONG_LABEL } from '../stories.fixtures.ts';
import { Breadcrumbs } from './Breadcrumbs.tsx';

const deep = ['Assistants', 'Shops', 'Europe', 'Austria', 'Shop assistant', 'Data files'].map((label) => ({
  label,
  href: `#${label}`,
}));

const meta = preview.meta({
  component: Breadcrumbs,
  args: {
    items: [
      { label: 'Assistants', href: '#assistants' },
      { label: 'Shop assistant', href: '#shop' },
    ],
    current: 'Data files',
  },
  parameters: guide({
    instead: [
      { use: 'Tabs', when: 'the pages are parts of one thing on the same level.' },
      { use: 'Stepper', when: 'it says how far one is in a task.' },
      { use: 'A link to the list', when: 'there is one level only.' },
    ],
    keyboard: [
      { keys: ['Tab'], does: 'From level to level.' },
      {
        keys: ['Enter'],
        does: 'Follows the link; on the dots: shows the levels between and goes to the first.',
      },
    ],
    dos: ['Name each level as its own page is named.', 'Use them from the second level on.'],
    donts: ['Make the current page a link.', 'Show steps of a task with them.'],
    accessibility: [
      'A navigation landmark with an ordered list; the page itself is text with `aria-current="page"`.',
      'The page’s own `h1` says the name whole: long names are cut here.',
      'Put it above the page header, once per page.',
    ],
  }),
});

export const TwoLevels = meta.story();
export const OneLevel = meta.story({
  args: { items: [{ label: 'Users', href: '#users' }], current: 'Invite' },
});
export const Folded = meta.story({
  args: { items: deep, current: 'shipping.pdf' },
});
/** A11Y-1: the levels between are shown, and the focus goes to the first of them. */
export const Unfolded = meta.story({
  args: { items: deep, current: 'shipping.pdf' },
  play: async ({ canvas }) => {
    canvas.getByRole('button', { name: 'Show the levels between' }).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByRole('link', { name: 'Shops' })).toHaveFocus());
    await expect(canvas.getAllByRole('link')).toHaveLength(deep.length);
    await expect(canvas.getByText('shipping.pdf')).toHaveAttribute('aria-current', 'page');
  },
});
export const Phone = meta.story({ globals: { viewport: { value: 'mobile2', isRotated: false } } });
export const Long = meta.story({
  args: {
    items: deep.slice(0, 3).map((item) => ({ ...item, label: `${LONG_LABEL} ${item.label}` })),
    current: LONG_LABEL,
  },
});
export const States = meta.story(
  statesOf({
    states: ['rest', 'hover', 'focus'],
    variants: [
      {
        name: 'link',
        of: 'li:nth-child(2) a',
        shows: <Breadcrumbs items={[{ label: 'Assistants', href: '#assistants' }]} current="Data files" />,
      },
      {
        name: 'dots',
        of: 'button',
        shows: (
          <Breadcrumbs
            items={['Acme', 'Assistants', 'Shop', 'Data', 'Files'].map((label) => ({
              label,
              href: `#${label}`,
            }))}
            current="FAQ"
          />
        ),
      },
    ],
  }),
);
