import type { SnapshotFrom } from 'xstate';
import { type guardMachine, guardPaths } from './guard.machine.ts';

/** What to do with the route. */
export type GuardDecision =
  | { kind: 'checking' | 'rendering' | 'loggingOut' | 'notFound' }
  | { kind: 'redirecting'; to: keyof typeof guardPaths; path: string };

/** The decision that a snapshot of the guard stands for. */
export function guardViewOf(snapshot: SnapshotFrom<typeof guardMachine>): GuardDecision {
  for (const to of ['wizard', 'noAssistants', 'list'] as const) {
    if (snapshot.matches({ redirecting: to })) return { kind: 'redirecting', to, path: guardPaths[to] };
  }
  for (const kind of ['rendering', 'loggingOut', 'notFound'] as const) {
    if (snapshot.matches(kind)) return { kind };
  }
  return { kind: 'checking' };
}
