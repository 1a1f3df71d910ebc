import { globalStyle } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { layers } from '../../theme/layers.css.ts';
import { lineStart } from '../../theme/lines.css.ts';
import { componentStyle, componentVariants } from '../../theme/style.ts';
import { media, radius, space } from '../../theme/tokens.ts';

export const card = componentStyle({
  position: 'relative',
  minInlineSize: 0,
  borderRadius: radius.control,
  border: `1px solid ${vars.color.border.subtle}`,
  backgroundColor: vars.color.surface.card,
});
export const padding = componentVariants({
  normal: { padding: space[16], '@media': { [media.smUp]: { padding: space[24] } } },
  small: { padding: space[16] },
  none: { overflow: 'hidden' },
});
/** The link that covers the card, and carries its focus. */
export const cover = componentStyle({
  textAlign: lineStart,
  fontWeight: 'inherit',
  cursor: 'pointer',
  outline: 'none',
  overflowWrap: 'anywhere',
  selectors: { '&::after': { content: '', position: 'absolute', inset: 0, borderRadius: 'inherit' } },
});
/** The card shows hover and press as a whole; the link that covers it takes the press. */
export const pressable = componentStyle({
  transition: `border-color ${vars.motion.fade}, background-color ${vars.motion.fade}`,
  selectors: {
    [`&:has(${cover}:focus-visible)`]: { outline: `2px solid ${vars.color.focus}`, outlineOffset: '2px' },
    [`&:has(${cover}:active)`]: { backgroundColor: vars.color.surface.hover },
  },
  '@media': {
    [media.hover]: {
      selectors: {
        '&:hover': { vars: { [vars.motion.fade]: vars.motion.press }, borderColor: vars.color.border.strong },
      },
    },
  },
});
// Other links and buttons of the card lie above the link that covers it.
globalStyle(`${pressable}:has(${cover}) :is(a, button):not(${cover})`, {
  '@layer': { [layers.component]: { position: 'relative', zIndex: 1 } },
});
