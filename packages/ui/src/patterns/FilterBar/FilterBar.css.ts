import { componentStyle } from '../../theme/style.ts';
import { media } from '../../theme/tokens.ts';

/** Where there is little room, several filters are behind a button. */
export const unfold = componentStyle({
  display: 'none',
  '@media': { [media.phone]: { display: 'block' } },
});

/** Those behind a button stand in lines of their own, below it and what is beside it. */
export const foldable = componentStyle({
  '@media': { [media.phone]: { flexBasis: '100%', order: 1 } },
});
/** Each in a cell of its own: what is chosen in one moves no other. */
export const below = componentStyle({
  flexBasis: '100%',
  order: 1,
  whiteSpace: 'nowrap',
});
/** What clears those below stands beside the search; on phones behind them, where they are. */
export const clearBelow = componentStyle({ '@media': { [media.phone]: { order: 2 } } });
export const folded = componentStyle({ '@media': { [media.phone]: { display: 'none' } } });
