/** Primary colors on offer (SH-4). */
export const COLOR_PRESETS = ['green', 'blue', 'indigo', 'purple'] as const;
export const PALETTE_MODES = ['light', 'dark'] as const;
export const CONTRASTS = ['normal', 'high'] as const;
export const NAV_COLORS = ['blend-in', 'discreet', 'evident'] as const;
export const LAYOUTS = ['vertical', 'horizontal'] as const;
export const DIRECTIONS = ['ltr', 'rtl'] as const;

export type ColorPreset = (typeof COLOR_PRESETS)[number];
export type PaletteMode = (typeof PALETTE_MODES)[number];
export type Contrast = (typeof CONTRASTS)[number];
export type NavColor = (typeof NAV_COLORS)[number];
export type Layout = (typeof LAYOUTS)[number];
export type Direction = (typeof DIRECTIONS)[number];

/** How the interface looks, in the field names of docs/figures.md (SH-4). */
export interface UiSettings {
  colorPreset: ColorPreset;
  contrast: Contrast;
  direction: Direction;
  layout: Layout;
  navColor: NavColor;
  paletteMode: PaletteMode;
  responsiveFontSizes: boolean;
  /** Content width: false is compact, true is wide. */
  stretch: boolean;
}

/** Where the settings are kept in the browser's storage (SH-4). */
export const SETTINGS_STORAGE_KEY = 'app.settings';

export const defaultSettings: UiSettings = Object.freeze({
  colorPreset: 'indigo',
  contrast: 'normal',
  direction: 'ltr',
  layout: 'vertical',
  navColor: 'blend-in',
  paletteMode: 'light',
  responsiveFontSizes: true,
  stretch: false,
});

const choices: { [K in keyof UiSettings]: readonly UiSettings[K][] } = {
  colorPreset: COLOR_PRESETS,
  contrast: CONTRASTS,
  direction: DIRECTIONS,
  layout: LAYOUTS,
  navColor: NAV_COLORS,
  paletteMode: PALETTE_MODES,
  responsiveFontSizes: [true, false],
  stretch: [true, false],
};

/**
 * Settings out of a stored JSON value, of whatever shape. What is missing, unknown or of the wrong type is
 * replaced by its default, field by field, and nothing but the known fields is taken over (T17).
 */
export function parseSettings(stored: unknown): UiSettings {
  const given = typeof stored === 'object' && stored !== null ? stored : {};
  const pick = <K extends keyof UiSettings>(key: K): UiSettings[K] => {
    const value: unknown = Object.hasOwn(given, key) ? Reflect.get(given, key) : undefined;
    return choices[key].find((choice) => choice === value) ?? defaultSettings[key];
  };
  return {
    colorPreset: pick('colorPreset'),
    contrast: pick('contrast'),
    direction: pick('direction'),
    layout: pick('layout'),
    navColor: pick('navColor'),
    paletteMode: pick('paletteMode'),
    responsiveFontSizes: pick('responsiveFontSizes'),
    stretch: pick('stretch'),
  };
}
