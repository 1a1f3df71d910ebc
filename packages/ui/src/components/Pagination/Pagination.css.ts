import { vars } from '../../theme/contract.css.ts';
import { measures } from '../../theme/measures.ts';
import { componentStyle } from '../../theme/style.ts';
import { fine, media, px, radius, sizes, space, weight } from '../../theme/tokens.ts';

export const root = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${space[8]} ${space[24]}`,
  fontSize: '0.8125rem',
  lineHeight: '1.125rem',
  color: vars.color.text.muted,
  fontVariantNumeric: 'tabular-nums',
});
/** Rows per page and the range, which belong together and wrap together. */
export const facts = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space[8]} ${space[24]}`,
});
export const size = componentStyle({ display: 'inline-flex', alignItems: 'center', gap: space[8] });
/** A select of the browser's own: light, and on phones the system's wheel. */
export const select = componentStyle({
  gridArea: '1 / 1',
  blockSize: px(sizes.controlSmall),
  paddingInline: `${space[8]} ${measures.pagination.arrowRoom}`,
  borderRadius: radius.control,
  border: `1px solid ${vars.color.border.medium}`,
  backgroundColor: vars.color.surface.card,
  color: vars.color.text.default,
  cursor: 'pointer',
  '@media': { [media.touch]: { blockSize: px(sizes.touchTarget) } },
});
export const selectBox = componentStyle({ display: 'inline-grid', alignItems: 'center' });
export const chevron = componentStyle({
  gridArea: '1 / 1',
  justifySelf: 'end',
  paddingInlineEnd: fine[6],
  pointerEvents: 'none',
});
export const pages = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '2px',
  marginInlineStart: 'auto',
  '@media': { [media.phone]: { inlineSize: '100%', justifyContent: 'space-between' } },
});
export const page = componentStyle({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  minInlineSize: px(sizes.controlSmall),
  minBlockSize: px(sizes.controlSmall),
  paddingInline: space[4],
  borderRadius: radius.control,
  border: '1px solid transparent',
  fontWeight: weight.medium,
  cursor: 'pointer',
  transition: `background-color ${vars.motion.fade}`,
  selectors: {
    '&[aria-current]': {
      backgroundColor: vars.color.accent.soft,
      color: vars.color.accent.onSoft,
      fontWeight: weight.semibold,
    },
    // Its focus ring lies above the background of the current page's number.
    '&:focus-visible': { position: 'relative', zIndex: 1 },
    '&:active:not([aria-current])': { backgroundColor: vars.color.surface.pressed },
  },
  '@media': {
    [media.hover]: {
      selectors: {
        '&:hover:not([aria-current], :active)': {
          backgroundColor: vars.color.surface.hover,
          color: vars.color.text.default,
        },
      },
    },
    [media.touch]: { minBlockSize: px(sizes.touchTarget), minInlineSize: px(sizes.touchTarget) },
    '(forced-colors: active)': {
      selectors: {
        '&[aria-current]': {
          borderColor: 'Highlight',
          backgroundColor: 'Highlight',
          color: 'HighlightText',
          // Without it the browser paints the number with a backplate in the page's color.
          forcedColorAdjust: 'none',
        },
      },
    },
  },
});
/** Phones have room for the two arrows alone, and say the page between them. */
export const numbers = componentStyle({
  display: 'flex',
  alignItems: 'center',
  gap: '2px',
  '@media': { [media.phone]: { display: 'none' } },
});
export const where = componentStyle({
  display: 'none',
  color: vars.color.text.default,
  fontWeight: weight.medium,
  '@media': { [media.phone]: { display: 'block' } },
});
export const gap = componentStyle({
  minInlineSize: px(sizes.controlSmall),
  textAlign: 'center',
  userSelect: 'none',
});
