import { vars } from '../../theme/contract.css.ts';
import { lineEnd, lineStart } from '../../theme/lines.css.ts';
import { measures } from '../../theme/measures.ts';
import { componentStyle } from '../../theme/style.ts';
import { fine, media, px, radius, sizes, space } from '../../theme/tokens.ts';

/** Half a thumb: the track ends where the thumb's middle can't go further. */
const HALF_THUMB = measures.thumb.half;

export const root = componentStyle({
  display: 'flex',
  flexDirection: 'column',
  gap: space[4],
  minInlineSize: 0,
});
export const head = componentStyle({
  display: 'flex',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: space[16],
});
export const output = componentStyle({
  flexShrink: 0,
  fontSize: vars.type.body.size,
  lineHeight: vars.type.body.line,
  fontVariantNumeric: 'tabular-nums',
  color: vars.color.text.muted,
});
export const lane = componentStyle({ paddingInline: HALF_THUMB });
export const track = componentStyle({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  inlineSize: '100%',
  blockSize: measures.thumb.touch,
  cursor: 'pointer',
  selectors: {
    '&[data-disabled]': { cursor: 'auto' },
    '&::before': {
      content: '',
      position: 'absolute',
      insetInline: `-${HALF_THUMB}`,
      blockSize: measures.slider.track,
      borderRadius: radius.full,
      border: '1px solid transparent',
      backgroundColor: vars.color.surface.pressed,
    },
  },
  '@media': { [media.touch]: { blockSize: px(sizes.touchTarget) } },
});
export const fill = componentStyle({
  position: 'absolute',
  insetInlineStart: `-${HALF_THUMB}`,
  blockSize: measures.slider.track,
  borderRadius: radius.full,
  backgroundColor: vars.color.accent.base,
  selectors: { '[data-disabled] > &': { backgroundColor: vars.color.border.strong } },
  '@media': {
    '(forced-colors: active)': { backgroundColor: 'Highlight', forcedColorAdjust: 'none' },
  },
});
export const thumb = componentStyle({
  insetBlockStart: '50%',
  inlineSize: measures.thumb.pointer,
  blockSize: measures.thumb.pointer,
  borderRadius: radius.full,
  border: `2px solid ${vars.color.accent.base}`,
  backgroundColor: vars.color.surface.raised,
  boxShadow: vars.shadow.control,
  transition: `box-shadow ${vars.motion.fade}`,
  selectors: {
    '&[data-focus-visible]': { outline: `2px solid ${vars.color.focus}`, outlineOffset: '2px' },
    // Seen on the track too, which a soft ground would seem to interrupt.
    '&[data-hovered], &[data-dragging]': {
      boxShadow: `0 0 0 ${fine[5]} color-mix(in oklch, ${vars.color.accent.base} 30%, transparent)`,
    },
    '&[data-disabled]': { borderColor: vars.color.border.strong },
    '[data-invalid] &': { borderColor: vars.color.critical.strong },
  },
  '@media': {
    [media.touch]: { inlineSize: measures.thumb.touch, blockSize: measures.thumb.touch },
    '(forced-colors: active)': { borderColor: 'ButtonText', backgroundColor: 'ButtonFace' },
  },
});

export const marks = componentStyle({ position: 'relative', display: 'grid' });
/** All marks share one cell, so that the tallest gives the height. */
export const mark = componentStyle({
  gridArea: '1 / 1',
  justifySelf: 'start',
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: '2px',
  fontSize: vars.type.caption.size,
  lineHeight: vars.type.caption.line,
  color: vars.color.text.muted,
  textAlign: 'center',
  overflowWrap: 'anywhere',
  selectors: {
    '&::before': {
      content: '',
      inlineSize: '1px',
      blockSize: fine[5],
      backgroundColor: vars.color.border.strong,
    },
  },
});
export const markFirst = componentStyle({ alignItems: 'flex-start', textAlign: lineStart });
export const markLast = componentStyle({ justifySelf: 'end', alignItems: 'flex-end', textAlign: lineEnd });
export const markBetween = componentStyle({
  translate: '-50% 0',
  selectors: { ':root[dir="rtl"] &': { translate: '50% 0' } },
});
