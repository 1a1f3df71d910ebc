import type { ProblemInPlace, QuickStartGaps, QuickStartTask } from '@parley/model';
import type { Outdated } from '../../patterns/OutdatedNotice/OutdatedNotice.tsx';

/** The tasks of the guide, in their order. */
export const QUICK_START_TASKS = [
  'create',
  'data',
  'test',
  'style',
  'domain',
  'install',
  'invite',
  'plan',
] as const satisfies QuickStartTask[];

/** Tasks, and help at the end; their names are also where the page’s address can point to. */
export const QUICK_START_STEPS = [...QUICK_START_TASKS, 'trouble'] as const;
export type QuickStartStep = (typeof QUICK_START_STEPS)[number];

export type QuickStartState =
  | { kind: 'loading' }
  | { kind: 'failed'; problem: ProblemInPlace; retrying: boolean }
  | { kind: 'ready'; gaps: QuickStartGaps; outdated?: Outdated | undefined };

/** Everything that differs from one installation to another. */
export interface EmbedCode {
  /** Where the widget is served, such as `https://chat.example.com`. */
  origin: string;
  /** Null where there is no assistant yet. */
  assistant: string | null;
  /** Null where it is not known here. */
  widgetKey: string | null;
}
