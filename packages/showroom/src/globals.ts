import type { Locale } from '@parley/model';
import {
  applySettings,
  type ColorPreset,
  type Contrast,
  type Direction,
  defaultSettings,
  type PaletteMode,
  type UiSettings,
} from '@parley/ui/theme';
import type { FaultHits, FaultName } from './faults/faults.ts';

/**
 * The languages of the product, and `pseudo`: English with marks, longer and in brackets, in which cut and
 * hard-coded words show.
 */
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

/** What the toolbars chose, as a reader's settings. */
export function settingsOf({ theme, contrast, color, direction }: StoryGlobals): UiSettings {
  return { ...defaultSettings, paletteMode: theme, contrast, colorPreset: color, direction };
}

/** Puts what the toolbars chose where the theme looks for it: attributes of `<html>`. */
export function showOnRoot(globals: StoryGlobals): void {
  const { locale } = globals;
  applySettings(settingsOf(globals), document.documentElement);
  document.documentElement.lang = locale === 'pseudo' ? 'en' : locale;
}
