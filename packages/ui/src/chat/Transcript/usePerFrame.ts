import { useLayoutEffect, useReducer, useRef } from 'react';

/**
 * The newest value, renewed at most once per frame: tokens may arrive faster than the screen
 * can show them. The first change is passed on at once, those that follow in the same frame
 * are passed on together with the next.
 */
export function usePerFrame<T extends object>(value: T): T {
  const [, renderAgain] = useReducer((times: number) => times + 1, 0);
  const latest = useRef(value);
  const shown = useRef(value);
  const frame = useRef<number | null>(null);

  // Set during the render: a state set afterwards would need a second commit for each token.
  if (frame.current === null) shown.current = value;
  const now = shown.current;

  useLayoutEffect(() => {
    latest.current = value;
  }, [value]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a value that is shown takes up its frame.
  useLayoutEffect(() => {
    frame.current = requestAnimationFrame(() => {
      frame.current = null;
      if (latest.current !== shown.current) renderAgain();
    });
  }, [now]);

  useLayoutEffect(
    () => () => {
      if (frame.current !== null) cancelAnimationFrame(frame.current);
      frame.current = null;
    },
    [],
  );

  return now;
}
