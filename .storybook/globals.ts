import { LOCALES, type Locale } from '../packages/model/src/index.ts';
import {
  type ColorPreset,
  type Contrast,
  type Direction,
  defaultSettings,
  type PaletteMode,
} from '../packages/ui/src/theme/settings.ts';
import {
  FAULT_HELP,
  FAULT_HITS,
  FAULT_NAMES,
  FAULTS,
  type FaultHits,
  type FaultName,
} from './faults/faults.ts';

/** The languages of the product, and `pseudo`: English with marks, longer and in brackets, in which cut and hard-coded words show. */
export type StoryLocale = Locale | 'pseudo';

/** What a toolbar, or `globals=theme:dark;locale:de` in an address, can choose for a story (DS-2). */
export interface StoryGlobals {
  theme: PaletteMode;
  contrast: Contrast;
  color: ColorPreset;
  direction: Direction;
  locale: StoryLocale;
  /** What is wrong with the API under a screen (DS-5). */
  fault: FaultName | 'none';
  /** Which of the screen's calls the fault hits. */
  hits: FaultHits;
}

/** What a story shows until somebody chooses otherwise: the product's own defaults (SH-4, SH-5). */
export const initialGlobals: StoryGlobals = {
  theme: defaultSettings.paletteMode,
  contrast: defaultSettings.contrast,
  color: defaultSettings.colorPreset,
  direction: defaultSettings.direction,
  locale: 'en',
  fault: 'none',
  hits: 'all',
};

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
  direction: toolbar('Direction', 'transfer', [
    { value: 'ltr', title: 'Left to right' },
    { value: 'rtl', title: 'Right to left' },
  ]),
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
