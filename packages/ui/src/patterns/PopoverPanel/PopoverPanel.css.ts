import { vars } from '../../theme/contract.css.ts';
import { componentStyle } from '../../theme/style.ts';
import { px, sizes, space, weight } from '../../theme/tokens.ts';

/** In a low window the list scrolls, below a head that stays; the popover around it has a line. */
export const panel = componentStyle({
  minBlockSize: 0,
  maxBlockSize: 'calc(var(--radix-popover-content-available-height) - 2px)',
});

export const head = componentStyle({
  minBlockSize: px(sizes.row),
  paddingBlock: space[8],
  paddingInline: `${space[16]} ${space[12]}`,
  borderBlockEnd: `1px solid ${vars.color.border.subtle}`,
});

export const title = componentStyle({
  fontFamily: vars.font.heading,
  fontSize: vars.type.title.size,
  lineHeight: vars.type.title.line,
  fontWeight: weight.semibold,
});

/** A shade that lies still, and a cover that scrolls along: it hides the shade where the list ends. */
const shade = `color-mix(in oklab, ${vars.color.text.default} 14%, transparent)`;
const moreBelow = [
  `linear-gradient(${vars.color.surface.raised} 0 0) 0 100% / 100% ${space[16]} no-repeat local`,
  `linear-gradient(to top, ${shade}, transparent) 0 100% / 100% ${space[12]} no-repeat scroll`,
].join(', ');
export const list = componentStyle({
  // There may be more although no row is cut.
  background: moreBelow,
  minBlockSize: 0,
  maxBlockSize: px(sizes.notificationsListMax),
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  // A ring around the row at the edge stays whole.
  scrollPaddingBlock: space[8],
  // The panel's edge would cut the ring around the list itself.
  selectors: { '&:focus-visible': { outlineOffset: '-2px' } },
});

export const outline = componentStyle({ paddingBlock: space[16], paddingInline: space[16] });

export const nothing = componentStyle({
  paddingBlock: space[40],
  paddingInline: space[24],
  textAlign: 'center',
});

export const nothingIcon = componentStyle({
  inlineSize: space[48],
  blockSize: space[48],
  marginBlockEnd: space[8],
  borderRadius: '50%',
  backgroundColor: vars.color.surface.hover,
  color: vars.color.text.muted,
});
export const nothingTitle = componentStyle({ fontWeight: weight.semibold });
export const nothingHint = componentStyle({ color: vars.color.text.muted, textWrap: 'balance' });
