import { vars } from '../../theme/contract.css.ts';
import { componentStyle } from '../../theme/style.ts';
import { media, radius, space, weight } from '../../theme/tokens.ts';

export const group = componentStyle({ minInlineSize: 0 });

export const card = componentStyle({
  position: 'relative',
  padding: space[16],
  border: `1px solid ${vars.color.border.subtle}`,
  borderRadius: radius.dialog,
  backgroundColor: vars.color.surface.card,
  cursor: 'pointer',
  transition: `border-color ${vars.motion.fade}, box-shadow ${vars.motion.fade}`,
  selectors: {
    '&:has(:checked)': {
      borderColor: vars.color.accent.base,
      boxShadow: `0 0 0 1px ${vars.color.accent.base}`,
    },
    '&:has(:focus-visible)': { outline: `2px solid ${vars.color.focus}`, outlineOffset: '2px' },
  },
  '@media': {
    [media.hover]: {
      selectors: { '&:hover:not(:has(:checked))': { borderColor: vars.color.border.strong } },
    },
    [media.phone]: { flexDirection: 'row', alignItems: 'center', gap: space[16] },
  },
});

/** In the corner of its card, and on a phone behind the words. */
export const mark = componentStyle({
  position: 'absolute',
  insetBlockStart: space[16],
  insetInlineEnd: space[16],
  '@media': { [media.phone]: { position: 'static', order: 1, marginInlineStart: 'auto' } },
});

/** Covers the card: all of it is the button's target, and the browser's own ring is the card's. */
export const input = componentStyle({
  position: 'absolute',
  inset: 0,
  opacity: 0,
  cursor: 'pointer',
});
export const title = componentStyle({ fontWeight: weight.semibold });
export const text = componentStyle({ color: vars.color.text.muted, textWrap: 'pretty' });

export const error = componentStyle({
  marginBlockStart: space[12],
  color: vars.color.critical.strong,
});
