import { keyframes } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { componentStyle } from '../theme/style.ts';
import { fine, space } from '../theme/tokens.ts';

const fadeIn = keyframes({ from: { opacity: 0 } });
const fadeOut = keyframes({ to: { opacity: 0 } });

/** The veil over the page below a dialog or a drawer. */
export const veil = componentStyle({
  position: 'fixed',
  inset: 0,
  display: 'flex',
  backgroundColor: vars.color.overlay,
  selectors: {
    '&[data-entering]': { animation: `${fadeIn} ${vars.motion.popover} ${vars.motion.easeOut}` },
    '&[data-exiting]': { animation: `${fadeOut} ${vars.motion.popover} ${vars.motion.easeIn} forwards` },
  },
});

/** Head, scrolling body and foot of what lies on the veil. */
export const frame = componentStyle({
  display: 'flex',
  flexDirection: 'column',
  minBlockSize: 0,
  maxBlockSize: 'inherit',
  blockSize: '100%',
  outline: 'none',
});
export const head = componentStyle({
  display: 'flex',
  alignItems: 'flex-start',
  justifyContent: 'space-between',
  gap: space[16],
  padding: `${space[20]} ${space[24]} ${space[8]}`,
});
export const title = componentStyle({ minInlineSize: 0, overflowWrap: 'anywhere' });
/** Pulls the cross into the corner, so that its drawing lines up with the padding. */
export const close = componentStyle({
  marginBlock: `-${fine[6]}`,
  marginInlineEnd: `-${space[8]}`,
  display: 'flex',
  gap: space[4],
});
export const body = componentStyle({
  flexGrow: 1,
  minBlockSize: 0,
  overflowY: 'auto',
  paddingInline: space[24],
  paddingBlock: `${space[8]} ${space[24]}`,
});
export const foot = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  gap: space[8],
  padding: `${space[16]} ${space[24]}`,
  paddingBlockEnd: `max(${space[16]}, env(safe-area-inset-bottom))`,
  borderBlockStart: `1px solid ${vars.color.border.subtle}`,
});
