/** What Storybook tells of a story before it shows it, as far as the manager asks. */
export interface PreparedStory {
  argTypes: Readonly<Record<string, { control?: unknown; table?: { disable?: boolean } }>>;
  parameters: { layout?: unknown; controls?: { disable?: boolean } };
}

/**
 * Whether the panel below a story has something to change in it: some property has a control. A story that
 * fills the window gets all of it; what it takes is a page of data rather than properties to try.
 */
export function wantsPanel({ argTypes, parameters }: PreparedStory): boolean {
  if (parameters.layout === 'fullscreen' || parameters.controls?.disable) return false;
  return Object.values(argTypes).some(({ control, table }) => Boolean(control) && !table?.disable);
}

/**
 * The globals that an address has given as numbers, as the words that toolbars know: Storybook reads
 * `fault:500` as the number 500, and finds no choice of that value.
 */
export function wordsOfNumbers(globals: Readonly<Record<string, unknown>>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(globals).flatMap(([name, value]) =>
      typeof value === 'number' ? [[name, String(value)]] : [],
    ),
  );
}
