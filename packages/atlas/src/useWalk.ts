import { useReducer } from 'react';
import type { AnyEventObject } from 'xstate';
import { type Film, filmOf } from './film.ts';
import type { Face, Machine } from './machine.ts';
import { begin, type Walk, walkOn } from './walk.ts';

type Change =
  | { kind: 'begin'; face: Face }
  | { kind: 'take'; event: AnyEventObject }
  /** Back to so many steps after the beginning. */
  | { kind: 'return'; steps: number };

/**
 * A walk that begins as an address says.
 * @param slug of the pinned state that it begins at
 * @param steps that were taken from there, as `stepsOf` writes them
 */
export function useWalk(machine: Machine, slug: string, steps: string) {
  const changed = (walk: Walk, change: Change): Walk => {
    switch (change.kind) {
      case 'begin':
        return begin(change.face);
      case 'take':
        return walkOn(machine.graph, walk, change.event);
      case 'return':
        return { ...walk, steps: [walk.steps[0], ...walk.steps.slice(1, change.steps + 1)] };
    }
  };
  const [film, dispatch] = useReducer(
    ({ walk }: Film, change: Change): Film => ({ walk: changed(walk, change), lost: null }),
    null,
    () => filmOf(machine, slug, steps),
  );
  return {
    ...film,
    begin: (face: Face) => dispatch({ kind: 'begin', face }),
    take: (event: AnyEventObject) => dispatch({ kind: 'take', event }),
    returnTo: (steps: number) => dispatch({ kind: 'return', steps }),
  };
}
