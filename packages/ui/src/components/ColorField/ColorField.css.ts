import { vars } from '../../theme/contract.css.ts';
import { measures } from '../../theme/measures.ts';
import { componentStyle, componentVariants } from '../../theme/style.ts';
import { fine, media, px, radius, sizes, space } from '../../theme/tokens.ts';

export const row = componentStyle({
  display: 'flex',
  gap: space[8],
  minInlineSize: 0,
  maxInlineSize: measures.colorField.widest,
});
export const input = componentStyle({
  flex: '1 1 0',
  minInlineSize: 0,
  fontFamily: vars.font.mono,
  fontVariantNumeric: 'tabular-nums',
});

const shown = {
  border: `1px solid ${vars.color.border.strong}`,
  borderRadius: radius.control,
  // Forced colors must not replace the color that is shown.
  forcedColorAdjust: 'none',
} as const;

/** Opens the picker, and shows the color. */
export const open = componentStyle({
  ...shown,
  flexShrink: 0,
  inlineSize: measures.colorField.sample,
  minBlockSize: px(sizes.control),
  cursor: 'pointer',
  selectors: { '&:disabled': { cursor: 'auto' } },
  '@media': { [media.touch]: { minBlockSize: px(sizes.touchTarget) } },
});

export const swatches = componentStyle({ display: 'flex', flexWrap: 'wrap', gap: space[8] });
export const swatch = componentStyle({
  ...shown,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  inlineSize: measures.colorField.swatch,
  blockSize: measures.colorField.swatch,
  borderRadius: radius.full,
  cursor: 'pointer',
  selectors: {
    '&[aria-pressed="true"]': { outline: `2px solid ${vars.color.text.default}`, outlineOffset: '1px' },
    // The ring of focus around the ring of choice, which gives its outline away.
    '&[aria-pressed="true"]:focus-visible': {
      outlineColor: vars.color.focus,
      outlineOffset: space[4],
      boxShadow: `0 0 0 1px ${vars.color.surface.card}, 0 0 0 ${fine[3]} ${vars.color.text.default}`,
    },
  },
  '@media': { [media.touch]: { inlineSize: px(sizes.touchTarget), blockSize: px(sizes.touchTarget) } },
});

export const contrast = componentStyle({
  display: 'flex',
  alignItems: 'flex-start',
  gap: fine[6],
  fontSize: '0.8125rem',
  lineHeight: '1.25rem',
});
export const result = componentVariants({
  readable: { color: vars.color.positive.strong },
  weak: { color: vars.color.caution.strong },
});
export const resultIcon = componentStyle({ flexShrink: 0, paddingBlockStart: '2px' });
export const resultWords = componentStyle({ minInlineSize: 0, fontVariantNumeric: 'tabular-nums' });
/** Two letters as they will look. */
export const sample = componentStyle({
  flexShrink: 0,
  paddingInline: fine[6],
  borderRadius: radius.small,
  border: `1px solid ${vars.color.border.subtle}`,
  forcedColorAdjust: 'none',
});
