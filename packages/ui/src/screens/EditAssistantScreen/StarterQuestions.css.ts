import { componentStyle } from '../../theme/style.ts';
import { media, px, sizes, space } from '../../theme/tokens.ts';

export const list = componentStyle({ display: 'grid', gap: space[8] });

export const row = componentStyle({ display: 'flex', alignItems: 'flex-start', gap: space[4] });

export const text = componentStyle({ flexGrow: 1, minInlineSize: 0 });

/** As wide with two buttons as with three, so that the fields line up. */
export const actions = componentStyle({
  display: 'flex',
  justifyContent: 'flex-end',
  flexShrink: 0,
  inlineSize: px(3 * sizes.control),
  '@media': { [media.touch]: { inlineSize: px(3 * sizes.touchTarget) } },
});

export const foot = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[8],
});
