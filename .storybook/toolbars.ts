import { FAULT_HELP, FAULT_HITS, FAULTS } from '@parley/showroom/faults';
import { initialGlobals, type StoryGlobals } from '@parley/showroom/globals';

/**
 * The toolbar of a global. It bears its title while the initial value is in force, which takes the place of
 * 'Reset', and any other value by name: what is out of the ordinary is seen at a glance.
 */
const toolbar = <Name extends keyof StoryGlobals, Icon extends string>(
  name: Name,
  title: string,
  icon: Icon,
  names: Readonly<Record<StoryGlobals[Name], string>>,
  description = title,
) => {
  const items = Object.entries<string>(names).map(([value, title]) => ({
    ...{ value, title },
    type: value === initialGlobals[name] ? ('reset' as const) : ('item' as const),
  }));
  return { description, toolbar: { title, icon, dynamicTitle: true, items } };
};

const COLORS = { green: 'Green', blue: 'Blue', indigo: 'Indigo', purple: 'Purple' };
const LANGUAGES = { en: 'English', de: 'Deutsch', es: 'Español', pl: 'Polski', pseudo: '[Pšéûûđöö]' };
const DIRECTIONS = { ltr: 'Left to right', rtl: 'Right to left' };
const MIRRORED = 'Direction: right to left, English is shown in letters of that direction';

/** The toolbars, one for each global. */
export const globalTypes = {
  theme: toolbar('theme', 'Theme', 'circlehollow', { light: 'Light', dark: 'Dark' }),
  contrast: toolbar('contrast', 'Contrast', 'contrast', { normal: 'Normal contrast', high: 'High contrast' }),
  color: toolbar('color', 'Colour', 'paintbrush', COLORS),
  direction: toolbar('direction', 'Direction', 'transfer', DIRECTIONS, MIRRORED),
  locale: toolbar('locale', 'Language', 'globe', LANGUAGES),
  fault: toolbar('fault', 'Fault', 'alert', { none: 'No fault', ...FAULTS }, FAULT_HELP),
  hits: toolbar('hits', 'Calls', 'filter', FAULT_HITS, 'Calls that the fault hits'),
};
