/** The steps of the guide, in their order; their names are also where the page's address can point to. */
export const QUICK_START_STEPS = [
  'create',
  'data',
  'test',
  'style',
  'domain',
  'install',
  'invite',
  'plan',
  'trouble',
] as const;
export type QuickStartStep = (typeof QUICK_START_STEPS)[number];

/** Whether a step is done: as the data say, or `ticked` by the reader where they say nothing (`unknown`). */
export type QuickStartMark = 'done' | 'todo' | 'unknown' | 'ticked';

/** Everything that differs from one installation to another. */
export interface EmbedCode {
  /** Where the widget is served, such as `https://chat.example.com`. */
  origin: string;
  /** Null where there is no assistant yet. */
  assistant: string | null;
  /** Null where it is not known here. */
  widgetKey: string | null;
}
