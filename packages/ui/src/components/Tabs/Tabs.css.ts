import { vars } from '../../theme/contract.css.ts';
import { componentStyle, rightToLeft } from '../../theme/style.ts';
import { fine, media, px, sizes, space, weight } from '../../theme/tokens.ts';
import { MORE_AFTER, MORE_BEFORE } from '../tellMore.ts';

export const root = componentStyle({
  display: 'flex',
  flexDirection: 'column',
  gap: space[24],
  minInlineSize: 0,
});
/** A soft edge over tabs that go on beyond it; never in the way of a press. */
const edge = {
  content: '',
  position: 'sticky',
  zIndex: 1,
  flex: `0 0 ${space[40]}`,
  marginBlockEnd: '2px',
  pointerEvents: 'none',
  opacity: 0,
} as const;
const fadeTo = (side: 'left' | 'right') =>
  `linear-gradient(to ${side}, transparent, ${vars.color.surface.page} 80%)`;
/** An edge takes no place among the tabs: its width, and the gap beside it. */
const WITHOUT_PLACE = `calc(-1 * (${space[40]} + ${space[24]}))`;

export const list = componentStyle({
  display: 'flex',
  gap: space[24],
  overflowX: 'auto',
  scrollbarWidth: 'none',
  // Room for the focus ring inside of what scrolls.
  padding: space[4],
  margin: `-${space[4]}`,
  boxShadow: `inset 0 -${fine[5]} 0 -${space[4]} ${vars.color.border.subtle}`,
  selectors: {
    '&::before': {
      ...edge,
      insetInlineStart: `-${space[4]}`,
      marginInlineEnd: WITHOUT_PLACE,
      backgroundImage: fadeTo('left'),
    },
    '&::after': {
      ...edge,
      insetInlineEnd: `-${space[4]}`,
      marginInlineStart: WITHOUT_PLACE,
      backgroundImage: fadeTo('right'),
    },
    [`${rightToLeft}::before`]: { backgroundImage: fadeTo('right') },
    [`${rightToLeft}::after`]: { backgroundImage: fadeTo('left') },
    [`&[${MORE_BEFORE}]::before`]: { opacity: 1 },
    [`&[${MORE_AFTER}]::after`]: { opacity: 1 },
  },
  '@media': { '(forced-colors: active)': { selectors: { '&::before, &::after': { display: 'none' } } } },
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
    [media.touch]: {
      flexShrink: 0,
      justifyContent: 'center',
      minBlockSize: px(sizes.touchTarget),
      minInlineSize: px(sizes.touchTarget),
    },
    // Forced colors draw transparent borders too, which would underline every tab.
    '(forced-colors: active)': {
      borderColor: 'Canvas',
      selectors: { '&[data-selected]': { borderColor: 'Highlight' } },
    },
  },
});
export const problem = componentStyle({ display: 'inline-flex', color: vars.color.critical.strong });
export const panel = componentStyle({ minInlineSize: 0 });
