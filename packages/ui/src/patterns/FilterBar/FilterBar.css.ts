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
export const folded = componentStyle({ '@media': { [media.phone]: { display: 'none' } } });
