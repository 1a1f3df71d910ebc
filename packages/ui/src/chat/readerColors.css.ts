import { createVar, fallbackVar } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { ownAccent } from '../theme/ownAccent.ts';
import { offPaper } from '../theme/print.ts';
import { CONTRASTS, type Contrast, type PaletteMode } from '../theme/settings.ts';
import { componentStyle } from '../theme/style.ts';

/** Background and text colors of the reader's messages, where an assistant has its own (AS-5). */
export const ground = createVar();
export const text = createVar();

const { color } = vars;

/** What the theme makes of the color of an assistant: for words and rings, and a soft ground. */
export const words = createVar();
export const soft = createVar();

/** Selector of an element in a theme; the default one needs no attribute. */
const inTheme = (mode: PaletteMode, contrast: Contrast) =>
  `:root${mode === 'light' ? '' : '[data-theme=dark]'}${contrast === 'normal' ? '' : '[data-contrast=high]'} &`;

/** The assistant's colors in a mode, by their selectors. */
const inContrasts = (mode: PaletteMode) =>
  Object.fromEntries(
    CONTRASTS.map((contrast) => {
      const accent = ownAccent(ground, { mode, contrast });
      return [inTheme(mode, contrast), { vars: { [words]: accent.words, [soft]: accent.soft } }];
    }),
  );

/**
 * Everything in it that has the accent's color gets the assistant's: buttons, chips, links, thumbs, rings.
 * Beside `readerColorsOf`, which says what that color is. The color itself is the ground of buttons;
 * whether its text can be read on it is said where both are chosen.
 */
export const own = componentStyle({
  vars: {
    [color.accent.base]: ground,
    [color.accent.hover]: `color-mix(in srgb, ${ground} 88%, #000)`,
    [color.accent.pressed]: `color-mix(in srgb, ${ground} 80%, #000)`,
    [color.accent.soft]: soft,
    [color.accent.onSoft]: words,
    [color.text.onAccent]: text,
    [color.text.link]: words,
    [color.focus]: words,
  },
  selectors: inContrasts('light'),
  '@media': { [offPaper]: { selectors: inContrasts('dark') } },
});

/** Of the reader's messages. */
export const bubble = {
  backgroundColor: fallbackVar(ground, color.accent.soft),
  color: fallbackVar(text, color.text.default),
};
