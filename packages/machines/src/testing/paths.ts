import type { AnyStateMachine } from 'xstate';
import { explore, faceOf, type Goal, type Step, type Walk } from './explore.ts';

/** A way through a machine from its initial state, to be played on a live one. */
export interface Path {
  /** Where it leads, and by which events. */
  name: string;
  walk: Walk;
  /** Each event with the snapshot that it leads to; the first is the start. */
  steps: readonly Step[];
}

/**
 * `xstate.done.actor.restoring` as `restoring done`, `xstate.after.retryDelay.signIn.unreachable` as `after
 * retryDelay`.
 */
function shortNameOf(type: string): string {
  const [, kind, ...rest] = type.startsWith('xstate.') ? type.split('.') : [];
  if (kind === 'after') return `after ${rest[0]}`;
  if (kind === 'done' || kind === 'error') return `${rest[1]} ${kind === 'done' ? 'done' : 'failed'}`;
  return type;
}

/** The path that ends with this step. */
function pathTo(last: Step): Path {
  const steps: Step[] = [];
  for (let step: Step | null = last; step; step = step.before) steps.unshift(step);
  const events = steps.slice(1).map(({ event }) => shortNameOf(event.type));
  return {
    name: [faceOf(last.snapshot, last.walk), events.join(', ') || 'at start'].join(': '),
    walk: last.walk,
    steps,
  };
}

/**
 * Of the shortest ways to each goal those that together lead to all: one that is a part of others is left
 * out.
 */
export function together(first: ReadonlyMap<Goal, Step>): Path[] {
  const paths = [...new Set(first.values())].map(pathTo);
  const covered = new Set<Goal>();
  return paths
    .sort((a, b) => b.steps.length - a.steps.length)
    .filter(({ steps }) => {
      const goals = steps.flatMap((step) => step.goals);
      const isNew = goals.some((goal) => !covered.has(goal));
      for (const goal of goals) covered.add(goal);
      return isNew;
    });
}

/**
 * Paths that together reach every leaf (and face) of a machine and take every transition: few, and each as
 * short as can be.
 */
export const pathsOf = (machine: AnyStateMachine, walks: readonly Walk[]): Path[] =>
  together(explore(machine, walks).first);
