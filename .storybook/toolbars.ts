import { LOCALES } from '@parley/model';
import { FAULT_HELP, FAULT_HITS, FAULT_NAMES, FAULTS, type FaultHits } from '@parley/showroom/faults';
import type { StoryLocale } from '@parley/showroom/globals';

const toolbar = <Icon extends string>(
  title: string,
  icon: Icon,
  items: readonly { value: string; title: string }[],
) => ({
  description: title,
  toolbar: { title, icon, items: [...items], dynamicTitle: true },
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
  theme: toolbar('Theme', 'circlehollow', [
    { value: 'light', title: 'Light' },
    { value: 'dark', title: 'Dark' },
  ]),
  contrast: toolbar('Contrast', 'contrast', [
    { value: 'normal', title: 'Normal contrast' },
    { value: 'high', title: 'High contrast' },
  ]),
  color: toolbar('Colour', 'paintbrush', [
    { value: 'green', title: 'Green' },
    { value: 'blue', title: 'Blue' },
    { value: 'indigo', title: 'Indigo' },
    { value: 'purple', title: 'Purple' },
  ]),
  direction: {
    ...toolbar('Direction', 'transfer', [
      { value: 'ltr', title: 'Left to right' },
      { value: 'rtl', title: 'Right to left' },
    ]),
    description: 'Direction: right to left, English is shown in letters of that direction',
  },
  locale: toolbar(
    'Language',
    'globe',
    ([...LOCALES, 'pseudo'] as const).map((value) => ({ value, title: LANGUAGES[value] })),
  ),
  fault: {
    ...toolbar('Fault', 'alert', [
      { value: 'none', title: 'No fault' },
      ...FAULT_NAMES.map((value) => ({ value, title: FAULTS[value] })),
    ]),
    description: FAULT_HELP,
  },
  hits: toolbar(
    'Calls that the fault hits',
    'transfer',
    (Object.keys(FAULT_HITS) as FaultHits[]).map((value) => ({ value, title: FAULT_HITS[value] })),
  ),
};
