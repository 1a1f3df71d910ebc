import type { ProblemInPlace, QuickStartGaps, QuickStartTask } from '@parley/model';
import type { Outdated } from '../../patterns/OutdatedNotice/OutdatedNotice.tsx';

/** The tasks of the guide, in their order. */
export const QUICK_START_TASKS = [
  'create',
  'data',
  'test',
  'style',
  'domain',
  'publish',
  'install',
  'invite',
  'plan',
] as const satisfies QuickStartTask[];

/** What stands below the tasks: good to know, and nothing to be done. */
export const QUICK_START_HINTS = ['trouble'] as const;

/** Tasks and hints; their names are also where the page’s address can point to. */
export const QUICK_START_STEPS = [...QUICK_START_TASKS, ...QUICK_START_HINTS] as const;
export type QuickStartStep = (typeof QUICK_START_STEPS)[number];

export type QuickStartState =
  | { kind: 'loading' }
  | { kind: 'failed'; problem: ProblemInPlace; retrying: boolean }
  | { kind: 'ready'; gaps: QuickStartGaps; outdated?: Outdated | undefined };

/** Which assistant the links and the code of the guide are for, where there are several. */
export interface GuidedAssistant {
  assistants: readonly { id: string; name: string }[];
  chosen: string;
  onChoose: (id: string) => void;
}

/** Everything that differs from one installation to another. */
export interface EmbedCode {
  /** Where the widget is served, such as `https://chat.example.com`. */
  origin: string;
  /** Null where there is no assistant yet. */
  assistant: string | null;
  /** Null where it is not known here. */
  widgetKey: string | null;
}
