import { barWordsOf, CHOICES } from '@parley/showroom/choices';
import { FAULT_HELP, FAULT_HITS, FAULTS } from '@parley/showroom/faults';
import { initialGlobals, type StoryGlobals } from '@parley/showroom/globals';

/**
 * The toolbar of a global. It bears its title while the initial value is in force, which takes the place of
 * 'Reset', and any other value by its short name: what is out of the ordinary is seen at a glance.
 */
const toolbar = <Name extends keyof StoryGlobals, Icon extends string>(
  name: Name,
  icon: Icon,
  { title, values }: { title: string; values: Readonly<Record<StoryGlobals[Name], string>> },
  description = title,
) => {
  const items = Object.entries<string>(values).map(([value, words]) =>
    value === initialGlobals[name]
      ? { value, title: `${words} (default)`, type: 'reset' as const }
      : { value, ...barWordsOf(value, words), type: 'item' as const },
  );
  return { description, toolbar: { title, icon, dynamicTitle: true, items } };
};

const MIRRORED = 'Direction: right to left, English is shown in letters of that direction';

/** The toolbars, one for each global. */
export const globalTypes = {
  theme: toolbar('theme', 'circlehollow', CHOICES.theme),
  contrast: toolbar('contrast', 'contrast', CHOICES.contrast),
  color: toolbar('color', 'paintbrush', CHOICES.color),
  direction: toolbar('direction', 'transfer', CHOICES.direction, MIRRORED),
  locale: toolbar('locale', 'globe', CHOICES.locale, 'Language of the product’s words, not of samples'),
  fault: toolbar('fault', 'alert', { title: 'Fault', values: { none: 'No fault', ...FAULTS } }, FAULT_HELP),
  hits: toolbar('hits', 'filter', { title: 'Calls', values: FAULT_HITS }, 'Calls that the fault hits'),
};
