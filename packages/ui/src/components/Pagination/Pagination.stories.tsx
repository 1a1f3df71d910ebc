import { guide } from '@parley/showroom/guide';
import { noPicture } from '@parley/showroom/no-picture';
import { statesOf } from '@parley/showroom/states';
import preview from '@parley/storybook/preview';
import { type ComponentProps, useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { Pagination } from './Pagination.tsx';

/** Keeps the page, as a screen would. */
function Kept(args: ComponentProps<typeof Pagination>) {
  const [page, setPage] = useState(args.page);
  return (
    <Pagination
      {...args}
      page={page}
      onPage={(next) => {
        setPage(next);
        args.onPage(next);
      }}
    />
  );
}

const meta = preview.meta({
  component: Pagination,
  args: { page: 1, pageSize: 25, total: 284, onPage: fn() },
  render: (args) => <Kept {...args} />,
  parameters: guide({
    instead: [
      { use: 'One list with a search', when: 'there are no more than about 50 rows: finding beats leafing.' },
      { use: 'Stepper', when: 'the pages are steps of one task.' },
    ],
    dos: ['Say which rows are shown, and of how many.', 'Keep filter and order from page to page.'],
    donts: [
      'Leaf through fewer than 50 rows: offer a search.',
      'Take an arrow away at the end: it keeps the focus.',
    ],
    accessibility: [
      'A navigation landmark: give each its own `label` where a screen has two.',
      'The range is announced when it changes; move the focus to the top of the list only if the list ' +
        'scrolled away.',
      'The arrows stay in place at both ends and say why they do nothing, so that the focus is never lost.',
    ],
  }),
});

export const FirstPage = meta.story({
  play: async ({ canvas, args }) => {
    const back = canvas.getByRole('button', { name: 'Previous page' });
    await userEvent.tab();
    await waitFor(() => expect(back).toHaveFocus());
    await expect(back).toHaveAccessibleDescription('This is the first page.');
    await userEvent.keyboard('{Enter}');
    await expect(args.onPage).not.toHaveBeenCalled();
  },
});
export const InTheMiddle = meta.story({ args: { page: 6 } });
export const LastPage = meta.story({ args: { page: 12 } });
export const FewPages = meta.story({ args: { total: 70 } });
export const OnePage = meta.story({ args: { total: 12 } });
export const Nothing = meta.story({ args: { total: 0 } });
export const WithPageSizes = meta.story({
  args: { page: 3, pageSizes: [10, 25, 50, 100], onPageSize: fn() },
  play: async ({ canvas, args }) => {
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Rows per page' }), '50');
    await expect(args.onPageSize).toHaveBeenCalledWith(50);
  },
});
export const ManyRows = meta.story({
  args: { page: 4021, pageSize: 25, total: 1_204_388, pageSizes: [25, 100], onPageSize: fn() },
});
export const Phone = meta.story({
  globals: { viewport: { value: 'mobile2', isRotated: false } },
  args: { page: 6, pageSizes: [10, 25, 50], onPageSize: fn() },
});
/** A11Y-1: from page to page without a pointer, and the focus stays on the arrow. */
export const ByKeyboard = meta.story({
  parameters: noPicture,
  args: { page: 10 },
  play: async ({ canvas, args }) => {
    const next = canvas.getByRole('button', { name: 'Next page' });
    next.focus();
    await userEvent.keyboard('{Enter}{Enter}{Enter}');
    await expect(args.onPage).toHaveBeenLastCalledWith(12);
    await expect(args.onPage).toHaveBeenCalledTimes(2);
    await waitFor(() => expect(next).toHaveFocus());
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('276–284 of 284'));
    await expect(canvas.getByRole('button', { name: 'Page 12' })).toHaveAttribute('aria-current', 'page');
  },
});
const pages = <Pagination page={2} pageSize={25} total={284} onPage={fn()} />;
export const States = meta.story(
  statesOf({
    as: 'lines',
    variants: [
      { name: 'page', of: 'button:has(+ [aria-current])', shows: pages },
      { name: 'page in view', of: '[aria-current]', states: ['hover', 'focus'], shows: pages },
      {
        name: 'page size',
        of: 'select',
        states: ['rest', 'hover', 'focus'],
        shows: (
          <Kept page={2} pageSize={25} pageSizes={[25, 50]} total={284} onPage={fn()} onPageSize={fn()} />
        ),
      },
    ],
  }),
);
