import type { UiSettings } from './settings.ts';

/** The attributes of `<html>` that put settings in force. The style sheet does the rest. */
export function attributesOf(settings: UiSettings): Record<string, string> {
  return {
    'data-theme': settings.paletteMode,
    'data-contrast': settings.contrast,
    'data-color': settings.colorPreset,
    'data-nav-color': settings.navColor,
    'data-layout': settings.layout,
    'data-stretch': settings.stretch ? 'wide' : 'compact',
    'data-type': settings.responsiveFontSizes ? 'responsive' : 'fixed',
    dir: settings.direction,
  };
}

/** What `applySettings` needs of `<html>`. */
export type SettingsRoot = Pick<Element, 'getAttribute' | 'setAttribute'>;

/**
 * Puts settings in force. Attributes that already hold their value are left alone, to avoid needless
 * recalculation of styles.
 */
export function applySettings(settings: UiSettings, root: SettingsRoot): void {
  for (const [name, value] of Object.entries(attributesOf(settings)))
    if (root.getAttribute(name) !== value) root.setAttribute(name, value);
}
