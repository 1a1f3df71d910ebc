import type { ColorPreset, PaletteMode } from './settings.ts';

/** A color in OKLCH: lightness 0 to 1, chroma, hue in degrees, opacity 0 to 1. */
export const oklch = (lightness: number, chroma: number, hue: number, alpha?: number) =>
  `oklch(${lightness} ${chroma} ${hue}${alpha === undefined ? '' : ` / ${alpha}`})`;

/** What sets the presets apart: the hue, and the chroma of a filled surface, which is lower on dark pages. */
const PRESETS: Record<ColorPreset, { hue: number; chroma: Record<PaletteMode, number> }> = {
  green: { hue: 158, chroma: { light: 0.115, dark: 0.1 } },
  blue: { hue: 255, chroma: { light: 0.165, dark: 0.15 } },
  indigo: { hue: 277, chroma: { light: 0.212, dark: 0.16 } },
  purple: { hue: 303, chroma: { light: 0.205, dark: 0.17 } },
};

/**
 * Twelve steps from a pale tint to a dark shade, as lightness and share of the preset's chroma. 8 is the
 * color itself.
 */
const VIVID = {
  1: [0.958, 0.09],
  2: [0.93, 0.15],
  3: [0.89, 0.24],
  4: [0.845, 0.36],
  5: [0.775, 0.54],
  6: [0.7, 0.74],
  7: [0.6, 0.96],
  8: [0.545, 1],
  9: [0.475, 0.92],
  10: [0.425, 0.82],
  11: [0.385, 0.74],
  12: [0.33, 0.64],
} as const satisfies Record<number, readonly [number, number]>;

/** Five steps for very dark backgrounds: lightness, and chroma, which is the same for every hue. */
const DEEP = {
  1: [0.2, 0.038],
  2: [0.235, 0.044],
  3: [0.28, 0.052],
  4: [0.33, 0.061],
  5: [0.38, 0.076],
} as const satisfies Record<number, readonly [number, number]>;

export interface PresetScales {
  vivid: Record<keyof typeof VIVID, string>;
  deep: Record<keyof typeof DEEP, string>;
}

const round = (value: number) => Math.round(value * 1000) / 1000;

function stepsOf<K extends number>(
  steps: Record<K, readonly [number, number]>,
  hue: number,
  chroma: number,
): Record<K, string> {
  const entries = Object.entries<readonly [number, number]>(steps);
  return Object.fromEntries(
    entries.map(([step, [lightness, share]]) => [step, oklch(lightness, round(share * chroma), hue)]),
  ) as Record<K, string>;
}

/** The scales of a preset: with more chroma on light pages than on dark ones. */
export function scalesOf(preset: ColorPreset, mode: PaletteMode): PresetScales {
  const { hue, chroma } = PRESETS[preset];
  return { vivid: stepsOf(VIVID, hue, chroma[mode]), deep: stepsOf(DEEP, hue, 1) };
}

/** Hue of the neutrals: slightly blue, so that greys don't look dirty beside the accents. */
const COOL = 265;

/** A neutral of a lightness from 0 to 1. */
export const grey = (lightness: number, chroma = 0.006, alpha?: number) =>
  oklch(lightness, chroma, COOL, alpha);

export const WHITE = oklch(1, 0, 0);
