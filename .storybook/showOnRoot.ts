import { applySettings, defaultSettings, type UiSettings } from '../packages/ui/src/theme/index.ts';
import type { StoryGlobals } from './globals.ts';

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
