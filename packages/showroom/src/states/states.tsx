import { Text } from '@parley/ui/text';
import { Fragment, type ReactNode, useLayoutEffect, useRef } from 'react';
import { expect, waitFor } from 'storybook/test';
import { type HandState, SHOWN, showState } from './showState.ts';
import * as css from './states.css.ts';

type State = 'rest' | HandState;

const ALL_STATES: readonly State[] = ['rest', 'hover', 'pressed', 'focus'];

interface Look {
  /**
   * The states that the element can have. A mouse that changes nothing is one, too: only a picture proves
   * that. @default all of them
   */
  states?: readonly State[];
  /** Selector of the element that is in the state; the first one counts. */
  of?: string;
}

interface Variant extends Look {
  name: string;
  shows: ReactNode;
}

interface StatesOptions extends Look {
  variants: readonly Variant[];
  /** `columns` for each state, or `lines` for what takes the whole width. @default 'columns' */
  as?: 'columns' | 'lines';
}

interface CellProps {
  state: State;
  of: string;
  children: ReactNode;
}

/** Shows a component in one state, also when its element appears later or is replaced. */
function Cell({ state, of, children }: CellProps) {
  const ref = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const cell = ref.current;
    if (!cell || state === 'rest') return;
    const show = () => {
      const element = cell.querySelector(of);
      if (element) showState(element, state, cell);
    };
    show();
    const observer = new MutationObserver(show);
    observer.observe(cell, { subtree: true, childList: true });
    return () => observer.disconnect();
  }, [state, of]);
  return (
    <div ref={ref} className={css.cell} data-state-cell={state}>
      {children}
    </div>
  );
}

const Caption = ({ children }: { children: ReactNode }) => (
  <Text size="caption" tone="muted">
    {children}
  </Text>
);

function States({ variants, as = 'columns', ...common }: StatesOptions) {
  const statesOf = ({ states = common.states ?? ALL_STATES }: Variant) => states;
  const cell = (variant: Variant, state: State) => (
    <Cell state={state} of={variant.of ?? common.of ?? '*'}>
      {variant.shows}
    </Cell>
  );
  if (as === 'lines')
    return (
      <div className={css.lines}>
        {variants.flatMap((variant) =>
          statesOf(variant).map((state) => (
            <Fragment key={`${variant.name} ${state}`}>
              <Caption>
                {variant.name} {state}
              </Caption>
              {cell(variant, state)}
            </Fragment>
          )),
        )}
      </div>
    );
  const columns = ALL_STATES.filter((state) => variants.some((variant) => statesOf(variant).includes(state)));
  return (
    <div
      className={css.columns}
      style={{ gridTemplateColumns: `repeat(${columns.length + 1}, max-content)` }}
    >
      <span />
      {columns.map((state) => (
        <Caption key={state}>{state}</Caption>
      ))}
      {variants.map((variant) => (
        <Fragment key={variant.name}>
          <Caption>{variant.name}</Caption>
          {columns.map((state) =>
            statesOf(variant).includes(state) ? (
              <Fragment key={state}>{cell(variant, state)}</Fragment>
            ) : (
              <span key={state} />
            ),
          )}
        </Fragment>
      ))}
    </div>
  );
}

/**
 * The story of the states that a component has only while it is hovered, pressed or focused:
 * `meta.story(statesOf({ ... }))`. It fails where the element that should be in a state is not
 * there, or not displayed.
 */
export const statesOf = (options: StatesOptions) => ({
  parameters: { layout: 'padded' as const, visual: { modes: ['light', 'dark', 'darkContrast', 'forced'] } },
  render: () => <States {...options} />,
  play: async ({ canvasElement }: { canvasElement: HTMLElement }) => {
    const cells = canvasElement.querySelectorAll('[data-state-cell]:not([data-state-cell="rest"])');
    await expect(cells.length).toBeGreaterThan(0);
    // Whether it has a place on the page, also where it is see-through, as the input below a mark is.
    const placesIn = (cell: Element) => cell.querySelector(`.${SHOWN}`)?.getClientRects().length ?? 0;
    for (const cell of cells) await waitFor(() => expect(placesIn(cell)).toBeGreaterThan(0));
  },
});
