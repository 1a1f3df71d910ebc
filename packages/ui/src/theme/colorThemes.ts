import { assignVars, type GlobalStyleRule, globalStyle } from '@vanilla-extract/css';
import { vars } from './contract.css.ts';
import { accents, neutrals } from './palettes.ts';
import { offPaper } from './print.ts';
import {
  type ColorPreset,
  type Contrast,
  defaultSettings,
  PALETTE_MODES,
  type PaletteMode,
} from './settings.ts';

const { color } = vars;

/**
 * Attribute selector of a choice; the default one needs no attribute, so that a page without settings is
 * themed too.
 */
const where = (name: string, value: string, fallback: string) =>
  value === fallback ? '' : `[data-${name}='${value}']`;

const rootOf = (mode: PaletteMode, contrast: Contrast) =>
  `:root${where('theme', mode, defaultSettings.paletteMode)}${where('contrast', contrast, defaultSettings.contrast)}`;

const shadows: Record<PaletteMode, Record<keyof typeof vars.shadow, string>> = {
  light: {
    control: '0 1px 2px oklch(0.2 0.02 265 / 0.06)',
    floating: '0 8px 24px -6px oklch(0.2 0.02 265 / 0.16), 0 2px 6px oklch(0.2 0.02 265 / 0.06)',
    dialog: '0 24px 64px -12px oklch(0.2 0.02 265 / 0.28), 0 4px 12px oklch(0.2 0.02 265 / 0.08)',
  },
  dark: {
    control: '0 0 0 0 transparent',
    floating: '0 12px 28px -8px oklch(0.05 0 0 / 0.6)',
    dialog: '0 24px 64px -12px oklch(0.05 0 0 / 0.8)',
  },
};

/** Writes a rule of a mode. */
function modeStyle(mode: PaletteMode, selector: string, rule: GlobalStyleRule): void {
  globalStyle(selector, mode === 'dark' ? { '@media': { [offPaper]: rule } } : rule);
}

/** Which themes a page has, both light and dark. */
export interface ColorThemes {
  presets: readonly ColorPreset[];
  contrasts: readonly Contrast[];
  /**
   * Whether the page has what surrounds the portal's content too: navigation, overlays, the subscription bar.
   */
  shell: boolean;
}

/** The colors of a theme that are no preset's, for a page or a part of it. */
export function neutralVars(mode: PaletteMode, contrast: Contrast) {
  const neutral = neutrals[mode][contrast];
  return {
    ...assignVars(color.surface, neutral.surface),
    [color.text.default]: neutral.text.default,
    [color.text.muted]: neutral.text.muted,
    ...assignVars(color.border, neutral.border),
    ...assignVars(color.critical, neutral.critical),
    ...assignVars(color.caution, neutral.caution),
    ...assignVars(color.positive, neutral.positive),
    ...assignVars(color.info, neutral.info),
  };
}

/** Writes the colors of the themes, for a `.css.ts` file. */
export function writeColorThemes({ presets, contrasts, shell }: ColorThemes): void {
  for (const mode of PALETTE_MODES) {
    for (const contrast of contrasts) {
      const neutral = neutrals[mode][contrast];
      const root = rootOf(mode, contrast);
      modeStyle(mode, root, {
        vars: {
          ...neutralVars(mode, contrast),
          ...(shell && {
            ...assignVars(color.subscription, neutral.subscription),
            [color.overlay]: neutral.overlay,
          }),
        },
      });
      for (const preset of presets) {
        const accent = accents[preset][mode][contrast];
        modeStyle(mode, `${root}${where('color', preset, defaultSettings.colorPreset)}`, {
          vars: {
            [color.text.onAccent]: accent.text.onAccent,
            [color.text.link]: accent.text.link,
            ...assignVars(color.accent, accent.accent),
            ...(shell && assignVars(color.evident, accent.evident)),
            [color.focus]: accent.focus,
          },
        });
      }
    }
    modeStyle(mode, `:root${where('theme', mode, defaultSettings.paletteMode)}`, {
      colorScheme: mode,
      vars: assignVars(vars.shadow, shadows[mode]),
    });
  }
}
