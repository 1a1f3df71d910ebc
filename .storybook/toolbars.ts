import { LOCALES } from '@parley/model';
import { FAULT_HELP, FAULT_HITS, FAULT_NAMES, FAULTS, type FaultHits } from '@parley/showroom/faults';
import { initialGlobals, type StoryGlobals, type StoryLocale } from '@parley/showroom/globals';

/**
 * A toolbar of one global. It bears its title while the initial value is in force, which takes the place of
 * 'Reset', and any other value by name: what is out of the ordinary is seen at a glance.
 */
const toolbar = <Icon extends string>(
  name: keyof StoryGlobals,
  title: string,
  icon: Icon,
  items: readonly { value: string; title: string }[],
) => ({
  description: title,
  toolbar: {
    ...{ title, icon, dynamicTitle: true },
    items: items.map((item) => ({
      ...item,
      type: item.value === initialGlobals[name] ? ('reset' as const) : ('item' as const),
    })),
  },
});

const LANGUAGES: Record<StoryLocale, string> = {
  en: 'English',
  de: 'Deutsch',
  es: 'Español',
  pl: 'Polski',
  pseudo: '[Pšéûûđöö]',
};

/** The toolbars, one for each global. */
export const globalTypes = {
  theme: toolbar('theme', 'Theme', 'circlehollow', [
    { value: 'light', title: 'Light' },
    { value: 'dark', title: 'Dark' },
  ]),
  contrast: toolbar('contrast', 'Contrast', 'contrast', [
    { value: 'normal', title: 'Normal contrast' },
    { value: 'high', title: 'High contrast' },
  ]),
  color: toolbar('color', 'Colour', 'paintbrush', [
    { value: 'green', title: 'Green' },
    { value: 'blue', title: 'Blue' },
    { value: 'indigo', title: 'Indigo' },
    { value: 'purple', title: 'Purple' },
  ]),
  direction: {
    ...toolbar('direction', 'Direction', 'transfer', [
      { value: 'ltr', title: 'Left to right' },
      { value: 'rtl', title: 'Right to left' },
    ]),
    description: 'Direction: right to left, English is shown in letters of that direction',
  },
  locale: toolbar(
    'locale',
    'Language',
    'globe',
    ([...LOCALES, 'pseudo'] as const).map((value) => ({ value, title: LANGUAGES[value] })),
  ),
  fault: {
    ...toolbar('fault', 'Fault', 'alert', [
      { value: 'none', title: 'No fault' },
      ...FAULT_NAMES.map((value) => ({ value, title: FAULTS[value] })),
    ]),
    description: FAULT_HELP,
  },
  hits: {
    ...toolbar(
      'hits',
      'Calls',
      'filter',
      (Object.keys(FAULT_HITS) as FaultHits[]).map((value) => ({ value, title: FAULT_HITS[value] })),
    ),
    description: 'Calls that the fault hits',
  },
};
