import { type FocusEvent, type KeyboardEvent, useLayoutEffect, useRef } from 'react';

/** Where each key leads among as many buttons, from the one at an index. */
const STEPS: Readonly<Record<string, (at: number, count: number) => number>> = {
  Home: () => 0,
  End: (_, count) => count - 1,
  next: (at, count) => (at + 1) % count,
  previous: (at, count) => (at - 1 + count) % count,
};

/**
 * Makes the buttons of a toolbar one stop of the Tab key: the arrow keys lead from one to the next, Home and
 * End to the first and the last, and Tab comes back to the one that had the focus last (A11Y-1). By hand, as
 * the widget has no react-aria (ADR 4).
 * @returns what the toolbar takes. It is to be rendered again when a button comes or goes
 */
export function useOneStop() {
  const root = useRef<HTMLDivElement>(null);
  const last = useRef<Element | null>(null);
  const buttonsOf = () => [...(root.current?.querySelectorAll('button') ?? [])];
  const mark = () => {
    const buttons = buttonsOf();
    const stop = buttons.find((button) => button === last.current) ?? buttons[0];
    for (const button of buttons) button.tabIndex = button === stop ? 0 : -1;
  };
  useLayoutEffect(mark);
  return {
    ref: root,
    onFocus({ target }: FocusEvent) {
      last.current = target;
      mark();
    },
    onKeyDown(event: KeyboardEvent<HTMLElement>) {
      if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
      const step = STEPS[alongTheLine(event.key, event.currentTarget)];
      const buttons = buttonsOf();
      const at = buttons.indexOf(event.target as HTMLButtonElement);
      if (!step || at < 0) return;
      // The thread around it would scroll.
      event.preventDefault();
      buttons[step(at, buttons.length)]?.focus();
    },
  };
}

/** What an arrow key means in the direction that the buttons stand in; any other key is itself. */
function alongTheLine(key: string, toolbar: Element): string {
  if (key !== 'ArrowLeft' && key !== 'ArrowRight') return key;
  const isMirrored = getComputedStyle(toolbar).direction === 'rtl';
  return (key === 'ArrowRight') === isMirrored ? 'previous' : 'next';
}
