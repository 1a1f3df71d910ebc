import { lineEnd } from '../../theme/lines.css.ts';
import { layoutStyle } from '../../theme/style.ts';
import { media } from '../../theme/tokens.ts';

/** At the end of a version's row, or on phones below its name. */
export const detail = layoutStyle({
  '@media': { [media.smUp]: { alignItems: 'end', textAlign: lineEnd } },
});
