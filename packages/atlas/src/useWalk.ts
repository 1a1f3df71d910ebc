import { useEffect, useReducer, useRef } from 'react';
import type { AnyEventObject } from 'xstate';
import type { Face, Machine } from './machine.ts';
import { leavesIn, type Step, stepOn } from './walk.ts';

/** A walk through a live machine: where it began, and every step since. */
export interface Walk {
  face: Face;
  steps: readonly [Step, ...Step[]];
}

type Change =
  | { kind: 'begin'; face: Face }
  | { kind: 'take'; event: AnyEventObject }
  /** Back to so many steps after the beginning. */
  | { kind: 'return'; steps: number };

const begin = (face: Face): Walk => ({ face, steps: [{ snapshot: face.snapshot, by: null }] });

/** Where a walk is now. */
export const lastOf = ({ steps }: Walk): Step => steps.at(-1) ?? steps[0];

/** The leaf that a walk is in; the first of several in a parallel state. */
export const leafOf = (walk: Walk): string => leavesIn(lastOf(walk).snapshot.value)[0] ?? '';

/** The pinned state of an address, or where the machine begins. */
export function faceAt({ faces }: Machine, slug: string | undefined): Face {
  const face = faces.find((each) => each.slug === slug) ?? faces[0];
  if (!face) throw new Error('A machine without fixtures has no page.');
  return face;
}

/** The pinned state that a walk has come to: the one that it began with, else the leaf's own. */
function slugOf({ faces }: Machine, walk: Walk): string {
  if (walk.steps.length === 1) return walk.face.slug;
  return faces.find(({ key }) => key === leafOf(walk))?.slug ?? walk.face.slug;
}

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
        return { ...walk, steps: [...walk.steps, stepOn(machine.graph, lastOf(walk), change.event)] };
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
