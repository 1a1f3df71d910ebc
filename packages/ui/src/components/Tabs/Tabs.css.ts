import { vars } from '../../theme/contract.css.ts';
import { componentStyle } from '../../theme/style.ts';
import { fine, media, px, sizes, space, weight } from '../../theme/tokens.ts';

export const root = componentStyle({
  display: 'flex',
  flexDirection: 'column',
  gap: space[24],
  minInlineSize: 0,
});
export const list = componentStyle({
  display: 'flex',
  gap: space[24],
  overflowX: 'auto',
  scrollbarWidth: 'none',
  // Room for the focus ring inside of what scrolls.
  padding: space[4],
  margin: `-${space[4]}`,
  boxShadow: `inset 0 -${fine[5]} 0 -${space[4]} ${vars.color.border.subtle}`,
});
export const tab = componentStyle({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: fine[6],
  minBlockSize: space[40],
  whiteSpace: 'nowrap',
  cursor: 'pointer',
  outline: 'none',
  color: vars.color.text.muted,
  fontWeight: weight.strong,
  borderBlockEnd: '2px solid transparent',
  transition: `color ${vars.motion.fade}`,
  selectors: {
    '&[data-hovered]': { color: vars.color.text.default },
    '&[data-selected]': { color: vars.color.text.default, borderColor: vars.color.accent.base },
    '&[data-focus-visible]': {
      outline: `2px solid ${vars.color.focus}`,
      outlineOffset: '2px',
      borderRadius: '2px',
    },
  },
  '@media': {
    [media.touch]: { minBlockSize: px(sizes.touchTarget) },
    // Forced colours draw transparent borders too, which would underline every tab.
    '(forced-colors: active)': {
      borderColor: 'Canvas',
      selectors: { '&[data-selected]': { borderColor: 'Highlight' } },
    },
  },
});
export const problem = componentStyle({ display: 'inline-flex', color: vars.color.critical.strong });
export const panel = componentStyle({ minInlineSize: 0 });
