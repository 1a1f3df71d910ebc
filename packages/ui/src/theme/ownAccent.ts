import type { Contrast, PaletteMode } from './settings.ts';

/** A theme, as far as it decides how light or dark a color has to be. */
interface Theme {
  mode: PaletteMode;
  contrast: Contrast;
}

/**
 * OKLCH lightness that words and rings keep to, so that they can be read on each surface of the theme
 * whatever their color (A11Y-1), and lightness and chroma of the soft ground.
 */
const STEPS: Record<PaletteMode, Record<Contrast, { words: number; soft: readonly [number, number] }>> = {
  light: { normal: { words: 0.46, soft: [0.958, 0.02] }, high: { words: 0.36, soft: [0.958, 0.02] } },
  dark: { normal: { words: 0.8, soft: [0.28, 0.04] }, high: { words: 0.9, soft: [0.235, 0.04] } },
};

/** Chroma of words: a color as vivid as a screen can show would leave the lightness that was asked for. */
const MOST_CHROMA: Record<PaletteMode, number> = { light: 0.14, dark: 0.11 };

/**
 * What somebody's own color makes of the accent of a theme, as colors of CSS (AS-5): one for words and
 * rings, and a soft ground for such words.
 * @param color any color of CSS, also a variable
 */
export function ownAccent(color: string, { mode, contrast }: Theme): { words: string; soft: string } {
  const { words, soft } = STEPS[mode][contrast];
  const lightness = mode === 'light' ? `min(l, ${words})` : `max(l, ${words})`;
  return {
    words: `oklch(from ${color} ${lightness} min(c, ${MOST_CHROMA[mode]}) h)`,
    soft: `oklch(from ${color} ${soft[0]} min(c, ${soft[1]}) h)`,
  };
}
