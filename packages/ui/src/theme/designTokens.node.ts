import Color from 'colorjs.io';
import { accents, neutrals } from './palettes.ts';
import {
  COLOR_PRESETS,
  CONTRASTS,
  type ColorPreset,
  type Contrast,
  PALETTE_MODES,
  type PaletteMode,
} from './settings.ts';
import { breakpoints, radius, sizes, space, weight, zIndex } from './tokens.ts';
import { typeScale } from './typeScale.ts';

/** A group of design tokens as the Design Tokens Community Group's format has them. */
export interface TokenGroup {
  [name: string]: TokenGroup | string | { $value: unknown };
}

/** A color of ours as the format writes it; in sRGB too, for programs that know no other. */
function colorToken(css: string) {
  const color = new Color(css);
  const [lightness, chroma, hue] = color.to('oklch').coords;
  return {
    $value: {
      colorSpace: 'oklch',
      components: [lightness, chroma, hue ?? 'none'],
      alpha: Number(color.alpha),
      hex: new Color(css).to('srgb').toGamut().set('alpha', 1).toString({ format: 'hex', collapse: false }),
    },
  };
}

/** A length such as `4px`, `1.5rem` or `0`. */
function dimensionToken(css: string) {
  const [, value, unit] = /^([\d.]+)(px|rem)?$/.exec(css) ?? [];
  if (value === undefined) throw new Error(`${css} is no length.`);
  return { $value: { value: Number(value), unit: unit ?? 'px' } };
}

/** The same tree with a token in the place of each figure. */
function mapLeaves(tree: object, token: (leaf: string) => { $value: unknown }): TokenGroup {
  return Object.fromEntries(
    Object.entries(tree).map(([name, value]) => [
      name,
      typeof value === 'object' ? mapLeaves(value, token) : token(`${value}`),
    ]),
  );
}

const numberToken = (value: string) => ({ $value: Number(value) });

/**
 * All tokens of one theme for programs of design (https://www.designtokens.org, format of 2025.10): colors,
 * distances, radii, sizes, type, weights and stacking, named as in the style sheets.
 */
export function designTokensOf(mode: PaletteMode, contrast: Contrast, preset: ColorPreset): TokenGroup {
  const neutral = neutrals[mode][contrast];
  const accent = accents[preset][mode][contrast];
  const colors = { ...neutral, ...accent, text: { ...neutral.text, ...accent.text } };
  return {
    color: { $type: 'color', ...mapLeaves(colors, colorToken) },
    space: { $type: 'dimension', ...mapLeaves(space, dimensionToken) },
    radius: { $type: 'dimension', ...mapLeaves(radius, dimensionToken) },
    size: { $type: 'dimension', ...mapLeaves(sizes, dimensionToken) },
    breakpoint: { $type: 'dimension', ...mapLeaves(breakpoints, dimensionToken) },
    type: { $type: 'dimension', ...mapLeaves(typeScale.everywhere, dimensionToken) },
    weight: { $type: 'fontWeight', ...mapLeaves(weight, numberToken) },
    zIndex: { $type: 'number', ...mapLeaves(zIndex, numberToken) },
  };
}

/** Every theme with its file's name, such as `dark-high-green`. */
export function allDesignTokens(): { name: string; tokens: TokenGroup }[] {
  return PALETTE_MODES.flatMap((mode) =>
    CONTRASTS.flatMap((contrast) =>
      COLOR_PRESETS.map((preset) => ({
        name: `${mode}-${contrast}-${preset}`,
        tokens: designTokensOf(mode, contrast, preset),
      })),
    ),
  );
}
