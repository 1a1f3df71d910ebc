import { componentStyle } from '../../theme/style.ts';
import { media, px, sizes } from '../../theme/tokens.ts';

export const text = componentStyle({ flexGrow: 1, minInlineSize: 0 });

/** One column for each button, so that those of all questions line up where one of them is missing. */
export const actions = componentStyle({
  flexShrink: 0,
  gridTemplateColumns: `repeat(3, ${px(sizes.control)})`,
  '@media': { [media.touch]: { gridTemplateColumns: `repeat(3, ${px(sizes.touchTarget)})` } },
});

/** Where there is one question alone, nothing can be missing. */
export const alone = componentStyle({ flexShrink: 0 });

export const up = componentStyle({ gridColumn: 1 });
export const down = componentStyle({ gridColumn: 2 });
export const remove = componentStyle({ gridColumn: 3 });
