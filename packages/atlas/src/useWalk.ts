import { useEffect, useReducer, useRef } from 'react';
import type { AnyEventObject } from 'xstate';
import type { Face, Machine } from './machine.ts';
import { begin, faceAt, faceAtStep, type Walk, walkOn } from './walk.ts';

type Change =
  | { kind: 'begin'; face: Face }
  | { kind: 'take'; event: AnyEventObject }
  /** Back to so many steps after the beginning. */
  | { kind: 'return'; steps: number };

/** How addresses name the pinned state that a walk has come to. */
const slugOf = (machine: Machine, walk: Walk): string =>
  (faceAtStep(machine, walk, walk.steps.length - 1) ?? walk.face).slug;

/**
 * A walk that begins where the address says, and tells the address where it is.
 * @param slug of a pinned state; another one begins anew.
 * @param onMove told the slug of wherever the walk comes to.
 */
export function useWalk(machine: Machine, slug: string | undefined, onMove: (slug: string) => void) {
  const change = (walk: Walk, change: Change): Walk => {
    switch (change.kind) {
      case 'begin':
        return begin(change.face);
      case 'take':
        return walkOn(machine.graph, walk, change.event);
      case 'return':
        return { ...walk, steps: [walk.steps[0], ...walk.steps.slice(1, change.steps + 1)] };
    }
  };
  const [walk, dispatch] = useReducer(change, faceAt(machine, slug), begin);
  const here = slugOf(machine, walk);
  const told = useRef(slug);

  useEffect(() => {
    if (told.current === here) return;
    told.current = here;
    onMove(here);
  }, [here, onMove]);
  useEffect(() => {
    if (slug === undefined || slug === told.current) return;
    told.current = slug;
    dispatch({ kind: 'begin', face: faceAt(machine, slug) });
  }, [machine, slug]);

  return {
    walk,
    begin: (face: Face) => dispatch({ kind: 'begin', face }),
    take: (event: AnyEventObject) => dispatch({ kind: 'take', event }),
    returnTo: (steps: number) => dispatch({ kind: 'return', steps }),
  };
}
