import { componentStyle } from '../../theme/style.ts';
import { media, space } from '../../theme/tokens.ts';

export const columns = componentStyle({
  '@media': { [media.lgUp]: { gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 2fr)' } },
});

/** Beside the answers only: below them nobody sees it while typing. */
export const preview = componentStyle({
  display: 'none',
  '@media': { [media.lgUp]: { display: 'block', position: 'sticky', insetBlockStart: space[24] } },
});
