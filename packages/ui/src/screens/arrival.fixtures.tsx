import { type ReactNode, useState } from 'react';
import { expect, waitFor, type within } from 'storybook/test';

/** What stays where it is while a list is on its way: selectors, each of one element or the first of many. */
export type Marks = Readonly<Record<string, string>>;

/** What every list has. */
export const LIST_MARKS = {
  heading: 'h1',
  search: 'input[type="search"]',
  columns: 'thead',
  'first row': 'tbody tr',
} satisfies Marks;

/** How far something may move while it arrives, in px. */
const TOLERANCE = 1;

/** A screen that is on its way until the button of the play function is pressed. */
function Arriving({ render }: { render: (arrived: boolean) => ReactNode }) {
  const [arrived, setArrived] = useState(false);
  return (
    <>
      <button type="button" hidden data-arrive onClick={() => setArrived(true)} />
      {render(arrived)}
    </>
  );
}

/**
 * A story that fails when something jumps as what a screen shows arrives: its marks have the same place and
 * height before and after.
 */
export function arrivesInPlace<Args>(render: (args: Args, arrived: boolean) => ReactNode, marks: Marks) {
  return {
    parameters: { visual: { modes: [] } },
    render: (args: Args) => <Arriving render={(arrived) => render(args, arrived)} />,
    play: async ({
      canvasElement,
      canvas,
    }: {
      canvasElement: HTMLElement;
      canvas: ReturnType<typeof within>;
    }) => {
      await canvas.findByRole('heading', { level: 1 });
      const before = placesOf(canvasElement, marks);
      await expect(Object.keys(before)).toEqual(Object.keys(marks));
      canvasElement.querySelector<HTMLElement>('[data-arrive]')?.click();
      await waitFor(() => expect(canvasElement.querySelector('[aria-busy="true"]')).toBeNull());
      const after = placesOf(canvasElement, marks);
      const moved = Object.entries(before).flatMap(([name, { top, height }]) => {
        const now = after[name];
        if (!now) return [`${name} is gone`];
        const stays = Math.abs(now.top - top) <= TOLERANCE && Math.abs(now.height - height) <= TOLERANCE;
        return stays ? [] : [`${name}: ${height} px at ${top}, then ${now.height} px at ${now.top}`];
      });
      await expect(moved.join('; ')).toBe('');
    },
  };
}

function placesOf(root: HTMLElement, marks: Marks): Record<string, { top: number; height: number }> {
  return Object.fromEntries(
    Object.entries(marks).flatMap(([name, selector]) => {
      const box = root.querySelector(selector)?.getBoundingClientRect();
      return box ? [[name, { top: box.top, height: box.height }]] : [];
    }),
  );
}
