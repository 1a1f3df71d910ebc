import { keyframes } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { lineStart } from '../../theme/lines.css.ts';
import { measures } from '../../theme/measures.ts';
import { componentStyle } from '../../theme/style.ts';
import { media, px, radius, sizes, space, weight, zIndex } from '../../theme/tokens.ts';
import { BAR_ANCHOR } from '../bottomBar.ts';
import * as choice from '../choice.css.ts';
import { asCards } from './tableRoom.css.ts';

/** As wide as its box; the first column's text then starts where it would with 16 px between them. */
export const cell = componentStyle({
  inlineSize: '1px',
  paddingInlineStart: space[16],
  verticalAlign: 'middle',
  '@container': { [asCards]: { gridColumn: '1 / 2', gridRow: 1, inlineSize: 'auto', padding: 0 } },
});
export const headCell = componentStyle({
  fontSize: vars.type.body.size,
  lineHeight: vars.type.body.line,
  fontWeight: weight.medium,
  textAlign: lineStart,
  '@container': {
    [asCards]: {
      display: 'flex',
      alignItems: 'center',
      inlineSize: 'auto',
      // The card's border and padding, so that all boxes stand in one line.
      paddingInlineStart: measures.selection.inset,
      paddingBlockEnd: space[8],
    },
  },
});
/** Above cards the box stands alone above the rows; without rows it would select nothing. */
export const withoutRows = componentStyle({ '@container': { [asCards]: { display: 'none' } } });
/** Above cards, where the head has room for words. */
export const words = componentStyle({
  display: 'none',
  '@container': { [asCards]: { display: 'inline' } },
});
/** Presses a little beside the box count as well, above the link that covers the row. */
export const box = componentStyle({
  position: 'relative',
  zIndex: 1,
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  inlineSize: measures.choice.mark,
  blockSize: px(sizes.control),
  verticalAlign: 'middle',
  '@media': { [media.touch]: { blockSize: px(sizes.touchTarget) } },
  '@container': { [asCards]: { marginInlineEnd: space[12] } },
});
export const input = componentStyle({
  position: 'absolute',
  insetBlock: 0,
  insetInline: `-${measures.selection.reach}`,
  opacity: 0,
  cursor: 'pointer',
  selectors: { '&[aria-disabled="true"]': { cursor: 'not-allowed' } },
});
export const mark = componentStyle([
  choice.mark,
  {
    marginBlockStart: 0,
    borderRadius: radius.small,
    pointerEvents: 'none',
    selectors: {
      [`${input}:focus-visible + &`]: { outline: `2px solid ${vars.color.focus}`, outlineOffset: '2px' },
      [`${input}[aria-disabled="true"] + &`]: {
        backgroundColor: vars.color.surface.tint,
        borderColor: vars.color.border.subtle,
      },
    },
    '@media': {
      '(forced-colors: active)': {
        selectors: { [`${input}[aria-disabled="true"] + &`]: { borderColor: 'GrayText' } },
      },
      [media.hover]: {
        selectors: {
          [`${input}:hover:not([aria-disabled="true"]) + &`]: { borderColor: vars.color.accent.base },
        },
      },
    },
  },
]);

const rise = keyframes({ from: { opacity: 0, translate: `0 ${space[8]}` } });
/** Stays at the foot of the window while the table is in view. */
export const bar = componentStyle({
  anchorName: BAR_ANCHOR,
  position: 'sticky',
  insetBlockEnd: `max(${space[16]}, env(safe-area-inset-bottom))`,
  zIndex: zIndex.sticky,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space[8]} ${space[12]}`,
  inlineSize: 'fit-content',
  maxInlineSize: '100%',
  marginBlockStart: space[16],
  marginInline: 'auto',
  paddingBlock: space[8],
  paddingInline: `${space[16]} ${space[8]}`,
  borderRadius: radius.dialog,
  border: `1px solid ${vars.color.border.subtle}`,
  backgroundColor: vars.color.surface.raised,
  boxShadow: vars.shadow.floating,
  animation: `${rise} ${vars.motion.popover} ${vars.motion.easeOut}`,
  '@media': { [media.phone]: { inlineSize: 'auto' } },
});
export const count = componentStyle({ fontWeight: weight.strong, fontVariantNumeric: 'tabular-nums' });
export const barActions = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[8],
  minInlineSize: 0,
  '@media': { [media.phone]: { order: 2, inlineSize: '100%' } },
});
export const clear = componentStyle({
  '@media': { [media.phone]: { order: 1, marginInlineStart: 'auto' } },
});
