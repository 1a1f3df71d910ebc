import { keyframes } from '@vanilla-extract/css';
import { clampedTo } from '../../theme/clamp.ts';
import { vars } from '../../theme/contract.css.ts';
import { measures } from '../../theme/measures.ts';
import { notPrinted } from '../../theme/print.ts';
import { componentStyle } from '../../theme/style.ts';
import { fine, media, radius, space, zIndex } from '../../theme/tokens.ts';
import { BAR_ANCHOR } from '../bottomBar.ts';

const rise = keyframes({ from: { opacity: 0, translate: `0 ${space[12]}` } });

/** Keeps its place in the outline, so that it never covers the end of the form. */
export const place = componentStyle({
  anchorName: BAR_ANCHOR,
  position: 'sticky',
  insetBlockEnd: space[16],
  zIndex: zIndex.sticky,
  '@media': { [media.phone]: { insetBlockEnd: space[8] }, ...notPrinted },
});
export const bar = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${space[8]} ${space[16]}`,
  paddingBlock: space[12],
  paddingInlineStart: space[16],
  paddingInlineEnd: space[12],
  border: `1px solid ${vars.color.border.medium}`,
  borderRadius: radius.dialog,
  backgroundColor: vars.color.surface.raised,
  boxShadow: vars.shadow.floating,
  animation: `${rise} ${vars.motion.popover} ${vars.motion.easeOut}`,
});
export const words = componentStyle({
  flex: `1 1 ${measures.saveBar.wordsBasis}`,
  display: 'flex',
  alignItems: 'flex-start',
  gap: space[8],
  minInlineSize: 0,
  overflowWrap: 'anywhere',
});
/** A bar that covers the form would be worse than words cut short. */
export const clamped = componentStyle({
  ...clampedTo(6),
  minInlineSize: 0,
});
export const dot = componentStyle({
  flexShrink: 0,
  inlineSize: space[8],
  blockSize: space[8],
  marginBlockStart: fine[6],
  borderRadius: radius.full,
  border: `${space[4]} solid ${vars.color.caution.strong}`,
});
export const failed = componentStyle({ color: vars.color.critical.strong });
export const failedIcon = componentStyle({
  flexShrink: 0,
  paddingBlockStart: '2px',
  color: vars.color.critical.strong,
});
export const savedIcon = componentStyle({
  flexShrink: 0,
  paddingBlockStart: '2px',
  color: vars.color.positive.strong,
});
export const actions = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'end',
  gap: space[8],
  minInlineSize: 0,
  marginInlineStart: 'auto',
  '@media': { [media.phone]: { flexGrow: 1 } },
});
