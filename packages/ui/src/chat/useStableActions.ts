import { useLayoutEffect, useMemo, useRef } from 'react';

type Callbacks<A> = { [K in keyof A]: ((...given: never[]) => void) | undefined };

/**
 * The same object for as long as callbacks of the same names are given, whatever functions stand behind them:
 * its callbacks call those of the last render. So memoised components need not render again where their owner
 * makes new callbacks at each render.
 */
export function useStableActions<A extends Callbacks<A>>(actions: A): A {
  const latest = useRef(actions);
  useLayoutEffect(() => {
    latest.current = actions;
  });
  const names = (Object.keys(actions) as (keyof A & string)[]).filter((name) => actions[name]).join(' ');
  return useMemo(() => {
    const callBack =
      (name: string) =>
      (...given: never[]) =>
        latest.current[name as keyof A]?.(...given);
    return Object.fromEntries(names.split(' ').map((name) => [name, callBack(name)])) as unknown as A;
  }, [names]);
}
